// All ways to answer, as lists: the second way, complete, for keyboard and reader.
import type { Form, Ways } from "../lib/protocol/messages";

export interface Group {
  /** The first letter. */
  first: string;
  words: string[];
}

/** The whole words of a tree, letters with spaces between them. */
export function wordsOf(ways: Ways, begun: string[] = []): string[] {
  return Object.entries(ways).flatMap(([letter, next]) => {
    const word = [...begun, letter];
    return next === 0 ? [word.join(" ")] : wordsOf(next, word);
  });
}

export const groupsOf = (ways: Ways): Group[] =>
  Object.entries(ways).map(([first, next]) => ({
    first,
    words: next === 0 ? [first] : wordsOf(next, [first]),
  }));

/** What lies where, as pairs: `ship.1=boatman ship.2=monk`. */
export const pairs = (laid: ReadonlyMap<string, string>): string =>
  [...laid].map(([slot, piece]) => `${slot}=${piece}`).join(" ");

/** The pieces that a slot may take just now: those that are left, and its own. */
export function open(form: Form, laid: ReadonlyMap<string, string>, slot: string): string[] {
  const used = new Map<string, number>();
  for (const [name, piece] of laid) {
    if (name !== slot) used.set(piece, (used.get(piece) ?? 0) + 1);
  }
  const takes = form.slots.find((each) => each.name === slot)?.takes ?? [];
  return takes.filter((piece) => (form.pieces[piece] ?? 0) > (used.get(piece) ?? 0));
}
