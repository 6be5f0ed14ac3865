// What plain things are called: letters, slots and places in the words of the game.
import { t } from "../../lib/words/language.svelte";
import type { Words } from "../../lib/words/words";
import type { Declared, TellOf, Thing } from "../game";
import { ownerOf, plainView, type PlainThing } from "./things";

/** A code in words: something named, a piece, or what it is without its marks. */
export function called(code: string, words: Words): string {
  const named = words.called(code);
  if (named !== code) return named;
  const item = words.item(code);
  return item !== code ? item : code.replaceAll("_", " ");
}

export function placeName(place: string, words: Words): string {
  const seat = ownerOf(place);
  const name = called(place.replace(/\.\d+$/, ""), words);
  return seat === null ? name : `${words.name(seat)}: ${name}`;
}

/** What lies somewhere, like things together: "red × 3". */
export function items(codes: readonly string[], words: Words): string[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, n]) =>
    n > 1 ? `${called(code, words)} × ${n}` : called(code, words),
  );
}

function name(thing: Thing, words: Words): string {
  const plain = thing as PlainThing;
  if (plain.kind === "say") return words.letter(plain.facts.letter);
  if (plain.kind === "slot") return `${called(plain.facts.group, words)} ${plain.facts.nth}`;
  return placeName(plain.facts.place, words);
}

function lines(thing: Thing, words: Words): string[] {
  const plain = thing as PlainThing;
  if (plain.kind !== "place") return [];
  if (plain.facts.items) return items(plain.facts.items, words);
  return [t("client-plain-hidden", { count: plain.n ?? 0 })];
}

/** Where the rules are, if the view says it. */
function phases(view: Declared["view"], words: Words): string[] {
  const { stack } = view as { stack?: Record<string, unknown>[] };
  return (stack ?? []).map((frame) => words.frame(frame)).filter(Boolean);
}

export const tell: TellOf<Declared> = {
  name: (thing, _view, words) => name(thing, words),
  tip: (thing, _view, words) => ({ name: name(thing, words), lines: lines(thing, words) }),
  overview: (view, words) =>
    Object.entries(plainView(view).places).map(([place, held]) => ({
      heading: placeName(place, words),
      lines:
        typeof held === "number" ? [t("client-plain-hidden", { count: held })] : items(held, words),
    })),
  phases,
  ask: (prompt, _picks, words) => {
    const { kind, ...facts } = prompt;
    return { head: words.ask(kind, facts) };
  },
  chip: () => null,
  effect: (outcome, _view, words) => ({
    head: outcome.gain ? words.say("client-plain-gain", { points: outcome.gain }) : "",
    lines: [],
  }),
};
