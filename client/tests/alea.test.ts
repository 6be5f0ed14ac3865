// Who stands how, as shown on the board, is what the rules say.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { castrumOrder, senateOrder, templeNeed } from "../src/old/games/alea/order";
import { facesOf } from "../src/old/games/alea/desk.svelte";

interface Moment {
  table: { temple: number[][]; senate: number[][]; castrum: number[][] };
  senate: number[];
  castrum: [number, number][];
  need: { dice: number; least: number } | null;
}
const moments = JSON.parse(
  readFileSync(new URL("./fixtures/stands.json", import.meta.url), "utf8"),
) as Moment[];

it("orders Senate, Castrum and Temple as the engine does", () => {
  expect(moments.length).toBeGreaterThan(10);
  for (const { table, senate, castrum, need } of moments) {
    expect(senateOrder(table.senate)).toEqual(senate);
    expect(castrumOrder(table.castrum).map(({ seat, face }) => [seat, face])).toEqual(castrum);
    expect(templeNeed(table.temple, 0)).toEqual(need);
  }
});

it("reads the dice of a placement", () => {
  expect(facesOf("senate:345")).toEqual(["3", "4", "5"]);
  expect(facesOf("castrum:4x2")).toEqual(["4", "4"]);
  expect(facesOf("forum:14")).toEqual(["1", "4"]);
});
