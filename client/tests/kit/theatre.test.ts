import { describe, expect, it } from "vitest";
import type { Speed } from "../../src/lib/settings.svelte";
import type { Motion, Scene } from "../../src/scenes/scene";
import { Theatre, time, type Performer } from "../../src/scenes/theatre.svelte";
import { FakeClock, settle } from "./clock";

const scene = (n: number, sentence: string, seat = 1, motion: Motion[] = []): Scene => ({
  move: { n, kind: "word", seat, by: "bot", word: null, undoes: null, first: 0, events: [] },
  lead: { kind: "tile" },
  events: [],
  sentence,
  motion,
  sound: motion.length ? "wood" : null,
  view: { seats: 3, seat: n, stack: [] },
  gathers: null,
});
/** What a building pays, to one after the other. */
const paid = (n: number, sentence: string, building = "castrum"): Scene => ({
  ...scene(n, sentence, n, [{ how: "pulse", what: `seat:${n}` }]),
  gathers: building,
});

function stage(speed: Speed = "normal") {
  const clock = new FakeClock();
  const said: string[] = [];
  const tones: string[] = [];
  const theatre = new Theatre({
    timer: clock,
    speed: () => speed,
    drawn: () => Promise.resolve(),
    say: (sentence) => said.push(sentence),
    tone: (tone) => tones.push(tone),
    summed: (seats) => `seats ${seats.join(" ")}`,
  });
  let ended = 0;
  theatre.ended = () => ended++;
  return { clock, said, tones, theatre, ends: () => ended };
}

describe("the time of a scene", () => {
  it("is enough to see it and to read it", () => {
    expect(time(0, "short", "normal")).toBe(900);
    expect(time(1500, "short", "normal")).toBe(1500);
    expect(time(0, "x".repeat(40), "normal")).toBe(2400);
    expect(time(0, "x".repeat(40), "slow")).toBe(3840);
    expect(time(0, "x".repeat(40), "fast")).toBe(1440);
    expect(time(0, "short", "fast")).toBe(900);
    expect(time(5000, "short", "off")).toBe(0);
  });
});

describe("the theatre", () => {
  it("plays one scene after another, each with its view and sentence, then ends", async () => {
    const { clock, said, theatre, ends } = stage();
    theatre.play([scene(1, "one"), scene(2, "two")]);
    expect(theatre.view).toMatchObject({ seats: 3, seat: 1 });
    expect(said).toEqual(["one"]);
    await clock.pass(899);
    expect(theatre.now?.sentence).toBe("one");
    await clock.pass(1);
    expect(theatre.now?.sentence).toBe("two");
    expect(ends()).toBe(0);
    await clock.pass(900);
    expect(theatre.playing).toBe(false);
    expect(said).toEqual(["one", "two"]);
    expect(ends()).toBe(1);
  });

  it("looks before the picture changes, flies after, and waits for the motion", async () => {
    const { clock, theatre, tones } = stage();
    const order: string[] = [];
    const performer: Performer = {
      look: () => order.push(`look ${theatre.now?.sentence ?? "-"}`),
      fly: () => (order.push(`fly ${theatre.now?.sentence}`), 2000),
      end: () => order.push("end"),
    };
    theatre.performer = performer;
    theatre.play([scene(1, "one", 1, [{ how: "appear", what: "tile:red#1" }])]);
    await settle();
    expect(order).toEqual(["look -", "fly one"]);
    expect(tones).toEqual(["wood"]);
    await clock.pass(1999);
    expect(theatre.playing).toBe(true);
    await clock.pass(1);
    expect(theatre.playing).toBe(false);
    expect(order.at(-1)).toBe("end");
  });

  it("ends at a touch, shows the truth, and still tells what was not played", async () => {
    const { clock, said, theatre, ends } = stage();
    theatre.play([scene(1, "one"), scene(2, "two"), scene(3, "three")]);
    await clock.pass(100);
    theatre.skip();
    expect(theatre.view).toBeNull();
    expect(said).toEqual(["one", "two", "three"]);
    expect(ends()).toBe(1);
    await clock.pass(10_000);
    expect(theatre.playing).toBe(false);
    expect(ends()).toBe(1);
  });

  it("sums up more than six that wait, and shows them if asked", async () => {
    const { clock, said, theatre } = stage();
    const many = Array.from({ length: 9 }, (_, n) => scene(n, `s${n}`, n % 2));
    theatre.play(many);
    expect(theatre.summary).toBe("seats 0 1");
    expect(theatre.now?.sentence).toBe("s3");
    expect(said).toEqual(["s0", "s1", "s2", "s3"]);
    await clock.pass(6 * 900);
    expect(theatre.playing).toBe(false);
    expect(theatre.summary).toBe("seats 0 1");
    theatre.show();
    expect(theatre.now?.sentence).toBe("s0");
    expect(theatre.summary).toBeNull();
    await clock.pass(3 * 900);
    expect(theatre.playing).toBe(false);
  });

  it("sums up what would take more than nine seconds, but plays the last one", () => {
    const { theatre } = stage();
    theatre.play([scene(1, "x".repeat(100), 0), scene(2, "y".repeat(200), 1)]);
    expect(theatre.summary).toBe("seats 0");
    expect(theatre.now?.move.n).toBe(2);
  });

  it("without motion says the sentences of a move as one, and nothing waits", () => {
    const { said, theatre, ends } = stage("off");
    theatre.play([scene(1, "one"), scene(1, "more"), scene(2, "two")]);
    expect(said).toEqual(["one more", "two"]);
    expect(theatre.playing).toBe(false);
    expect(ends()).toBe(1);
  });

  it("is one scene where several moves gather the same: what waits, and what is being read", async () => {
    const { clock, said, theatre, ends } = stage();
    theatre.play([paid(1, "one"), paid(2, "two"), paid(3, "three", "forum")]);
    expect(theatre.now?.sentence).toBe("one two");
    expect(theatre.now?.motion).toHaveLength(2);
    await clock.pass(900);
    expect(theatre.now?.sentence).toBe("three");
    await clock.pass(500);
    theatre.play([paid(4, "four", "forum")]);
    expect(theatre.now?.sentence).toBe("three four");
    expect(theatre.view?.seat).toBe(4);
    await clock.pass(800);
    expect(theatre.playing).toBe(true);
    await clock.pass(100);
    expect(ends()).toBe(1);
    expect(said).toEqual(["one two", "three", "four"]);
  });

  it("takes in what comes while it plays", async () => {
    const { clock, theatre, ends } = stage();
    theatre.play([scene(1, "one")]);
    await clock.pass(500);
    theatre.play([scene(2, "two")]);
    await clock.pass(400);
    expect(theatre.now?.sentence).toBe("two");
    await clock.pass(900);
    expect(ends()).toBe(1);
  });
});
