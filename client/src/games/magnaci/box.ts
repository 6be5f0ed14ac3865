// What is in the box, by its codes: printed values only, nothing that follows from rules.
import material from "./material.json";
import type {
  Age,
  ConflictCard,
  FamilyCard,
  KingCard,
  LawCard,
  Material,
  Office,
  OfficeCard,
  Policy,
} from "./types";

export const BOX = material.material as unknown as Material;

const by = <T extends { code: string }>(cards: T[]): Map<string, T> =>
  new Map(cards.map((card) => [card.code, card]));
const laws = by<LawCard>(BOX.laws);
const conflicts = by<ConflictCard>(BOX.conflicts);
const kings = by<KingCard>(BOX.kings);
const cards = by<FamilyCard>(BOX.cards);
const senators = by<OfficeCard>(BOX.senators);

export const lawCard = (code: string): LawCard => laws.get(code)!;
export const conflictCard = (code: string): ConflictCard => conflicts.get(code)!;
export const kingCard = (code: string): KingCard => kings.get(code)!;
export const familyCard = (code: string): FamilyCard => cards.get(code)!;
export const senator = (code: string): OfficeCard => senators.get(code)!;
export const isOffice = (code: string): code is Office => senators.has(code);

export const PROVINCES = BOX.provinces.map((each) => each.code);
export const FIEFS = BOX.provinces.flatMap((each) => each.fiefs);
export const SPACES = BOX.provinces.flatMap((each) => each.spaces);
export const AGES: Age[] = BOX.ages;
export const OFFICES: Office[] = BOX.offices;
export const SYMBOLS: Policy[] = BOX.symbols;
export const FAMILIES = BOX.families;

/** The province at whose border a space lies, and the power there. */
export const borderOf = (space: string): { code: string; power: string } =>
  BOX.provinces.find((each) => each.spaces.includes(space))!;

/** What a senator is known by. */
export const BADGE: Record<Office, "mitre" | "key" | "mace" | "seal"> = {
  prymas: "mitre",
  podskarbi: "key",
  hetman: "mace",
  kanclerz: "seal",
};
/** Hat and beard of a family card. */
export const FACE: Record<string, string> = {
  "2": "tuft-moustache",
  "3": "tuft-moustache",
  "4": "cap-moustache",
  "5": "cap-moustache",
  "6": "cap-beard",
  "7": "cap-beard",
  "8": "feather-moustache",
  "9": "feather-moustache",
  lady: "lady-none",
  "11": "feather-beard",
  "12": "helmet-moustache",
  "13": "helmet-beard",
  "14": "wings-beard",
};
/** Kings: portrait and coat. */
export const KING: Record<string, [face: string, coat: string]> = {
  zygmunt_august: ["crown-beard", "#5a4a2c"],
  henryk_walezy: ["crown-beard", "#3f5f92"],
  stefan_batory: ["feather-beard", "#7a2a25"],
  zygmunt_iii_waza: ["crown-beard", "#2f3b55"],
  wladyslaw_iv_waza: ["crown-moustache", "#4d5a3a"],
  jan_kazimierz: ["laurel-wig", "#5a4a6c"],
  michal_korybut: ["crown-wig", "#3d6a63"],
  jan_iii_sobieski: ["crown-moustache", "#8f2c25"],
  august_ii: ["laurel-wig", "#3a4f7d"],
  stanislaw_leszczynski: ["crown-wig", "#7d5a2c"],
  august_iii: ["crown-wig", "#5b3a55"],
  stanislaw_august: ["laurel-wig", "#2f6b52"],
};
export const METAL: Record<Age, string> = {
  gold: "#c99a34",
  silver: "#b9bcc0",
  bronze: "#a9713f",
  iron: "#6c6f73",
};
export const COATS = ["#a5453a", "#3f5f92", "#b78a35", "#3d7d6f", "#8a4a6c"];
/** The mark of a reconstructed value. */
export const mark = (sure: string | undefined): string => (sure === "reconstructed" ? "°" : "");
