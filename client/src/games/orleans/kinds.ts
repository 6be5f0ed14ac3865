// What can lie on the table, by kind, and the box it came in.
import type { Thing } from "../game";
import material from "./material.json";
import type { Citizen, Follower, Good, Hourglass, Kind, Stations } from "./types";

export const MATERIAL = material.material;
export const TRACKS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"] as const;
export type Track = (typeof TRACKS)[number];

type Of<K extends string, F> = Thing<F> & { kind: K };
export type Kinds = Partial<Record<Kind, number>>;
export type CityThing = Of<"city", { city: string; owners: number[]; merchants: number[] }>;
export type CargoThing = Of<"cargo", { space: number; good: Good | null; ends: string[] }>;
export type StationThing = Of<"station", { city: string }>;
export type MerchantThing = Of<"merchant", { city: string }>;
export type StackThing = Of<"stack", { type: Follower; left: number }>;
export type MarkerThing = Of<"marker", { track: string; position: number }>;
export type DeedThing = Of<
  "deed",
  { deed: string; given: Partial<Record<Follower, number>>; coins: number; citizen: boolean }
>;
export type JarmarkThing = Of<"jarmark", { good: Good }>;
export type SupplyThing = Of<"supply", { of: "technology" | "treasury" }>;
export type TileThing = Of<"tile", { place: string; pile: number }>;
export type CitizenThing = Of<"citizen", { citizen: Citizen; left: boolean }>;
export type HourglassThing = Of<
  "hourglass",
  { event: Hourglass | null; pile: number; round: number; rounds: number }
>;
export type GoneThing = Of<
  "gone",
  {
    followers: Partial<Record<Follower, number>>;
    goods: Partial<Record<Good, number>>;
    technology: number;
  }
>;
export type PlaceThing = Of<"place", { place: string; tile: boolean }>;
export type SocketThing = Of<
  "socket",
  { space: string; place: string; holds: Kind | "technology" | null }
>;
export type FollowerKind = "follower" | "waiting" | "towered" | "staged" | "guest";
export type FollowerThing = { [K in FollowerKind]: Of<K, { follower: Kind }> }[FollowerKind];
export type DrawThing = Of<"draw", { count: number }>;
export type GoodThing = Of<"good", { good: Good }>;
export type BagThing = Of<"bag", { followers: Kinds }>;
type StockKind = "coins" | "stations" | "citizens" | "technology";
export type StockThing = {
  [K in StockKind]: Of<K, Partial<Stations> & { experienced?: boolean }>;
}[StockKind];
export type SeatThing = Of<
  "seat",
  {
    coins: number;
    level: number;
    development: number;
    stations: Stations;
    citizens: number;
    technology: number;
    bag: Kinds;
    goods: Partial<Record<Good, number>>;
    starts: boolean;
    turn: boolean;
    passed: boolean;
  }
>;
export type OrleansThing =
  | CityThing
  | CargoThing
  | StationThing
  | MerchantThing
  | StackThing
  | MarkerThing
  | DeedThing
  | JarmarkThing
  | SupplyThing
  | TileThing
  | CitizenThing
  | HourglassThing
  | GoneThing
  | PlaceThing
  | SocketThing
  | FollowerThing
  | DrawThing
  | GoodThing
  | BagThing
  | StockThing
  | SeatThing;
