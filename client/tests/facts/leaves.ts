// Leaves of a view: where they lie, what they are called and which other value they could have.
import type { AnyView } from "../../src/lib/protocol/messages";
import { misfit, type Shape } from "../../src/lib/table/fits";

export type Path = (string | number)[];
export interface Leaf {
  path: Path;
  /** The path, with `mine` and `rival` for what belongs to a seat and `*` for other indices. */
  name: string;
  fact: unknown;
  shape: Shape;
  /** What lies beside it in its list. */
  beside: readonly unknown[];
  /** The name under which something lies is a fact too: a city, a building. */
  renames?: true;
}
type Union = [string, ...Shape[]];

// What the kernel tells in every game; `places` and `sealed` are walked by themselves.
const OFFERS: Shape = [
  "list",
  { maker: "number", taker: "number", gives: ["list", "number"], wants: ["list", "number"] },
];
const KNOWN: Shape = ["list", { places: ["by", "string", "number"], items: ["list", "string"] }];
// How a game ended at all, the frame tells.
const RESULT: { [name: string]: Shape } = {
  places: ["list", "number"],
  scores: ["list", "number"],
};
/** `{seat: 1}` is mine or a rival's like `[1]`. */
const whose = (seat: number, view: AnyView): string => (seat === view.seat ? "mine" : "rival");
const options = (shape: Shape): Shape[] =>
  Array.isArray(shape) && shape[0] === "either" ? (shape.slice(1) as Shape[]) : [shape];

/** Every leaf of table, places, seals, offers, memory and result. */
export function* leaves(view: AnyView, shapes: { table: Shape; result: Shape }): Generator<Leaf> {
  const from = (path: Path, fact: unknown, shape: Shape): Generator<Leaf> =>
    within(view, { path, name: path.join("."), fact, shape, beside: [] });
  yield* from(["table"], view.table, shapes.table);
  for (const [place, held] of Object.entries(view.places)) yield* inPlace(view, place, held);
  for (const [seat, seals] of view.sealed.entries()) {
    for (const [n, [slot, letter]] of seals.entries()) {
      const name = `sealed.${whose(seat, view)}`;
      const at = ["sealed", seat, n];
      yield { path: [...at, 0], name: `${name}.slot`, fact: slot, shape: "number", beside: [] };
      if (letter === null) continue;
      yield { path: [...at, 1], name: `${name}.letter`, fact: letter, shape: "string", beside: [] };
    }
  }
  yield* from(["offers"], view.offers, OFFERS);
  yield* from(["known"], (view as AnyView & { known: unknown }).known, KNOWN);
  if (!view.result) return;
  const { kind: _, ...ended } = view.result;
  yield* from(["result"], ended, { ...RESULT, detail: shapes.result });
}

function* inPlace(view: AnyView, place: string, held: string[] | number): Generator<Leaf> {
  const steps = place.split(".").map((step) => (/^\d+$/.test(step) ? whose(+step, view) : step));
  const name = `places.${steps.join(".")}`;
  const path = ["places", place];
  if (typeof held === "number") yield { path, name, fact: held, shape: "number", beside: [] };
  else {
    // One piece less: how many there are is a fact even where nobody sees which.
    if (held.length)
      yield { path, name: `${name}.count`, fact: held, shape: "unknown", beside: [] };
    for (const [n, fact] of held.entries()) {
      yield { path: [...path, n], name: `${name}.*`, fact, shape: "string", beside: held };
    }
  }
}

