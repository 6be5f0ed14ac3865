// Orléans on the new table, over views recorded from the engine: things, letters, words, drawings.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Fit } from "../src/games/game";
import orleans, { type OrleansGame } from "../src/games/orleans";
import { ask, name, overview, phases, tip } from "../src/games/orleans/describe";
import { sheetOf } from "../src/games/orleans/geometry";
import { hand } from "../src/games/orleans/hand";
import { layout } from "../src/games/orleans/layout";
import data from "../src/games/orleans/material.json";
import { chip, effect } from "../src/games/orleans/outcome";
import { MATERIAL, things } from "../src/games/orleans/things";
import type { Letters, Orleans, Outcome, Outlook, Prompt } from "../src/games/orleans/types";
import { Pairs } from "../src/hand/pairs";
import { Tree } from "../src/hand/tree";
import type { Question } from "../src/lib/protocol/messages";
import { alphabetOf, Words, type Letter } from "../src/lib/words/words";
import { idle } from "../src/stage/context";
import OnStage from "./kit/OnStage.svelte";

interface Recorded {
  view: Orleans["view"];
  names: string[];
  eyes: number | null;
  question: (Question & { prompt: Prompt }) | null;
  outlook: Outlook;
  outcomes: { table?: Outcome[]; words?: string[] };
}
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const recorded = JSON.parse(read("fixtures/orleans-views.json")) as Record<string, Recorded>;
const views = Object.entries(recorded);
const alphabet = alphabetOf(data.letters as unknown as Letter[]);
const speaking = (lang: string, names: string[], seat: number | null): Words => {
  const parts = ["kernel", "orleans"].map(
    (part) => new FluentResource(read(`../../src/tabularium/words/${lang}/${part}.ftl`)),
  );
  const words = new Words(lang, parts, "orleans", alphabet, names);
  words.seat = seat;
  return words;
};

/** The tokens of a whole word. */
function tokens(word: string, prompt: Prompt): string[] {
  const letters = word.split(" ");
  return letters.flatMap((text, i) => {
    const [, code, facts] = alphabet.get(text)!;
    const of = hand.tokens[code as keyof Letters] as (
      facts: object,
      at: { i: number; word: string[]; prompt: Prompt },
    ) => string[];
    return of(facts, { i, word: letters, prompt });
  });
}
/** Drawn nowhere: words that are buttons, and what rides along as a chip. */
const isChip = (key: string): boolean => /^(do|load|canal|by):/.test(key);

