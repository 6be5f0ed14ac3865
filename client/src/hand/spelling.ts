// Spelling: how picks become words. A word is a bag of tokens; picks in any order narrow the words.
import type { Declared, HandView, Key, Token } from "../games/game";

/** Tokens with how often each is there. */
export type Bag = ReadonlyMap<Token, number>;

/** What may be touched next: the word that it would make, and whether more may follow. */
export interface Lit {
  word: string | null;
  more: boolean;
}

/** A number that is all that is left to say: a stepper, a ruler, digits. */
export interface Amount {
  token: Token;
  least: number;
  most: number;
}

/** The tree of ways and the form of pairs both are one. */
export interface Spelling {
  lit(picks: Bag): Map<Key, Lit>;
  /** What touching a lit key adds: its token, or half a pair. With half a pair picked: the pair. */
  token(picks: Bag, key: Key): Token | null;
  whole(picks: Bag): string | null;
  /** Lit keys that are drawn nowhere, told by the caller: they become chips in the prompt card. */
  rest(picks: Bag, drawn: (key: Key) => boolean): Key[];
  amount(picks: Bag): Amount | null;
  /** A text to ask `explain` about, for a key that is not lit. */
  near(picks: Bag, key: Key): string | null;
  /** The picks of a word. */
  back(word: string): Bag;
}

export interface LetterAt<G extends Declared> {
  /** Which letter of the word this is. */
  i: number;
  /** The whole word, letter by letter. */
  word: string[];
  prompt: G["prompt"];
}

/** Per letter code: the tokens a letter stands for. The types demand every code. */
export type TokensOf<G extends Declared> = {
  [C in keyof G["letter"]]: (facts: G["letter"][C], at: LetterAt<G>) => Token[];
};

export interface HandOf<G extends Declared> {
  /** Kinds that come off the table; all others are places. */
  lifts: string[];
  tokens: TokensOf<G>;
  /** Pairs: where a slot is drawn. */
  slot?(name: string): Key;
  /** Kinds that are chosen for you by the highest gain, and changed by a chip. */
  riders?: string[];
  /** Kinds that come along by themselves once every word that fits the picks has them. */
  implied?: string[];
  /** Kinds, or keys, that can be picked up for a place, but need not: a place alone makes the word whole. */
  carried?: string[];
  /** Kinds of places that go without saying where only one word is left: it can be confirmed. */
  unsaid?: string[];
  /** Pairs: whether all pairs of a word lie in one group of slots, whichever it is. */
  alone?(prompt: G["prompt"]): boolean;
  /** Pairs: a draft to begin with, in their notation; putting back comes back to it. */
  start?(prompt: G["prompt"]): string | null;
  /** A text that is no letter, for a better reason. */
  near?(picks: Bag, key: Key): string | null;
  /** Single keys of the keyboard: what they touch. The kit's own never come here. */
  shortcut?(pressed: string, hand: HandView): Key | null;
  /** Keys of words that are buttons in the prompt card: `do:pass`. */
  buttons?: Key[];
}

/** As many tokens as a number says. */
export const times = (n: number, token: Token): Token[] => Array<Token>(n).fill(token);
export const none = (): Token[] => [];
