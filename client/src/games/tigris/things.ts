// What lies where: the view as a list of things, each with a steady key.
import type { Seat, Thing } from "../game";
import { PAIRS, RANKS, dynastyOf, leaderOf } from "./colours";
import { CELLS } from "./geometry";
import material from "./material.json";
import type {
  Colour,
  Colours,
  Conflict,
  Dynasty,
  Kingdom,
  Office,
  Pair,
  Strength,
  Tigris,
  TurnFacts,
} from "./types";

type Of<K extends string, F> = Thing<F> & { kind: K };
export type CellThing = Of<"cell", { cell: string; river: boolean; piece: string | null }>;
export type PieceThing = Of<"piece", { cell: string; colour: Colour }>;
export type BaseThing = Of<"base", { cell: string }>;
export type QuakeThing = Of<"quake", { cell: string }>;
export type TreasureThing = Of<"treasure", { cell: string; corner: boolean }>;
export type LeaderThing = Of<
  "leader",
  {
    code: string;
    dynasty: Dynasty;
    office: Office;
    colour: Colour;
    cell: string | null;
    strength: Strength | null;
  }
>;
export type MonumentThing = Of<
  "monument",
  { pair: Pair; cell: string | null; base: Colour | null }
>;
export type KingdomThing = Of<"kingdom", Kingdom>;
export type TileThing = Of<"tile", { colour: Colour }>;
export type CatastropheThing = Of<"catastrophe", object>;
export type BagThing = Of<"bag", { tiles: number; given: string[] }>;
export type HomeThing = Of<"home", object>;
export type WarThing = Of<"war", Conflict>;
/** The conflict that is fought now, as the scales show it. */
export type ScalesThing = Of<"scales", Conflict>;
export type GaugeThing = Of<"gauge", { lying: number; of: number; few: number }>;
export type SeatThing = Of<
  "seat",
  {
    dynasty: Dynasty;
    tiles: number;
    catastrophes: number;
    /** Leaders that are not on the board. */
    home: Office[];
    /** Null behind a screen. */
    points: Colours | null;
    treasures: number | null;
    given: number;
    /** Whose turn it is: which one, and how many actions are left. */
    acting: TurnFacts | null;
  }
>;
export type TigrisThing =
  | CellThing
  | PieceThing
  | BaseThing
  | QuakeThing
  | TreasureThing
  | LeaderThing
  | MonumentThing
  | KingdomThing
  | TileThing
  | CatastropheThing
  | BagThing
  | HomeThing
  | WarThing
  | ScalesThing
  | GaugeThing
  | SeatThing;

type View = Tigris["view"];

export const rowsOf = (view: View): string[] =>
  view.table.terrain === "standard" ? material.material.map : view.table.terrain;

/** How many tiles a place holds, seen or not. */
const held = (view: View, name: string): number => {
  const found = view.places[name] ?? 0;
  return typeof found === "number" ? found : found.length;
};
const seen = (view: View, name: string): string[] => {
  const found = view.places[name];
  return Array.isArray(found) ? found : [];
};

export function things(view: View, eyes: Seat): TigrisThing[] {
  return [
    ...kingdoms(view),
    ...cells(view),
    ...pieces(view),
    ...leaders(view, eyes),
    ...treasures(view),
    ...monuments(view),
    ...wars(view),
    ...scales(view),
    ...(eyes === null ? [] : mine(view, eyes)),
    ...seats(view, eyes),
  ];
}

/** By its city, else by its first leader: the key stays while the list changes its order. */
export const kingdomKey = (kingdom: Kingdom): string =>
  `kingdom:${kingdom.city ?? kingdom.leaders[0] ?? ""}`;

const kingdoms = (view: View): KingdomThing[] =>
  view.table.kingdoms.map((k) => ({ key: kingdomKey(k), at: "map", kind: "kingdom", facts: k }));

function cells(view: View): CellThing[] {
  const rows = rowsOf(view).join("");
  return CELLS.map((cell, n) => ({
    key: `cell:${cell}`,
    at: "map",
    kind: "cell",
    facts: { cell, river: rows[n] === "~", piece: view.table.board[cell] ?? null },
  }));
}

