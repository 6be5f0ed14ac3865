// What lies where: the view as a list of things, each with a steady key.
import type { Seat, Thing } from "../game";
import {
  AGES,
  BOX,
  FIEFS,
  OFFICES,
  PROVINCES,
  SPACES,
  SYMBOLS,
  borderOf,
  familyCard,
  isOffice,
} from "./box";
import type { Age, Bid, Contest, FaceDown, Magnaci, Office, Policy, Table } from "./types";

type View = Magnaci["view"];
type Of<K extends string, F> = Thing<F> & { kind: K };

/** A place for family cards: an office, a law of the Sejm, a conflict. */
export interface FieldFacts {
  on: string;
  card: string;
  what: "office" | "law" | "conflict";
  /** Who has a card there, face down; mine by its value. */
  seats: number[];
  mine: string | null;
}
export interface AreaFacts {
  area: string;
  fief: boolean;
  partition: boolean;
  lost: boolean;
  clouds: boolean;
  mute: boolean;
  buildings: string[];
  /** Estates by seat. */
  estates: number[];
}
export interface SeatFacts {
  place: number;
  estates: number;
  remaining: string[];
  offices: Office[];
  laws: string[];
  won: string[];
  pacta: Policy | null;
  answered: boolean;
  asked: boolean;
}
export interface OfferFacts {
  maker: number;
  taker: number;
  gives: string;
  wants: string;
}
export type CardThing = Of<"card", { card: string }>;
export type FieldThing = Of<"field", FieldFacts>;
export type OfficeThing = Of<"office", { office: Office; holder: number | null; aside: boolean }>;
export type LawThing = Of<"law", { law: string; where: "field" | "seat" | "pile" | "gone" }>;
export type ConflictThing = Of<"conflict", { conflict: string; space: string | null }>;
export type AreaThing = Of<"province" | "fief", AreaFacts>;
export type VillageThing = Of<"village", { area: string; estates: number }>;
export type KingThing = Of<"king", { age: Age; king: string | null; gone: boolean; may: string[] }>;
export type SeatThing = Of<"seat", SeatFacts>;
export type BidThing = Of<"bid", Bid & { best: boolean; weakest: boolean }>;
export type PawnThing = Of<"pawn", { partitions: string[]; lost: string[]; end: number }>;
export type LossThing = Of<"loss", { province: string }>;
export type PileThing = Of<"pile", { what: "laws" | "conflicts"; pile: string[]; gone: string[] }>;
export type AnnouncedThing = Of<"announced", { card: string; targets: string[] }>;
export type SymbolThing = Of<"symbol", { symbol: Policy }>;
export type EstateThing = Of<"estate", { count: number }>;
export type MitreThing = Of<"mitre", object>;
export type OfferThing = Of<"offer", OfferFacts>;
export type MagnaciThing =
  | CardThing
  | FieldThing
  | OfficeThing
  | LawThing
  | ConflictThing
  | AreaThing
  | VillageThing
  | KingThing
  | SeatThing
  | BidThing
  | PawnThing
  | LossThing
  | PileThing
  | AnnouncedThing
  | SymbolThing
  | EstateThing
  | MitreThing
  | OfferThing;

/** The cards of a place that lies open. */
export const seen = (view: View, name: string): string[] => {
  const found = view.places[name];
  return Array.isArray(found) ? found : [];
};
const range = (n: number): number[] => [...Array(n).keys()];

export function things(view: View, eyes: Seat): MagnaciThing[] {
  return [
    ...areas(view),
    ...villages(view),
    ...kings(view),
    ...offices(view.table),
    ...laws(view),
    ...conflicts(view),
    ...fields(view, eyes),
    ...contested(view.table.contest),
    ...marks(view),
    ...seats(view),
    ...offers(view),
    ...(eyes === null ? [] : mine(view, eyes)),
  ];
}

function areas(view: View): AreaThing[] {
  const { table } = view;
  return [...PROVINCES, ...FIEFS].map((area) => {
    const fief = FIEFS.includes(area);
    const kind = fief ? "fief" : "province";
    const standing = Object.entries(table.buildings).filter(([, where]) => where === area);
    const facts: AreaFacts = {
      area,
      fief,
      partition: table.partitions.includes(area),
      lost: table.lost.includes(area),
      clouds: table.black_clouds && area === "prusy",
      mute: table.silent_sejm && !fief,
      buildings: standing.map(([building]) => building),
      estates: table.estates.map((own) => own[area] ?? 0),
    };
    return { key: `${kind}:${area}`, at: "map", kind, facts };
  });
}

