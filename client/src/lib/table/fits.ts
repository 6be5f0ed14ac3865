// Whether what we are told is as declared. What does not fit is refused whole: nothing is half drawn.
import type { AnyView, Ended, KernelEvent, MoveShown } from "../protocol/messages";

/** A type as the server declares it (`games/<game>/shape.json`): see tabularium.shapes.typescript. */
export type Shape = string | [string, ...unknown[]] | { [name: string]: Shape };

/** All that a page is told without asking for it. */
export interface Shapes {
  table: Shape;
  /** Details of a result. */
  result: Shape;
  /** What questions and events tell, by kind. */
  prompts: Record<string, Shape>;
  events: Record<string, Shape>;
}
export interface Shown {
  view: AnyView;
  question?: { prompt: { kind: string } } | null;
  moves?: readonly MoveShown[];
}

// What is told in every game: by the kernel, and why a bot did what it did.
const EVERYWHERE: readonly string[] = [
  ...(["said", "unsealed", "over"] satisfies KernelEvent["kind"][]),
  "shown",
  "why",
];
const ENDED: { [name in keyof Ended<unknown>]: Shape } = {
  kind: "string",
  places: ["list", "number"],
  scores: ["list", "number"],
  detail: "unknown",
};

/** The first place at which view, question or events are not as declared; null if all of it fits. */
export function misfitShown(shown: Shown, shapes: Shapes): string | null {
  const { view, question, moves } = shown;
  const { result } = view;
  return (
    misfit(view.table, shapes.table) ??
    (result ? misfit(result, ENDED, "result") : null) ??
    // A game that is cut off has no details.
    (result && result.kind !== "horizon"
      ? misfit(result.detail, shapes.result, "result.detail")
      : null) ??
    (question ? kind(question.prompt, shapes.prompts, "question") : null) ??
    first(moves?.entries() ?? [], (_, move) => misfitMove(move, shapes))
  );
}

// Moves are many, and stay as they were told.
const fitting = new WeakSet<MoveShown>();

function misfitMove(move: MoveShown, shapes: Shapes): string | null {
  if (fitting.has(move)) return null;
  const own = move.events.filter((event) => !EVERYWHERE.includes(event.kind));
  const wrong = first(own.entries(), (_, { n: _n, ...event }) =>
    kind(event, shapes.events, "event"),
  );
  if (wrong === null) fitting.add(move);
  return wrong;
}

/** Things that are told apart by their kind. */
function kind(told: { kind: string }, shapes: Record<string, Shape>, at: string): string | null {
  const { kind: name, ...facts } = told;
  const shape = shapes[name];
  return shape === undefined ? `${at}.${name}` : misfit(facts, shape, `${at}.${name}`);
}

/** The first place at which a fact is not as declared; null if it fits. */
export function misfit(fact: unknown, shape: Shape, at = "table"): string | null {
  if (typeof shape === "string") return plain(fact, shape) ? null : at;
  if (Array.isArray(shape)) return among(fact, shape, at);
  return record(fact, shape, at);
}

const plain = (fact: unknown, shape: string): boolean =>
  shape === "unknown" || (shape === "null" ? fact === null : typeof fact === shape);

const isRecord = (fact: unknown): fact is Record<string, unknown> =>
  typeof fact === "object" && fact !== null && !Array.isArray(fact);

function among(fact: unknown, [how, ...parts]: [string, ...unknown[]], at: string): string | null {
  const shapes = parts as Shape[];
  if (how === "one") return parts.includes(fact) ? null : at;
  if (how === "either") {
    const tried = shapes.map((shape) => misfit(fact, shape, at));
    // The deepest place tells most: of a record that nearly fits, its wrong field.
    return tried.includes(null) ? null : tried.reduce((a, b) => (b!.length > a!.length ? b : a))!;
  }
  if (how === "list") {
    if (!Array.isArray(fact)) return at;
    return first(fact.entries(), (n, each) => misfit(each, shapes[0]!, `${at}[${n}]`));
  }
  if (!isRecord(fact)) return at;
  return first(Object.entries(fact), (key, each) => {
    const [keys, values] = shapes as [Shape, Shape];
    return misfit(key, keys, `${at}.${key}`) ?? misfit(each, values, `${at}.${key}`);
  });
}

function record(fact: unknown, shape: { [name: string]: Shape }, at: string): string | null {
  if (!isRecord(fact)) return at;
  const unknown = Object.keys(fact).find((name) => !(name in shape) && !(`${name}?` in shape));
  if (unknown !== undefined) return `${at}.${unknown}`;
  return first(Object.entries(shape), (name, declared) => {
    const spare = name.endsWith("?");
    const own = spare ? name.slice(0, -1) : name;
    if (own in fact) return misfit(fact[own], declared, `${at}.${own}`);
    return spare ? null : `${at}.${own}`;
  });
}

function first<K, V>(all: Iterable<[K, V]>, look: (key: K, value: V) => string | null) {
  for (const [key, value] of all) {
    const found = look(key, value);
    if (found !== null) return found;
  }
  return null;
}
