// The places of a player: the board's ten and the tiles, their spaces, and whoever stands there.
import {
  MATERIAL,
  type FollowerKind,
  type FollowerThing,
  type Kinds,
  type OrleansThing,
  type SocketThing,
} from "./kinds";
import type { Kind, Orleans } from "./types";

type View = Orleans["view"];
const PLACES = MATERIAL.places as Record<string, string[]>;

/** Places of a player, in the order of the board, then the tiles. */
export const placesOf = (view: View, seat: number): string[] => [
  ...MATERIAL.board,
  ...(view.table.tiles[seat] ?? []),
];
export const socketsOf = (place: string): string[] =>
  (PLACES[place] ?? []).map((_, n) => `${place}.${n + 1}`);
/** What a space asks for: a type, anybody, or anybody but a starter. */
export const needOf = (space: string): string => {
  const [place = "", n = "1"] = space.split(".");
  const need = PLACES[place]?.[Number(n) - 1] ?? "any";
  return need === "civic" ? "neutral" : need;
};

export function listed(
  kind: FollowerKind,
  at: string,
  counts: Kinds,
  seat: number,
): FollowerThing[] {
  return (Object.entries(counts) as [Kind, number][]).flatMap(([follower, n]) =>
    Array.from({ length: n }, (_, i): FollowerThing => {
      const key = `${kind}:${follower}#${i + 1}`;
      return { key, at, kind, seat, facts: { follower } };
    }),
  );
}
export const counted = (kinds: (Kind | "technology" | undefined)[]): Kinds => {
  const found: Kinds = {};
  for (const kind of kinds) if (kind && kind !== "technology") found[kind] = (found[kind] ?? 0) + 1;
  return found;
};

export function town(view: View, seat: number): OrleansThing[] {
  const { table } = view;
  const spaces = table.spaces[seat] ?? {};
  const found: OrleansThing[] = [];
  for (const place of placesOf(view, seat)) {
    const tile = !MATERIAL.board.includes(place);
    found.push({ key: `place:${place}`, at: "town", kind: "place", seat, facts: { place, tile } });
    for (const space of socketsOf(place)) {
      const facts = { space, place, holds: spaces[space] ?? null };
      found.push({ key: `socket:${space}`, at: `place:${place}`, kind: "socket", seat, facts });
    }
    if (place === "theatre") found.push(...stage(view, seat));
    if (place === "gunpowder_tower")
      found.push(...listed("towered", "place:gunpowder_tower", table.tower, seat));
  }
  const there = counted(["townhall.1", "townhall.2"].map((space) => spaces[space]));
  return [...found, ...listed("waiting", "place:townhall", there, seat)];
}
/** Any number stands on the stage of the Theatre, and as many more as could come. */
function stage(view: View, seat: number): OrleansThing[] {
  const { market, tower, stage: staged } = view.table;
  const sum = (counts: Kinds = {}): number => Object.values(counts).reduce((all, n) => all + n, 0);
  const room = sum(market[seat]) + sum(tower);
  const sockets = Array.from({ length: room }, (_, n): SocketThing => {
    const facts = { space: `theatre.${n + 1}`, place: "theatre", holds: null };
    return { key: `socket:theatre.${n + 1}`, at: "place:theatre", kind: "socket", seat, facts };
  });
  return [...sockets, ...listed("staged", "place:theatre", staged, seat)];
}
