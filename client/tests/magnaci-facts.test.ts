// Every public fact is drawn: each leaf of recorded tables is changed, and the page must change too.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import magnaci from "../src/games/magnaci";
import { name, tip } from "../src/games/magnaci/describe";
import { layout } from "../src/games/magnaci/layout";
import data from "../src/games/magnaci/material.json";
import type { Thing } from "../src/games/game";
import { things, type MagnaciThing } from "../src/games/magnaci/things";
import type { Magnaci, Outlook, Prompt } from "../src/games/magnaci/types";
import { alphabetOf, Words, type Letter } from "../src/lib/words/words";
import { idle } from "../src/stage/context";
import OnStage from "./kit/OnStage.svelte";

interface Recorded {
  view: Magnaci["view"];
  names: string[];
  eyes: number;
  question: { prompt: Prompt } | null;
  outlook: Outlook;
}
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const recorded = JSON.parse(read("fixtures/magnaci-views.json")) as Record<string, Recorded>;
const parts = ["kernel", "magnaci"].map(
  (part) => new FluentResource(read(`../../src/tabularium/words/en/${part}.ftl`)),
);
const alphabet = alphabetOf(data.letters as unknown as Letter[]);

/** All that is shown of a view: row, chamber and map, dock, rows, sheets, tips. */
function page(view: Magnaci["view"], from: Recorded): string {
  const words = new Words("en", parts, "magnaci", alphabet, from.names);
  words.seat = from.eyes;
  const all = things(view, from.eyes);
  const size = layout({ width: 1084, height: 690 }, "wide");
  const prompt = from.question?.prompt ?? null;
  const { outlook } = from;
  const props = { view, things: all, hand: idle, outlook, forecast: null, words, size, prompt };
  const draw = (part: unknown, more: object = {}): string =>
    render(part as Component<object>, { props: { ...props, ...more } }).body;
  const called = (thing: Thing): string => name(thing as MagnaciThing, view, words);
  return [
    draw(OnStage, { Board: magnaci.Board, called }),
    draw(magnaci.Dock),
    ...from.names.map((_, seat) => draw(magnaci.Row, { seat }) + draw(magnaci.Rival, { seat })),
    ...all.map(called),
    ...all.flatMap((each) => tip(each, view, words).lines),
    ...magnaci.tell.phases(view, words),
  ].join("\n");
}

// Told elsewhere in the same view and drawn from there: turned cards as bids, cards laid by those
// that remain, the King by his place, what a window is about by its contest and its question; a
// card's own value and a conflict's reward are printed on them. Slots are the kernel's numbers.
const ELSEWHERE = new RegExp(
  [
    "^(shown|bonus|laid|king\\.king|window\\.(about|occasion)|pacta\\.0|announced\\.veto)",
    "^contest\\.(kind|decides|war\\.reward|bids\\.\\d+\\.base)",
    "^face_down\\.\\d+\\.slot",
  ].join("|"),
);
/** In a fight the reward is one estate, as printed. */
const isReward = (path: string, table: Magnaci["table"]): boolean =>
  path === "contest.estates" && table.contest?.kind === "conflict";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
function leaves(value: unknown, path: string[] = []): string[][] {
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([inner, each]) => leaves(each, [...path, inner]));
}
const { material } = data;
const LIKE: string[][] = [
  material.laws.map((each) => each.code),
  material.conflicts.map((each) => each.code),
  material.kings.map((each) => each.code),
  material.cards.map((each) => each.code),
  material.provinces.map((each) => each.code),
  material.offices,
  material.symbols,
  ["gold", "silver", "bronze", "iron"],
  ["senate", "sejm", "conflicts", "interregnum"],
  ["invasion", "law", "black_clouds", "silent_sejm"],
];
function changed(value: unknown, seats: number): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value < seats ? (value + 1) % seats : value + 1;
  if (typeof value !== "string") return value;
  return LIKE.find((list) => list.includes(value))?.find((each) => each !== value) ?? value;
}

it.each([
  "laid dark pawns",
  "action conflict",
  "action law",
  "senate",
  "veto",
  "laid entail",
  "order",
])("draws every public fact of %s", { timeout: 60_000 }, (which) => {
  const from = recorded[which]!;
  const before = page(from.view, from);
  const unseen: string[] = [];
  for (const path of leaves(from.view.table)) {
    const whole = path.join(".");
    if (ELSEWHERE.test(whole) || isReward(whole, from.view.table)) continue;
    const view = structuredClone(from.view);
    let at = view.table as unknown as Record<string, unknown>;
    for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
    const last = path.at(-1)!;
    const other = changed(at[last], from.view.seats);
    if (other === at[last]) continue;
    at[last] = other;
    try {
      if (page(view, from) === before) unseen.push(whole);
    } catch {
      // A table that cannot be: it was read, or it would have been drawn.
    }
  }
  expect(unseen).toEqual([]);
});
