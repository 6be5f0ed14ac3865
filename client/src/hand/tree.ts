// The tree of ways as a spelling: every legal word is a bag of tokens, picks narrow them.
import type { Declared, Key, Token } from "../games/game";
import type { Ways } from "../lib/protocol/messages";
import type { Alphabet } from "../lib/words/words";
import {
  bagOf,
  couldBe,
  ends,
  holds,
  isHalf,
  kindOf,
  minus,
  pair,
  plain,
  plus,
  same,
  without,
} from "./bag";
import type { Amount, Bag, HandOf, LetterAt, Lit, Spelling } from "./spelling";

interface Way {
  letters: string[];
  bag: Bag;
  /** What may be carried, and where to. */
  loose: { token: Token; to: Token | undefined }[];
}

/** All words of a tree, in the order of its leaves. */
export function leaves(ways: Ways, before: string[] = []): string[][] {
  return Object.entries(ways).flatMap(([letter, rest]) =>
    rest === 0 ? [[...before, letter]] : leaves(rest, [...before, letter]),
  );
}

type Tokens = (facts: object, at: LetterAt<Declared>) => Token[];

export class Tree<G extends Declared> implements Spelling {
  private readonly all: Way[];
  /** What may be carried to a place, and may as well be left. */
  private readonly carried = new Set<Token>();

  constructor(
    ways: Ways,
    private readonly prompt: G["prompt"],
    private readonly hand: HandOf<G>,
    private readonly alphabet: Alphabet,
  ) {
    this.all = leaves(ways).map((letters) => this.way(letters));
  }

  private tokens(text: string, i: number, word: string[]): Token[] {
    const letter = this.alphabet.get(text);
    if (!letter) return [];
    const [, code, facts] = letter;
    const tokens = this.hand.tokens[code as keyof G["letter"]] as Tokens | undefined;
    return tokens ? tokens(facts, { i, word, prompt: this.prompt }) : [];
  }

  private way(letters: string[]): Way {
    const all = letters.flatMap((text, i) => this.tokens(text, i, letters));
    const { carried = [] } = this.hand;
    const isLoose = (token: Token): boolean =>
      carried.includes(kindOf(token)) || carried.includes(token);
    const loose = all.flatMap((token, i) => (isLoose(token) ? [{ token, to: all[i + 1] }] : []));
    for (const { token } of loose) this.carried.add(token);
    return { letters, bag: bagOf(all.filter((token) => !isLoose(token))), loose };
  }

  /** Picks that say something. */
  private telling(picks: Bag): Bag {
    if (!this.carried.size) return picks;
    return new Map([...picks].filter(([token]) => !this.carried.has(token)));
  }

  /** Words that hold the picks; half a pair may become any that fits it. */
  private fitting(all: Bag): Way[] {
    const picks = this.telling(all);
    const half = [...picks.keys()].find(isHalf);
    if (half === undefined) return this.all.filter((way) => holds(way.bag, picks));
    const rest = minus(picks, half);
    return this.all.filter(
      (way) =>
        holds(way.bag, rest) && [...without(way.bag, rest).keys()].some((t) => couldBe(half, t)),
    );
  }

  lit(all: Bag): Map<Key, Lit> {
    const picks = this.telling(all);
    const half = [...picks.keys()].find(isHalf);
    const base = half === undefined ? picks : minus(picks, half);
    const found = new Map<Key, Lit>();
    const carries = picks.size < all.size;
    for (const way of this.fitting(picks)) {
      const word = way.letters.join(" ");
      const rest = without(way.bag, base);
      for (const { token, to } of way.loose) {
        if (!carries && to && rest.has(to)) found.set(token, { word: null, more: true });
      }
      const last = [...rest.values()].reduce((sum, n) => sum + n, 0) === 1;
      for (const token of rest.keys()) {
        if (half !== undefined && !couldBe(half, token)) continue;
        for (const [key, joins] of keysOf(token, half)) {
          const known = found.get(key) ?? { word: null, more: false };
          found.set(key, {
            word: known.word ?? (last && joins ? word : null),
            more: known.more || !(last && joins),
          });
        }
      }
    }
    return found;
  }

  token(all: Bag, key: Key): Token | null {
    if (this.carried.has(key)) return key;
    const picks = this.telling(all);
    const half = [...picks.keys()].find(isHalf);
    const base = half === undefined ? picks : minus(picks, half);
    for (const way of this.fitting(picks)) {
      for (const token of without(way.bag, base).keys()) {
        if (half !== undefined && !couldBe(half, token)) continue;
        const both = ends(token);
        if (!both && token === key) return token;
        if (!both || (both.piece !== key && both.place !== key)) continue;
        if (half !== undefined) return token;
        return both.piece === key ? pair(key, "") : pair("", key);
      }
    }
    return null;
  }

  /** The words that are still possible. */
  words(picks: Bag): string[] {
    return this.fitting(picks).map((way) => way.letters.join(" "));
  }

