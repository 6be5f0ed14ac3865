// What may lie on the table, by kind.
import type { Thing } from "../game";
import type { Age, Bid, Office, Policy } from "./types";

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
  /** As the view has it. */
  offer: { maker: number; taker: number; gives: number[]; wants: number[] };
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
export type DoThing = Of<"do", { what: "pass" | "give_law" }>;
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
  | DoThing
  | OfferThing;
