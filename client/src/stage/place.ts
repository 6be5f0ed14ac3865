// Where a tip goes: of eight places round what it is about, the one that covers least of what is
// lit, held or in question, inside the window.
import type { Box, Size } from "../games/game";

export interface Kept {
  box: Box;
  /** How bad it is to cover it: in question 3, held 2, lit 1. */
  weight: number;
}
export type Side =
  | "right"
  | "left"
  | "above"
  | "below"
  | "above right"
  | "below right"
  | "above left"
  | "below left";
export interface Placed {
  x: number;
  y: number;
  side: Side;
  /** Weighted square pixels that it covers. */
  covers: number;
}

const SIDES: Side[] = [
  "right",
  "left",
  "above",
  "below",
  "above right",
  "below right",
  "above left",
  "below left",
];
/** What the tip is about must stay in sight. */
const ABOUT = 6;

/** How much of one box another covers. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function beside(about: Box, tip: Size, side: Side, gap: number): { x: number; y: number } {
  const middle = {
    x: about.x + (about.width - tip.width) / 2,
    y: about.y + (about.height - tip.height) / 2,
  };
  const x = side.includes("right")
    ? about.x + about.width + gap
    : side.includes("left")
      ? about.x - tip.width - gap
      : middle.x;
  const y = side.includes("above")
    ? about.y - tip.height - gap
    : side.includes("below")
      ? about.y + about.height + gap
      : middle.y;
  return { x, y };
}

const into = (at: number, length: number, from: number, room: number): number =>
  Math.max(from, Math.min(at, from + room - length));

export function place(about: Box, tip: Size, window: Box, keep: Kept[], gap = 10): Placed {
  let best: Placed | null = null;
  for (const side of SIDES) {
    const wanted = beside(about, tip, side, gap);
    const x = into(wanted.x, tip.width, window.x, window.width);
    const y = into(wanted.y, tip.height, window.y, window.height);
    const box = { x, y, ...tip };
    const covers =
      keep.reduce((sum, each) => sum + each.weight * overlap(box, each.box), 0) +
      ABOUT * overlap(box, about);
    if (!best || covers < best.covers) best = { x, y, side, covers };
  }
  return best!;
}
