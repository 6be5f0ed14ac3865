// Where things stand on the two sheets of the map, in their units.
import type { Box, Size } from "../game";
import { FIEFS, PROVINCES } from "./box";

export const MAP: Size = { width: 808, height: 614 };
export const LOW: Size = { width: 778, height: 456 };
export type Sheet = "map" | "low";
type Point = [x: number, y: number];

export const CARD: Size = { width: 122, height: 92 };
export const SMALL: Size = { width: 62, height: 50 };

const slots = (all: Record<string, Point>, size: Size): Record<string, Box> =>
  Object.fromEntries(Object.entries(all).map(([space, [x, y]]) => [space, { x, y, ...size }]));

/** Left and top corners of the spaces for conflicts, each at its frontier. */
export const SPACE_AT: Record<Sheet, Record<string, Box>> = {
  map: slots(
    {
      I: [553, 10],
      II: [677, 10],
      III: [677, 254],
      IV: [677, 349],
      V: [244, 514],
      VI: [369, 514],
      VII: [10, 417],
      VIII: [10, 513],
      IX: [12, 28],
      X: [137, 28],
    },
    CARD,
  ),
  low: slots(
    {
      I: [628, 8],
      II: [696, 8],
      III: [700, 206],
      IV: [700, 262],
      V: [268, 396],
      VI: [336, 396],
      VII: [12, 342],
      VIII: [144, 396],
      IX: [18, 10],
      X: [86, 10],
    },
    SMALL,
  ),
};
/** Where a whole card lies on the low sheet, over both small spaces of its power. */
export const LOW_CARD: Record<string, Point> = {
  litwa: [638, 8],
  ukraina: [646, 206],
  malopolska: [268, 356],
  wielkopolska: [12, 354],
  prusy: [18, 10],
};
export const POWER_AT: Record<Sheet, Point[]> = {
  map: [
    [738, 118],
    [738, 246],
    [308, 506],
    [180, 514],
    [102, 22],
  ],
  low: [
    [700, 76],
    [706, 198],
    [336, 389],
    [184, 389],
    [86, 78],
  ],
};
export const PILES_AT: Record<Sheet, Point> = { map: [138, 570], low: [764, 419] };

/** A province on the desktop: its name, the size of pieces, the lines on which villages are set. */
export interface Spot {
  name: Point;
  k: number;
  keep?: number;
  lines: [from: number, to: number, top: number][];
}
export const SPOT: Record<string, Spot> = {
  prusy: {
    name: [272, 182],
    k: 1,
    keep: 2,
    lines: [
      [179, 370, 190],
      [336, 402, 136],
      [254, 330, 134],
    ],
  },
  wielkopolska: {
    name: [240, 284],
    k: 1.12,
    lines: [
      [148, 224, 295],
      [244, 374, 298],
      [174, 284, 332],
    ],
  },
  malopolska: {
    name: [348, 384],
    k: 1.1,
    keep: 2,
    lines: [
      [298, 451, 392],
      [322, 448, 422],
      [344, 448, 448],
    ],
  },
  litwa: {
    name: [494, 176],
    k: 1.15,
    lines: [
      [424, 606, 188],
      [436, 632, 228],
      [464, 604, 268],
    ],
  },
  ukraina: {
    name: [548, 370],
    k: 1.15,
    lines: [
      [472, 616, 382],
      [478, 664, 424],
      [500, 654, 462],
    ],
  },
  inflanty: { name: [512, 30], k: 1.05, lines: [[472, 552, 38]] },
  smolenszczyzna: {
    name: [662, 138],
    k: 1.05,
    lines: [
      [636, 704, 146],
      [636, 704, 174],
    ],
  },
  moldawia: {
    name: [539, 528],
    k: 1.05,
    lines: [
      [518, 590, 537],
      [524, 590, 564],
    ],
  },
  slask: { name: [176, 370], k: 1.05, lines: [[144, 244, 379]] },
};
export const LOW_NAME: Record<string, Point> = {
  prusy: [282, 124],
  wielkopolska: [226, 202],
  malopolska: [354, 278],
  litwa: [490, 112],
  ukraina: [540, 266],
  inflanty: [500, 22],
  smolenszczyzna: [638, 102],
  moldawia: [520, 390],
  slask: [172, 274],
};
export const SLIM_NAME: Record<string, Point> = {
  prusy: [276, 182],
  wielkopolska: [236, 282],
  malopolska: [344, 386],
  litwa: [496, 186],
  ukraina: [562, 370],
  inflanty: [414, 62],
  smolenszczyzna: [674, 136],
  moldawia: [536, 530],
  slask: [164, 372],
};

/** Boxes round the areas, for the camera. */
const around = (names: Record<string, Point>, width: number, height: number): Record<string, Box> =>
  Object.fromEntries(
    [...PROVINCES, ...FIEFS].map((area) => {
      const [x, y] = names[area]!;
      return [area, { x: x - width / 2, y: y - height / 3, width, height }];
    }),
  );
export const BOXES: Record<Sheet, Record<string, Box>> = {
  map: around(SLIM_NAME, 200, 150),
  low: around(LOW_NAME, 180, 110),
};

export interface Village {
  seat: number;
  estates: number;
  x: number;
  y: number;
  columns: number;
  k: number;
}
/** Villages set like words, largest first; where some must share a line, all shrink together. */
export function setVillages(area: string, estates: number[], grow: number): Village[] {
  const spot = SPOT[area]!;
  const all = estates
    .map((n, seat) => ({ n, seat }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || a.seat - b.seat);
  const columns = (n: number): number => (n <= 4 ? n : Math.min(5, Math.ceil(n / 2)));
  const wide = (n: number): number => 19 + (columns(n) - 1) * 16.5 + 24 + (n > 4 ? 5 : 0);
  const keep = spot.keep ?? 1;
  let row = 0;
  let [x, to, y] = spot.lines[0]!;
  const first = all.slice(0, keep).reduce((sum, { n }) => sum + wide(n), 0);
  const room = (to - x - 3 * (keep - 1)) / Math.max(1, first);
  const k = Math.max(0.8, Math.min(spot.k, room)) * Math.max(1, Math.min(grow, 1.12));
  return all.map(({ n, seat }) => {
    while (x + wide(n) * k > to + 1 && row + 1 < spot.lines.length) {
      row++;
      [x, to, y] = spot.lines[row]!;
    }
    const placed = { seat, estates: n, x, y, columns: columns(n), k };
    x += wide(n) * k + 3;
    return placed;
  });
}

/** A tear through a province that is partitioned, beside its name. */
export const tear = ([x, y]: Point): string =>
  `M${x - 38} ${y - 50}l12 18-9 14 17 18-11 16 19 18-7 18 14 16`;

/** Where family cards lie beside a conflict on the map; else below it. */
export const SIDE: Record<string, "left" | "right" | "above" | "below"> = {
  III: "left",
  IV: "left",
  V: "above",
  VI: "above",
  VII: "right",
  VIII: "right",
};
