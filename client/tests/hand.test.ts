// Picks in any order make words: trees, amounts, pairs.
import { describe, expect, it } from "vitest";
import type { Declared } from "../src/games/game";
import { bagOf, holds, same, without } from "../src/hand/bag";
import { Hand } from "../src/hand/hand.svelte";
import { Pairs } from "../src/hand/pairs";
import { times, type HandOf } from "../src/hand/spelling";
import { Tree } from "../src/hand/tree";
import type { Question } from "../src/lib/protocol/messages";
import { alphabetOf } from "../src/lib/words/words";

interface Toy extends Declared {
  letter: {
    tile: { colour: string };
    cell: { cell: string };
    pass: object;
    support: { tiles: number };
    card: { card: string };
    give: { kind: string; deed: string };
  };
}
const hand: HandOf<Toy> = {
  lifts: ["tile", "card"],
  tokens: {
    tile: (f) => [`tile:${f.colour}`],
    cell: (f) => [`cell:${f.cell}`],
    pass: () => ["do:pass"],
    support: (f) => times(f.tiles, "tile:red"),
    card: (f) => [`card:${f.card}`],
    give: (f) => [`kind:${f.kind}@deed:${f.deed}`],
  },
  slot: (name) => `field:${name}`,
};
const alphabet = alphabetOf([
  ["tile:red", "tile", { colour: "red" }],
  ["tile:blue", "tile", { colour: "blue" }],
  ["a1", "cell", { cell: "a1" }],
  ["b1", "cell", { cell: "b1" }],
  ["c1", "cell", { cell: "c1" }],
  ["pass", "pass", {}],
  ["support:0", "support", { tiles: 0 }],
  ["support:1", "support", { tiles: 1 }],
  ["support:2", "support", { tiles: 2 }],
  ["4", "card", { card: "4" }],
  ["7", "card", { card: "7" }],
  ["farmer-wall", "give", { kind: "farmer", deed: "wall" }],
  ["farmer-canal", "give", { kind: "farmer", deed: "canal" }],
  ["monk-wall", "give", { kind: "monk", deed: "wall" }],
]);
const ways = { "tile:red": { a1: 0, b1: 0 }, "tile:blue": { b1: 0 }, pass: 0 } as const;
const prompt = { kind: "action" };

const tree = (w: object): Tree<Toy> => new Tree<Toy>(w as never, prompt, hand, alphabet);

describe("bags", () => {
  it("hold, differ and are the same", () => {
    const [one, two] = [bagOf(["a", "a", "b"]), bagOf(["a", "b"])];
    expect(holds(one, two)).toBe(true);
    expect(holds(two, one)).toBe(false);
    expect([...without(one, two)]).toEqual([["a", 1]]);
    expect(same(one, bagOf(["b", "a", "a"]))).toBe(true);
  });
});

