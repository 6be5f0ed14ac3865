// Where chairs stand round the table, in the units of the drawn room: clockwise from mine.
export const ROOM = { width: 1084, height: 854 };
export const TABLE = { x: 542, y: 436, rx: 322, ry: 204 };
/** Where the board of the game lies on the table. */
export const BOARD = { x: 362, y: 311, width: 360, height: 250 };

export interface Place {
  x: number;
  y: number;
  /** Degrees: which way the chair looks; 0 from below. */
  turn: number;
  side: "bottom" | "left" | "top" | "right";
}

const BOTTOM: Place = { x: 542, y: 704, turn: 0, side: "bottom" };
const LEFT: Place = { x: 158, y: 436, turn: 90, side: "left" };
const TOP: Place = { x: 542, y: 170, turn: 180, side: "top" };
const RIGHT: Place = { x: 926, y: 436, turn: -90, side: "right" };
const TOPS: Place[] = [
  { ...TOP, x: 372, y: 186 },
  { ...TOP, x: 712, y: 186 },
];

/** Two sit opposite each other, three without the top, five with two at the top. */
export function places(count: number): Place[] {
  if (count <= 2) return [BOTTOM, TOP].slice(0, count);
  if (count === 3) return [BOTTOM, LEFT, RIGHT];
  if (count === 4) return [BOTTOM, LEFT, TOP, RIGHT];
  return [BOTTOM, LEFT, ...TOPS, RIGHT].slice(0, count);
}

/** The place of each seat, when one of them is mine; a stranger sees the first one at the bottom. */
export function seated(count: number, mine: number): Place[] {
  const all = places(count);
  return all.map((_, seat) => all[(seat - Math.max(0, mine) + count) % count]!);
}
