// The view is the truth; moves are its story, without what was taken back.
import { describe, expect, it } from "vitest";
import type { AnyView, MoveShown, Update } from "../src/lib/protocol/messages";
import { read } from "../src/lib/router.svelte";
import { merged, news } from "../src/lib/table/stream";

const move = (n: number, undoes: number | null = null): MoveShown => ({
  n,
  kind: undoes === null ? "word" : "undo",
  seat: 0,
  by: "person",
  word: null,
  undoes,
  first: n,
  events: [],
});

function update(moves: MoveShown[], whole = false): Update {
  return {
    type: "update",
    seat: 0,
    version: moves.at(-1)?.n ?? 0,
    view: { pending: null } as unknown as AnyView,
    moves,
    whole,
    question: null,
    aside_ways: {},
    undo: "none",
    restart: false,
    rewind: false,
    lapses: null,
    withdraw: false,
    declined: [],
  };
}
const numbers = (moves: MoveShown[]): number[] => moves.map((each) => each.n);

describe("a stream", () => {
  it("appends what is new and says what is new", () => {
    const one = merged(null, update([move(0), move(1)], true));
    const two = update([move(2)]);
    expect(numbers(news(one, two))).toEqual([2]);
    expect(numbers(merged(one, two).moves)).toEqual([0, 1, 2]);
  });

  it("drops what an undo has taken back", () => {
    const one = merged(null, update([move(0), move(1), move(2)], true));
    expect(numbers(merged(one, update([move(3, 2)])).moves)).toEqual([0, 1]);
  });

  it("begins anew after a gap, and nobody saw that happen", () => {
    const one = merged(null, update([move(0)], true));
    const anew = update([move(50)], true);
    expect(numbers(merged(one, anew).moves)).toEqual([50]);
    expect(news(one, anew)).toEqual([]);
  });

  it("does not tell twice what was known", () => {
    const one = merged(null, update([move(0), move(1)], true));
    expect(numbers(news(one, update([move(1), move(2)])))).toEqual([2]);
  });
});

describe("addresses", () => {
  it("are read from what follows #", () => {
    expect(read("#/table/abc/move/12")).toEqual({ page: "table", id: "abc", move: 12 });
    expect(read("#/seat/to%2Fken")).toEqual({ page: "seat", id: "to/ken", move: null });
    expect(read("")).toEqual({ page: "start", id: "", move: null });
  });
});