describe("a tree of ways", () => {
  const t = tree(ways);
  it("lights pieces and places alike, whichever is touched first", () => {
    expect([...t.lit(new Map()).keys()].sort()).toEqual(
      ["cell:a1", "cell:b1", "do:pass", "tile:blue", "tile:red"].sort(),
    );
    expect([...t.lit(bagOf(["cell:a1"])).keys()]).toEqual(["tile:red"]);
    expect(t.lit(bagOf(["cell:b1"])).get("tile:blue")).toEqual({
      word: "tile:blue b1",
      more: false,
    });
  });
  it("knows the word of a bag in any order", () => {
    for (const word of ["tile:red a1", "tile:red b1", "tile:blue b1", "pass"]) {
      expect(t.whole(bagOf([...t.back(word).keys()].reverse()))).toBe(word);
    }
    expect(t.whole(bagOf(["tile:red"]))).toBeNull();
  });
  it("finds what to ask about a key that is not lit", () => {
    expect(t.near(bagOf(["tile:red"]), "cell:c1")).toBe("tile:red c1");
    expect(t.near(new Map(), "cell:c1")).toBe("tile:red c1");
  });
  it("says what its words begin with", () => {
    expect(t.prefix(bagOf(["tile:red"]))).toBe("tile:red");
    expect(t.after("tile:red")).toEqual(["tile:red a1", "tile:red b1"]);
  });
  it("turns a number into an amount", () => {
    const s = tree({ "support:0": 0, "support:1": 0, "support:2": 0 });
    expect(s.amount(new Map())).toEqual({ token: "tile:red", least: 0, most: 2 });
    expect(s.amount(bagOf(["tile:red"]))).toEqual({ token: "tile:red", least: 0, most: 2 });
    // All of it is laid: less can still be said.
    expect(s.amount(bagOf(["tile:red", "tile:red"]))?.most).toBe(2);
    expect(s.whole(new Map())).toBe("support:0");
    expect(t.amount(new Map())).toBeNull();
  });
  it("joins pieces and places that belong together", () => {
    const d = tree({ "farmer-wall": 0, "farmer-canal": 0, "monk-wall": 0 });
    expect([...d.lit(new Map()).keys()]).toContain("kind:farmer");
    const half = bagOf([d.token(new Map(), "kind:farmer")!]);
    expect([...d.lit(half).keys()].sort()).toEqual(["deed:canal", "deed:wall"]);
    expect(d.token(half, "deed:wall")).toBe("kind:farmer@deed:wall");
    const place = bagOf([d.token(new Map(), "deed:canal")!]);
    expect([...d.lit(place).keys()]).toEqual(["kind:farmer"]);
  });
});

const form = {
  slots: [
    { name: "sejm.1", group: "sejm", takes: ["4", "7"] },
    { name: "sejm.2", group: "sejm", takes: ["7"] },
  ],
  pieces: { "4": 1, "7": 1 },
  least: 2,
  most: 2,
};

describe("a form of pairs", () => {
  const p = new Pairs<Toy>(form, prompt, hand, alphabet);
  it("lights slots for a piece and pieces for a slot", () => {
    expect([...p.lit(bagOf(["card:4@"])).keys()]).toEqual(["field:sejm.1"]);
    expect([...p.lit(bagOf(["@field:sejm.2"])).keys()]).toEqual(["card:7"]);
  });
  it("spells when enough is laid, and not before", () => {
    const one = bagOf(["card:4@field:sejm.1"]);
    expect(p.whole(one)).toBeNull();
    expect(p.draft(one)).toBe("sejm.1=4");
    const both = bagOf(["card:7@field:sejm.2", "card:4@field:sejm.1"]);
    expect(p.whole(both)).toBe("sejm.2=7 sejm.1=4");
    expect(same(p.back("sejm.1=4 sejm.2=7"), both)).toBe(true);
  });
  it("fills a group with what fits best", () => {
    expect(p.whole(p.fill(new Map(), "field:sejm.1"))).toBe("sejm.1=4 sejm.2=7");
  });
});

const question = (more: Partial<Question>): Question => ({
  decision: 1,
  together: false,
  prompt,
  form: null,
  ways: ways as never,
  usual: [],
  lone: null,
  ...more,
});

function made(more: Partial<HandOf<Toy>> = {}): { hand: Hand<Toy>; said: string[] } {
  const said: string[] = [];
  const h = new Hand<Toy>({ ...hand, ...more }, alphabet, {
    act: async (word) => void said.push(word),
    consequences: async () => ({ table: [{ final: false, gain: 0 }], of: [0, 0, 0, 0] }),
    weigh: async () => ({ outcome: null, problem: null }),
    explain: async (text) => ({ code: `why.${text}` }),
  });
  return { hand: h, said };
}

const silent = {
  act: async () => undefined,
  consequences: async () => ({ table: [], of: [] }),
  weigh: async () => ({ outcome: null, problem: null }),
  explain: async () => null,
};

