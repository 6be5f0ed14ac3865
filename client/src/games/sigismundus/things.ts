// What lies where: the view as a list of things, each with a steady key.
import type { Seat, Thing } from "../game";
import { ARMS, DECKS, box } from "./box";
import type { View } from "./game";
import type { Arm, Deck, OfficeCard, OfficeSides, Track } from "./types";

type Of<K extends string, F> = Thing<F> & { kind: K };
/** `owners` are those of its clients, as far as they are known; the others are plain wood. */
export type FieldThing = Of<"field", { field: string; clients: number; owners: number[] }>;
export type CountryThing = Of<
  "country",
  {
    country: string;
    crowned: boolean;
    pact: boolean;
    seal: number | null;
    /** Its place among the directions, from the left. */
    space: number;
    markers: { seat: number; count: number }[];
  }
>;
export type TrackThing = Of<"track", { track: Track; spaces: (number | null)[]; votes: number[] }>;
export type DeckThing = Of<"deck", { deck: Deck; left: number; out: string[] }>;
export type OfficeThing = Of<
  "office",
  { office: string; number: number; sides: OfficeSides; card: OfficeCard }
>;
export type CharterThing = Of<
  "charter",
  { act: string; state: "force" | "fell" | "now" | "ahead" | "out" }
>;
export type DemandThing = Of<"demand", { demand: string | null; past: string[] }>;
export type FigureThing = Of<
  "figure",
  { figure: string; ducats: number; ribbon: boolean; calling: string }
>;
export type ClientThing = Of<"client", object>;
export type CardThing = Of<"card", { card: string; deck: Deck }>;
export type DucatThing = Of<"ducat", { count: number }>;
export type VoteThing = Of<"vote", { count: number }>;
export type UnitThing = Of<"unit", { arm: Arm; active: number }>;
export type GreyThing = Of<"grey", { arm: Arm; away: number }>;
export type SeatThing = Of<
  "seat",
  {
    house: string;
    ducats: number;
    votes: number;
    points: number;
    clients: number;
    cards: Record<Deck, number>;
    units: Partial<Record<string, number>>;
    host: Partial<Record<string, number>>;
    figures: string[];
    marks: ("first" | "crown" | "scroll" | "bell" | "church")[];
  }
>;
export type SigismundusThing =
  | FieldThing
  | CountryThing
  | TrackThing
  | DeckThing
  | OfficeThing
  | CharterThing
  | DemandThing
  | FigureThing
  | ClientThing
  | CardThing
  | DucatThing
  | VoteThing
  | UnitThing
  | GreyThing
  | SeatThing;

/** What a place holds, as far as it is seen. */
export const seen = (view: View, name: string): string[] => {
  const found = view.places[name];
  return Array.isArray(found) ? found : [];
};
export const held = (view: View, name: string): number => {
  const found = view.places[name] ?? 0;
  return typeof found === "number" ? found : found.length;
};

export function things(view: View, eyes: Seat): SigismundusThing[] {
  return [
    ...court(view),
    ...abroad(view),
    ...senate(view),
    ...figures(view, eyes),
    ...(eyes === null ? [] : mine(view, eyes)),
    ...seats(view),
  ];
}

function court(view: View): SigismundusThing[] {
  const { table } = view;
  const fields = box.fields.map((field) => ({
    key: `field:${field}`,
    at: "court",
    kind: "field" as const,
    facts: {
      field,
      clients: table.fields[field] ?? 0,
      owners: table.court[field] ?? [],
    },
  }));
  const tracks = (Object.keys(box.tracks) as Track[]).map((track) => ({
    key: `track:${track}`,
    at: "court",
    kind: "track" as const,
    facts: { track, spaces: table.tracks[track] ?? [], votes: box.tracks[track] ?? [] },
  }));
  const decks = DECKS.map((deck) => ({
    key: `deck:${deck}`,
    at: "court",
    kind: "deck" as const,
    facts: { deck, left: held(view, `${deck}.pile`), out: seen(view, `${deck}.discard`) },
  }));
  return [...fields, ...tracks, ...decks];
}

function abroad(view: View): SigismundusThing[] {
  const { table } = view;
  return box.countries.map((country) => ({
    key: `country:${country}`,
    at: "abroad",
    kind: "country",
    facts: {
      country,
      crowned: table.crowned.includes(country),
      pact: table.pacts.includes(country),
      seal: table.seals[country] ?? null,
      space: table.directions.indexOf(country),
      markers: table.influence.flatMap((row, seat) =>
        row[country] ? [{ seat, count: row[country] }] : [],
      ),
    },
  }));
}

