// What a kingdom, a cell or a player is called: words of the catalogue, never the client's own.
import type { Words } from "../../lib/words/words";
import { dynastyOf } from "./colours";
import material from "./material.json";
import type { Colour, Office, Side, Table } from "./types";

/** A kingdom is called by its oldest city; without one it is steppe. */
export function kingdomName(city: string | null, words: Words): string {
  if (city === null) return words.say("tigris-city-none");
  return words.maybe(`tigris-city-${city}`) ?? words.say("tigris-city-other", { cell: city });
}

export const dynastyName = (table: Pick<Table, "dynasties">, seat: number, words: Words): string =>
  words.called(dynastyOf(table, seat));
export const tileName = (colour: Colour, words: Words): string => words.item(colour);
export const officeName = (office: Office, words: Words): string => words.item(office);

/** The oldest city on a side of a war, as the names of kingdoms go. */
export const sideCity = (side: Side): string | null =>
  material.material.cities.find((city) => side.cells.includes(city)) ?? null;