describe("the hand", () => {
  it("lifts, lays, confirms", async () => {
    const { hand: h, said } = made();
    expect(h.state).toBe("idle");
    h.ask(question({}));
    expect(h.state).toBe("open");
    h.touch("tile:red#2");
    expect([h.state, h.held]).toEqual(["held", "tile:red#2"]);
    h.touch("cell:a1");
    expect([h.state, h.ready]).toEqual(["ready", "tile:red a1"]);
    h.touch("cell:a1");
    await Promise.resolve();
    expect(said).toEqual(["tile:red a1"]);
  });
  it("puts the target back by its chip and says nothing", async () => {
    const { hand: h, said } = made();
    h.ask(question({}));
    h.touch("tile:red#2");
    h.touch("cell:a1");
    h.putBack("cell:a1");
    await Promise.resolve();
    expect([h.state, said]).toEqual(["held", []]);
  });
  it("lays what was lifted where it is to go, and moves it to another place", async () => {
    const { hand: h, said } = made();
    h.ask(question({}));
    h.touch("tile:red#2");
    expect(h.draftsAt("cell:a1")).toEqual([]);
    h.touch("cell:a1");
    expect(h.draftsAt("cell:a1")).toEqual(["tile:red"]);
    h.touch("cell:b1");
    expect([h.draftsAt("cell:a1"), h.draftsAt("cell:b1")]).toEqual([[], ["tile:red"]]);
    expect([h.state, h.ready, said]).toEqual(["ready", "tile:red b1", []]);
    h.back();
    expect(h.held).toBe("tile:red#2");
  });
  it("has what was said before it again when it is withdrawn, and only then", async () => {
    const { hand: h } = made();
    h.ask(question({}));
    h.put("tile:red b1");
    await h.confirm();
    h.ask(null);
    h.ask(question({}));
    expect(h.picks.size).toBe(0);
    h.put("tile:red b1");
    await h.confirm();
    h.withdraw();
    h.ask(null);
    h.ask(question({}));
    expect([h.state, h.ready]).toEqual(["ready", "tile:red b1"]);
  });
  it("puts back, changes over, and leaves nothing behind", () => {
    const { hand: h } = made();
    h.ask(question({}));
    h.touch("tile:red#1");
    h.touch("tile:blue#1");
    expect([...h.picks.keys()]).toEqual(["tile:blue"]);
    h.touch("tile:blue#1");
    expect([h.state, h.picks.size]).toEqual(["open", 0]);
    h.touch("cell:b1");
    expect(h.state).toBe("laid");
    h.back();
    expect(h.state).toBe("open");
  });
  it("says why a key is not lit", async () => {
    const { hand: h } = made();
    h.ask(question({}));
    h.touch("tile:red#1");
    h.touch("cell:c1");
    await new Promise((done) => setTimeout(done));
    expect(h.refused).toEqual({ key: "cell:c1", problem: { code: "why.tile:red c1" } });
    expect(h.held).toBe("tile:red#1");
  });
  it("sends at once what was in sight and can be taken back", async () => {
    const { hand: h, said } = made();
    h.ask(question({}));
    h.touch("tile:red#1");
    await new Promise((done) => setTimeout(done));
    h.touch("cell:a1", true);
    expect(said).toEqual(["tile:red a1"]);
  });
  it("knows why a place is dark before it is touched", async () => {
    const { hand: h } = made();
    h.ask(question({}));
    h.touch("tile:red#1");
    expect(h.reason("cell:c1")).toBeNull();
    await new Promise((done) => setTimeout(done));
    expect(h.reason("cell:c1")).toEqual({ code: "why.tile:red c1" });
    expect(h.reason("cell:a1")).toBeNull();
  });
  it("may say a word whose last place goes without saying, and still waits for it", async () => {
    const { hand: h, said } = made({ unsaid: ["cell"] });
    h.ask(question({ ways: { "tile:red": { a1: 0 }, "tile:blue": { b1: 0 } } as never }));
    h.touch("tile:red#1", true);
    await new Promise((done) => setTimeout(done));
    expect([h.state, h.held, h.ready]).toEqual(["held", "tile:red#1", "tile:red a1"]);
    expect(h.lit("cell:a1")).toBe(true);
    await h.confirm();
    expect(said).toEqual(["tile:red a1"]);
  });
  it("says nothing by picking up", async () => {
    const { hand: h, said } = made();
    h.ask(question({ ways: { "support:1": 0 } as never }));
    await new Promise((done) => setTimeout(done));
    h.touch("tile:red#1", true);
    expect([h.state, said.length]).toEqual(["ready", 0]);
  });
  it("begins with a draft, comes back to it, and changes over without losing it", () => {
    const { hand: h } = made({ start: () => "sejm.2=7" });
    h.ask(question({ form: { ...form, least: 0 }, ways: null }));
    expect(h.draftsAt("field:sejm.2")).toEqual(["card:7"]);
    h.touch("card:4#1");
    expect(h.held).toBe("card:4");
    h.touch("field:sejm.1");
    expect(h.ready).toBe("sejm.2=7 sejm.1=4");
    h.clear();
    expect(h.ready).toBe("sejm.2=7");
  });
  it("sets an amount", () => {
    const { hand: h } = made();
    h.ask(question({ ways: { "support:0": 0, "support:1": 0, "support:2": 0 } as never }));
    expect(h.amount?.most).toBe(2);
    h.set(2);
    expect(h.ready).toBe("support:2");
    h.touch("tile:red#1");
    expect(h.ready).toBe("support:1");
  });
  it("moves pieces between slots", () => {
    const { hand: h } = made();
    h.ask(question({ form, ways: null }));
    h.touch("card:4#1");
    h.touch("field:sejm.1");
    expect(h.draftsAt("field:sejm.1")).toEqual(["card:4"]);
    h.touch("field:sejm.1");
    expect([h.held, h.draftsAt("field:sejm.1")]).toEqual(["card:4", []]);
    h.fill("field:sejm.1");
    expect(h.state).toBe("ready");
  });
  it("keeps picks over a lost line and drops them with a word when the question changed", () => {
    const { hand: h } = made();
    h.ask(question({}));
    h.touch("tile:red#1");
    h.ask(question({}));
    expect(h.picks.size).toBe(1);
    const kept = h.snapshot();
    h.ask(question({ decision: 2 }));
    expect([h.picks.size, h.dropped]).toEqual([0, true]);
    const other = made().hand;
    other.ask(question({}));
    other.restore(kept);
    expect(other.state).toBe("held");
  });
  it("takes along what every fitting word has, and asks for riders only at the end", () => {
    const h = new Hand<Toy>({ ...hand, implied: ["tile"], riders: ["card"] }, alphabet, silent);
    h.ask(question({ ways: { "tile:blue": { b1: { 4: 0, 7: 0 } }, pass: 0 } as never }));
    const nowhere = (): boolean => false;
    expect(h.rest(nowhere)).not.toContain("card:4");
    h.touch("cell:b1");
    expect([...h.picks.keys()].sort()).toEqual(["card:4", "cell:b1", "tile:blue"]);
    h.touch("card:4");
    expect(h.rest(nowhere).sort()).toEqual(["card:4", "card:7"]);
  });
  it("says a usual word at one tap, and a word without picks", async () => {
    const one = made();
    one.hand.ask(question({ usual: ["pass"] }));
    one.hand.usual("pass");
    await Promise.resolve();
    expect(one.said).toEqual(["pass"]);
    const careful = made();
    careful.hand.confirms = "all";
    careful.hand.ask(question({}));
    careful.hand.usual("pass");
    expect([careful.said, careful.hand.ready]).toEqual([[], "pass"]);
    const none = made();
    none.hand.ask(question({ form, ways: null }));
    none.hand.put("done");
    await Promise.resolve();
    expect(none.said).toEqual(["done"]);
  });
});