function senate(view: View): SigismundusThing[] {
  const { table } = view;
  const offices = box.offices.flatMap((sides, n): OfficeThing[] => {
    const card = table.cards[sides.code];
    const facts = card && { office: sides.code, number: n + 1, sides, card };
    return facts ? [{ key: `office:${sides.code}`, at: "senate", kind: "office", facts }] : [];
  });
  const now = box.sejms.findIndex((each) => each.act === table.sejm);
  const short = view.options["length"] === "short";
  const charters = box.sejms.map((sejm, n): CharterThing => {
    const out = short && !box.short.includes(sejm.act);
    const past = table.acts.includes(sejm.act)
      ? "force"
      : n < now || view.result
        ? "fell"
        : "ahead";
    const state = out ? "out" : n === now && !view.result ? "now" : past;
    return {
      key: `charter:${sejm.act}`,
      at: "senate",
      kind: "charter",
      facts: { act: sejm.act, state },
    };
  });
  const demand: DemandThing = {
    key: "demand:now",
    at: "senate",
    kind: "demand",
    facts: {
      demand: seen(view, "demands.now")[0] ?? null,
      past: seen(view, "demands.past"),
    },
  };
  return [...offices, ...charters, demand];
}

function figures(view: View, eyes: Seat): FigureThing[] {
  const made = (figure: string, at: string, seat?: number): FigureThing => {
    const card = box.figures.find((each) => each.code === figure);
    return {
      key: `figure:${figure}`,
      at,
      kind: "figure",
      ...(seat === undefined ? {} : { seat }),
      facts: {
        figure,
        ducats: view.table.laid[figure] ?? 0,
        ribbon: card?.ribbon != null,
        calling: card?.calling ?? "",
      },
    };
  };
  void eyes;
  const open = seen(view, "figures.open").map((each) => made(each, "figures"));
  const owned = Array.from({ length: view.seats }, (_, seat) =>
    seen(view, `figures.of.${seat}`).map((each) => made(each, `seat:${seat}`, seat)),
  );
  return [...open, ...owned.flat()];
}

function mine(view: View, seat: number): SigismundusThing[] {
  const found: SigismundusThing[] = [];
  for (let n = 1; n <= (view.table.clients[seat] ?? 0); n++) {
    found.push({ key: `client:me#${n}`, at: "dock", kind: "client", seat, facts: {} });
  }
  const ducats = view.table.ducats[seat] ?? 0;
  found.push({ key: "ducat:me", at: "dock", kind: "ducat", seat, facts: { count: ducats } });
  const votes = view.table.votes[seat] ?? 0;
  found.push({ key: "vote:me", at: "dock", kind: "vote", seat, facts: { count: votes } });
  const count = new Map<string, number>();
  for (const deck of DECKS) {
    for (const card of seen(view, `${deck}.hand.${seat}`)) {
      const n = (count.get(card) ?? 0) + 1;
      count.set(card, n);
      const facts = { card, deck };
      found.push({ key: `card:${card}#${n}`, at: "dock", kind: "card", seat, facts });
    }
  }
  for (const arm of ARMS) {
    // One by one, for several may be given up; an arm that I lack is there too, to be taken.
    const active = view.table.units[seat]?.[arm] ?? 0;
    for (let n = 1; n <= Math.max(1, active); n++) {
      const facts = { arm, active };
      found.push({ key: `unit:${arm}#${n}`, at: "dock", kind: "unit", seat, facts });
    }
    const away = view.table.host[seat]?.[arm] ?? 0;
    for (let n = 1; n <= away; n++) {
      const facts = { arm, away };
      found.push({ key: `grey:${arm}#${n}`, at: "dock", kind: "grey", seat, facts });
    }
  }
  return found;
}

function seats(view: View): SeatThing[] {
  const { table } = view;
  const rep = table.representatives;
  return Array.from({ length: view.seats }, (_, seat) => {
    const marks: SeatThing["facts"]["marks"] = [];
    if (table.first === seat) marks.push("first");
    if (rep.royal === seat) marks.push("crown");
    if (rep.senatorial === seat) marks.push("scroll");
    if (rep.parliamentary === seat) marks.push("bell");
    if (table.protected.includes(seat)) marks.push("church");
    return {
      key: `seat:${seat}`,
      at: "rail",
      kind: "seat",
      seat,
      facts: {
        house: table.houses[seat] ?? "",
        ducats: table.ducats[seat] ?? 0,
        votes: table.votes[seat] ?? 0,
        points: table.points[seat] ?? 0,
        clients: table.clients[seat] ?? 0,
        cards: {
          internal: held(view, `internal.hand.${seat}`),
          foreign: held(view, `foreign.hand.${seat}`),
          military: held(view, `military.hand.${seat}`),
        },
        units: table.units[seat] ?? {},
        host: table.host[seat] ?? {},
        figures: seen(view, `figures.of.${seat}`),
        marks,
      },
    };
  });
}
