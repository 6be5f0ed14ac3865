// My estate as it lies: who lives where, what each home brings; with a piece in hand, as it would.
import type { HandView } from "../game";
import { NOWHERE, isHome } from "./codes";
import { asked } from "./facing";
import { seen, type View } from "./things";
import type { Gain, Outlook, Parts, Score } from "./types";

export interface HomeAt {
  code: string;
  people: string[];
  worth: number | null;
  /** It is in hand still. */
  fresh: boolean;
}
export interface Estate {
  total: number | null;
  /** Before the piece in hand. */
  before: number | null;
  parts: Parts | null;
  homes: HomeAt[];
  /** Senate cards that are no homes, with what they are worth. */
  cards: { code: string; worth: number | null; fresh: boolean }[];
  /** Patricians without a home. */
  out: string[];
  /** Who would move. */
  moving: Set<string>;
}

export interface Taken {
  kind: "province" | "patrician" | "card";
  code: string;
  gain: Gain | null;
}

/** The piece that is picked up, with what it would bring. */
export function takenOf(hand: HandView, outlook: Outlook | null): Taken | null {
  if (!asked(hand)) return null;
  const gains = outlook?.gains;
  const lists = {
    province: gains?.provinces ?? {},
    patrician: gains?.patricians ?? {},
    card: gains?.cards ?? {},
  };
  for (const kind of ["province", "patrician", "card"] as const) {
    for (const [code, gain] of Object.entries(lists[kind])) {
      if (hand.picked(`${kind}:${code}`)) return { kind, code, gain: gain ?? null };
    }
  }
  return null;
}

export function estateOf(
  view: View,
  seat: number,
  score: Score | null,
  taken: Taken | null = null,
): Estate {
  const gain = taken?.gain ?? null;
  const placed = gain?.placed ?? score?.placed ?? {};
  const worth = gain?.homes ?? score?.homes ?? {};
  const old = score?.placed ?? {};
  const with_ = (kind: Taken["kind"], codes: string[]): string[] =>
    taken?.kind === kind && !codes.includes(taken.code) ? [...codes, taken.code] : codes;
  const provinces = with_("province", seen(view, `provinces.of.${seat}`));
  const cards = with_("card", [
    ...seen(view, `senate.of.${seat}`),
    ...seen(view, `senate.shown.${seat}`),
  ]);
  const people = with_("patrician", seen(view, `patricians.of.${seat}`));
  const home = (code: string): HomeAt => ({
    code,
    people: people.filter((each) => placed[each] === code),
    worth: worth[code] ?? null,
    fresh: taken?.code === code,
  });
  return {
    total: gain?.total ?? score?.total ?? null,
    before: gain ? (score?.total ?? null) : null,
    parts: gain?.parts ?? score?.parts ?? null,
    homes: [...provinces, ...cards.filter(isHome)].map(home),
    cards: cards
      .filter((code) => !isHome(code))
      .map((code) => ({
        code,
        worth: score?.cards[code] ?? null,
        fresh: taken?.code === code,
      })),
    out: people.filter((each) => (placed[each] ?? NOWHERE) === NOWHERE),
    moving: new Set(gain ? people.filter((each) => placed[each] !== old[each]) : []),
  };
}
