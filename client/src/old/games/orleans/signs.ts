// Followers and goods as short signs; the letters beside the colours come from the catalogues.
import type { Words } from "../../../lib/words/words";
import data from "../data/orleans.json";

export const material = data.material;
export type Counts = Record<string, number>;

export const typeOf = (kind: string): string => kind.replace("own:", "");
export const isStarter = (kind: string): boolean => kind.startsWith("own:");

/** Two letters for a follower. */
export const short = (words: Words, kind: string): string =>
  words.itemPart(typeOf(kind), "short") ?? words.item(kind).slice(0, 2);

/** Two letters for goods, with a capital. */
export function shortGood(words: Words, good: string): string {
  const name = words.item(good);
  return name.charAt(0).toUpperCase() + name.charAt(1);
}

/** One entry for each piece. */
export const each = (counts: Counts | undefined): string[] =>
  Object.entries(counts ?? {}).flatMap(([code, n]) => Array.from({ length: n }, () => code));

/** What the space of a place wants: a type, anybody, or anybody but a starter. */
export const needOf = (space: string): string => {
  const [place = "", n = "1"] = space.split(".");
  return material.places[place as keyof typeof material.places]?.[Number(n) - 1] ?? "any";
};
