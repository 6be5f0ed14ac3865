// Steady keys. Individuals have their own code; like things (a key that ends in `#`) get numbers
// here, and keep them: where they lie, then by what the move tells, then by nearness.
import type { Key, Thing } from "../games/game";

/** What a move says about like things: one of this kind went from here to there. */
export interface Moved {
  what: Key;
  from: Key;
  to: Key;
}
type Near = (one: Key, other: Key) => number;

interface Kept {
  n: number;
  at: Key;
}

/** `tile:red#2` is a `tile:red`: spelling knows no numbers. */
export const bare = (key: Key): Key => key.replace(/#\d*$/, "");
const alike = (key: Key): boolean => key.endsWith("#");

export class Identity {
  private kept = new Map<Key, Kept[]>();

  /** The same things with numbers; call it once for each view, in order. */
  keep<T extends Thing>(things: T[], moved: Moved[] = [], near: Near = () => 1): T[] {
    const groups = new Map<Key, number[]>();
    things.forEach((thing, i) => {
      if (!alike(thing.key)) return;
      const key = bare(thing.key);
      groups.set(key, [...(groups.get(key) ?? []), i]);
    });
    const numbered = [...things];
    const next = new Map<Key, Kept[]>();
    for (const [key, members] of groups) {
      const places = members.map((i) => things[i]!.at);
      const about = moved.filter((each) => bare(each.what) === key);
      const numbers = joined(this.kept.get(key) ?? [], places, about, near);
      next.set(
        key,
        numbers.map((n, j) => ({ n, at: places[j]! })),
      );
      members.forEach((i, j) => {
        numbered[i] = { ...things[i]!, key: `${key}#${numbers[j]}` };
      });
    }
    this.kept = next;
    return numbered;
  }

  /** Another table or another moment: what lay there says nothing about what lies here. */
  forget(): void {
    this.kept.clear();
  }
}

/** Numbers for places: those of before that fit best, else the lowest free ones. */
function joined(before: Kept[], places: Key[], moved: Moved[], near: Near): number[] {
  const left = [...before];
  const numbers: (number | null)[] = places.map(() => null);
  const take = (i: number, kept: Kept | undefined): void => {
    if (!kept) return;
    numbers[i] = kept.n;
    left.splice(left.indexOf(kept), 1);
  };
  places.forEach((at, i) =>
    take(
      i,
      left.find((kept) => kept.at === at),
    ),
  );
  for (const { from, to } of moved) {
    const i = places.findIndex((at, j) => at === to && numbers[j] === null);
    if (i >= 0)
      take(
        i,
        left.find((kept) => kept.at === from),
      );
  }
  // What vanished and what appeared, nearest pairs first.
  const pairs = places
    .flatMap((at, i) =>
      numbers[i] === null ? left.map((kept) => ({ i, kept, far: near(kept.at, at) })) : [],
    )
    .sort((one, other) => one.far - other.far);
  for (const { i, kept } of pairs) if (numbers[i] === null && left.includes(kept)) take(i, kept);
  const used = new Set(numbers.filter((n) => n !== null));
  let free = 1;
  return numbers.map((n) => {
    if (n !== null) return n;
    while (used.has(free)) free++;
    used.add(free);
    return free;
  });
}
