// A view that is not as declared is found out, wherever it differs; those of the engine fit.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { misfit, type Shape } from "../src/lib/table/fits";

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

describe.each(["alea", "magnaci", "orleans", "tigris"])("%s", (game) => {
  it("fits in all its recorded views", () => {
    const shape = json(`../src/games/${game}/shape.json`) as Shape;
    const views = tables(json(`./fixtures/${game}-views.json`));
    expect(views.length).toBeGreaterThan(3);
    for (const table of views) expect(misfit(table, shape)).toBeNull();
  });
});

/** Every `table` of views that are recorded anywhere in a fixture. */
function tables(found: unknown): object[] {
  if (Array.isArray(found)) return found.flatMap(tables);
  if (typeof found !== "object" || found === null) return [];
  if ("table" in found && "pending" in found) return [(found as { table: object }).table];
  return Object.values(found).flatMap(tables);
}
