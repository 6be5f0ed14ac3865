// Colours belong to tiles, emblems to players, tints to cities. Paint, not meaning: each has a sign.
import type { Colour, Dynasty, Office, Pair, Table } from "./types";

export const COLOURS: Colour[] = ["red", "blue", "green", "black"];
export const OFFICES: Record<Colour, Office> = {
  red: "priest",
  blue: "farmer",
  green: "trader",
  black: "king",
};
export const COLOUR_OF: Record<Office, Colour> = {
  priest: "red",
  farmer: "blue",
  trader: "green",
  king: "black",
};
/** As leaders stand in docks and rows. */
export const RANKS: Office[] = ["king", "priest", "farmer", "trader"];
export const DYNASTIES: Dynasty[] = ["lion", "bull", "archer", "pot"];
export const PAIRS: Pair[] = [
  "red-blue",
  "red-green",
  "red-black",
  "blue-green",
  "blue-black",
  "green-black",
];

export const PAINT: Record<Colour, string> = {
  red: "#b23a2c",
  blue: "#2e5f97",
  green: "#2f7d57",
  black: "#3b3733",
};

export interface LeaderCode {
  dynasty: Dynasty;
  office: Office;
  colour: Colour;
}
export function leaderOf(code: string): LeaderCode {
  const [dynasty, office] = code.split(".") as [Dynasty, Office];
  return { dynasty, office, colour: COLOUR_OF[office] };
}
/** Whose is whose differs from table to table; who has not chosen yet is shown as one still free. */
export const dynastyOf = (table: Pick<Table, "dynasties">, seat: number): Dynasty =>
  table.dynasties[seat] ?? DYNASTIES.find((each) => !table.dynasties.includes(each)) ?? "lion";
export const ownerOf = (table: Pick<Table, "dynasties">, leader: string): number =>
  table.dynasties.indexOf(leaderOf(leader).dynasty);

// One tint for each printed city, for ever; other maps take them in turn.
const TINTS: Record<string, string> = {
  i7: "#d79a14",
  k1: "#8a62b0",
  k11: "#d0702c",
  f3: "#c66a94",
  o9: "#8d8d33",
  b8: "#2f9aa3",
  n5: "#a98a5c",
  f10: "#6f86c4",
  b2: "#b0574f",
  p2: "#6d9a5a",
};
const STEPPE = "#9a8f78";

export function tintOf(city: string | null): string {
  if (city === null) return STEPPE;
  const spread = Object.values(TINTS);
  const known = TINTS[city];
  return known ?? spread[(city.charCodeAt(0) * 7 + Number(city.slice(1))) % spread.length]!;
}
