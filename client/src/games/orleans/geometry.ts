// Where everything lies on the map: written by plates/draw.py together with the drawing.
import type { Box } from "../game";
import lies from "./plates/geometry.json";

export type SheetName = "loire" | "loire-low";
export interface City {
  at: number[];
  size: number[];
  label: number[];
  anchor: string;
  station: number[];
  merchant: number[];
}
export interface Course {
  d: string;
  /** Number of the goods space, and where it lies. */
  goods: number[][];
}
export interface Lies {
  width: number;
  height: number;
  hourglass: number[];
  cities: Record<string, City>;
  ways: Course[];
}
const SHEETS: Record<SheetName, Lies> = lies;
export const sheetOf = (low: boolean): Lies => SHEETS[low ? "loire-low" : "loire"];

export const cityAt = (sheet: Lies, city: string): City => sheet.cities[city]!;
/** A town with its name and what stands beside it. */
export function cityBox(sheet: Lies, city: string): Box {
  const { at, size } = cityAt(sheet, city);
  const [x = 0, y = 0] = at;
  const wide = Math.max(62, (size[0] ?? 0) + 10);
  return { x: x - wide / 2, y: y - 34, width: wide, height: 50 };
}
/** A goods space by its number. */
export function spotOf(sheet: Lies, space: number): { x: number; y: number } {
  for (const way of sheet.ways) {
    const found = way.goods.find(([n]) => n === space);
    if (found) return { x: found[1]!, y: found[2]! };
  }
  return { x: 0, y: 0 };
}