describe.each(views)("%s", (_, { view, names, eyes, question, outlook, outcomes }) => {
  const all = things(view, eyes);
  const drawn = new Set(all.map((thing) => thing.key.split("#")[0]));

  it("gives each thing one key", () => {
    const keys = all.map((thing) => thing.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("spells every word with tokens of its own, each of them a thing or a chip", () => {
    if (!question?.ways) return;
    const bags = new Set<string>();
    const tree = new Tree<OrleansGame>(question.ways, question.prompt, hand, alphabet);
    for (const word of outcomes.words ?? []) {
      const picks = tokens(word, question.prompt);
      expect(picks.length, word).toBeGreaterThan(0);
      bags.add([...picks].sort().join(" "));
      for (const key of picks.flatMap((each) => each.split("@"))) {
        expect(drawn.has(key) || isChip(key), `${word}: ${key}`).toBe(true);
      }
      expect(tree.whole(tree.back(word))).not.toBeNull();
    }
    // Two to the canal, one for a coin and one for a point: it is the same whose is which.
    const alike = (outcomes.words ?? []).filter((word) => /\bcoin\b.*\bpoint\b/.test(word));
    expect(bags.size + alike.length).toBe(outcomes.words?.length ?? 0);
  });

  it("has every slot and every piece of a form on the table", () => {
    if (!question?.form) return;
    const pairs = new Pairs<OrleansGame>(question.form, question.prompt, hand, alphabet);
    for (const key of pairs.lit(new Map()).keys()) expect(drawn).toContain(key);
    const filled = pairs.fill(new Map(), "socket:ship.1");
    expect(pairs.whole(filled)).toMatch(/^ship/);
  });

  it.each(["en", "pl"])("is told in %s without a fault or a bare key", (lang) => {
    const words = speaking(lang, names, eyes);
    const said = [...all.map((each) => name(each, view, words)), ...phases(view, words)];
    for (const each of all) said.push(...tip(each, view, words).lines);
    for (const each of outcomes.table ?? []) {
      const told = effect(each, view, words);
      said.push(told.head, ...told.lines, chip(each, view, words)?.name ?? "");
    }
    for (const { heading, lines } of overview(view, words)) said.push(heading, ...lines);
    if (question) {
      for (const picks of [[], ["place:ship"], ["place:ship", "city:blois"], ["follower:monk@"]]) {
        const { head, note = "" } = ask(question.prompt, picks, words);
        said.push(head, note);
      }
    }
    expect(words.faults).toEqual([]);
    for (const each of said) expect(each).not.toMatch(/orleans-|\{|undefined|null|NaN/);
  });

  it.each([
    ["wide", 1084, 664],
    ["low", 1030, 508],
    ["slim", 390, 422],
  ] as const)("is drawn on a %s stage", (fit, width, height) => {
    const words = speaking("en", names, eyes);
    const prompt = question?.prompt ?? null;
    const size = layout({ width, height }, fit as Fit, prompt);
    const props = { view, things: all, hand: idle, outlook, forecast: null, words, size, prompt };
    const draw = (part: unknown, more: object = {}): string =>
      render(part as Component<object>, { props: { ...props, ...more } }).body;
    expect(draw(orleans.Dock).length).toBeGreaterThan(eyes === null ? 0 : 1000);
    const board = draw(OnStage, {
      Board: orleans.Board,
      called: (thing: OrleansGame["thing"]) => name(thing, view, words),
    });
    expect(board).not.toMatch(/NaN|undefined|orleans-[a-z]/);
    expect(board).toContain("data-plate");
    for (let seat = 0; seat < view.seats; seat++) {
      expect(draw(orleans.Row, { seat })).not.toMatch(/NaN|undefined|orleans-[a-z]/);
      expect(draw(orleans.Rival, { seat })).not.toMatch(/NaN|undefined|orleans-[a-z]/);
    }
    if (view.result) expect(draw(orleans.End)).toMatch(/wins|share/);
  });
});

describe("the map", () => {
  it("has every city and every goods space of the box, on both sheets", () => {
    for (const low of [false, true]) {
      const { cities, ways, width, height } = sheetOf(low);
      expect(Object.keys(cities).sort()).toEqual(Object.keys(MATERIAL.cities).sort());
      expect(ways).toHaveLength(MATERIAL.ways.length);
      ways.forEach((way, n) => {
        const second = MATERIAL.ways[n]!.second;
        expect(way.goods.map(([space]) => space)).toEqual(second < 0 ? [n] : [n, second]);
        for (const [, x = 0, y = 0] of way.goods) {
          expect(x > 9 && x < width - 9 && y > 9 && y < height - 9).toBe(true);
        }
      });
    }
  });

  it("lies whole in every stage that is not a phone's", () => {
    for (const kind of ["action", "plan"] as const) {
      for (const [fit, width, height] of [
        ["wide", 1084, 664],
        ["wide", 1520, 844],
        ["low", 1030, 508],
        ["low", 704, 498],
      ] as const) {
        const { plates } = layout({ width, height }, fit, { kind } as Prompt);
        for (const { at } of plates) {
          expect(at.x + at.width).toBeLessThanOrEqual(width + 0.5);
          expect(at.y + at.height).toBeLessThanOrEqual(height + 0.5);
        }
      }
    }
  });

  it.each(["plates/loire.svg", "plates/loire-low.svg", "pieces/symbols.svg"])(
    "%s keeps to what the content policy and the budgets allow",
    (file) => {
      const text = read(`../src/games/orleans/${file}`);
      expect(text).not.toMatch(/style=|<style|<filter|<script|on[a-z]+=/);
      for (const [, id] of text.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^or-/);
      expect(text.length).toBeLessThanOrEqual(160_000);
      expect((text.match(/<[a-z]/gi) ?? []).length).toBeLessThanOrEqual(1500);
    },
  );

  it("has a sign and a building for every place", () => {
    const symbols = read("../src/games/orleans/pieces/symbols.svg");
    for (const [place, pile] of Object.entries(MATERIAL.piles)) {
      expect(symbols).toContain(`id="or-b-${place}"`);
      if (pile) expect(symbols).toContain(`id="or-t-${place}"`);
    }
  });
});
