// Where the buildings stand, for a stage of this size and so many players. Drawings and pieces
// both go by these boxes.
import type { Box, Fit, Size } from "../game";
import material from "./material.json";
import type { Building, SetupFacts } from "./types";

/** `wide`: as drawn; `low`: a laptop; `narrow`: a small window; `slim`: a phone. */
export type Form = "wide" | "low" | "narrow" | "slim";

/** The sign of a building: its middle and upper edge, how wide it may be, how many lines. */
export interface SignAt {
  x: number;
  y: number;
  width: number;
  rows: 1 | 2;
}
export interface City {
  form: Form;
  units: Size;
  seats: number;
  /** Where the paving begins, and how far above it the hills. */
  horizon: number;
  far: number;
  /** Gables of Temple and Senate. */
  roof: number;
  beam: number;
  temple: Box | null;
  senate: Box;
  castrum: Box;
  forum: Box;
  bench: Box;
  latrine: Box;
  cartouche: Box | null;
  signs: Record<Building, SignAt>;
  /** Drawn small: plain walls, one die and a number for a set. */
  small: Record<Building, boolean>;
  /** Least size of letters. */
  least: number;
}

export const BUILDINGS: Building[] = ["temple", "senate", "castrum", "forum", "latrine"];
export const setupOf = (seats: number): SetupFacts =>
  (material.material.setups as unknown as Record<string, SetupFacts>)[String(seats)]!;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const sign = (x: number, y: number, width: number, rows: 1 | 2 = 1): SignAt => ({
  x,
  y,
  width,
  rows,
});
const none = { temple: false, senate: false, castrum: false, forum: false, latrine: false };
const all = { temple: true, senate: true, castrum: true, forum: true, latrine: true };

/** Bays of the Forum are never wider than this. */
const BAY = 150;
const portico = (width: number, columns: number): number => Math.min(width, columns * BAY);

/** Under this width of the stage the drawing of the desktop would be too small. */
const NARROW = 860;

export function formOf(size: Size, fit: Fit): Form {
  if (fit === "slim" || fit === "flat") return "slim";
  return size.width < NARROW ? "narrow" : fit === "low" ? "low" : "wide";
}

/** Units of a stage: as many as the drawing needs, and what the window has beyond. */
function spread(size: Size, least: Size): Size {
  const k = Math.max(0.1, Math.min(size.width / least.width, size.height / least.height));
  const room = (have: number, need: number): number =>
    Math.min(need * 1.7, Math.max(need, have / k));
  return { width: room(size.width, least.width), height: room(size.height, least.height) };
}

function wide(size: Size, seats: number): City {
  const units = spread(size, { width: 1084, height: 656 });
  const x = (units.width - 1084) / 2;
  const y = (units.height - 656) * 0.4;
  const { temple, columns } = setupOf(seats);
  const row = portico(710, columns);
  return {
    form: "wide",
    units,
    seats,
    horizon: y + 338,
    far: 252,
    roof: 54,
    beam: 25,
    temple: temple ? box(x + 20, y + 30, 236, 288) : null,
    senate: temple ? box(x + 288, y + 30, 290, 288) : box(x + 20, y + 30, 420, 288),
    castrum: box(x + 616, y + 48, 448, 272),
    forum: box(x + 22, y + 380, row, 172),
    bench: box(x + 42, y + 566, row - 30, 38),
    latrine: box(x + 822, y + 386, 240, 190),
    cartouche: box(x + 664, y + 16, 352, 52),
    signs: {
      temple: sign(x + 138, y + 321, 240, 2),
      senate: sign(x + (temple ? 433 : 230), y + 321, temple ? 284 : 380, 2),
      castrum: sign(x + 840, y + 326, 410),
      forum: sign(x + 22 + row / 2, y + 614, row - 40),
      latrine: sign(x + 942, y + 610, 226),
    },
    small: none,
    least: 13,
  };
}

