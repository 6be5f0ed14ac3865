// Kinds of things on this table.
import type { Thing } from "../game";
import type { Arm, Attack, Deck, OfficeCard, OfficeSides, Track } from "./types";

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
  {
    office: string;
    number: number;
    sides: OfficeSides;
    card: OfficeCard;
    holder: number | null;
    claimed: number | null;
    /** Its power is used up this round, or an act suspends it. */
    spent: boolean;
  }
>;
export type CharterThing = Of<
  "charter",
  {
    act: string;
    state: "force" | "fell" | "now" | "ahead" | "out";
    /** What the king wanted then. */
    demanded: string | null;
  }
>;
export type DemandThing = Of<
  "demand",
  { demand: string | null; left: number; sejm: string | null }
>;
/** Figures that are not in play: how many are to come, and who is gone. */
export type HeapThing = Of<"heap", { left: number; gone: string[] }>;
export type AttackThing = Of<"attack", Attack>;
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
    /** By number, as their cards say. */
    offices: number[];
    claims: number[];
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
  | HeapThing
  | AttackThing
  | FigureThing
  | ClientThing
  | CardThing
  | DucatThing
  | VoteThing
  | UnitThing
  | GreyThing
  | SeatThing;
