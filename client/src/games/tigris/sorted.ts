// Things by their kinds, and where the banners of kingdoms hang.
import { bannerSpot, type Spot } from "./geometry";
import { rowsOf, type KingdomThing, type TigrisThing } from "./things";
import { place } from "./geometry";
import type { Tigris } from "./types";

type Kind = TigrisThing["kind"];
export type Sorted = { [K in Kind]: Extract<TigrisThing, { kind: K }>[] };

const ALL: Kind[] = [
  "cell",
  "piece",
  "base",
  "quake",
  "treasure",
  "leader",
  "monument",
  "kingdom",
  "tile",
  "catastrophe",
  "bag",
  "home",
  "war",
  "scales",
  "gauge",
  "seat",
];

export function kinds(things: TigrisThing[]): Sorted {
  const found = Object.fromEntries(ALL.map((kind) => [kind, []])) as unknown as Record<
    Kind,
    TigrisThing[]
  >;
  for (const thing of things) found[thing.kind].push(thing);
  return found as unknown as Sorted;
}

export interface Hung extends Spot {
  thing: KingdomThing;
}

/** One empty cell for each banner, none for two, and none where a draft lies. */
export function spots(view: Tigris["view"], kingdoms: KingdomThing[], kept: string[]): Hung[] {
  const rows = rowsOf(view);
  const taken = new Set(kept);
  const wet = (cell: string): boolean => {
    const [column, row] = place(cell);
    return rows[row]?.[column] === "~";
  };
  const found: Hung[] = [];
  for (const thing of kingdoms) {
    const { cells, leaders } = thing.facts;
    const hearts = leaders.flatMap((code) => view.table.strengths[code]?.at ?? []);
    const free = (cell: string): boolean => !view.table.board[cell] && !taken.has(cell);
    const spot = bannerSpot(cells, hearts, free, wet);
    if (!spot) continue;
    taken.add(spot.cell);
    found.push({ cell: spot.cell, hangs: spot.hangs, thing });
  }
  return found;
}
