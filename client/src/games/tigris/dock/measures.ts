// Where my things lie in the dock, in page pixels, for each shape of the page.
import type { Fit } from "../../game";

export interface Measures {
  width: number;
  height: number;
  rack: {
    x: number;
    y: number;
    step: number;
    size: number;
    shelf: number;
    thick: number;
    wide: number;
  };
  leaders: { x: number; y: number; step: number; size: number; label: number; lines: 1 | 2 };
  reserve: { x: number; y: number; step: number; size: number; label: number };
  bag: { x: number; y: number; size: number; label: number };
  screen: { x: number; y: number; step: number; size: number; figure: number; box: number };
  caps: number;
}

const wide: Measures = {
  width: 1052,
  height: 106,
  rack: { x: 2, y: 29, step: 58, size: 58, shelf: 92, thick: 1, wide: 352 },
  leaders: { x: 384, y: 22, step: 60, size: 52, label: 92, lines: 2 },
  reserve: { x: 642, y: 30, step: 44, size: 40, label: 92 },
  bag: { x: 748, y: 26, size: 50, label: 92 },
  screen: { x: 842, y: 26, step: 43, size: 30, figure: 79, box: 64 },
  caps: 12,
};
const low: Measures = {
  width: 1006,
  height: 78,
  rack: { x: 2, y: 11, step: 53, size: 54, shelf: 69, thick: 0.7, wide: 318 },
  leaders: { x: 346, y: 15, step: 71, size: 44, label: 75, lines: 1 },
  reserve: { x: 642, y: 18, step: 42, size: 36, label: 75 },
  bag: { x: 734, y: 15, size: 44, label: 75 },
  screen: { x: 822, y: 19, step: 38, size: 28, figure: 70, box: 60 },
  caps: 11,
};
const slim: Measures = {
  width: 370,
  height: 92,
  rack: { x: 0, y: 0, step: 51, size: 51, shelf: 51, thick: 0.6, wide: 308 },
  leaders: { x: 0, y: -2, step: 52, size: 46, label: 59, lines: 1 },
  reserve: { x: 206, y: 6, step: 29, size: 27, label: 59 },
  bag: { x: 264, y: 0, size: 38, label: 59 },
  screen: { x: 0, y: 68, step: 45, size: 19, figure: 83, box: 25 },
  caps: 0,
};
/** A narrow desktop: pieces in one line, points in a second. */
const narrow: Measures = {
  width: 636,
  height: 80,
  rack: { x: 0, y: 0, step: 45, size: 45, shelf: 45, thick: 0.5, wide: 272 },
  leaders: { x: 292, y: -2, step: 50, size: 40, label: 52, lines: 1 },
  reserve: { x: 500, y: 4, step: 36, size: 32, label: 52 },
  bag: { x: 584, y: -2, size: 42, label: 52 },
  screen: { x: 4, y: 60, step: 45, size: 18, figure: 75, box: 24 },
  caps: 0,
};
/** Under this width a wide or low dock would fall below its least text. */
export const NARROW = 960;
const BY_FIT: Record<Fit, Measures> = { wide, low, flat: low, slim };
export const measures = (fit: Fit, stage: number): Measures =>
  fit !== "slim" && stage < NARROW ? narrow : BY_FIT[fit];
