// The geometry of the score curve: scales with round numbers, lines, and marks that do not cover
// each other.
import type { Course } from "../protocol/messages";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round steps from at or below the least value to at or above the largest. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(1, most - least);
  const rough = span / wanted;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? size);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step) + 1;
  return Array.from({ length: count }, (_, n) => first + n * step);
}

/** All scores that may be shown. */
export const known = (course: Course): number[] => course.scores.flatMap((line) => line ?? []);

/** A function that puts a move and a score into the frame. */
export function placing(
  course: Course,
  steps: number[],
  frame: Frame,
): (move: number, score: number) => [number, number] {
  const [first, last] = [course.moves[0] ?? 0, course.moves.at(-1) ?? 1];
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1];
  const along = (n: number, from: number, to: number): number => (n - from) / (to - from || 1);
  return (move, score) => [
    frame.left + along(move, first, last) * (frame.right - frame.left),
    frame.bottom - along(score, low, high) * (frame.bottom - frame.top),
  ];
}

export const line = (points: [number, number][]): string =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The same in steps: a score holds until it changes. */
export const stairs = (points: [number, number][]): string =>
  points
    .map(([x, y], n) => `${n ? `H${x.toFixed(1)}V` : `M${x.toFixed(1)} `}${y.toFixed(1)}`)
    .join("");

/** Heights at least so far apart, in their order and as near to the wanted ones as can be. */
export function apart(heights: number[], distance: number, lowest: number): number[] {
  const order = heights.map((y, n) => ({ y, n })).sort((one, other) => one.y - other.y);
  const found: number[] = [];
  let least = -Infinity;
  for (const { y, n } of order) {
    least = Math.max(y, least + distance);
    found[n] = least;
  }
  // What was pushed out below is pushed back up.
  let most = lowest;
  for (const { n } of order.reverse()) {
    found[n] = Math.min(found[n] ?? 0, most);
    most = (found[n] ?? 0) - distance;
  }
  return found;
}
