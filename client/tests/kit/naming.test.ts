// Chips of the prompt card: a thing is called briefly there, if its game has a brief name for it.
import { describe, expect, it } from "vitest";
import type { Declared, Game, Thing } from "../../src/games/game";
import { names } from "../../src/frame/naming";
import { wordsFor } from "./words";

const thing: Thing = { key: "place:a", at: "map", kind: "place", facts: {} };
const game = (brief?: () => string): Game =>
  ({
    hand: { tokens: {} },
    tell: { name: () => "a: two houses", ...(brief && { brief }) },
  }) as never;
const called = (brief?: () => string): string =>
  names(game(brief), [thing], {} as Declared["view"], null, wordsFor("tigris")).of("place:a");

describe("names among picks", () => {
  it("are brief where a game has brief names", () => {
    expect(called()).toBe("a: two houses");
    expect(called(() => "a")).toBe("a");
  });
});