function pieces(view: View): (PieceThing | BaseThing | QuakeThing)[] {
  const found: (PieceThing | BaseThing | QuakeThing)[] = [];
  for (const [cell, code] of Object.entries(view.table.board)) {
    if (code === undefined || code.includes(".")) continue;
    const at = `cell:${cell}`;
    if (code === "base") found.push({ key: `base:${cell}`, at, kind: "base", facts: { cell } });
    else if (code === "catastrophe")
      found.push({ key: `quake:${cell}`, at, kind: "quake", facts: { cell } });
    else {
      const colour = code as Colour;
      found.push({ key: `piece:${cell}`, at, kind: "piece", facts: { cell, colour } });
    }
  }
  return found;
}

/** Mine are called by their office, as the words are; events know all by their codes. */
function leaders(view: View, eyes: Seat): LeaderThing[] {
  const found: LeaderThing[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    for (const office of RANKS) {
      const code = `${dynastyOf(view.table, seat)}.${office}`;
      const strength = view.table.strengths[code] ?? null;
      const cell = strength?.at ?? null;
      const mine = seat === eyes;
      const home = mine ? "home:me" : `seat:${seat}`;
      found.push({
        key: mine ? `leader:${office}` : `leader:${code}`,
        also: `leader:${code}`,
        at: cell ? `cell:${cell}` : home,
        kind: "leader",
        seat,
        facts: { code, ...only(code), cell, strength },
      });
    }
  }
  return found;
}
const only = (code: string): { dynasty: Dynasty; office: Office; colour: Colour } => {
  const { dynasty, office, colour } = leaderOf(code);
  return { dynasty, office, colour };
};

const treasures = (view: View): TreasureThing[] =>
  view.table.treasures.map((cell) => ({
    key: `treasure:${cell}`,
    at: `cell:${cell}`,
    kind: "treasure",
    facts: { cell, corner: view.table.corners.includes(cell) },
  }));

const monuments = (view: View): MonumentThing[] =>
  PAIRS.map((pair) => {
    const built = view.table.monuments.find((each) => each.pair === pair);
    const facts = { pair, cell: built?.at ?? null, base: built?.base ?? null };
    const at = built ? `cell:${built.at}` : "yard";
    return { key: `monument:${pair}`, at, kind: "monument", facts };
  });

const wars = (view: View): WarThing[] =>
  view.table.conflicts.map((each) => ({
    key: `war:${each.colour}`,
    at: `cell:${each.attacker.at}`,
    kind: "war",
    facts: each,
  }));

const scales = (view: View): ScalesThing[] =>
  view.table.conflict
    ? [{ key: "scales", at: "map", kind: "scales", facts: view.table.conflict }]
    : [];

function mine(view: View, seat: number): TigrisThing[] {
  const found: TigrisThing[] = [];
  const count = new Map<string, number>();
  for (const colour of seen(view, `hand.${seat}`)) {
    const n = (count.get(colour) ?? 0) + 1;
    count.set(colour, n);
    const facts = { colour: colour as Colour };
    found.push({ key: `tile:${colour}#${n}`, at: "hand:me", kind: "tile", seat, facts });
  }
  for (let n = 1; n <= (view.table.catastrophes[seat] ?? 0); n++) {
    found.push({ key: `catastrophe:me#${n}`, at: "home:me", kind: "catastrophe", seat, facts: {} });
  }
  found.push({ key: "home:me", at: "dock", kind: "home", seat, facts: {} });
  return found;
}

function seats(view: View, eyes: Seat): TigrisThing[] {
  const open = view.options["points"] === "open" || view.result !== null;
  const given = eyes === null ? [] : seen(view, `discards.${eyes}`);
  const found: TigrisThing[] = [
    { key: "bag:all", at: "dock", kind: "bag", facts: { tiles: held(view, "bag"), given } },
    {
      key: "gauge:treasures",
      at: "rail",
      kind: "gauge",
      facts: {
        lying: view.table.treasures.length,
        of: material.material.treasures,
        few: material.material.few,
      },
    },
  ];
  for (let seat = 0; seat < view.seats; seat++) {
    const dynasty = dynastyOf(view.table, seat);
    const shown = open || seat === eyes;
    found.push({
      key: `seat:${seat}`,
      at: "rail",
      kind: "seat",
      seat,
      facts: {
        dynasty,
        tiles: held(view, `hand.${seat}`),
        catastrophes: view.table.catastrophes[seat] ?? 0,
        home: RANKS.filter((office) => !view.table.strengths[`${dynasty}.${office}`]),
        points: shown ? (view.table.points[seat] ?? null) : null,
        treasures: shown ? (view.table.won[seat] ?? null) : null,
        given: held(view, `discards.${seat}`),
        acting: view.table.turn?.seat === seat ? view.table.turn : null,
      },
    });
  }
  return found;
}
