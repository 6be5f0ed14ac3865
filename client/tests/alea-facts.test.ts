// Every public fact of Alea is drawn and said: each leaf of a recorded view is changed, and the
// picture must change, and so must what is told to a reader.
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import Board from "../src/games/alea/Board.svelte";
import { name, tip } from "../src/games/alea/describe";
import Dock from "../src/games/alea/Dock.svelte";
import { layout } from "../src/games/alea/layout";
import Overlay from "../src/games/alea/Overlay.svelte";
import Row from "../src/games/alea/Row.svelte";
import { things, type View } from "../src/games/alea/things";
import type { Outlook, Prompt, Score } from "../src/games/alea/types";
import { idle } from "../src/stage/context";
import Staged from "./kit/Staged.svelte";
import { wordsFor } from "./kit/words";

interface Recorded {
  view: View;
  eyes: number;
  question: { prompt: Prompt } | null;
  outlook: Outlook;
  forecast: Score;
}
const file = new URL("fixtures/alea-views.json", import.meta.url);
const recorded = JSON.parse(readFileSync(file, "utf8")) as Record<string, Recorded>;
const words = wordsFor("alea");
const size = layout({ width: 1084, height: 656 }, "wide");

/** What need not be drawn or said by itself, and why. */
const EXCUSED: [RegExp, string][] = [
  [/^table\.(temple|senate|castrum|forum)\./, "drawn from the ranks, which are the same dice"],
  [/^table\.ranks\.columns$/, "so many pedestals stand there for this number of players"],
  [/^table\.(choosing|round)$/, "a record instead of nothing is no value of its type"],
  [/^table\.rolled$/, "without a roll nobody has rolled"],
  [/^table\.choosing\.dice$/, "in the Forum a die chooses alone"],
];
const DRAWN_EXCUSED: [RegExp, string][] = [
  [/^places\.(provinces|patricians)\.gone\./, "in the tip of the pile"],
  [/^places\.fortuna\.rejected\./, "the uppermost is drawn, all are in the tip"],
  [/^table\.round\.turn$/, "while buildings pay no turn is played"],
];
const excused = (list: [RegExp, string][], path: string): boolean =>
  list.some(([which]) => which.test(path));

function shown({ eyes, question, outlook, forecast }: Recorded, view: View): [string, string] {
  const all = things(view, eyes);
  const prompt = question?.prompt ?? null;
  const props = { view, things: all, hand: idle, words, size, outlook, forecast, prompt };
  let html = render(Staged, { props: { Board: Board as Component<never>, props } }).body;
  html += render(Dock, { props }).body + render(Overlay, { props }).body;
  for (let seat = 0; seat < view.seats; seat++)
    html += render(Row, { props: { ...props, seat } }).body;
  const said = all.map((each) => name(each, view, words) + tip(each, view, words).lines.join(" "));
  return [html, said.join("\n")];
}

type Path = (string | number)[];
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (value !== null && typeof value === "object") {
    for (const key of Object.keys(value)) yield* leaves(value[key as never], [...path, key]);
  } else yield path;
}
const swapped = (value: string, one: string, other: string): string =>
  value === one ? other : one;
/** Another value of the same type. */
function other(value: unknown): unknown {
  if (typeof value === "number") return value === 3 ? 2 : value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value !== "string") return 1;
  if (/[MF]\d$/.test(value)) return swapped(value, "blueM1", "blueM2");
  if (/^[a-z]+\d$/.test(value)) return swapped(value, "blue1", "blue2");
  if (/^\d$/.test(value)) return String((Number(value) % 3) + 1);
  if (/^[IVX]+/.test(value)) return swapped(value, "V", "IX");
  return swapped(value, "castrum", "forum");
}
function changed(view: View, part: "table" | "places", path: Path): View {
  const copy = structuredClone(view);
  let at = copy[part] as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  const last = path.at(-1)!;
  at[last] = other(at[last]);
  return copy;
}

it.each(["2 place", "4 take_patrician", "5 place", "5 take_province", "5 keep_fortuna"])(
  "of %s every leaf is drawn and said",
  (key) => {
    const moment = recorded[key]!;
    const [html, said] = shown(moment, moment.view);
    const missing: string[] = [];
    for (const part of ["table", "places"] as const) {
      for (const path of leaves(moment.view[part])) {
        const where = `${part}.${path.join(".")}`;
        if (where === "places.fortuna.pile" && moment.view.seats < 4) continue; // there is no Temple
        if (excused(EXCUSED, where)) continue;
        const [drawn, told] = shown(moment, changed(moment.view, part, path));
        if (drawn === html && !excused(DRAWN_EXCUSED, where)) missing.push(`${where} is not drawn`);
        if (told === said) missing.push(`${where} is not said`);
      }
    }
    expect(missing).toEqual([]);
  },
  30_000,
);
