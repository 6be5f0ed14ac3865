// What is told, on its way into a sentence, in a form that the catalogues can read.
// This mirrors src/tabularium/words/facts.py; tests/words.test.ts holds both against each other.
import { FluentNone, FluentNumber, FluentType, type FluentValue } from "@fluent/bundle";

const DICE = "⚀⚁⚂⚃⚄⚅";

/** A list or a record among the facts; Fluent itself knows only texts and numbers. */
export class Structured extends FluentType<unknown> {
  toString(): string {
    return plain(this.value);
  }
}

/** A fact without words: lists with commas, records as name and value. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (value instanceof FluentType) return plain(value.valueOf());
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, each]) => `${name} ${plain(each)}`)
      .join(", ");
  }
  return String(value);
}

/** A fact as Fluent takes it; `true` becomes a text, so that a message can select by it. */
export function fact(value: unknown): string | number | Structured {
  if (typeof value === "boolean") return plain(value);
  if (typeof value === "string" || typeof value === "number") return value;
  return new Structured(value ?? null);
}

/** The members of a fact that is a list; any other is a list of one, an absent one of none. */
export function eachOf(value: FluentValue | unknown): unknown[] {
  if (value instanceof FluentNone) return [];
  const inner = value instanceof FluentType ? value.valueOf() : value;
  if (Array.isArray(inner)) return inner;
  return inner === null || inner === undefined || inner === "" ? [] : [inner];
}

function die(face: string): string {
  const number = Number(face);
  return number >= 1 && number <= DICE.length ? `${DICE[number - 1]}${number}` : face;
}

/** Dice by their faces, a list of numbers or a text such as 134. */
export function dice(faces: unknown): string {
  return eachOf(faces)
    .flatMap((each) => [...String(each)])
    .map(die)
    .join(" ");
}

/** A list as people say it: "a, b i c". */
export function joined(lang: string, parts: string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(lang, { style: "long", type }).format(parts);
}

export const number = (value: number): FluentNumber => new FluentNumber(value);
