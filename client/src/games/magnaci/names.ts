// How cards and numbers are called in a few letters.
import type { Words } from "../../lib/words/words";

/** 2 3 4 5 8 → 2–5, 8; the Lady by name. */
export function spans(cards: string[], words: Words): string {
  const runs: [number, number][] = [];
  for (const card of cards) {
    const n = Number(card);
    if (Number.isNaN(n)) continue;
    const last = runs.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else runs.push([n, n]);
  }
  const parts = runs.map(([a, b]) => (b > a + 1 ? `${a}–${b}` : b > a ? `${a}, ${b}` : `${a}`));
  if (cards.includes("lady")) parts.push(words.say("magnaci-lady"));
  return parts.join(", ");
}

/** +2, −3 */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
