// A word is spelled letter by letter, confirmed exactly when it cannot be taken back.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Option, Problem } from "../src/lib/protocol/messages";
import { Draft, type WordPreview } from "../src/old/store/draft.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const NEXT: Record<string, Option[]> = {
  "tile:red": [{ text: "a1" }, { text: "b2" }],
  exchange: [{ text: "red", more: true }],
  "exchange red": [{ text: "red", more: true }, { text: "done" }],
};
let acted: string[];
let final: boolean;
let draft: Draft;

beforeEach(() => {
  acted = [];
  final = false;
  draft = new Draft({
    letters: (prefix) => Promise.resolve(NEXT[prefix] ?? []),
    previews: (words) => Promise.resolve(words.map((): WordPreview => ({ events: [], final }))),
    explain: (word): Promise<Problem> => Promise.resolve({ code: "why", detail: { word } }),
    act: (word) => {
      acted.push(word);
      return Promise.resolve();
    },
  });
  draft.ask([{ text: "tile:red", more: true }, { text: "exchange", more: true }, { text: "pass" }]);
});

describe("a draft", () => {
  it("says a word at once that can be taken back", async () => {
    await draft.choose("pass");
    expect(acted).toEqual(["pass"]);
  });

  it("asks before a word that cannot", async () => {
    final = true;
    await draft.choose("pass");
    expect(acted).toEqual([]);
    expect(draft.whole).toBe("pass");
    await draft.confirm();
    expect(acted).toEqual(["pass"]);
  });

  it("spells letter by letter and goes back", async () => {
    await draft.choose("exchange");
    await draft.choose("red");
    expect(draft.letters).toEqual(["exchange", "red"]);
    await draft.back();
    expect(draft.letters).toEqual(["exchange"]);
    expect(draft.options).toEqual(NEXT["exchange"]);
    await draft.back();
    expect(draft.begun).toBe(false);
  });

  it("takes what a board says, and gives the reason where it goes wrong", async () => {
    await draft.spell(["tile:red", "b2"]);
    expect(acted).toEqual(["tile:red b2"]);
    await draft.spell(["tile:red", "c3"]);
    expect(draft.problem).toEqual({ code: "why", detail: { word: "tile:red c3" } });
  });

  it("is void when the question changes", async () => {
    await draft.choose("tile:red");
    draft.ask([{ text: "pass" }]);
    expect(draft.begun).toBe(false);
    expect(draft.options).toEqual([{ text: "pass" }]);
  });
});
