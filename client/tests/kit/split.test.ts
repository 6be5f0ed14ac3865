import { describe, expect, it } from "vitest";
import type { Declared } from "../../src/games/game";
import type { Tigris } from "../../src/games/tigris/types";
import type { MoveShown } from "../../src/lib/protocol/messages";
import { fly, type ScenesOf } from "../../src/scenes/scene";
import { grouped, split } from "../../src/scenes/split";
import { wordsFor } from "./words";

type Played = Tigris & { thing: Declared["thing"] };
const words = wordsFor("tigris");
words.seat = 0;
const view = { seats: 3, seat: 0 } as Played["view"];
const scenes: ScenesOf<Played> = {
  beats: ["turn", "war"],
  motion: {
    tile: (e) => fly(`tile:${e.colour}`, `seat:${e.seat}`, `cell:${e.cell}`),
    points: (e) => fly(`cube:${e.colour}`, "board:all", `seat:${e.seat}`),
  },
  sound: { points: "coin" },
};
const move = (n: number, seat: number, events: MoveShown["events"]): MoveShown => ({
  n,
  kind: "word",
  seat,
  by: "bot",
  word: null,
  undoes: null,
  first: 0,
  events,
});
const tile = { kind: "tile", seat: 1, colour: "red", cell: "a2" };
const points = { kind: "points", seat: 1, colour: "red", points: 1, source: "tile" };
const turn = { kind: "turn", seat: 2, turn: 7 };

describe("split", () => {
  it("makes one scene of a word and what follows from it", () => {
    const [scene, ...more] = split([move(1, 1, [tile, points])], view, scenes, words);
    expect(more).toEqual([]);
    expect(scene!.lead.kind).toBe("tile");
    expect(scene!.sentence).toBe(`${words.event(tile)} ${words.event(points)}`);
    expect(scene!.motion.map((each) => each.what)).toEqual(["tile:red", "cube:red"]);
    expect(scene!.sound).toBe("coin");
    expect(scene!.view).toBe(view);
  });

  it("begins another at each beat, and never with what has no words", () => {
    const said = { kind: "said", seat: 1, word: "tile:red a2" };
    expect(words.event(said)).toBe("");
    const found = split([move(1, 1, [said, tile, points, turn])], view, scenes, words);
    expect(found.map((scene) => scene.lead.kind)).toEqual(["tile", "turn"]);
    expect(found[0]!.events).toHaveLength(3);
    // A beat that comes first needs no scene before it.
    expect(split([move(1, 1, [said, turn])], view, scenes, words)).toHaveLength(1);
  });

  it("gathers what a building pays to one after the other in one scene, a sentence each", () => {
    const paid = { ...scenes, beats: ["turn", "points"], gathers: ["points"] } as typeof scenes;
    const other = { ...points, seat: 2 };
    const [one, two, ...more] = split([move(1, 1, [turn, points, other])], view, paid, words);
    expect(more).toEqual([]);
    expect(one!.lead.kind).toBe("turn");
    expect(two!.events).toEqual([points, other]);
    expect(two!.sentence).toBe(`${words.event(points)} ${words.event(other)}`);
    const apart = split([move(1, 1, [turn, points, other])], view, { ...paid, gathers: [] }, words);
    expect(apart).toHaveLength(3);
  });

  it("leaves a bot's remark out of the sentence and gives it to the log", () => {
    const why = { kind: "why", seat: 1, code: "points", facts: {} };
    const found = split([move(1, 1, [tile, why])], view, scenes, words);
    expect(found[0]!.sentence).toBe(words.event(tile));
    expect(grouped(found, words)[0]!.lines[0]!.remark).toBe(words.remark(why));
  });

  it("says what is taken back, though nothing happened in the game", () => {
    const undo = { ...move(3, 1, []), kind: "undo", undoes: 2 };
    expect(split([undo], view, scenes, words).map((scene) => scene.sentence)).toEqual([
      words.say("client-scene-undone", { seat: 1 }),
    ]);
    expect(split([{ ...move(0, -1, []), kind: "start" }], view, scenes, words)).toEqual([]);
  });

  it("tells the kernel's events in any game", () => {
    const over = { kind: "over", result: {} };
    const [scene] = split([move(9, 0, [over])], view, scenes, words);
    expect(scene!.sentence).toBe(words.say("kernel-event-over"));
  });

  it("uses the catalogue's own sentence for a scene, with the facts of all its events", () => {
    const known = Object.create(words, {
      has: { value: (key: string) => key === "tigris-scene-tile" },
      say: { value: (key: string, facts: object) => `${key} ${JSON.stringify(facts)}` },
    }) as typeof words;
    const [scene] = split([move(1, 1, [tile, points, points])], view, scenes, known);
    expect(scene!.sentence).toContain('"cell":"a2"');
    expect(scene!.sentence).toContain('"points_points":[1,1]');
    expect(scene!.sentence).toContain('"seat":1');
  });
});

describe("the log", () => {
  it("stands under turns, and says a heading once", () => {
    const found = split(
      [move(1, 1, [tile, points, turn]), move(2, 2, [{ ...tile, seat: 2 }])],
      view,
      scenes,
      words,
    );
    const groups = grouped(found, words);
    expect(groups.map((group) => group.heading)).toEqual(["", words.event(turn)]);
    expect(groups[0]!.lines.map((line) => line.seat)).toEqual([1]);
    expect(groups[1]!.lines.map((line) => line.text)).toEqual([words.event({ ...tile, seat: 2 })]);
  });
});
