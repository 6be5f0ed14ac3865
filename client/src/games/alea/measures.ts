// Where things stand inside each building: lines and pitches, one source for plate and pieces.
import type { Box } from "../game";
import { setupOf, type City } from "./geometry";

/** A die is as wide as high, with an edge of 27 hundredths below. */
export const CUBE = 1.27;

export interface Step {
  y: number;
  /** Where the mark of the owner and the first die stand, and where the sum ends. */
  left: number;
  right: number;
  inset: number;
}
export interface TempleAt {
  top: number;
  cella: number;
  stairs: number;
  height: number;
  die: number;
  steps: Step[];
}

/** Steps of the Temple by rank; more groups make lower steps and take from the cella. */
export function templeAt(city: City, at: Box, count: number): TempleAt {
  const small = city.small.temple;
  const top = at.y + city.roof + city.beam;
  const room = at.height - city.roof - city.beam;
  const steps = Math.max(small ? 2 : 3, count);
  const most = small ? 28 : 45;
  const height = Math.min(most, (room - (small ? 42 : 54)) / steps);
  const stairs = at.y + at.height - steps * height;
  return {
    top,
    cella: top,
    stairs,
    height,
    die: (height - (small ? 4 : 8)) / CUBE,
    steps: Array.from({ length: steps }, (_, i) => {
      const inset = (steps - 1 - i) * (small ? 3 : 6);
      return {
        y: stairs + i * height,
        left: at.x + (small ? 5 : 8) + inset * 0.4,
        right: at.x + at.width - 10 - inset * 0.6,
        inset,
      };
    }),
  };
}

export interface SenateAt {
  top: number;
  foot: number;
  wall: number;
  /** Left of the first and right of the last seat. */
  left: number;
  right: number;
  head: number;
  rows: number;
  bench: number;
  seat: number;
  die: number;
}

export function senateAt(city: City): SenateAt {
  const small = city.small.senate;
  const at = city.senate;
  const top = at.y + city.roof + city.beam;
  const foot = at.y + at.height - 8;
  const wall = small ? 6 : 12;
  const left = at.x + wall + (small ? 20 : 26);
  const right = at.x + at.width - wall - (small ? 34 : 54);
  const head = small ? 14 : 19;
  const rows = city.seats;
  const bench = Math.min(small ? 46 : 50, (foot - top - head) / rows);
  const seat = (right - left) / 6;
  const die = Math.min((bench - (small ? 3 : 2)) / CUBE, seat - 3, 34);
  return { top, foot, wall, left, right, head, rows, bench, seat, die };
}
/** The floor of a bench, and the middle of a seat of it. */
export const benchAt = (at: SenateAt, row: number): number => at.top + at.head + row * at.bench;
export const seatAt = (at: SenateAt, face: number): number => at.left + at.seat * (face - 0.5);

export interface CastrumAt {
  wall: number;
  tower: number;
  beam: number;
  top: number;
  cards: Box[];
  /** Ranks: columns of rows, or one row of signs. */
  ranks: { x: number; y: number; width: number; height: number }[];
  die: number;
}

