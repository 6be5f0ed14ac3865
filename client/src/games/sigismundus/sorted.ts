// Things by their kinds.
import type { SigismundusThing } from "./things";

type Kind = SigismundusThing["kind"];
export type Sorted = { [K in Kind]: Extract<SigismundusThing, { kind: K }>[] };

const ALL: Kind[] = [
  "field",
  "country",
  "track",
  "deck",
  "office",
  "charter",
  "demand",
  "heap",
  "attack",
  "figure",
  "client",
  "card",
  "ducat",
  "vote",
  "unit",
  "grey",
  "seat",
];

export function kinds(things: SigismundusThing[]): Sorted {
  const found = Object.fromEntries(ALL.map((kind) => [kind, []])) as unknown as Record<
    Kind,
    SigismundusThing[]
  >;
  for (const thing of things) found[thing.kind].push(thing);
  return found as unknown as Sorted;
}