describe("what rides along", () => {
  it("comes as soon as it makes a word, also where more may follow", () => {
    const ways = { "farmer-wall": { "4": 0, "7": 0 }, "monk-wall": 0 } as const;
    const more = { ...ways, "farmer-wall": { "4": 0, "7": { "monk-wall": 0 } } };
    const all = { "farmer-wall": { "4": { "monk-wall": 0, pass: 0 }, "7": { pass: 0 } } };
    const spelling = (w: object): Tree<Toy> => new Tree<Toy>(w as never, prompt, hand, alphabet);
    const laid = bagOf(["kind:farmer@deed:wall"]);
    const dearest = (word: string): number => Number(word.includes("7"));
    expect(spelling(ways).ridden(laid, ["card"], dearest)).toBe("farmer-wall 7");
    expect(spelling(all).ridden(laid, ["card", "do"], dearest)).toBe("farmer-wall 7 pass");
    // A rider that leads on, but makes no word, does not come by itself.
    expect(spelling(more).ridden(laid, ["card"], dearest)).toBeNull();
  });
});

describe("pairs that lie in one group alone", () => {
  const two = {
    slots: ["s.1", "s.2", "t.1"].map((name) => ({
      name,
      group: name.split(".")[0]!,
      takes: ["4", "7"],
    })),
    pieces: { "4": 1, "7": 1 },
    least: 1,
    most: 2,
  };
  const alone = new Pairs<Toy>(two, prompt, { ...hand, alone: () => true }, alphabet);
  const free = new Pairs<Toy>(two, prompt, hand, alphabet);
  const laid = bagOf(["card:4@field:s.1"]);

  it("light no other group once something lies, and say why", () => {
    expect([...alone.lit(laid).keys()].sort()).toEqual(["card:7", "field:s.2"]);
    expect([...free.lit(laid).keys()].sort()).toEqual(["card:7", "field:s.2", "field:t.1"]);
    const held = bagOf(["card:4@field:s.1", "card:7@"]);
    expect(alone.near(held, "field:t.1")).toBe("s.1=4 t.1=7");
    expect(free.near(held, "field:t.1")).toBe("t.1=7");
  });
  it("are filled anew where another group is filled", () => {
    expect([...alone.fill(laid, "field:t.1").keys()]).toEqual(["card:4@field:t.1"]);
  });
});

