// Two states of one sheet: actions (map large, town in the dock) and planning (town large).
import type { Arrangement, Box, Fit, Key, PlateAt, Size } from "../game";
import { cityBox, sheetOf, spotOf, type Lies } from "./geometry";
import { sheet, type Page } from "./sheet.svelte";
import type { Prompt } from "./types";

/** As drawn, beside the rail. */
const WHOLE: Size = { width: 1084, height: 664 };
const LOW: Size = { width: 1030, height: 508 };
/** Under this width there is room for one page at a time. */
const LEAST = 860;
/** On a phone a town is a thumb's target. */
const THUMB = 1.12;
const CHIPS = 50;
/** Height of a place, where the town is a page. */
export const COMPACT = 150;

const DOCK: Record<Fit, number> = { wide: 190, low: 96, flat: 150, slim: 158 };
const TOWNLY: string[] = ["draw", "take_back", "bathhouse", "tower", "plan", "plan_one"];

/** Whether this question is about the town. */
export const asksTown = (prompt: Pick<Prompt, "kind"> | null): boolean =>
  prompt !== null && TOWNLY.includes(prompt.kind);

/** Whether the town is up: the question decides, or where the round is while nothing is asked. */
export const townUp = (prompt: Pick<Prompt, "kind"> | null): boolean =>
  (prompt === null ? sheet.planning : asksTown(prompt)) !== sheet.turned;

/** One page at a time: phones, and windows too narrow for map and boards side by side. */
export const paged = (size: Size, fit: Fit): boolean =>
  fit === "slim" || fit === "flat" || size.width < LEAST;

export function layout(size: Size, fit: Fit, at: Prompt | null): Arrangement {
  const town = townUp(at);
  const plates = paged(size, fit)
    ? page(size, fit, sheet.page)
    : fit === "wide"
      ? wide(size, town)
      : low(size, town);
  const map = sheetOf(fit === "low" && !paged(size, fit));
  return { fit, stage: size, plates, dock: DOCK[fit], box: (key) => box(map, key) };
}

type Lay = (left: number, top: number, width: number, height: number) => Box;
/** All boxes of a drawing, grown as far as the stage allows and set in its middle. */
function within(size: Size, whole: Size): Lay {
  const k = Math.min(size.width / whole.width, size.height / whole.height);
  const x = (size.width - whole.width * k) / 2;
  const y = (size.height - whole.height * k) / 2;
  return (left, top, width, height) => ({
    x: x + left * k,
    y: y + top * k,
    width: width * k,
    height: height * k,
  });
}
const plate = (name: string, at: Box, width: number, height: number): PlateAt => ({
  name,
  at,
  units: { width, height },
});

function wide(size: Size, town: boolean): PlateAt[] {
  const lay = within(size, WHOLE);
  const foot = plate("foot", lay(0, 606, 1084, 58), 1084, 58);
  if (!town) {
    return [
      { ...plate("map", lay(8, 6, 676, 598), 676, 598), camera: true },
      plate("side", lay(690, 0, 394, 606), 394, 606),
      foot,
    ];
  }
  return [
    risen(plate("town", lay(8, 6, 692, 598), 692, 598), size),
    { ...plate("map", lay(708, 6, 368, 325), 676, 598), camera: true },
    plate("side", lay(704, 333, 380, 273), 380, 273),
    foot,
    ...(sheet.deeds ? [plate("deeds", lay(706, 4, 372, 255), 394, 270)] : []),
  ];
}

function low(size: Size, town: boolean): PlateAt[] {
  const lay = within(size, LOW);
  const side = plate("side", lay(636, 0, 394, 508), 394, 508);
  if (!town) return [{ ...plate("map", lay(6, 4, 626, 500), 626, 500), camera: true }, side];
  return [
    risen(plate("town", lay(6, 4, 626, 500), 740, 591), size),
    { ...plate("map", lay(817, 342, 205, 164), 626, 500), camera: true },
    plate("side", lay(636, 0, 394, 340), 394, 340),
    ...(sheet.deeds ? [plate("deeds", lay(636, 340, 394, 168), 394, 168)] : []),
  ];
}
/** The town comes out of the dock, where its places are cards, and goes back there. */
function risen(town: PlateAt, size: Size): PlateAt {
  const width = town.at.width * 0.7;
  const home = { x: (size.width - width) / 2, y: size.height, width, height: town.at.height * 0.7 };
  return { ...town, home };
}

/** One board fills the stage; where it is larger than that, it is panned. */
function page(size: Size, fit: Fit, shown: Page): PlateAt[] {
  const at: Box = { x: 0, y: 0, ...size };
  const under: Box = { x: 0, y: CHIPS, width: size.width, height: size.height - CHIPS };
  const slim = fit === "slim";
  if (shown === "map") {
    const { width, height } = sheetOf(false);
    const map = { name: "map", units: { width, height }, camera: true };
    return [slim ? { ...map, at, rest: THUMB } : { ...map, at: under }];
  }
  if (shown === "town") {
    const columns = townColumns(size);
    const units = {
      width: columns * (slim ? 185 : 140) + 10,
      height: Math.ceil(13 / columns) * COMPACT + 12,
    };
    if (!slim) return [plate("town", under, units.width, units.height)];
    const rest = Math.max(1, under.width / units.width);
    return [{ name: "town", at: under, units, camera: true, rest, from: "top" }];
  }
  const height = { tracks: 310, deeds: 250, tiles: 230 }[shown];
  return [plate(shown, under, 394, height)];
}
/** Places in a street, where the town is a page. */
export const townColumns = (size: Size): number => (size.width < 480 ? 2 : 5);

function box(map: Lies, key: Key): { plate: string; box: Box } | null {
  const [kind, name = ""] = key.split(":");
  if (kind === "city") return { plate: "map", box: cityBox(map, name) };
  if (kind !== "cargo") return null;
  const { x, y } = spotOf(map, Number(name));
  return { plate: "map", box: { x: x - 14, y: y - 14, width: 28, height: 28 } };
}

/** Page pixels a unit of a plate. */
export function scaleOf(size: Arrangement, name: string): number {
  const found = size.plates.find((each) => each.name === name);
  if (!found) return 1;
  const { at, units, rest } = found;
  return rest ?? Math.min(at.width / units.width, at.height / units.height);
}
