// Every public fact is drawn: each leaf of a recorded table is changed, and the page must change too.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import orleans from "../src/games/orleans";
import { name, tip } from "../src/games/orleans/describe";
import { layout } from "../src/games/orleans/layout";
import data from "../src/games/orleans/material.json";
import type { Thing } from "../src/games/game";
import { things, type OrleansThing } from "../src/games/orleans/things";
import type { Orleans, Outlook } from "../src/games/orleans/types";
import { alphabetOf, Words, type Letter } from "../src/lib/words/words";
import { idle } from "../src/stage/context";
import OnStage from "./kit/OnStage.svelte";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const { late } = JSON.parse(read("fixtures/orleans-views.json")) as Record<
  string,
  { view: Orleans["view"]; outlook: Outlook }
>;
const parts = ["kernel", "orleans"].map(
  (part) => new FluentResource(read(`../../src/tabularium/words/en/${part}.ftl`)),
);
const words = new Words("en", parts, "orleans", alphabetOf(data.letters as unknown as Letter[]), [
  "Livia",
  "Ania",
  "Stach",
  "Ewa",
]);
words.seat = 0;

const named =
  (view: Orleans["view"]) =>
  (thing: Thing): string =>
    name(thing as OrleansThing, view, words);
/** All that is shown of a view: map and boards, dock, rows, opened towns, tips. */
function page(view: Orleans["view"]): string {
  const all = things(view, 0);
  const size = layout({ width: 1084, height: 664 }, "wide", null);
  const plan = { kind: "plan", technology: 0 } as const;
  const town = layout({ width: 1084, height: 664 }, "wide", plan);
  const outlook = late!.outlook;
  const props = {
    view,
    things: all,
    hand: idle,
    outlook,
    forecast: null,
    words,
    size,
    prompt: null,
  };
  const draw = (part: unknown, more: object = {}): string =>
    render(part as Component<object>, { props: { ...props, ...more } }).body;
  const seats = view.table.coins.map((_, seat) => seat);
  return [
    draw(OnStage, { Board: orleans.Board, called: named(view) }),
    draw(OnStage, { Board: orleans.Board, called: named(view), size: town }),
    draw(orleans.Dock),
    ...seats.map((seat) => draw(orleans.Row, { seat }) + draw(orleans.Rival, { seat })),
    ...all.flatMap((each) => tip(each, view, words).lines),
    ...orleans.tell.phases(view, words),
  ].join("\n");
}

// Told by name in other fields of the same table, which are drawn; whose turn it is the frame shows.
const ELSEWHERE = /^(stations|citizens_taken|tracks|unbuilt\.[1-3]|round\.turn)/;
const OTHER: Record<string, string> = { orleans: "blois", grain: "wine", hayrick: "winery" };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
function leaves(value: unknown, path: string[] = []): string[][] {
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}
function changed(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value !== "string") return value === null ? "grain" : value;
  return OTHER[value] ?? (value in data.material.cities ? "orleans" : otherKind(value));
}
const otherKind = (value: string): string => {
  const like = [
    data.material.kinds,
    data.material.goods,
    data.material.events,
    Object.keys(data.material.places),
  ];
  const found = like.find((list) => list.includes(value)) ?? [];
  return found.find((each) => each !== value) ?? value;
};

it("draws every public fact", { timeout: 60_000 }, () => {
  const before = page(late!.view);
  const unseen: string[] = [];
  const paths = leaves(late!.view.table);
  expect(paths.length).toBeGreaterThan(150);
  for (const path of paths) {
    const name = path.join(".");
    if (ELSEWHERE.test(name)) continue;
    const view = structuredClone(late!.view);
    let at = view.table as unknown as Record<string, unknown>;
    for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
    const last = path.at(-1)!;
    const other = changed(at[last]);
    if (other === at[last]) continue;
    at[last] = other;
    if (page(view) === before) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});
