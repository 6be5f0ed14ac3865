// What codes of pieces say of themselves: `blueM3`, `red2`, `XII-red-green`.
import material from "./material.json";
import type { CardOfSenate, Colour, PatricianTile, ProvinceCard } from "./types";

const { provinces, patricians, senate, reconstructed } = material.material;
const PROVINCES = new Map(provinces.map((each) => [each.code, each as ProvinceCard]));
const PATRICIANS = new Map(patricians.map((each) => [each.code, each as PatricianTile]));
const CARDS = new Map(senate.map((each) => [each.code, each as CardOfSenate]));

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
export const NOWHERE = "-";

export const provinceOf = (code: string): ProvinceCard | undefined => PROVINCES.get(code);
export const patricianOf = (code: string): PatricianTile | undefined => PATRICIANS.get(code);
export const cardOf = (code: string): CardOfSenate | undefined => CARDS.get(code);
/** The numeral of a card: there are six rims and two jokers. */
export const numeralOf = (code: string): string => code.split("-")[0] ?? code;
export const isRim = (code: string): boolean => numeralOf(code) === "XII";
/** Rims and jokers: patricians can live on them. */
export const isHome = (code: string): boolean => cardOf(code)?.home ?? false;

const UNSURE = new Set(reconstructed);
/** Whether our source does not name this colour, or this pair of a rim. */
export const unsure = (code: string): boolean => UNSURE.has(code);
export const unsureCard = (code: string): boolean =>
  isRim(code) && unsure(code.slice("XII-".length));

/** Families in the order of the box. */
export const COLOURS = material.material.colours as Colour[];
