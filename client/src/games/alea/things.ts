// What lies where: the view as a list of things, each with a steady key.
import type { Seat, Thing } from "../game";
import { isHome } from "./codes";
import { BUILDINGS, setupOf } from "./geometry";
import { seats, type SeatThing } from "./seats";
import type { Alea, Building, Choosing, RoundFacts } from "./types";

export type Of<K extends string, F> = Thing<F> & { kind: K };
export type BuildingThing = Of<"building", { building: Building; columns: number }>;
/** Dice of a seat in the Temple, a run, a set, a die of the Forum, dice in the Latrine. */
export type GroupThing = Of<
  "group",
  {
    building: Building;
    faces: number[];
    rank: number;
    of: number;
    pips: number;
    /** Whether it would win something now. */
    pays: boolean;
    tokens: number;
    /** Fortuna tiles it would keep. */
    keeps: number;
  }
>;
export type DieThing = Of<"die", { face: number }>;
/** A die in hand that has not been rolled. */
export type BlankThing = Of<"blank", object>;
/** A rival's die that has just fallen. */
export type RolledThing = Of<"rolled", { face: number }>;
export type ProvinceThing = Of<"province", { code: string; owner: Seat }>;
export type PatricianThing = Of<"patrician", { code: string; owner: Seat }>;
export type CardThing = Of<"card", { code: string; choice: boolean; home: boolean }>;
export type FortunaThing = Of<"fortuna", { value: number }>;
export type KeptThing = Of<"kept", { value: number }>;
export type Pile = "provinces" | "patricians" | "fortuna" | "rejected" | "senate";
export type PileThing = Of<"pile", { pile: Pile; count: number; under: number; codes: string[] }>;
export type CupThing = Of<"cup", { tokens: number }>;
export type EstateThing = Of<"estate", object>;
export type SocketThing = Of<"socket", { home: string; n: number }>;
export type RoundThing = Of<"round", RoundFacts & { choosing: Choosing | null }>;
export type AleaThing =
  | BuildingThing
  | GroupThing
  | DieThing
  | BlankThing
  | RolledThing
  | ProvinceThing
  | PatricianThing
  | CardThing
  | FortunaThing
  | KeptThing
  | PileThing
  | CupThing
  | EstateThing
  | SocketThing
  | RoundThing
  | SeatThing;

export type View = Alea["view"];

/** How many pieces a place holds, seen or not, and those that are seen. */
export const held = (view: View, name: string): number => {
  const found = view.places[name] ?? 0;
  return typeof found === "number" ? found : found.length;
};
export const seen = (view: View, name: string): string[] => {
  const found = view.places[name];
  return Array.isArray(found) ? found : [];
};

export function things(view: View, eyes: Seat): AleaThing[] {
  return [
    ...buildings(view),
    ...groups(view),
    ...offered(view),
    ...piles(view),
    ...rounds(view),
    ...rolled(view, eyes),
    ...(eyes === null ? [] : mine(view, eyes)),
    ...seats(view, eyes),
  ];
}

const buildings = (view: View): BuildingThing[] =>
  BUILDINGS.filter((building) => building !== "temple" || setupOf(view.seats).temple).map(
    (building) => ({
      key: `building:${building}`,
      at: "city",
      kind: "building",
      facts: { building, columns: view.table.ranks.columns },
    }),
  );

/** Every building as it would be scored now: places by rank. */
function groups(view: View): GroupThing[] {
  const { ranks } = view.table;
  const group = (
    key: string,
    building: Building,
    seat: number,
    facts: Partial<GroupThing["facts"]>,
  ): GroupThing => ({
    key: `group:${building}.${key}`,
    at: `building:${building}`,
    kind: "group",
    seat,
    facts: {
      building,
      faces: [],
      rank: 1,
      of: 1,
      pips: 0,
      pays: true,
      tokens: 0,
      keeps: 0,
      ...facts,
    },
  });
  return [
    ...ranks.temple.map(({ seat, faces, pips, keeps }, i) =>
      group(`${seat}`, "temple", seat, {
        faces,
        pips,
        keeps,
        rank: i + 1,
        of: ranks.temple.length,
      }),
    ),
    ...ranks.senate.map(({ seat, run, card }, i) =>
      group(`${seat}`, "senate", seat, {
        faces: run,
        rank: i + 1,
        of: ranks.senate.length,
        pays: card,
      }),
    ),
    ...ranks.castrum.map(({ seat, face, dice, province }, i) =>
      group(`${seat}.${face}`, "castrum", seat, {
        faces: Array<number>(dice).fill(face),
        rank: i + 1,
        of: ranks.castrum.length,
        pays: province,
      }),
    ),
    ...ranks.forum.map(({ seat, face }, i) =>
      group(`${i + 1}`, "forum", seat, { faces: [face], rank: i + 1, of: ranks.columns }),
    ),
    ...view.table.latrine.map((dice, seat) =>
      group(`${seat}`, "latrine", seat, {
        faces: Array<number>(dice).fill(0),
        tokens: ranks.latrine[seat] ?? 0,
        pays: dice > 0,
      }),
    ),
  ];
}

