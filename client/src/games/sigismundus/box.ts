// What is in the box, and how its codes are drawn. Paint, not meaning: each has a sign beside it.
import material from "./material.json";
import type { Arm, Deck, Material, Track } from "./types";

export const box = material.material as unknown as Material;
export const ARMS: Arm[] = ["infantry", "hussars", "artillery"];
export const DECKS: Deck[] = ["internal", "foreign", "military"];
export const TRACKS: Track[] = ["royal", "senatorial", "parliamentary"];
export const KINDS = ["ecclesiastical", "ministerial", "land"] as const;
export const DECK_SIGN: Record<Deck, string> = {
  internal: "sg-g-bell",
  foreign: "sg-g-ship",
  military: "sg-g-sabres",
};
export const DECK_PAINT: Record<Deck, string> = {
  internal: "var(--verdigris)",
  foreign: "var(--lapis)",
  military: "var(--vermilion)",
};
export const TRACK_SIGN: Record<Track, string> = {
  royal: "sg-g-crown",
  senatorial: "sg-g-scroll",
  parliamentary: "sg-g-bell",
};
/** As the board shows them: left of the arcade, and right of it. */
export const SIDES = [
  ["sweden", "prussia", "habsburg"],
  ["lithuania", "moscow", "turkey"],
] as const;
export const BAYS = [
  ["envoy", "patronage", "academy"],
  ["feast", "vacancy", "agitation"],
  ["economist_a", "banners", "economist_b"],
] as const;
/** Light, body and dark of the five woods. */
export const WOODS = [
  ["#d9685a", "#b5392b", "#7d241a"],
  ["#6d8cc0", "#2c4a7c", "#1a2f54"],
  ["#e3b055", "#b9801f", "#7d5410"],
  ["#63a694", "#2f7465", "#1a4a40"],
  ["#bb6d94", "#8a3b63", "#5c2340"],
] as const;
const ABILITIES: Record<string, string> = {
  marschalcus_regni: "vote",
  cancellarius_regni: "card",
  vicecancellarius_regni: "marker",
  thesaurarius_regni: "coin",
  marschalcus_curiae: "client",
};
/** The sign of what an office can do besides. */
export function abilityOf(office: string): string {
  const found = box.offices.find((each) => each.code === office);
  return found?.arm ?? ABILITIES[office] ?? "court";
}
