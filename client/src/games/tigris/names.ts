// What a kingdom, a cell or a player is called: words of the catalogue, never the client's own.
import type { Words } from "../../lib/words/words";
import { RANKS, dynastyOf, leaderOf } from "./colours";
import material from "./material.json";
import type { Colour, Kingdom, Office, Side, Table } from "./types";

type Land = Pick<Kingdom, "city" | "leaders">;

/** Whoever of a kingdom comes first: in one without a city there is always somebody. */
const chief = (leaders: string[]): string | null =>
  RANKS.flatMap((office) => leaders.filter((code) => leaderOf(code).office === office))[0] ?? null;

/** A kingdom is called by its oldest city, without one by its first leader: never two alike. */
export function kingdomName({ city, leaders }: Land, words: Words): string {
  if (city === null) return words.say("tigris-city-none", { leader: chief(leaders) });
  return words.maybe(`tigris-city-${city}`) ?? words.say("tigris-city-other", { cell: city });
}
/** The same on its banner. */
export function bannerName(land: Land, words: Words): string {
  if (land.city !== null) return kingdomName(land, words);
  return words.say("tigris-banner-none", { leader: chief(land.leaders) });
}

export const dynastyName = (table: Pick<Table, "dynasties">, seat: number, words: Words): string =>
  words.called(dynastyOf(table, seat));
export const tileName = (colour: Colour, words: Words): string => words.item(colour);
export const officeName = (office: Office, words: Words): string => words.item(office);

/** The oldest city on a side of a war. */
export const sideCity = (side: Side): string | null =>
  material.material.cities.find((city) => side.cells.includes(city)) ?? null;
/** A side of a war as land: as the names of kingdoms go. */
export const sideLand = (side: Side, board: Table["board"]): Land => ({
  city: sideCity(side),
  leaders: side.cells.map((cell) => board[cell] ?? "").filter((code) => code.includes(".")),
});