const villages = (view: View): VillageThing[] =>
  view.table.estates.flatMap((own, seat) =>
    Object.entries(own).flatMap(([area, estates]): VillageThing[] => {
      if (!estates) return [];
      const at = FIEFS.includes(area) ? `fief:${area}` : `province:${area}`;
      const facts = { area, estates };
      return [{ key: `village:${area}.${seat}`, at, kind: "village", seat, n: estates, facts }];
    }),
  );

const kings = (view: View): KingThing[] =>
  AGES.map((age) => {
    const [reigns] = seen(view, `kings.${age}.reigning`);
    const [gone] = seen(view, `kings.${age}.gone`);
    const may = reigns || gone ? [] : seen(view, `kings.${age}.pile`);
    const facts = { age, king: reigns ?? gone ?? null, gone: !reigns && gone !== undefined, may };
    return { key: `king:${age}`, at: "royal", kind: "king", facts };
  });

const offices = (table: Table): OfficeThing[] =>
  OFFICES.map((office) => {
    const held = table.offices[office];
    const holder = typeof held === "number" ? held : null;
    const facts = { office, holder, aside: held === "aside" };
    const at = holder === null ? "royal" : `seat:${holder}`;
    return {
      key: `office:${office}`,
      at,
      kind: "office",
      facts,
      ...(holder !== null && { seat: holder }),
    };
  });

function laws(view: View): LawThing[] {
  const at = (law: string, where: LawThing["facts"]["where"], place: string): LawThing => ({
    key: `law:${law}`,
    at: place,
    kind: "law",
    facts: { law, where },
  });
  return [
    ...seen(view, "laws.pile").map((law) => at(law, "pile", "pile:laws")),
    ...seen(view, "laws.gone").map((law) => at(law, "gone", "pile:laws")),
    ...range(BOX.fields).flatMap((n) =>
      seen(view, `sejm.${n + 1}`).map((law) => at(law, "field", `field:sejm.${n + 1}`)),
    ),
    ...range(view.seats).flatMap((seat) =>
      seen(view, `laws.of.${seat}`).map((law) => ({ ...at(law, "seat", `seat:${seat}`), seat })),
    ),
  ];
}

function conflicts(view: View): ConflictThing[] {
  const at = (conflict: string, space: string | null, place: string): ConflictThing => ({
    key: `conflict:${conflict}`,
    at: place,
    kind: "conflict",
    facts: { conflict, space },
  });
  return [
    ...seen(view, "conflicts.up").map((code) => at(code, null, "map")),
    ...SPACES.flatMap((space) =>
      seen(view, `conflicts.${space}`).map((code) => at(code, space, `space:${space}`)),
    ),
  ];
}

/** Where family cards may lie now: by chapter, and wherever some lie. */
function fields(view: View, eyes: Seat): FieldThing[] {
  const { table } = view;
  const said = together(view);
  const field = (on: string, what: FieldFacts["what"], card: string, n = -1): FieldThing => {
    const down = table.face_down.find((each) => each.on === on);
    const mine = own(view, eyes, down) ?? (what === asked(view) ? (said[n] ?? null) : null);
    const facts = { on, card, what, seats: down?.seats ?? [], mine };
    return { key: `field:${on}`, at: "chamber", kind: "field", facts };
  };
  return [
    ...OFFICES.map((office) => field(office, "office", office)),
    ...range(BOX.fields).flatMap((n) =>
      seen(view, `sejm.${n + 1}`).map((law) => field(`sejm.${n + 1}`, "law", law, n)),
    ),
    ...SPACES.filter((space) => seen(view, `conflicts.${space}`).length).map((space, n) =>
      field(`conflicts.${space}`, "conflict", seen(view, `conflicts.${space}`)[0]!, n),
    ),
  ];
}
/** Cards that I have laid and that wait for the others, field by field. */
const together = (view: View): string[] =>
  view.pending?.kind === "together" && view.word ? view.word.split(" ") : [];
const asked = (view: View): FieldFacts["what"] =>
  view.pending?.prompt === "conflicts" ? "conflict" : "law";
function own(view: View, eyes: Seat, down: FaceDown | undefined): string | null {
  if (eyes === null || !down) return null;
  return view.sealed[eyes]?.find(([slot]) => slot === down.slot)?.[1] ?? null;
}

