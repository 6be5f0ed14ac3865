// A view that is not as declared is found out, wherever it differs; those of the engine fit.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { misfit, misfitShown, type Shape, type Shapes, type Shown } from "../src/lib/table/fits";

const json = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

const SHAPE: Shape = {
  n: "number",
  "spare?": "string",
  list: ["list", { at: "string" }],
  by: ["by", ["one", "red", "blue"], "number"],
  maybe: ["either", { x: "number" }, "null"],
};
const FACT = { n: 1, list: [{ at: "a" }], by: { red: 2 }, maybe: null };

describe("a shape", () => {
  it("lets pass what is declared", () => {
    expect(misfit(FACT, SHAPE)).toBeNull();
    expect(misfit({ ...FACT, spare: "yes", maybe: { x: 3 } }, SHAPE)).toBeNull();
  });
  it.each([
    [{ ...FACT, n: "1" }, "table.n"],
    [{ ...FACT, list: [{ at: "a" }, { at: 4 }] }, "table.list[1].at"],
    [{ ...FACT, by: { green: 2 } }, "table.by.green"],
    [{ ...FACT, maybe: { x: "3" } }, "table.maybe.x"],
    [{ ...FACT, more: 1 }, "table.more"],
    [{ list: [], by: {}, maybe: null }, "table.n"],
    [null, "table"],
  ])("names the place that is wrong", (fact, at) => {
    expect(misfit(fact, SHAPE)).toBe(at);
  });
});

/** Events that games of chance never came to. */
const RARE: Record<string, string[]> = {
  orleans: ["baked", "compensated", "manned", "removed", "spared"],
};

describe.each(["alea", "magnaci", "orleans", "sigismundus", "tigris"])("%s", (game) => {
  const shapes = json(`../src/games/${game}/shape.json`) as Shapes;
  const views = Object.values(json(`./fixtures/${game}-views.json`) as Record<string, Shown>);
  const asked = views.filter(({ question }) => question);
  const ended = views.filter(({ view }) => view.result);
  const told = json(`./fixtures/facts/${game}.json`) as { events: Shown["moves"] };
  const move = (event: object): Shown => ({ ...views[0]!, moves: [{ events: [event] } as never] });

  it("fits in all its recorded views, questions and ends", () => {
    expect(views.length).toBeGreaterThan(3);
    expect([asked.length > 0, ended.length > 0]).toEqual([true, true]);
    for (const each of views) expect(misfitShown(each, shapes)).toBeNull();
  });
  it("fits in events of every kind", () => {
    const kinds = [...told.events!.map(({ events }) => events[0]!.kind), ...(RARE[game] ?? [])];
    expect(kinds.sort()).toEqual(Object.keys(shapes.events).sort());
    expect(misfitShown({ ...views[0]!, moves: told.events! }, shapes)).toBeNull();
    // What every game has: a bot says why, somebody looks at pieces.
    for (const kind of ["said", "unsealed", "over", "shown", "why"])
      expect(misfitShown(move({ kind, seat: 0 }), shapes)).toBeNull();
  });
  it.each([
    ["a table", (): Shown => ({ view: { ...views[0]!.view, table: {} } }), /^table\./],
    ["a question", (): Shown => ({ ...asked[0]!, question: other(asked[0]!) }), /^question\.\w+\./],
    [
      "a question nobody knows",
      () => ({ ...views[0]!, question: { prompt: { kind: "x" } } }),
      /^question\.x$/,
    ],
    ["an event", () => move({ ...told.events![0]!.events[0]!, more: 1 }), /^event\.\w+\.more$/],
    ["an event nobody knows", () => move({ kind: "x" }), /^event\.x$/],
    ["a result", () => end({ places: "1" }), /^result\.places$/],
    ["details of a result", () => end({ detail: { more: 1 } }), /^result\.detail\./],
  ])("names %s that does not fit", (_, shown, at) => {
    expect(misfitShown(shown(), shapes)).toMatch(at);
  });
  const other = ({ question }: Shown) => ({ prompt: { ...question!.prompt, more: 1 } });
  const end = (part: object): Shown => {
    const { view } = ended[0]!;
    return { view: { ...view, result: { ...view.result!, ...part } } };
  };
});
