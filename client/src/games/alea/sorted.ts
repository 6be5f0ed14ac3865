// Things by their kinds.
import type { AleaThing } from "./things";

type Kind = AleaThing["kind"];
export type Sorted = { [K in Kind]: Extract<AleaThing, { kind: K }>[] };

const ALL: Kind[] = [
  "building",
  "group",
  "die",
  "blank",
  "rolled",
  "province",
  "patrician",
  "card",
  "fortuna",
  "kept",
  "pile",
  "cup",
  "estate",
  "socket",
  "round",
  "seat",
];

export function kinds(things: AleaThing[]): Sorted {
  const found = Object.fromEntries(ALL.map((kind) => [kind, [] as AleaThing[]]));
  for (const thing of things) found[thing.kind]!.push(thing);
  return found as unknown as Sorted;
}