const contested = (contest: Contest | null): BidThing[] =>
  (contest?.bids ?? []).map((bid) => {
    const best = contest?.best.includes(bid.seat) ?? false;
    const weakest = contest?.war?.weakest.includes(bid.seat) ?? false;
    const facts = { ...bid, best, weakest };
    return { key: `bid:${bid.seat}`, at: "chamber", kind: "bid", seat: bid.seat, facts };
  });

/** Pawns, piles, an action that waits for its effect. */
function marks(view: View): MagnaciThing[] {
  const { table } = view;
  const { partitions, lost, announced } = table;
  const pile = (what: PileThing["facts"]["what"]): PileThing => {
    const facts = { what, pile: seen(view, `${what}.pile`), gone: seen(view, `${what}.gone`) };
    return { key: `pile:${what}`, at: "map", kind: "pile", facts };
  };
  const found: MagnaciThing[] = [
    {
      key: "pawn:partitions",
      at: "royal",
      kind: "pawn",
      facts: { partitions, lost, end: BOX.partitions },
    },
    pile("laws"),
    pile("conflicts"),
  ];
  if (announced) {
    const { card, targets, seat } = announced;
    found.push({
      key: `announced:${card}`,
      at: "chamber",
      kind: "announced",
      seat,
      facts: { card, targets },
    });
  }
  return found;
}

const seats = (view: View): SeatThing[] =>
  range(view.seats).map((seat) => {
    const { table } = view;
    const pacta = table.pacta?.[0] === seat ? (table.pacta[1] as Policy) : null;
    const facts: SeatFacts = {
      place: table.order.indexOf(seat) + 1,
      estates: Object.values(table.estates[seat] ?? {}).reduce<number>(
        (sum, n) => sum + (n ?? 0),
        0,
      ),
      remaining: table.remaining[seat] ?? [],
      offices: OFFICES.filter((office) => table.offices[office] === seat),
      laws: seen(view, `laws.of.${seat}`),
      won: table.won[seat] ?? [],
      pacta,
      answered: view.answered.includes(seat),
      asked: view.pending?.seats.includes(seat) ?? false,
    };
    return { key: `seat:${seat}`, at: "rail", kind: "seat", seat, facts };
  });

const offers = (view: View): OfferThing[] =>
  view.offers.map(({ maker, taker, gives, wants }) => {
    const law = (n: number | undefined): string => BOX.laws[n ?? 0]!.code;
    const facts = { maker, taker, gives: law(gives[0]), wants: law(wants[0]) };
    const key = `offer:${maker}.${taker}.${facts.gives}.${facts.wants}`;
    return { key, at: `seat:${maker}`, kind: "offer", facts };
  });

/** My hand, and what a question lays before me. */
function mine(view: View, seat: number): MagnaciThing[] {
  const { table, pending } = view;
  const sealed = [...(view.sealed[seat] ?? []).map(([, card]) => card), ...together(view)];
  const found: MagnaciThing[] = (table.remaining[seat] ?? [])
    .filter((card) => !sealed.includes(card))
    .map((card) => ({ key: `card:${card}`, at: "hand:me", kind: "card", seat, facts: { card } }));
  for (const province of new Set(
    table.losses.filter((l) => l.seat === seat).map((l) => l.province),
  )) {
    found.push({
      key: `loss:${province}`,
      at: `province:${province}`,
      kind: "loss",
      seat,
      facts: { province },
    });
  }
  if (!pending?.seats.includes(seat)) return found;
  const asked = pending.prompt;
  if (asked === "place" || asked === "first_estate") {
    const facts = { count: table.placing?.count ?? 1 };
    found.push({ key: "estate:new", at: "chamber", kind: "estate", seat, facts });
  }
  if (["tie", "best", "weakest", "order", "winner"].includes(asked)) {
    found.push({ key: "mitre:me", at: "chamber", kind: "mitre", seat, facts: {} });
  }
  if (asked === "action") {
    for (const symbol of SYMBOLS) {
      found.push({ key: `symbol:${symbol}`, at: "chamber", kind: "symbol", facts: { symbol } });
    }
  }
  return found;
}

/** What a field is about: a senator, a law, a conflict at the border of a province. */
export const provinceOf = (on: string): string | null =>
  on.startsWith("conflicts.") ? borderOf(on.slice("conflicts.".length)).code : null;
export const isSenator = isOffice;
export const influence = (card: string): number => familyCard(card).influence;