export function castrumAt(city: City, provinces: number, sets: number): CastrumAt {
  const small = city.small.castrum;
  const at = city.castrum;
  const wall = small ? 22 : Math.max(16, Math.min(44, at.height - 228));
  const tower = small ? 10 : 36;
  const top = at.y + wall;
  const beam = small ? 18 : 22;
  const room = at.width - 2 * tower - 8;
  const given = setupOf(city.seats).provinces;
  const most = small ? 62 : given < 4 ? 92 : given < 5 ? 84 : 70;
  const cw = Math.min(most, (room - (given - 1) * 4) / given);
  const foot = at.y + at.height;
  const ranked = small ? 33 : 112;
  const ch = small
    ? Math.min(54, foot - top - beam - ranked - 6)
    : Math.min(cw * 1.22, foot - top - beam - ranked - 8);
  const gap = Math.min(12, (room - given * cw) / Math.max(1, given - 1));
  const px = at.x + at.width / 2 - (given * cw + (given - 1) * gap) / 2;
  const py = top + beam + (small ? 4 : 7);
  const cards = Array.from({ length: Math.max(given, provinces) }, (_, i) => ({
    x: px + i * (cw + gap),
    y: py,
    width: cw,
    height: ch,
  }));
  const sy = py + ch + (small ? 3 : 7);
  const count = Math.max(given, sets);
  const rows = small ? 1 : 3;
  const columns = Math.max(Math.ceil(count / rows), small ? 1 : 2);
  const width = (room - (small ? 0 : 44)) / columns;
  const height = small ? Math.min(34, foot - sy - 3) : (foot - sy - 3) / rows;
  const ranks = Array.from({ length: count }, (_, i) =>
    small
      ? { x: at.x + tower + 4 + (i % columns) * width, y: sy + Math.floor(i / columns) * height }
      : { x: at.x + tower + 6 + Math.floor(i / rows) * width, y: sy + (i % rows) * height },
  ).map((each) => ({ ...each, width, height }));
  return {
    wall,
    tower,
    beam,
    top,
    cards,
    ranks,
    die: Math.min(small ? Math.min(21, width - 18) : 26, (height - 5) / CUBE),
  };
}

export interface ForumAt {
  columns: number;
  bay: number;
  /** Upper edges of a die on its pedestal and of the pedestal itself. */
  die: number;
  foot: number;
  pedestal: number;
  beam: number;
  shaft: number;
  size: number;
}

export function forumAt(city: City): ForumAt {
  const small = city.small.forum;
  const at = city.forum;
  const { columns } = setupOf(city.seats);
  const bay = at.width / columns;
  const beam = small ? 19 : city.form === "low" ? 24 : 28;
  const pedestal = small ? 20 : city.form === "low" ? 26 : 29;
  const size = small ? Math.min(28, bay - 14) : city.form === "low" ? 30 : 34;
  const shaft = small ? at.height - beam - pedestal - size * 0.9 : city.form === "low" ? 58 : 60;
  const die = at.y + beam + shaft - (small ? 12 : 10);
  return { columns, bay, die, foot: die + size * CUBE, pedestal, beam, shaft, size };
}
/** The middle of a column, counted from 1. */
export const columnAt = (city: City, at: ForumAt, column: number): number =>
  city.forum.x + at.bay * (column - 0.5);

/** Patricians on their bench: middles and radius. */
export function benchOf(city: City, count: number): { x: number[]; y: number; r: number } {
  const { bench } = city;
  const { columns } = setupOf(city.seats);
  const r = city.form === "wide" ? 29 : city.form === "low" ? 24 : city.form === "narrow" ? 22 : 22;
  const places = Math.max(columns, count);
  const stack = city.form === "slim" ? 0 : city.form === "narrow" ? 46 : 64;
  const pitch = Math.min(110, (bench.width - stack) / places);
  return {
    x: Array.from({ length: places }, (_, i) => bench.x + pitch * (i + 0.5)),
    y: bench.y + 7 + (city.form === "wide" ? 0 : 1),
    r: Math.min(r, pitch / 2 - 1),
  };
}

export interface LatrineAt {
  strip: boolean;
  bench: number;
  front: number;
  bay: number;
  die: number;
}
export function latrineAt(city: City): LatrineAt {
  const { latrine } = city;
  const strip = city.small.latrine;
  return {
    strip,
    bench: latrine.y + latrine.height * 0.56,
    front: latrine.y + latrine.height * 0.73,
    bay: strip ? (latrine.width - 86) / city.seats : latrine.width / city.seats,
    die: city.form === "narrow" ? 19 : 24,
  };
}
export const stallAt = (city: City, at: LatrineAt, seat: number): number =>
  city.latrine.x + (at.strip ? 86 : 0) + at.bay * (seat + 0.5);