function offered(view: View): AleaThing[] {
  return [
    ...seen(view, "provinces.open").map((code) => province(code, null)),
    ...seen(view, "patricians.open").map((code) => patrician(code, null)),
  ];
}
export const province = (code: string, owner: Seat): ProvinceThing => ({
  key: `province:${code}`,
  at: owner === null ? "building:castrum" : `seat:${owner}`,
  kind: "province",
  ...(owner !== null && { seat: owner }),
  facts: { code, owner },
});
export const patrician = (code: string, owner: Seat): PatricianThing => ({
  key: `patrician:${code}`,
  at: owner === null ? "building:forum" : `seat:${owner}`,
  kind: "patrician",
  ...(owner !== null && { seat: owner }),
  facts: { code, owner },
});

function piles(view: View): PileThing[] {
  const pile = (name: Pile, at: Building, place: string, gone = "", under = 0): PileThing => ({
    key: `pile:${name}`,
    at: `building:${at}`,
    kind: "pile",
    facts: {
      pile: name,
      count: held(view, place) + under,
      under,
      codes: seen(view, gone || place),
    },
  });
  return [
    pile("provinces", "castrum", "provinces.pile", "provinces.gone"),
    pile("patricians", "forum", "patricians.pile", "patricians.gone"),
    pile("senate", "senate", "senate.pile", "", held(view, "senate.under")),
    ...(setupOf(view.seats).temple
      ? [pile("fortuna", "temple", "fortuna.pile"), pile("rejected", "temple", "fortuna.rejected")]
      : []),
  ];
}

const rounds = (view: View): RoundThing[] =>
  view.table.round
    ? [
        {
          key: "round:now",
          at: "city",
          kind: "round",
          facts: { ...view.table.round, choosing: view.table.choosing },
        },
      ]
    : [];

/** Equal things in order, each with its number. */
function numbered<T extends AleaThing>(list: string[], make: (each: string, n: number) => T): T[] {
  const count = new Map<string, number>();
  return list.map((each) => {
    const n = (count.get(each) ?? 0) + 1;
    count.set(each, n);
    return make(each, n);
  });
}

function rolled(view: View, eyes: Seat): AleaThing[] {
  const { rolled: seat, roll } = view.table;
  if (seat === null) return [];
  return numbered(roll.map(String), (face, n): DieThing | RolledThing =>
    seat === eyes
      ? { key: `die:${face}#${n}`, at: "hand:me", kind: "die", seat, facts: { face: Number(face) } }
      : {
          key: `rolled:${face}#${n}`,
          at: `seat:${seat}`,
          kind: "rolled",
          seat,
          facts: { face: Number(face) },
        },
  );
}

function mine(view: View, seat: number): AleaThing[] {
  const { table } = view;
  const hand = table.rolled === seat ? 0 : (table.hand[seat] ?? 0);
  const blanks = Array.from({ length: hand }, (_, i): BlankThing => ({
    key: `blank:me#${i + 1}`,
    at: "hand:me",
    kind: "blank",
    seat,
    facts: {},
  }));
  const tiles = (kind: "fortuna" | "kept", place: string) =>
    numbered(seen(view, `${place}.${seat}`), (value, n): FortunaThing | KeptThing => ({
      key: `${kind}:${value}#${n}`,
      at: "fortuna:me",
      kind,
      seat,
      facts: { value: Number(value) },
    }));
  const card = (code: string, choice: boolean): CardThing => ({
    key: `card:${code}`,
    at: choice ? "building:senate" : "estate:me",
    kind: "card",
    seat,
    facts: { code, choice, home: isHome(code) },
  });
  const own = [...seen(view, `senate.of.${seat}`), ...seen(view, `senate.shown.${seat}`)];
  return [
    ...blanks,
    ...tiles("fortuna", "fortuna.drawn"),
    ...tiles("kept", "fortuna.kept"),
    { key: "cup:me", at: "dock", kind: "cup", seat, facts: { tokens: table.tokens[seat] ?? 0 } },
    { key: "estate:me", at: "dock", kind: "estate", seat, facts: {} },
    ...seen(view, `senate.choice.${seat}`).map((code) => card(code, true)),
    ...own.map((code) => card(code, false)),
    ...sockets(view, seat, own),
  ];
}

/** While everybody lays out: places for two in each home, for three where a child may live. */
function sockets(view: View, seat: number, cards: string[]): SocketThing[] {
  if (view.pending?.prompt !== "layout") return [];
  const each = cards.includes("XI") ? 3 : 2;
  const homes = [...seen(view, `provinces.of.${seat}`), ...cards.filter(isHome)];
  return homes.flatMap((home) =>
    Array.from({ length: each }, (_, i): SocketThing => ({
      key: `socket:${home}.${i + 1}`,
      at: "estate:me",
      kind: "socket",
      seat,
      facts: { home, n: i + 1 },
    })),
  );
}
