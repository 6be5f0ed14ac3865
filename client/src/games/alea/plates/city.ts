// The still part of the city as one picture. It is drawn by code: four numbers of players and four
// shapes of window would be sixteen files of sixty kilobytes.
import type { City } from "../geometry";
import type { Building } from "../types";
import { castrum } from "./camp";
import { horizon, neatline, staffage } from "./horizon";
import { senate, temple } from "./houses";
import { cloaca, forum, latrine } from "./square";

export function ground(city: City, names: Record<Building, string>): string {
  return (
    horizon(city) +
    staffage(city) +
    (city.temple ? temple(city, city.temple, names.temple) : "") +
    senate(city, names.senate) +
    castrum(city, names.castrum) +
    cloaca(city) +
    latrine(city, names.latrine) +
    forum(city, names.forum) +
    (city.form === "slim" ? "" : neatline(city))
  );
}