describe("what is carried to a place", () => {
  const carrying: HandOf<Toy> = {
    ...hand,
    lifts: ["estate"],
    carried: ["estate"],
    tokens: { ...hand.tokens, cell: (f) => ["estate:new", `cell:${f.cell}`] },
  };
  const carried = new Tree<Toy>({ a1: 0, b1: 0 } as never, prompt, carrying, alphabet);

  it("may be picked up first, or left where it is", () => {
    expect([...carried.lit(bagOf([])).keys()].sort()).toEqual(["cell:a1", "cell:b1", "estate:new"]);
    expect(carried.lit(bagOf([])).get("cell:a1")).toEqual({ word: "a1", more: false });
    expect(carried.whole(bagOf(["cell:a1"]))).toBe("a1");
    expect(carried.whole(bagOf(["estate:new", "cell:a1"]))).toBe("a1");
    expect(carried.whole(bagOf(["estate:new"]))).toBeNull();
    expect([...carried.lit(bagOf(["estate:new"])).keys()]).toEqual(["cell:a1", "cell:b1"]);
    expect(carried.near(bagOf(["estate:new"]), "cell:c1")).toBe("c1");
  });
  it("may be picked up by its very key, also after what leads there, and not once it has a place", () => {
    const one: HandOf<Toy> = { ...carrying, carried: ["estate:new"] };
    const spelling = new Tree<Toy>({ "4": { a1: 0, b1: 0 } } as never, prompt, one, alphabet);
    expect([...spelling.lit(bagOf(["card:4"])).keys()].sort()).toEqual([
      "cell:a1",
      "cell:b1",
      "estate:new",
    ]);
    expect([...spelling.lit(bagOf(["card:4", "cell:a1"])).keys()]).toEqual([]);
    expect(spelling.whole(bagOf(["estate:new", "card:4", "cell:a1"]))).toBe("4 a1");
  });
});
