// Things by their kinds.
import type { OrleansThing } from "./things";

type Kind = OrleansThing["kind"];
export type Sorted = { [K in Kind]: Extract<OrleansThing, { kind: K }>[] };
type Loose = Record<string, OrleansThing[] | undefined>;

/** Every kind has its list, also an empty one. */
export function kinds(things: OrleansThing[]): Sorted {
  const found: Loose = {};
  for (const thing of things) (found[thing.kind] ??= []).push(thing);
  return new Proxy(found, { get: (all, kind) => all[String(kind)] ?? [] }) as unknown as Sorted;
}
