// Alea on the new table, over views recorded from the engine: things, letters, words, drawings.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board from "../src/games/alea/Board.svelte";
import Dock from "../src/games/alea/Dock.svelte";
import End from "../src/games/alea/End.svelte";
import Overlay from "../src/games/alea/Overlay.svelte";
import Rival from "../src/games/alea/Rival.svelte";
import Row from "../src/games/alea/Row.svelte";
import { ask, name, overview, phases, tip } from "../src/games/alea/describe";
import { estateOf } from "../src/games/alea/estate";
import { cityOf, type City } from "../src/games/alea/geometry";
import { hand } from "../src/games/alea/hand";
import { layout } from "../src/games/alea/layout";
import data from "../src/games/alea/material.json";
import { chip, effect } from "../src/games/alea/outcome";
import { ground } from "../src/games/alea/plates/city";
import { things, type View } from "../src/games/alea/things";
import type { Letters, Outcome, Outlook, Prompt, Score } from "../src/games/alea/types";
import type { Form } from "../src/lib/protocol/messages";
import { alphabetOf, Words, type Letter } from "../src/lib/words/words";
import { idle } from "../src/stage/context";
import Staged from "./kit/Staged.svelte";

interface Recorded {
  view: View;
  names: string[];
  eyes: number;
  question: { prompt: Prompt; form: Form | null } | null;
  outcomes: { table: Outcome[]; of: Record<string, number> };
  outlook: Outlook;
  forecast: Score;
}
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const recorded = JSON.parse(read("fixtures/alea-views.json")) as Record<string, Recorded>;
const views = Object.entries(recorded);
const alphabet = alphabetOf(data.letters as unknown as Letter[]);
const speaking = (lang: string, names: string[], seat: number): Words => {
  const parts = ["kernel", "alea"].map(
    (part) => new FluentResource(read(`../../src/tabularium/words/${lang}/${part}.ftl`)),
  );
  const words = new Words(lang, parts, "alea", alphabet, names);
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

it("has met every kind of question with every number of seats", () => {
  const kinds = views.map(([key]) => key.split(" ")[1]);
  for (const kind of ["place", "take_card", "take_province", "take_patrician", "layout", "end"]) {
    expect(kinds.filter((each) => each === kind)).toHaveLength(4);
  }
  expect(kinds).toContain("keep_fortuna");
});

describe.each(views)("%s", (_, { view, names, eyes, question, outcomes, outlook, forecast }) => {
  const all = things(view, eyes);

  it("gives each thing one key", () => {
    const keys = all.map((thing) => thing.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has a thing for every die, tile and card that lies open", () => {
    const { table } = view;
    const dice = all.flatMap((each) =>
      each.kind === "group" ? each.facts.faces.map((face) => face) : [],
    );
    const there = [table.temple, table.senate, table.castrum].flat(2).length;
    const fallen = table.latrine.reduce((sum, n) => sum + n, 0);
    expect(dice).toHaveLength(there + table.forum.length + fallen);
    const keys = new Set(all.map((each) => each.key));
    for (const [place, codes] of Object.entries(view.places)) {
      if (!Array.isArray(codes) || !/^(provinces|patricians)\.(open|of)/.test(place)) continue;
      const kind = place.startsWith("provinces") ? "province" : "patrician";
      for (const code of codes) expect(keys).toContain(`${kind}:${code}`);
    }
  });

  it("spells every word with tokens of its own, each of them a thing", () => {
    if (!question) return;
    const drawn = new Set(all.map((thing) => thing.key.split("#")[0]));
    const bags = new Set<string>();
    for (const word of Object.keys(outcomes.of)) {
      const picks = tokens(word, question.prompt);
      bags.add([...picks].sort().join(" "));
      for (const each of picks) expect(drawn, `${word}: ${each}`).toContain(each);
    }
    expect(bags.size).toBe(Object.keys(outcomes.of).length);
    for (const slot of question.form?.slots ?? []) expect(drawn).toContain(hand.slot!(slot.name));
    for (const piece of Object.keys(question.form?.pieces ?? {})) expect(drawn).toContain(piece);
  });

  it.each(["en", "pl"])("is told in %s without a fault or a bare key", (lang) => {
    const words = speaking(lang, names, eyes);
    const said = [...all.map((each) => name(each, view, words)), ...phases(view, words)];
    for (const each of all) said.push(...tip(each, view, words).lines);
    for (const each of outcomes.table) {
      const told = effect(each, view, words);
      said.push(told.head, ...told.lines, chip(each, view, words)?.name ?? "");
    }
    for (const { heading, lines } of overview(view, words)) said.push(heading, ...lines);
    if (question) {
      for (const word of ["", ...Object.keys(outcomes.of).slice(0, 12)]) {
        const told = ask(question.prompt, word ? tokens(word, question.prompt) : [], words);
        said.push(told.head, told.note ?? "");
      }
    }
    expect(words.faults).toEqual([]);
    for (const each of said) expect(each).not.toMatch(/alea-|\{|undefined|null|NaN/);
  });

  it("is drawn at every size, with all that it tells", () => {
    const words = speaking("en", names, eyes);
    for (const [fit, width, height] of [
      ["wide", 1084, 656],
      ["low", 1030, 512],
      ["low", 704, 502],
      ["slim", 390, 500],
    ] as const) {
      const size = layout({ width, height }, fit);
      const prompt = question?.prompt ?? null;
      const props = { view, things: all, hand: idle, words, size, outlook, forecast, prompt };
      const stage = { Board: Board as Component<never>, props };
      const parts = [Dock, Overlay, End].map((part) => render(part, { props }).body);
      parts.push(render(Staged, { props: stage }).body);
      parts.push(render(Row, { props: { ...props, seat: 0 } }).body);
      parts.push(render(Rival, { props: { ...props, seat: names.length - 1 } }).body);
      for (const html of parts) expect(html).not.toMatch(/NaN|undefined|\[object|alea-[a-z]+-/);
    }
    expect(words.faults).toEqual([]);
  });

  it("lays out the estate as the engine does", () => {
    const { homes, out, total } = estateOf(view, eyes, forecast);
    expect(total).toBe(forecast.total);
    const living = homes.flatMap((home) => home.people.map((code) => [code, home.code]));
    for (const [code, home] of living) expect(forecast.placed[code!]).toBe(home);
    expect(living.length + out.length).toBe(Object.keys(forecast.placed).length);
  });
});

const names = { temple: "I", senate: "II", castrum: "III", forum: "IV", latrine: "V" };
const forms: City["form"][] = ["wide", "low", "narrow", "slim"];

describe.each(forms)("the plate %s", (form) => {
  it.each([2, 3, 4, 5])("keeps to policy and budget for %i players", (seats) => {
    const city = cityOf({ width: 1084, height: 656 }, form, seats);
    const text = ground(city, names);
    expect(text).not.toMatch(/style=|<style|<filter|<script|on[a-z]+=|NaN|undefined/);
    expect(text.length).toBeLessThanOrEqual(160_000);
    expect((text.match(/<[a-z]/gi) ?? []).length).toBeLessThanOrEqual(1500);
    for (const at of [city.senate, city.castrum, city.forum, city.bench, city.latrine]) {
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x + at.width).toBeLessThanOrEqual(city.units.width);
      expect(at.y + at.height).toBeLessThanOrEqual(city.units.height);
    }
  });
});

it("draws symbols that keep to policy, each with our prefix", () => {
  const text = read("../src/games/alea/pieces/symbols.svg");
  expect(text).not.toMatch(/style=|<style|<filter|<script|on[a-z]+=/);
  for (const [, id] of text.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^al-/);
});
