// The map in numbers: cells of 61 units, the first one at (14, 25). Positions on the page only.
import type { Box } from "../game";

export const CELL = 61;
export const LEFT = 14;
export const TOP = 25;
export const COLUMNS = "abcdefghijklmnop";
export const ROWS = 11;
export const MAP = { width: 1022, height: 710 };
export const FIELD: Box = { x: LEFT, y: TOP, width: 16 * CELL, height: ROWS * CELL };

type Point = [x: number, y: number];

/** Column and row of a cell, from nought. */
export const place = (cell: string): Point => [
  COLUMNS.indexOf(cell[0] ?? "a"),
  Number(cell.slice(1)) - 1,
];
export const named = (column: number, row: number): string => `${COLUMNS[column]}${row + 1}`;
export const CELLS: string[] = Array.from({ length: 16 * ROWS }, (_, n) =>
  named(n % 16, Math.floor(n / 16)),
);

/** The upper left corner of a cell on the map. */
export function corner(cell: string): { x: number; y: number } {
  const [column, row] = place(cell);
  return { x: LEFT + column * CELL, y: TOP + row * CELL };
}
export const boxOf = (cell: string): Box => ({ ...corner(cell), width: CELL, height: CELL });

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** The border of a set of cells, corners rounded, moved inwards (outwards if less than nought). */
export function outline(cells: Iterable<string>, inset: number): string {
  const loops = around(new Set([...cells].map((cell) => place(cell).join())));
  return loops.map((loop) => rounded(loop, inset)).join("");
}

function around(inside: Set<string>): Point[][] {
  const edges = new Map<string, Point[]>();
  for (const each of inside) {
    const [c, r] = each.split(",").map(Number) as Point;
    const sides: [Point, Point, Point][] = [
      [
        [0, -1],
        [c, r],
        [c + 1, r],
      ],
      [
        [1, 0],
        [c + 1, r],
        [c + 1, r + 1],
      ],
      [
        [0, 1],
        [c + 1, r + 1],
        [c, r + 1],
      ],
      [
        [-1, 0],
        [c, r + 1],
        [c, r],
      ],
    ];
    for (const [[dx, dy], from, to] of sides) {
      if (inside.has(`${c + dx},${r + dy}`)) continue;
      edges.set(from.join(), [...(edges.get(from.join()) ?? []), to]);
    }
  }
  const loops: Point[][] = [];
  for (const start of edges.keys()) {
    while (edges.has(start)) loops.push(walk(edges, start));
  }
  return loops;
}

/** One loop along the edges; where two cells touch at a corner it stays on the same cell. */
function walk(edges: Map<string, Point[]>, start: string): Point[] {
  const loop: Point[] = [start.split(",").map(Number) as Point];
  for (;;) {
    const here = loop[loop.length - 1]!;
    const came = loop[loop.length - 2];
    const nexts = edges.get(here.join())!;
    if (came && nexts.length > 1) {
      const [dx, dy] = [here[0] - came[0], here[1] - came[1]];
      const turn = (to: Point): number => dx * (to[1] - here[1]) - dy * (to[0] - here[0]);
      nexts.sort((a, b) => turn(b) - turn(a));
    }
    const next = nexts.shift()!;
    if (nexts.length === 0) edges.delete(here.join());
    if (next.join() === start) return loop;
    loop.push(next);
  }
}

function rounded(loop: Point[], inset: number, radius = 6): string {
  let path = "";
  loop.forEach((point, i) => {
    const before = loop.at(i - 1)!;
    const next = loop[(i + 1) % loop.length]!;
    const u = [Math.sign(point[0] - before[0]), Math.sign(point[1] - before[1])] as const;
    const v = [Math.sign(next[0] - point[0]), Math.sign(next[1] - point[1])] as const;
    if (u[0] === v[0] && u[1] === v[1]) return;
    const x = LEFT + point[0] * CELL + inset * (-u[1] - v[1]);
    const y = TOP + point[1] * CELL + inset * (u[0] + v[0]);
    const from = `${short(x - u[0] * radius)} ${short(y - u[1] * radius)}`;
    const to = `${short(x + v[0] * radius)} ${short(y + v[1] * radius)}`;
    path += `${path ? "L" : "M"}${from}Q${short(x)} ${short(y)} ${to}`;
  });
  return `${path}Z`;
}

/** Where a kingdom's banner hangs: an empty cell under it (or over it), near its leaders. */
export interface Spot {
  cell: string;
  /** The banner hangs from the upper edge of the cell, or stands on the lower one. */
  hangs: boolean;
}
export function bannerSpot(
  cells: string[],
  leaders: string[],
  free: (cell: string) => boolean,
  wet: (cell: string) => boolean,
): Spot | null {
  let best: (Spot & { cost: number }) | null = null;
  for (const each of cells) {
    const [column, row] = place(each);
    for (const step of [1, -1]) {
      if (row + step < 0 || row + step >= ROWS) continue;
      const cell = named(column, row + step);
      if (!free(cell)) continue;
      const far = leaders.map((leader) => {
        const [c, r] = place(leader);
        return Math.abs(column - c) + Math.abs(row - r);
      });
      const cost = Math.min(...far) + (step < 0 ? 0.6 : 0) + (wet(cell) ? 2.6 : 0);
      if (!best || cost < best.cost) best = { cell, hangs: step > 0, cost };
    }
  }
  return best;
}

/** The same for a cloth wider than a cell, which may reach to either side: over as little as can be. */
export function clothSpot(
  cells: string[],
  heart: string,
  width: number,
  height: number,
  taken: (cell: string) => boolean,
  wet: (cell: string) => boolean,
): { x: number; y: number } {
  const [column, row] = place(heart);
  let best = { ...corner(heart), cost: Infinity };
  for (const each of cells) {
    const [c, r] = place(each);
    for (const step of [1, -1].filter((by) => r + by >= 0 && r + by < ROWS)) {
      const { x, y } = corner(named(c, r + step));
      const top = step > 0 ? y + 6 : y + CELL - height - 4;
      for (const left of [x + 8, x + CELL - width - 8, x + (CELL - width) / 2]) {
        const from = Math.floor((left - LEFT) / CELL);
        const to = Math.floor((left + width - LEFT) / CELL);
        if (from < 0 || to > 15) continue;
        const under = Array.from({ length: to - from + 1 }, (_, n) => named(from + n, r + step));
        const cost =
          Math.abs(c - column) +
          Math.abs(r - row) +
          (step < 0 ? 0.6 : 0) +
          under.reduce((sum, cell) => sum + (taken(cell) ? 20 : wet(cell) ? 0.5 : 0), 0);
        if (cost < best.cost) best = { x: left, y: top, cost };
      }
    }
  }
  return best;
}

/** A rounded frame inside a cell, as part of a path. */
export function frameIn(cell: string): string {
  const { x, y } = corner(cell);
  return `M${x + 9} ${y + 4}h43q5 0 5 5v43q0 5-5 5h-43q-5 0-5-5v-43q0-5 5-5Z`;
}
/** Four ticks in the corners of a cell. */
export function ticksIn(cell: string): string {
  const { x, y } = corner(cell);
  return `M${x + 6} ${y + 14}v-8h8M${x + 47} ${y + 6}h8v8M${x + 55} ${y + 47}v8h-8M${x + 14} ${y + 55}h-8v-8`;
}
/** A ring round a tile that counts. */
export function ringOn(cell: string): string {
  const { x, y } = corner(cell);
  return `M${x + 8} ${y + 2}h45q4 0 4 4v47q0 4-4 4h-45q-4 0-4-4v-47q0-4 4-4Z`;
}
