// Where the sheets of the board lie: the map, the yard with what can be built, the legend.
import type { Arrangement, Box, Fit, Key, PlateAt, Size } from "../game";
import { MAP, boxOf } from "./geometry";

/** As drawn: a yard of 62 left of the map, a legend of 20 under it. */
const WHOLE: Size = { width: 1084, height: 728 };
const YARD = 62;
const COLUMN = 248;
/** Under this width there is no room for a column. */
const LEAST = 900;
/** On a phone a cell is 50 px: a thumb's. */
const THUMB = 50 / 61;

const DOCK: Record<Fit, number> = { wide: 126, low: 88, flat: 150, slim: 108 };

export function layout(size: Size, fit: Fit): Arrangement {
  const plates = fit === "wide" ? wide(size) : fit === "slim" ? slim(size) : low(size);
  return { fit, stage: size, plates, dock: DOCK[fit], box };
}

function wide(size: Size): PlateAt[] {
  const k = Math.min(size.width / WHOLE.width, size.height / WHOLE.height);
  const x = (size.width - WHOLE.width * k) / 2;
  const y = (size.height - WHOLE.height * k) / 2;
  const scaled = (left: number, top: number, width: number, height: number): Box => ({
    x: x + left * k,
    y: y + top * k,
    width: width * k,
    height: height * k,
  });
  return [
    { name: "map", at: scaled(YARD, 0, MAP.width, MAP.height), units: MAP, camera: true },
    { name: "yard", at: scaled(0, 0, YARD, WHOLE.height), units: { width: YARD, height: 728 } },
    { name: "legend", at: scaled(YARD, 706, MAP.width, 22), units: { width: 1022, height: 22 } },
  ];
}

/** The height decides; what stood left and below stands in a column at the right. */
function low(size: Size): PlateAt[] {
  if (size.width < LEAST) return wide(size);
  const k = Math.min((size.height - 1) / MAP.height, (size.width - COLUMN - 26) / MAP.width);
  const map: Box = { x: 6, y: 1, width: MAP.width * k, height: MAP.height * k };
  const left = map.x + map.width + 14;
  const column: Box = { x: left, y: 0, width: size.width - left - 6, height: size.height };
  return [
    { name: "map", at: map, units: MAP, camera: true },
    { name: "yard", at: column, units: { width: column.width, height: column.height } },
  ];
}

function slim(size: Size): PlateAt[] {
  return [{ name: "map", at: { x: 0, y: 0, ...size }, units: MAP, camera: true, rest: THUMB }];
}

const ON_CELLS = ["cell", "piece", "base", "quake", "treasure"];

/** Only what stands on a cell by its key has a box that needs no view. */
function box(key: Key): { plate: string; box: Box } | null {
  const [kind, cell] = key.split(":");
  if (!kind || !cell || !ON_CELLS.includes(kind)) return null;
  return { plate: "map", box: boxOf(cell) };
}

/** Page pixels a unit of the map. */
export function scaleOf(size: Arrangement): number {
  const map = size.plates.find((plate) => plate.name === "map");
  return map ? (map.rest ?? map.at.width / map.units.width) : 1;
}
/** By how much figures and signs grow on the map, so that none falls below its least size. */
export const growth = (size: Arrangement): number =>
  Math.min(1.55, Math.max(1, (size.fit === "slim" ? 0.95 : 1) / scaleOf(size)));
