// Tigris on the new table, over views recorded from the engine: things, letters, words, drawings.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { chip, effect } from "../src/games/tigris/outcome";
import { ask, name, overview, phases, tip } from "../src/games/tigris/describe";
import { boxOf, CELLS, outline } from "../src/games/tigris/geometry";
import { hand } from "../src/games/tigris/hand";
import { layout, scaleOf } from "../src/games/tigris/layout";
import data from "../src/games/tigris/material.json";
import { bannerName, kingdomName } from "../src/games/tigris/names";
import { things } from "../src/games/tigris/things";
import type { Letters, Outcome, Prompt, Tigris } from "../src/games/tigris/types";
import { alphabetOf, Words, type Letter } from "../src/lib/words/words";

interface Recorded {
  view: Tigris["view"];
  names: string[];
  eyes: number | null;
  question: { prompt: Prompt } | null;
  outcomes: { table: Outcome[]; of: Record<string, number> };
}
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const recorded = JSON.parse(read("fixtures/tigris-views.json")) as Record<string, Recorded>;
const views = Object.entries(recorded);
const alphabet = alphabetOf(data.letters as unknown as Letter[]);
const speaking = (lang: string, names: string[], seat: number | null): Words => {
  const parts = ["kernel", "tigris"].map(
    (part) => new FluentResource(read(`../../src/tabularium/words/${lang}/${part}.ftl`)),
  );
  const words = new Words(lang, parts, "tigris", alphabet, names);
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

describe.each(views)("%s", (_, { view, names, eyes, question, outcomes }) => {
  const all = things(view, eyes);

  it("gives each thing one key", () => {
    const keys = all.map((thing) => thing.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has a thing for every piece on the board", () => {
    const at = new Set(all.filter((each) => each.kind !== "cell").map((each) => each.at));
    for (const cell of Object.keys(view.table.board)) expect(at).toContain(`cell:${cell}`);
  });

  it("spells every word with tokens of its own, each of them a thing or a button", () => {
    if (!question) return;
    const drawn = new Set(all.map((thing) => thing.key.split("#")[0]));
    const bags = new Set<string>();
    for (const word of Object.keys(outcomes.of)) {
      const picks = tokens(word, question.prompt);
      bags.add([...picks].sort().join(" "));
      for (const each of picks) {
        expect(drawn.has(each) || each.startsWith("do:"), `${word}: ${each}`).toBe(true);
      }
    }
    expect(bags.size).toBe(Object.keys(outcomes.of).length);
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
      for (const picks of [[], ["tile:red"], ["leader:king"], ["bag:all"]]) {
        said.push(ask(question.prompt, picks, words).head);
      }
    }
    expect(words.faults).toEqual([]);
    for (const each of said) expect(each).not.toMatch(/tigris-|\{|undefined|null|NaN/);
  });
});

describe("the map", () => {
  it("goes round cells once, inwards or outwards", () => {
    expect(outline(["a1"], 0).match(/Q/g)).toHaveLength(4);
    expect(outline(["a1", "b1", "a2"], 0).match(/Q/g)).toHaveLength(6);
    expect(outline(["a1", "b2"], 0).match(/M/g)).toHaveLength(2);
    const ring = CELLS.filter((cell) => /^[abc][123]$/.test(cell) && cell !== "b2");
    expect(outline(ring, 0).match(/M/g)).toHaveLength(2);
  });

  it("lies whole in every stage that is not a phone's", () => {
    for (const [fit, width, height] of [
      ["wide", 1084, 728],
      ["wide", 704, 554],
      ["low", 1030, 516],
    ] as const) {
      const { plates, box } = layout({ width, height }, fit);
      for (const { at } of plates) {
        expect(at.x + at.width).toBeLessThanOrEqual(width + 0.5);
        expect(at.y + at.height).toBeLessThanOrEqual(height + 0.5);
      }
      expect(box("cell:p11")).toEqual({ plate: "map", box: boxOf("p11") });
      expect(box("leader:king")).toBeNull();
    }
    expect(scaleOf(layout({ width: 390, height: 495 }, "slim")) * 61).toBeCloseTo(50);
  });

  it.each(["plates/map.svg", "plates/bare.svg", "plates/vignette.svg", "pieces/symbols.svg"])(
    "%s keeps to what the content policy and the budgets allow",
    (file) => {
      const text = read(`../src/games/tigris/${file}`);
      expect(text).not.toMatch(/style=|<style|<filter|<script|on[a-z]+=/);
      for (const [, id] of text.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^tg-/);
      expect(text.length).toBeLessThanOrEqual(160_000);
      expect((text.match(/<[a-z]/gi) ?? []).length).toBeLessThanOrEqual(1500);
    },
  );
});

it("shows a rival's points where they are open, and hides them where they are veiled", () => {
  const [, { view, names, eyes }] = views.find(([, each]) => each.eyes !== null)!;
  const rival = eyes === 0 ? 1 : 0;
  const told = (points: string, red: number): string => {
    const copy = structuredClone(view);
    copy.options["points"] = points;
    copy.table.points[rival]!.red = red;
    copy.table.won[rival] = red;
    const thing = things(copy, eyes).find((each) => each.key === `seat:${rival}`)!;
    return name(thing, copy, speaking("en", names, eyes));
  };
  expect(told("open", 3)).toContain("3 red");
  expect(told("open", 3)).not.toBe(told("open", 4));
  expect(told("veiled", 3)).toBe(told("veiled", 4));
});

describe("kingdoms", () => {
  const lands = [
    { city: null, leaders: ["lion.trader", "bull.king"] },
    { city: null, leaders: ["lion.farmer"] },
    { city: "k1", leaders: ["pot.king"] },
  ];
  it("without a city bear the name of their first leader: no two are alike", () => {
    const words = speaking("en", ["Livia"], 0);
    expect(lands.map((land) => kingdomName(land, words))).toEqual([
      "the Bull king",
      "the Lion farmer",
      "Nineveh",
    ]);
    for (const lang of ["en", "pl"]) {
      const said = lands.map((land) => bannerName(land, speaking(lang, ["Livia"], 0)));
      expect(new Set(said).size).toBe(said.length);
    }
  });
});