function low(size: Size, seats: number, camp: boolean): City {
  const units = spread(size, { width: 1030, height: 512 });
  const x = (units.width - 1030) / 2;
  const { temple, columns } = setupOf(seats);
  const row = portico(590, columns);
  const shared = {
    form: "low" as const,
    units,
    seats,
    horizon: 252,
    far: 186,
    beam: 25,
    forum: box(x + 24, 279, row, 152),
    bench: box(x + 38, 447, row - 24, 34),
    latrine: box(x + 716, 290, 286, 176),
    cartouche: box(x + 668, 14, 344, 52),
    least: 13,
  };
  const down = {
    forum: sign(x + 24 + row / 2, 482, row + 4),
    latrine: sign(x + 859, 480, 270),
  };
  if (camp) {
    // The camp is in question: it changes places with Temple and Senate.
    return {
      ...shared,
      roof: 22,
      temple: temple ? box(x + 660, 76, 130, 164) : null,
      senate: temple ? box(x + 804, 76, 214, 164) : box(x + 660, 76, 358, 164),
      castrum: box(x + 24, 10, 590, 240),
      signs: {
        ...down,
        temple: sign(x + 725, 243, 150),
        senate: sign(x + 911, 243, 220),
        castrum: sign(x + 319, 251, 560),
      },
      small: { ...none, temple: true, senate: true },
    };
  }
  return {
    ...shared,
    roof: 34,
    temple: temple ? box(x + 22, 15, 230, 227) : null,
    senate: temple ? box(x + 286, 13, 294, 229) : box(x + 22, 13, 420, 229),
    castrum: box(x + 656, 70, 364, 150),
    signs: {
      ...down,
      temple: sign(x + 137, 243, 230),
      senate: sign(x + (temple ? 433 : 232), 243, temple ? 290 : 400),
      castrum: sign(x + 838, 225, 350),
    },
    small: { ...none, castrum: true },
  };
}

function narrow(size: Size, seats: number): City {
  const units = spread(size, { width: 704, height: 502 });
  const { width, height } = units;
  const { temple, columns } = setupOf(seats);
  const fy = height - 226;
  const row = portico(490, columns);
  const right = width - 178;
  return {
    form: "narrow",
    units,
    seats,
    horizon: fy - 26,
    far: Math.min(200, fy - 60),
    roof: 26,
    beam: 21,
    temple: temple ? box(12, 10, 150, fy - 46) : null,
    senate: temple ? box(180, 10, 214, fy - 46) : box(20, 10, 372, fy - 46),
    castrum: box(406, 66, width - 414, fy - 110),
    forum: box(14, fy, row, 128),
    bench: box(20, fy + 150, row - 12, 32),
    latrine: box(right, fy - 6, 168, 190),
    cartouche: box(420, 10, width - 440, 48),
    signs: {
      temple: sign(87, fy - 36, 158),
      senate: sign(temple ? 287 : 206, fy - 36, temple ? 214 : 360),
      castrum: sign((406 + width - 8) / 2, fy - 40, width - 424),
      forum: sign(14 + row / 2, height - 34, row - 6),
      latrine: sign(right + 84, height - 34, 166),
    },
    small: { ...all, latrine: false },
    least: 13,
  };
}

/** A phone: Temple and Senate side by side, Castrum, Forum and bench full width, Latrine a strip. */
function slim(size: Size, seats: number): City {
  const k = Math.max(0.2, size.width / 390);
  const height = Math.min(900, Math.max(size.height / k, 488));
  const { temple, columns } = setupOf(seats);
  const ly = height - 33;
  const fy = ly - 168;
  const cy = fy - 127;
  const row = portico(366, columns);
  return {
    form: "slim",
    units: { width: 390, height },
    seats,
    horizon: Math.max(120, cy - 40),
    far: Math.max(80, cy - 70),
    roof: 20,
    beam: 19,
    temple: temple ? box(12, 8, 128, cy - 14) : null,
    senate: temple ? box(162, 8, 214, cy - 14) : box(14, 8, 362, cy - 14),
    castrum: box(8, cy, 374, 122),
    forum: box(12 + (366 - row) / 2, fy, row, 112),
    bench: box(12, fy + 127, 366, 34),
    latrine: box(6, ly, 378, 30),
    cartouche: null,
    signs: {
      temple: sign(76, 2, 138),
      senate: sign(temple ? 269 : 195, 2, temple ? 222 : 300),
      castrum: sign(277, cy - 9, 206),
      forum: sign(264, fy - 10, 228),
      latrine: sign(60, ly - 8, 116),
    },
    small: all,
    least: 12,
  };
}

export function cityOf(size: Size, form: Form, seats: number, camp = false): City {
  switch (form) {
    case "wide":
      return wide(size, seats);
    case "low":
      return low(size, seats, camp);
    case "narrow":
      return narrow(size, seats);
    case "slim":
      return slim(size, seats);
  }
}
