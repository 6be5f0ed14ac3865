import { describe, expect, it } from "vitest";
import { names } from "../../src/frame/naming";
import { reading } from "../../src/frame/reading";
import type { Scene } from "../../src/scenes/scene";
import { partsOf } from "./parts";

const scene = (n: number, seat: number): Scene => ({
  move: { n, kind: "word", seat, by: "bot", word: null, undoes: null, first: 0, events: [] },
  lead: { kind: "tile" },
  events: [],
  sentence: `move ${n}`,
  motion: [],
  sound: null,
  view: partsOf("tigris").view,
});

function read(scenes: Scene[], game = "tigris") {
  const parts = partsOf(game, { scenes });
  const things = parts.game.things(parts.view, 0);
  const prompt = { kind: "action" };
  return reading(parts, things, names(parts.game, things, parts.view, prompt, parts.words));
}

describe("the table read out", () => {
  it("tells what happened since my last move, and no more than a dozen scenes", () => {
    expect(read([scene(1, 1), scene(2, 2)]).happened).toEqual(["move 1", "move 2"]);
    const mine = read([scene(1, 1), scene(2, 0), scene(3, 1)]).happened;
    expect(mine).toEqual(["move 2", "move 3"]);
    expect(read(Array.from({ length: 30 }, (_, n) => scene(n, 1))).happened).toHaveLength(12);
  });

  it("tells what is mine, what I can do, and the board, without any notation", () => {
    const { mine, can, board } = read([]);
    expect(mine.some((line) => line.startsWith("Livia: "))).toBe(true);
    expect(can).toContain("Pass: end the turn");
    expect(can.join()).not.toContain("tile:");
    expect(board.length).toBeGreaterThan(4);
    // Few answers are told one by one.
    expect(read([], "magnaci").can).toHaveLength(5);
  });
});
