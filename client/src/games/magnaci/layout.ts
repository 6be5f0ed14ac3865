// Where the parts of the table lie: the royal row, the chamber, the map.
import type { Arrangement, Box, Fit, Key, PlateAt, Size } from "../game";
import { BOXES, LOW, MAP, SPACE_AT } from "./geometry";
import type { Prompt } from "./types";

const DOCK: Record<Fit, number> = { wide: 164, low: 92, flat: 118, slim: 92 };
/** The low sheet is the same land, flattened: where the other would be too small, and it is broad. */
const BROAD = 1.35;
const LOWEST = 0.87;

export function layout(size: Size, fit: Fit, at: Prompt | null = null): Arrangement {
  const plates = fit === "slim" ? slim(size) : fit === "wide" ? wide(size) : low(size, fit);
  const sheet = plates.find((each) => each.name === "map")?.units === LOW ? "low" : "map";
  const box = (key: Key): { plate: string; box: Box } | null => {
    const [kind, code = ""] = key.split(":");
    const found =
      kind === "space"
        ? SPACE_AT[sheet][code]
        : kind === "province" || kind === "fief"
          ? BOXES[sheet][code]
          : undefined;
    return found ? { plate: "map", box: found } : null;
  };
  // A whole hand of thirteen takes two rows on a phone.
  const dock = fit === "slim" && at?.kind === "senate" ? 134 : DOCK[fit];
  return { fit, stage: size, plates, dock, box };
}

const part = (name: string, at: Box): PlateAt => ({
  name,
  at,
  units: { width: at.width, height: at.height },
});
const map = (at: Box): PlateAt => ({
  name: "map",
  at,
  units: at.height < LOWEST * MAP.height && at.width > BROAD * at.height ? LOW : MAP,
  camera: true,
});

/** The row over all, the chamber always the same column; the map takes the rest. */
function wide({ width, height }: Size): PlateAt[] {
  const row = 76;
  const left = width < 1000 ? 244 : width > 1300 ? 320 : 276;
  return [
    part("royal", { x: 0, y: 0, width, height: row }),
    part("chamber", { x: 0, y: row, width: left, height: height - row }),
    map({ x: left, y: row, width: width - left, height: height - row }),
  ];
}

/** The chamber takes the whole height, the row stands over the map only. */
function low({ width, height }: Size, fit: Fit): PlateAt[] {
  const left = fit === "flat" ? Math.min(220, width * 0.42) : width < 900 ? 232 : 252;
  const row = fit === "flat" ? 44 : 56;
  return [
    part("royal", { x: left, y: 0, width: width - left, height: row }),
    part("chamber", { x: 0, y: 0, width: left, height }),
    map({ x: left, y: row, width: width - left, height: height - row }),
  ];
}

/** King and offices, the whole map, below it the bench. */
function slim({ width, height }: Size): PlateAt[] {
  const row = 44;
  const sheet = Math.min((width * MAP.height) / MAP.width, Math.max(150, height - row - 168));
  const top = row + sheet;
  return [
    part("royal", { x: 0, y: 0, width, height: row }),
    { ...map({ x: 0, y: row, width, height: sheet }), units: MAP },
    part("chamber", { x: 0, y: top, width, height: Math.max(1, height - top) }),
  ];
}

/** Page pixels a unit of the map. */
export function scaleOf(size: Arrangement): number {
  const found = size.plates.find((plate) => plate.name === "map");
  if (!found) return 1;
  return Math.min(found.at.width / found.units.width, found.at.height / found.units.height);
}
/** How villages and names are set: all manors, one for each family, or numbers alone. */
export type Detail = "full" | "low" | "slim";
export function detailOf(size: Arrangement): Detail {
  const found = size.plates.find((plate) => plate.name === "map");
  if (scaleOf(size) < 0.78) return "slim";
  return found?.units === LOW ? "low" : "full";
}
