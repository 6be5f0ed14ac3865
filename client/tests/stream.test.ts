// The view is the truth; events from the first number on replace those known.
import { describe, expect, it } from "vitest";
import type { Update } from "../src/lib/protocol/messages";
import { merged, news } from "../src/old/store/stream";
import { sceneOf } from "../src/old/games/tigris/scene";
import { read } from "../src/lib/router.svelte";

function update(first: number, kinds: string[], version = first): Update {
  return {
    type: "update",
    seat: 0,
    version,
    first,
    events: kinds.map((kind, n) => ({ n: first + n, kind })),
    view: { pending: null },
    options: [],
    asides: false,
    moves: [],
    whole: false,
    question: null,
    aside_ways: {},
    undo: "none",
    restart: false,
    lapses: null,
    withdraw: false,
  };
}
const kinds = (events: { kind?: string }[]): (string | undefined)[] => events.map((e) => e.kind);

describe("a stream", () => {
  it("appends what is new and says what is new", () => {
    const one = merged(null, update(0, ["a", "b"]));
    const two = update(2, ["c"]);
    expect(kinds(news(one, two))).toEqual(["c"]);
    expect(kinds(merged(one, two).events)).toEqual(["a", "b", "c"]);
  });

  it("drops what an undo has taken back", () => {
    const one = merged(null, update(0, ["a", "b", "c"]));
    expect(kinds(merged(one, update(1, ["x"])).events)).toEqual(["a", "x"]);
  });

  it("begins anew after a gap", () => {
    const one = merged(null, update(0, ["a"]));
    const two = merged(one, update(50, ["z"]));
    expect(two.first).toBe(50);
    expect(kinds(two.events)).toEqual(["z"]);
  });

  it("does not tell twice what was known", () => {
    const one = merged(null, update(0, ["a", "b"]));
    expect(kinds(news(one, update(0, ["a", "b", "c"])))).toEqual(["c"]);
  });
});

describe("a conflict of Tigris & Euphrates", () => {
  const war = {
    kind: "war",
    attacker: 0,
    defender: 1,
    colour: "black",
    attack: 3,
    defence: 2,
    n: 5,
  };
  it("is told by its events", () => {
    const scene = sceneOf([
      war,
      { kind: "support", seat: 0, tiles: 1 },
      { kind: "support", seat: 1, tiles: 3 },
      { kind: "war_won", winner: 1, lost: ["a1"] },
    ]);
    expect(scene).toMatchObject({ addedAttack: 1, addedDefence: 3, winner: 1, lost: ["a1"] });
  });
  it("is over when the next turn begins", () => {
    expect(sceneOf([war, { kind: "turn", seat: 1 }])).toBeNull();
  });
});

describe("addresses", () => {
  it("are read from what follows #", () => {
    expect(read("#/table/abc/move/12")).toEqual({ page: "table", id: "abc", move: 12 });
    expect(read("#/seat/to%2Fken")).toEqual({ page: "seat", id: "to/ken", move: null });
    expect(read("")).toEqual({ page: "start", id: "", move: null });
  });
});
