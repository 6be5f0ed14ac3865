// Magnaci on the new table, over views recorded from the engine: things, letters, words, drawings.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { render } from "svelte/server";
import Board from "../src/games/magnaci/Board.svelte";
import Dock from "../src/games/magnaci/Dock.svelte";
import End from "../src/games/magnaci/End.svelte";
import Row from "../src/games/magnaci/Row.svelte";
import { ask, brief, name, overview, phases, tip } from "../src/games/magnaci/describe";
import { hand } from "../src/games/magnaci/hand";
import { detailOf, layout } from "../src/games/magnaci/layout";
import data from "../src/games/magnaci/material.json";
import { chip, effect } from "../src/games/magnaci/outcome";
import { things } from "../src/games/magnaci/things";
import type { Letters, Magnaci, Outcome, Outlook, Prompt } from "../src/games/magnaci/types";
import type { Form } from "../src/lib/protocol/messages";
import { alphabetOf, Words, type Letter } from "../src/lib/words/words";
import { idle } from "../src/stage/context";
import OnStage from "./kit/OnStage.svelte";

interface Recorded {
  view: Magnaci["view"];
  names: string[];
  eyes: number;
  question: { prompt: Prompt; form: Form | null } | null;
  outlook: Outlook;
  outcomes: { table: Outcome[]; of: Record<string, number> };
}
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const recorded = JSON.parse(read("fixtures/magnaci-views.json")) as Record<string, Recorded>;
const alphabet = alphabetOf(data.letters as unknown as Letter[]);
const speaking = (lang: string, names: string[], seat: number | null): Words => {
  const parts = ["kernel", "magnaci"].map(
    (part) => new FluentResource(read(`../../src/tabularium/words/${lang}/${part}.ftl`)),
  );
  const words = new Words(lang, parts, "magnaci", alphabet, names);
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

it("knows every question of the game", () => {
  const asked = new Set(Object.values(recorded).map((each) => each.question?.prompt.kind));
  for (const kind of [
    "first_estate place senate sejm conflicts remove_conflict action veto assignats",
    "claim_law entail discard_law tie best weakest order winner",
  ].flatMap((line) => line.split(" "))) {
    expect(asked).toContain(kind);
  }
});

describe.each(Object.entries(recorded))("%s", (_, { view, names, eyes, question, ...more }) => {
  const all = things(view, eyes);
  const { outcomes, outlook } = more;

  it("gives each thing one key", () => {
    const keys = all.map((thing) => thing.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("spells every word with tokens of its own, each of them a thing", () => {
    if (!question) return;
    const drawn = new Set(all.map((thing) => thing.key));
    const bags = new Set<string>();
    for (const word of Object.keys(outcomes.of)) {
      const picks = tokens(word, question.prompt);
      bags.add([...picks].sort().join(" "));
      for (const each of picks) expect(drawn.has(each), `${word}: ${each}`).toBe(true);
    }
    expect(bags.size).toBe(Object.keys(outcomes.of).length);
    for (const slot of question.form?.slots ?? []) expect(drawn).toContain(`field:${slot.name}`);
    for (const card of Object.keys(question.form?.pieces ?? {})) {
      expect(drawn).toContain(`card:${card}`);
    }
  });

  it.each(["en", "pl"])("is told in %s without a fault or a bare key", (lang) => {
    const words = speaking(lang, names, eyes);
    const said = all.flatMap((each) => [name(each, view, words), brief(each, view, words)]);
    said.push(...phases(view, words));
    for (const each of all) said.push(...tip(each, view, words).lines);
    for (const each of outcomes.table) {
      const told = effect(each, view, words);
      said.push(told.head, ...told.lines, chip(each, view, words)?.name ?? "");
    }
    for (const { heading, lines } of overview(view, words)) said.push(heading, ...lines);
    if (question) {
      for (const picks of [[], ["law:veto"], ["card:9@"], ["card:9@field:sejm.1"]]) {
        const { head, note } = ask(question.prompt, picks, words);
        said.push(head, note ?? "");
      }
    }
    expect(words.faults).toEqual([]);
    for (const each of said) expect(each).not.toMatch(/magnaci-|\{|undefined|null|NaN|seat:\d/);
  });

  it.each([
    ["wide", 1084, 690],
    ["low", 1030, 512],
    ["slim", 390, 488],
  ] as const)("is drawn on a %s table", (fit, width, height) => {
    const words = speaking("pl", names, eyes);
    const size = layout({ width, height }, fit);
    const shows = { view, things: all, hand: idle, words, size, outlook, forecast: null };
    const prompt = question?.prompt ?? null;
    const props = { ...shows, prompt } as never;
    const onStage = { ...shows, prompt, Board, called: (each: never) => name(each, view, words) };
    const drawn = [
      render(OnStage as never, { props: onStage as never }),
      ...[Dock, ...(view.result ? [End] : [])].map((each) => render(each as never, { props })),
    ];
    const rows = names.map((__, seat) =>
      render(Row as never, { props: { ...shows, prompt, seat } as never }),
    );
    for (const { body } of [...drawn, ...rows]) {
      expect(body.replace(/<svg[\s\S]*?<\/svg>/g, "")).not.toMatch(/magnaci-|undefined|NaN/);
    }
    expect(words.faults).toEqual([]);
  });
});

describe("the sheets", () => {
  it("lie whole in every stage", () => {
    for (const [fit, width, height] of [
      ["wide", 1084, 690],
      ["wide", 1520, 870],
      ["wide", 924, 590],
      ["low", 1030, 512],
      ["low", 704, 500],
      ["flat", 544, 354],
      ["slim", 390, 488],
    ] as const) {
      for (const { at } of layout({ width, height }, fit).plates) {
        expect(at.x + at.width).toBeLessThanOrEqual(width + 0.5);
        expect(at.y + at.height).toBeLessThanOrEqual(height + 0.5);
      }
    }
    expect(detailOf(layout({ width: 1084, height: 690 }, "wide"))).toBe("full");
    expect(detailOf(layout({ width: 1030, height: 512 }, "low"))).toBe("low");
    expect(detailOf(layout({ width: 390, height: 488 }, "slim"))).toBe("slim");
  });

  it.each(["plates/map.svg", "plates/low.svg", "pieces/symbols.svg"])(
    "%s keeps to what the content policy and the budgets allow",
    (file) => {
      const text = read(`../src/games/magnaci/${file}`);
      expect(text).not.toMatch(/style=|<style|<filter|<script|on[a-z]+=/);
      for (const [, id] of text.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^mg-/);
      expect(text.length).toBeLessThanOrEqual(160_000);
      expect((text.match(/<[a-z]/gi) ?? []).length).toBeLessThanOrEqual(1500);
    },
  );
});
