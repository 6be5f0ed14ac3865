// Any game as lists: what can be said, letter by letter; slots and pieces; what lies in its places.
import type { Form, Question, ViewOf, Ways } from "../../lib/protocol/messages";
import type { Declared, Key, Seat, Thing } from "../game";

/** All that every view has. */
export type PlainView = ViewOf<object, object>;
export const plainView = (view: Declared["view"]): PlainView => view as PlainView;

export interface SayFacts {
  /** Which letter of the word this is. */
  i: number;
  letter: string;
  code: string;
}
export interface SlotFacts {
  name: string;
  group: string;
  /** Which of its group. */
  nth: number;
}
export interface PlaceFacts {
  place: string;
  /** Null: only how many there are is known. */
  items: string[] | null;
}
export type PlainThing =
  | (Thing<SayFacts> & { kind: "say" })
  | (Thing<SlotFacts> & { kind: "slot" })
  | (Thing<PlaceFacts> & { kind: "place" });

/** A letter in its place of the word: nothing that can be said is ever ambiguous. */
export const sayKey = (i: number, letter: string): Key => `say:${i}.${letter}`;
export const slotKey = (name: string): Key => `slot:${name}`;

type CodeOf = (letter: string) => string;

/** Letters by their place in the word, each once. */
function letters(ways: Ways, i = 0, found: Set<string>[] = []): Set<string>[] {
  const here = (found[i] ??= new Set());
  for (const [letter, next] of Object.entries(ways)) {
    here.add(letter);
    if (next !== 0) letters(next, i + 1, found);
  }
  return found;
}

const said = (i: number, letter: string, codeOf: CodeOf, n?: number): PlainThing => ({
  key: sayKey(i, letter),
  at: `step:${i}`,
  kind: "say",
  ...(n === undefined ? {} : { n }),
  facts: { i, letter, code: codeOf(letter) },
});

function ofForm(form: Form, codeOf: CodeOf): PlainThing[] {
  const counts = new Map<string, number>();
  return [
    ...form.slots.map(({ name, group }): PlainThing => {
      const nth = (counts.get(group) ?? 0) + 1;
      counts.set(group, nth);
      const facts = { name, group, nth };
      return { key: slotKey(name), at: `group:${group}`, kind: "slot", facts };
    }),
    ...Object.entries(form.pieces).map(([letter, n]) => said(0, letter, codeOf, n)),
  ];
}

/** Whose a place is: `hand.2` is that of the third seat. */
export function ownerOf(place: string): Seat {
  const found = /\.(\d+)$/.exec(place);
  return found ? Number(found[1]) : null;
}

export function things(
  view: Declared["view"],
  question: Question | null,
  codeOf: CodeOf,
): PlainThing[] {
  const places = Object.entries(plainView(view).places ?? {}).map(([place, held]): PlainThing => {
    const seat = ownerOf(place);
    return {
      key: `place:${place}`,
      at: "table:all",
      kind: "place",
      n: typeof held === "number" ? held : held.length,
      ...(seat === null ? {} : { seat }),
      facts: { place, items: typeof held === "number" ? null : held },
    };
  });
  const asked = question?.form
    ? ofForm(question.form, codeOf)
    : letters(question?.ways ?? {}).flatMap((each, i) =>
        [...each].map((letter) => said(i, letter, codeOf)),
      );
  return [...places, ...asked];
}

export function grouped<T>(all: readonly T[], by: (each: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const each of all) found.set(by(each), [...(found.get(by(each)) ?? []), each]);
  return [...found];
}