function* within(view: AnyView, whole: Leaf): Generator<Leaf> {
  const { fact, path, name } = whole;
  const fitting = options(whole.shape).filter((each) => misfit(fact, each) === null);
  const shape = fitting.find((each) => typeof each !== "string" || each !== "null") ?? "null";
  const step = (key: string | number, as: string, inner: Shape, beside: readonly unknown[] = []) =>
    within(view, {
      path: [...path, key],
      name: `${name}.${as}`,
      fact: (fact as Record<string | number, unknown>)[key],
      shape: inner,
      beside,
    });
  if (Array.isArray(fact)) {
    const [, inner] = shape as Union;
    const seats = fact.length === view.seats;
    for (const n of fact.keys()) yield* step(n, seats ? whose(n, view) : "*", inner!, fact);
  } else if (typeof fact === "object" && fact !== null) {
    if (Array.isArray(shape)) {
      const [, keys, values] = shape as Union;
      const beside = Object.keys(fact);
      for (const key of beside) {
        const named = { path: [...path, key], name: `${name}.key`, fact: key, shape: keys! };
        yield { ...named, beside, renames: true };
        yield* step(key, "*", values!);
      }
    } else {
      for (const [key, inner] of Object.entries(shape as Record<string, Shape>)) {
        const own = key.replace(/\?$/, "");
        if (own in fact) yield* step(own, own, inner);
      }
    }
  } else yield whole;
}

/** The name without whose it is: what is declared knows no seats. */
export const common = (name: string): string => name.replace(/\.(mine|rival)(?=\.|$)/g, ".*");

/** Names of all leaves that a shape declares. */
export function* declared(shape: Shape, name: string): Generator<string> {
  for (const each of options(shape)) {
    if (typeof each === "string") {
      if (each !== "null") yield name;
    } else if (!Array.isArray(each)) {
      for (const [key, inner] of Object.entries(each)) {
        yield* declared(inner, `${name}.${key.replace(/\?$/, "")}`);
      }
    } else if (each[0] === "one") yield name;
    else yield* declared(each.at(-1) as Shape, `${name}.*`);
  }
}

// Strings of one kind look alike: cells of a map, leaders, cards and so on.
const KINDS = [
  /^[a-p]\d{1,2}$/,
  /^\w+\.\w+$/,
  /^[a-z]+[MF]\d$/,
  /^[a-z]+\d$/,
  /^\d$/,
  /^[IVX]+(-.*)?$/,
  /^\w+$/,
  /^/,
];

/** Values that were seen, by common name. */
export type Pool = Map<string, Set<unknown>>;

/** Other values of the same kind, the likeliest first, so that the table could be. */
export function others(leaf: Leaf, pool: Pool): unknown[] {
  const { fact, shape, name } = leaf;
  if (Array.isArray(fact)) return [fact.slice(0, -1)];
  if (typeof fact === "boolean") return [!fact];
  if (typeof fact === "number") return fact > 0 ? [fact - 1, fact + 1] : [fact + 1]; // rather less
  const literal = options(shape).flatMap((each) =>
    Array.isArray(each) && each[0] === "one" ? (each.slice(1) as unknown[]) : [],
  );
  const seen = [...(pool.get(common(name)) ?? [])];
  const numbers = options(shape).includes("number") ? [0] : [];
  const found = [...seen, ...literal, ...(fact === null ? numbers : [])];
  if (typeof fact === "string" && !literal.length) found.push(...alike(leaf, fact, pool));
  const different = found.filter((each) => each !== fact && each !== null);
  const alone = different.filter((each) => !leaf.beside.includes(each));
  return [...new Set([...alone, ...different])].slice(0, CANDIDATES);
}

/** What looks like it: from a place of the same deck, else from anywhere. */
function* alike({ name }: Leaf, fact: string, pool: Pool): Generator<unknown> {
  const kind = KINDS.find((each) => each.test(fact))!;
  const deck = name.startsWith("places.") ? name.split(".").slice(0, 2).join(".") : "";
  for (const [from, values] of pool) {
    if (!from.startsWith(deck)) continue;
    for (const each of values) if (typeof each === "string" && kind.test(each)) yield each;
  }
}
const CANDIDATES = 6;

/** A view with another value, or another name, for a leaf. */
export function changed<V>(view: V, { path, renames }: Leaf, value: unknown): V {
  const copy = structuredClone(view);
  let at = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  const last = path.at(-1)!;
  if (renames) {
    at[value as string] = at[last];
    delete at[last];
  } else at[last] = value;
  return copy;
}
