// What keys are called in the prompt card: things by what they are, all others by the letter that
// stands for them. No notation is ever shown.
import type { Declared, Game, Key, Thing, Token } from "../games/game";
import type { LetterAt } from "../hand/spelling";
import type { Words } from "../lib/words/words";
import { bare } from "../stage/identity";

type Tokens = Record<string, ((facts: object, at: LetterAt<Declared>) => Token[]) | undefined>;

export interface Names {
  /** A key or a token in words. */
  of(token: Token): string;
  /** Whether something on the table bears this key. */
  drawn(key: Key): boolean;
  thing(key: Key): Thing | null;
}

/** Letters by the single token that they stand for. */
function letters(game: Game, prompt: Declared["prompt"] | null, words: Words): Map<Token, string> {
  const found = new Map<Token, string>();
  if (!prompt) return found;
  const tokens = game.hand.tokens as Tokens;
  for (const [text, code, facts] of words.alphabet?.values() ?? []) {
    const made = tokens[code]?.(facts, { i: 0, word: [text], prompt }) ?? [];
    const [only] = made;
    if (only !== undefined && made.length === 1 && !found.has(only)) found.set(only, text);
  }
  return found;
}

export function names(
  game: Game,
  things: readonly Thing[],
  view: Declared["view"],
  prompt: Declared["prompt"] | null,
  words: Words,
  /** Whether the players' rows are in sight; on a phone they are a page of their own. */
  rows = true,
): Names {
  const exact = new Map(things.map((thing) => [thing.key, thing]));
  const known = new Map<Key, Thing>();
  for (const thing of things) {
    for (const key of [thing.key, bare(thing.key), thing.also]) {
      if (key !== undefined && !known.has(key)) known.set(key, thing);
    }
  }
  let spelt: Map<Token, string> | null = null;
  const thing = (key: Key): Thing | null => exact.get(key) ?? known.get(key) ?? null;
  const one = (key: Key): string => {
    const found = thing(key);
    if (found) return (game.tell.brief ?? game.tell.name)(found, view, words);
    spelt ??= letters(game, prompt, words);
    const letter = spelt.get(key);
    return letter === undefined
      ? words.called(bare(key).replace(/^[^:]*:/, ""))
      : words.letter(letter);
  };
  return {
    thing,
    drawn: (key) => {
      const found = known.get(key);
      return found !== undefined && (rows || found.at !== "rail");
    },
    of: (token) => token.split("@").filter(Boolean).map(one).join(" → "),
  };
}
