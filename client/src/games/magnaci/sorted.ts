// Things by their kinds.
import type { MagnaciThing } from "./things";

type Kind = MagnaciThing["kind"];
export type Sorted = { [K in Kind]: Extract<MagnaciThing, { kind: K }>[] };

const ALL: Kind[] = [
  "card",
  "field",
  "office",
  "law",
  "conflict",
  "province",
  "fief",
  "village",
  "king",
  "seat",
  "bid",
  "pawn",
  "loss",
  "pile",
  "announced",
  "symbol",
  "estate",
  "mitre",
  "do",
  "offer",
];

export function kinds(things: MagnaciThing[]): Sorted {
  const found = Object.fromEntries(ALL.map((kind) => [kind, []])) as unknown as Record<
    Kind,
    MagnaciThing[]
  >;
  for (const thing of things) found[thing.kind].push(thing);
  return found as unknown as Sorted;
}
