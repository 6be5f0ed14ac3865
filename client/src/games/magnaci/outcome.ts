// What a word would bring: a chip at its target, sentences in the card. What is told in, message keys out.
import type { Chip, Effect, HandView } from "../game";
import type { Words } from "../../lib/words/words";
import { signed } from "./names";
import { seen, things } from "./things";
import type { Magnaci, Outcome, Part, Prompt } from "./types";

type View = Magnaci["view"];

export function chip(outcome: Outcome, view: View, words: Words): Chip | null {
  const name = effect(outcome, view, words).head;
  if (outcome.battle) {
    const won = outcome.battle === "won";
    const parts = [{ sign: won ? "mg-s-house" : "mg-s-torch" }];
    return { tone: won ? "mine" : "danger", parts, name };
  }
  if (outcome.gain) {
    const tone = outcome.gain > 0 ? "mine" : "danger";
    return { tone, parts: [{ text: signed(outcome.gain) }], name };
  }
  return { tone: "nothing", parts: [], name };
}

/** The same in words: the loudest first, then all the rest. */
export function effect(outcome: Outcome, view: View, words: Words): Effect {
  const lines: string[] = [];
  const say = (key: string, facts: Record<string, unknown> = {}): void =>
    void lines.push(words.say(key, facts));
  const { standing } = outcome;
  for (const weight of outcome.laid) {
    say("magnaci-effect-laid", {
      ...weight,
      target: seen(view, weight.on)[0] ?? weight.on,
      place: weight.on.startsWith("conflicts.") ? "conflict" : "card",
      share: weight.share ?? 0,
      beaten: weight.beaten_by.length,
      tied: weight.tied_by.length,
    });
  }
  if (outcome.left) say("magnaci-dock-left", { ...outcome.left });
  if (outcome.battle) say("magnaci-effect-battle", { result: outcome.battle });
  else if (standing && standing.strength !== null) {
    const { strength, scale, holds } = standing;
    say("magnaci-effect-strength", { strength, scale, holds });
  } else if (standing && outcome.winner === null) {
    const mine = view.seat === null ? null : standing.totals[view.seat];
    say("magnaci-effect-standing", {
      best: standing.best,
      count: standing.best.length,
      mine: mine ?? 0,
    });
  }
  if (outcome.winner !== null) say("magnaci-effect-winner", { seat: outcome.winner });
  outcome.estates.forEach((count, seat) => {
    if (count) say("magnaci-effect-estates", { seat, change: signed(count) });
  });
  outcome.laws.forEach((count, seat) => {
    if (count) say("magnaci-effect-laws", { seat, change: signed(count) });
  });
  if (outcome.gain) {
    const parts = (Object.entries(outcome.parts) as [Part, number][]).map(
      ([part, n]) => `${words.say(`magnaci-score-${part}`)} ${signed(n)}`,
    );
    say("magnaci-effect-gain", { change: signed(outcome.gain), parts });
  }
  outcome.wealth.forEach((n, seat) => {
    if (n && seat !== view.seat) say("magnaci-effect-wealth", { seat, change: signed(n) });
  });
  if (outcome.partitions) say("magnaci-effect-partitions", { change: signed(outcome.partitions) });
  if (outcome.opens && outcome.asks !== null && outcome.asks !== view.seat) {
    say("magnaci-effect-next", { seat: outcome.asks, what: outcome.opens });
  }
  const [head, ...rest] = lines;
  return { head: head ?? words.say("magnaci-effect-nothing"), lines: rest };
}

/** Whatever of mine can be played now and what passing would bring, if both can be foreseen. */
export function choices(hand: HandView, prompt: Prompt, view: View, words: Words): Effect[] {
  if (prompt.kind !== "action" && prompt.kind !== "veto") return [];
  const mine = things(view, view.seat).filter(
    (each) => (each.kind === "office" || each.kind === "law") && each.seat === view.seat,
  );
  const found = [...mine.map((each) => each.key), "do:pass"].flatMap((key) => {
    const outcome = hand.lit(key) ? (hand.outcome(key) as Outcome | null) : null;
    if (!outcome) return [];
    const { head, lines } = effect(outcome, view, words);
    const card = key === "do:pass" ? "none" : key.split(":")[1];
    return [
      { head: words.say("magnaci-choice", { card, asked: prompt.kind }), lines: [head, ...lines] },
    ];
  });
  return found.length > 1 && found.length < 5 ? found : [];
}
