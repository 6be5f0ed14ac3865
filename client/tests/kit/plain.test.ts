import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Declared, HandView, Thing } from "../../src/games/game";
import { wordsOf } from "../../src/frame/ways";
import { plain } from "../../src/games/plain";
import { slotKey } from "../../src/games/plain/things";
import type { LetterAt } from "../../src/hand/spelling";
import type { Question } from "../../src/lib/protocol/messages";
import { idle } from "../../src/stage/context";
import { alphabet, recorded } from "./recorded";
import { wordsFor } from "./words";

type Tokens = Record<string, (facts: object, at: LetterAt<Declared>) => string[]>;

const every = Object.entries(recorded).flatMap(([game, { questions }]) =>
  questions.map(({ question }) => [game, String(question.prompt["kind"]), question] as const),
);
const rows = every.filter(([, , question]) => question.ways !== null);
const forms = every.filter(([, , question]) => question.form !== null);

function keysOf(game: string, word: string, question: Question): string[] {
  const letters = alphabet(game);
  const tokens = plain(game, letters, () => question).hand.tokens as unknown as Tokens;
  const prompt = question.prompt as Declared["prompt"];
  const texts = word.split(" ");
  return texts.flatMap((text, i) => {
    const [, code, facts] = letters.get(text)!;
    return tokens[code]!(facts, { i, word: texts, prompt });
  });
}

describe("a game without a board", () => {
  it("has met more than forty kinds of questions", () => {
    expect(every.length).toBeGreaterThan(40);
    expect(forms.length).toBeGreaterThan(3);
  });

  it.each(rows)(
    "%s: every answer to %s is a set of its own of keys that are there",
    (game, _, q) => {
      const things = plain(game, alphabet(game), () => q).things(recorded[game]!.view, 0);
      const keys = new Set(things.map((thing) => thing.key));
      expect(keys.size).toBe(things.length);
      const bags = new Set<string>();
      const words = wordsOf(q.ways!);
      for (const word of words) {
        const made = keysOf(game, word, q);
        for (const key of made) expect(keys).toContain(key);
        bags.add([...made].sort().join(" "));
      }
      expect(bags.size).toBe(words.length);
    },
  );

  it.each(forms)("%s: every slot and piece of %s is there to be touched", (game, _, q) => {
    const things = plain(game, alphabet(game), () => q).things(recorded[game]!.view, 0);
    const keys = things.map((thing) => thing.key);
    for (const slot of q.form!.slots) expect(keys).toContain(slotKey(slot.name));
    expect(keys.length).toBeGreaterThan(q.form!.slots.length);
  });

  it.each(Object.keys(recorded))(
    "%s: shows each lit letter of the next step as a button",
    (game) => {
      const { question } = recorded[game]!.questions.find((each) => each.question.ways)!;
      const first = Object.keys(question.ways!);
      const hand: HandView = { ...idle, state: "open", lit: (key) => key.startsWith("say:") };
      const html = board(game, question, hand);
      for (const letter of first) expect(html).toContain(`data-key="say:0.${letter}"`);
      expect(html).not.toContain('data-key="say:1.');
      expect(html.match(/data-lit/g)?.length).toBe(first.length);
    },
  );

  it("shows slots and pieces of a form, and what lies in a slot", () => {
    const form = {
      slots: [
        { name: "ship.1", group: "ship", takes: ["red", "blue"] },
        { name: "ship.2", group: "ship", takes: ["red"] },
      ],
      pieces: { red: 2, blue: 1 },
      least: 0,
      most: 2,
    };
    const question = { ...recorded["tigris"]!.questions[0]!.question, ways: null, form };
    const hand: HandView = {
      ...idle,
      draftsAt: (place) => (place === "slot:ship.2" ? ["say:0.red"] : []),
    };
    const html = board("tigris", question, hand);
    for (const key of ["slot:ship.1", "slot:ship.2", "say:0.red", "say:0.blue"]) {
      expect(html).toContain(`data-key="${key}"`);
    }
    const words = wordsFor("tigris", alphabet("tigris"));
    expect(html.split('data-key="slot:ship.2"')[1]).toContain(words.letter("red"));
  });
});

function board(game: string, question: Question, hand: HandView): string {
  const made = plain(game, alphabet(game), () => question);
  const { view } = recorded[game]!;
  const things: Thing[] = made.things(view, 0);
  const size = made.layout({ width: 1000, height: 700 }, "wide", null);
  const words = wordsFor(game, alphabet(game));
  const props = { view, things, hand, outlook: null, forecast: null, words, size };
  return render(made.Board, { props }).body;
}
