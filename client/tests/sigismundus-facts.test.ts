// Every public fact of Sigismundus is drawn and said: each leaf of a recorded view is changed, and the
// picture must change, and so must what is told to a reader.
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import type { Thing } from "../src/games/game";
import sigismundus from "../src/games/sigismundus";
import { name, overview, phases, tip } from "../src/games/sigismundus/describe";
import type { View } from "../src/games/sigismundus/game";
import { layout } from "../src/games/sigismundus/layout";
import data from "../src/games/sigismundus/material.json";
import { things, type SigismundusThing } from "../src/games/sigismundus/things";
import type { Outlook, Prompt } from "../src/games/sigismundus/types";
import { idle } from "../src/stage/context";
import OnStage from "./kit/OnStage.svelte";
import { wordsFor } from "./kit/words";

interface Recorded {
  view: View;
  names: string[];
  eyes: number;
  question: { prompt: Prompt } | null;
  outlook: Outlook;
}
const file = new URL("fixtures/sigismundus-views.json", import.meta.url);
const recorded = JSON.parse(readFileSync(file, "utf8")) as Record<string, Recorded>;
const words = wordsFor("sigismundus");
const size = layout({ width: 1084, height: 674 }, "wide");

/** What need not be drawn by itself: one full path each, and why. */
const EXCUSED: Record<string, string> = {
  "places.foreign.pact.0": "it can only be a Secret pact; where it lies is drawn",
};

function shown(from: Recorded, view: View): [string, string] {
  const { eyes, outlook } = from;
  const all = things(view, eyes);
  const prompt = from.question?.prompt ?? null;
  const props = { view, things: all, hand: idle, words, size, outlook, forecast: null, prompt };
  const draw = (part: unknown, more: object = {}): string =>
    render(part as Component<object>, { props: { ...props, ...more } }).body;
  const called = (thing: Thing): string => name(thing as SigismundusThing, view, words);
  const seats = from.names.map((_, seat) => seat);
  const drawn = [
    draw(OnStage, { Board: sigismundus.Board, called: () => "" }),
    draw(sigismundus.Dock),
    draw(sigismundus.Overlay),
    ...seats.map((seat) => draw(sigismundus.Row, { seat })),
    ...(view.result ? [draw(sigismundus.End)] : []),
  ];
  const said = [
    ...all.flatMap((each) => [called(each), ...tip(each, view, words).lines]),
    ...overview(view, words).flatMap((each) => each.lines),
    ...phases(view, words),
  ];
  return [drawn.join("\n"), said.join("\n")];
}

type Path = (string | number)[];
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (value !== null && typeof value === "object") {
    for (const key of Object.keys(value)) yield* leaves(value[key as never], [...path, key]);
  } else yield path;
}
const { material } = data;
const LIKE: string[][] = [
  material.countries,
  material.houses,
  material.offices.map((each) => each.code),
  material.sejms.map((each) => each.act),
  material.demands,
  material.figures.map((each) => each.code),
  material.fields,
  material.arms,
  ...Object.values(material.policies),
];
/** What stands where now is nothing, by the name of the field; a whole record is no leaf. */
const INSTEAD: Record<string, unknown> = {
  turned: "national_church",
  sejm: "union",
  next: "hussars",
  attack: null,
  bonus: null,
  round: null,
};
/** Another value of the same type. */
function other(value: unknown, last: string | number, seats: number): unknown {
  if (value === null) return last in INSTEAD ? INSTEAD[last] : 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value < seats ? (value + 1) % seats : value + 1;
  if (typeof value !== "string") return value;
  return LIKE.find((list) => list.includes(value))?.find((each) => each !== value) ?? value;
}
function changed(view: View, part: "table" | "places", path: Path): View | null {
  const copy = structuredClone(view);
  let at = copy[part] as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  const last = path.at(-1)!;
  const instead = other(at[last], last, view.seats);
  if (instead === at[last]) return null;
  at[last] = instead;
  return copy;
}

/** Leaves that can be changed without a trace. */
function unseen(from: Recorded, look: (view: View) => [string, string]): string[] {
  const [html, text] = look(from.view);
  const missing: string[] = [];
  let looked = 0;
  for (const part of ["table", "places"] as const) {
    for (const path of leaves(from.view[part])) {
      const where = `${part}.${path.join(".")}`;
      const view = where in EXCUSED ? null : changed(from.view, part, path);
      if (view === null) continue;
      looked++;
      const [drawn, said] = look(view);
      if (drawn === html) missing.push(`${where} is not drawn`);
      if (said === text) missing.push(`${where} is not said`);
    }
  }
  expect(looked).toBeGreaterThan(150);
  return missing;
}

it.each(Object.keys(recorded))(
  "of %s every leaf is drawn and said",
  (key) => {
    const from = recorded[key]!;
    expect(unseen(from, (view) => shown(from, view)).join("\n")).toBe("");
  },
  60_000,
);

it("notices a board that forgets a fact", { timeout: 60_000 }, () => {
  const from = recorded["early"]!;
  const { votes } = from.view.table;
  const forgetful = (view: View): [string, string] =>
    shown(from, { ...view, table: { ...view.table, votes } });
  const found = votes.flatMap((_, seat) => [
    `table.votes.${seat} is not drawn`,
    `table.votes.${seat} is not said`,
  ]);
  expect(unseen(from, forgetful)).toEqual(found);
});

it("has at most five excuses, each a full path", () => {
  expect(Object.keys(EXCUSED).length).toBeLessThanOrEqual(5);
  for (const path of Object.keys(EXCUSED)) expect(path).toMatch(/^(table|places)(\.[\w-]+)+$/);
});