  /** The one word left, if nothing is missing in it but tokens of these kinds. */
  only(picks: Bag, kinds: readonly string[] = []): string | null {
    const [word, ...others] = picks.size && kinds.length ? this.words(picks) : [];
    if (word === undefined || others.length > 0) return null;
    return this.lacks(word, picks, kinds) ? word : null;
  }

  /** Whether only tokens of these kinds are missing in a word. */
  lacks(word: string, picks: Bag, kinds: readonly string[]): boolean {
    const rest = [...without(this.back(word), picks).keys()];
    return rest.every((token) => kinds.includes(kindOf(token)));
  }

  /** The picks and what they all lead to, of these kinds. */
  implied(picks: Bag, kinds: readonly string[]): Bag {
    const [first, ...others] = this.words(picks).map((word) => this.back(word));
    const found = [...(first?.keys() ?? [])].filter(
      (token) =>
        kinds.includes(kindOf(token)) && !picks.has(token) && others.every((bag) => bag.has(token)),
    );
    return found.reduce((bag, token) => plus(bag, token), picks);
  }

  /** Where tokens of these kinds make the picks a word, though more may follow: the one that gains most. */
  ridden(picks: Bag, kinds: readonly string[], gain: (word: string) => number): string | null {
    const words = this.words(picks).filter((word) => this.lacks(word, picks, kinds));
    if (words.length < 2) return null;
    return words.reduce((one, other) => (gain(other) > gain(one) ? other : one));
  }

  whole(all: Bag): string | null {
    const picks = this.telling(all);
    return this.all.find((way) => same(way.bag, picks))?.letters.join(" ") ?? null;
  }

  rest(picks: Bag, drawn: (key: Key) => boolean): Key[] {
    return [...this.lit(picks).keys()].filter((key) => !drawn(key));
  }

  amount(all: Bag): Amount | null {
    const picks = this.telling(all);
    const ways = this.fitting(picks);
    let token: Token | null = ways.length === 1 ? this.counted(picks) : null;
    if (ways.length < 2 && token === null) return null;
    let [least, most] = [Infinity, 0];
    for (const way of ways) {
      // The number may have been begun: it counts with what is picked of it.
      for (const each of without(way.bag, picks).keys()) {
        if (token !== null && each !== token) return null;
        token = each;
      }
    }
    if (token === null) return null;
    const open = token;
    const others = minusAll(picks, open);
    for (const way of this.all) {
      if (!same(minusAll(way.bag, open), others)) continue;
      const n = way.bag.get(open) ?? 0;
      [least, most] = [Math.min(least, n), Math.max(most, n)];
    }
    return most > least ? { token: open, least, most } : null;
  }

  /** All of something is picked: it is still a number, and less of it can be said. */
  private counted(picks: Bag): Token | null {
    const [token, ...others] = [...picks].flatMap(([each, n]) => (n > 1 ? [each] : []));
    return token === undefined || others.length > 0 ? null : token;
  }

  near(picks: Bag, key: Key): string | null {
    const wanted = plain(key);
    const own = this.hand.near?.(picks, wanted);
    if (own) return own;
    for (const way of this.fitting(picks)) {
      for (let i = 0; i < way.letters.length; i++) {
        const here = this.tokens(way.letters[i]!, i, way.letters);
        const free = here.some((t) => !picks.has(t) && kindOf(t) === kindOf(wanted));
        if (!free) continue;
        const letter = this.letterFor(wanted, i, way.letters);
        if (letter) return [...way.letters.slice(0, i), letter].join(" ");
      }
    }
    return this.letterFor(wanted, 0, []);
  }

  private letterFor(key: Key, i: number, word: string[]): string | null {
    for (const text of this.alphabet.keys()) {
      const letters = [...word.slice(0, i), text];
      if (this.tokens(text, i, letters).includes(key)) return text;
    }
    return null;
  }

  back(word: string): Bag {
    return this.way(word.split(" ")).bag;
  }

  /** The letters that all words with these picks begin with: what to foresee. */
  prefix(picks: Bag): string {
    const ways = this.fitting(picks);
    const first = ways[0]?.letters ?? [];
    let n = 0;
    while (n < first.length - 1 && ways.every((way) => way.letters[n] === first[n])) n++;
    return first.slice(0, n).join(" ");
  }

  /** Words after a prefix, in the order in which their consequences come. */
  after(prefix: string): string[] {
    const words = this.all.map((way) => way.letters.join(" "));
    return prefix ? words.filter((w) => w === prefix || w.startsWith(`${prefix} `)) : words;
  }
}

const minusAll = (bag: Bag, token: Token): Bag => {
  const rest = new Map(bag);
  rest.delete(token);
  return rest;
};

/** The keys by which a token is picked, and whether touching that key completes the token. */
function keysOf(token: Token, half: Token | undefined): [Key, boolean][] {
  const both = ends(token);
  if (!both) return [[token, true]];
  if (half === undefined) {
    return [
      [both.piece, false],
      [both.place, false],
    ];
  }
  return [[ends(half)!.piece === "" ? both.piece : both.place, true]];
}
