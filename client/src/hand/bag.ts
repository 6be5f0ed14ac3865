// Bags: tokens with how often each is there. Never changed in place.
import type { Key, Token } from "../games/game";
import type { Bag } from "./spelling";

export const EMPTY: Bag = new Map();

export function bagOf(tokens: Iterable<Token>): Bag {
  const bag = new Map<Token, number>();
  for (const token of tokens) bag.set(token, (bag.get(token) ?? 0) + 1);
  return bag;
}

export const tokensIn = (bag: Bag): Token[] =>
  [...bag].flatMap(([token, n]) => Array<Token>(n).fill(token));

export const countIn = (bag: Bag): number => [...bag.values()].reduce((sum, n) => sum + n, 0);

export function plus(bag: Bag, token: Token, n = 1): Bag {
  return new Map(bag).set(token, (bag.get(token) ?? 0) + n);
}

export function minus(bag: Bag, token: Token): Bag {
  const rest = new Map(bag);
  const n = (bag.get(token) ?? 0) - 1;
  if (n > 0) rest.set(token, n);
  else rest.delete(token);
  return rest;
}

/** Whether one bag holds all of another. */
export function holds(whole: Bag, part: Bag): boolean {
  for (const [token, n] of part) if ((whole.get(token) ?? 0) < n) return false;
  return true;
}

export const same = (one: Bag, other: Bag): boolean =>
  one.size === other.size && holds(one, other) && holds(other, one);

/** What one bag has more than another. */
export function without(whole: Bag, part: Bag): Bag {
  const rest = new Map<Token, number>();
  for (const [token, n] of whole) {
    const more = n - (part.get(token) ?? 0);
    if (more > 0) rest.set(token, more);
  }
  return rest;
}

// Keys and tokens

const PAIR = "@";

/** The key without the number by which equal things are told apart. */
export const plain = (key: Key): Key => key.replace(/#\d+$/, "");
export const kindOf = (key: Key): string => key.slice(0, key.indexOf(":"));
export const pair = (piece: Key, place: Key): Token => `${piece}${PAIR}${place}`;

/** Piece and place of a pair; an open end is empty. Null: a key by itself. */
export function ends(token: Token): { piece: Key; place: Key } | null {
  const at = token.indexOf(PAIR);
  return at < 0 ? null : { piece: token.slice(0, at), place: token.slice(at + 1) };
}

/** Half of a pair: a piece without a place, or a place that waits for its piece. */
export function isHalf(token: Token): boolean {
  const both = ends(token);
  return both !== null && (both.piece === "" || both.place === "");
}

/** Whether a half could become this pair. */
export function couldBe(half: Token, token: Token): boolean {
  const [one, other] = [ends(half), ends(token)];
  if (!one || !other) return false;
  return one.piece === "" ? one.place === other.place : one.piece === other.piece;
}

/** What lies at a place in draft: the piece of its pair, else all that was lifted to go there. */
export function draftsIn(picks: Bag, place: Key, lifts: readonly string[]): Key[] {
  const tokens = tokensIn(picks);
  if (picks.has(place)) return tokens.filter((token) => lifts.includes(kindOf(token)));
  return tokens.flatMap((token) => {
    const both = ends(token);
    return both && both.place === place && both.piece ? [both.piece] : [];
  });
}
