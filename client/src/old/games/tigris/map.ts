// The map as geometry: cells, their names and neighbours, and the rivers as lines to be drawn.
import data from "../data/tigris.json";

export const { colours: COLOURS, offices: OFFICES, pairs: PAIRS } = data.material;
export const COLUMNS = data.material.columns;
export const ROWS = data.material.map.length;
export const SIDE = 60; // of a cell, in units of the drawing
export const MARGIN = 26; // for letters and numbers at the edge
export const WIDTH = COLUMNS.length * SIDE + 2 * MARGIN;
export const HEIGHT = ROWS * SIDE + 2 * MARGIN;

export interface Spot {
  name: string;
  column: number;
  row: number;
  /** The upper left corner. */
  x: number;
  y: number;
}

const spot = (column: number, row: number): Spot => ({
  name: `${COLUMNS[column]}${row + 1}`,
  column,
  row,
  x: MARGIN + column * SIDE,
  y: MARGIN + row * SIDE,
});

export const SPOTS: Spot[] = data.material.map.flatMap((line, row) =>
  [...line].map((_, column) => spot(column, row)),
);
export const BY_NAME = new Map(SPOTS.map((each) => [each.name, each]));
export const spotOf = (name: string): Spot => BY_NAME.get(name) ?? spot(0, 0);

/** The rows of the map in use: the standard one, or that of a position laid by hand. */
export const terrainOf = (terrain: string | string[]): string[] =>
  Array.isArray(terrain) ? terrain : data.material.map;

export const groundAt = (rows: string[], { column, row }: Spot): string =>
  rows[row]?.[column] ?? ".";
export const isRiver = (rows: string[], at: Spot): boolean => groundAt(rows, at) === "~";
export const isCorner = (rows: string[], at: Spot): boolean => groundAt(rows, at) === "C";

export function neighbour(at: Spot, dx: number, dy: number): Spot | null {
  const [column, row] = [at.column + dx, at.row + dy];
  const inside = column >= 0 && column < COLUMNS.length && row >= 0 && row < ROWS;
  return inside ? spotOf(`${COLUMNS[column]}${row + 1}`) : null;
}

/** Rivers as one path: a line between the middles of neighbouring river cells. */
export function riverPath(rows: string[]): string {
  const middle = (at: Spot): string => `${at.x + SIDE / 2} ${at.y + SIDE / 2}`;
  const lines: string[] = [];
  for (const at of SPOTS.filter((each) => isRiver(rows, each))) {
    const next = [neighbour(at, 1, 0), neighbour(at, 0, 1)].filter(
      (each): each is Spot => each !== null && isRiver(rows, each),
    );
    lines.push(`M${middle(at)}h.1`);
    for (const other of next) lines.push(`M${middle(at)}L${middle(other)}`);
    // Where four river cells meet, a line across fills the gap between them.
    const across = neighbour(at, 1, 1);
    if (next.length === 2 && across && isRiver(rows, across)) {
      lines.push(`M${middle(at)}L${middle(across)}`);
    }
  }
  return lines.join("");
}

/** The outline of a set of cells: every edge behind which the set ends. */
export function outline(cells: Iterable<string>): string {
  const inside = new Set(cells);
  const lines: string[] = [];
  for (const name of inside) {
    const at = spotOf(name);
    const open = (dx: number, dy: number): boolean => {
      const other = neighbour(at, dx, dy);
      return !other || !inside.has(other.name);
    };
    const [x, y, s] = [at.x, at.y, SIDE];
    if (open(0, -1)) lines.push(`M${x} ${y}h${s}`);
    if (open(0, 1)) lines.push(`M${x} ${y + s}h${s}`);
    if (open(-1, 0)) lines.push(`M${x} ${y}v${s}`);
    if (open(1, 0)) lines.push(`M${x + s} ${y}v${s}`);
  }
  return lines.join("");
}

/** Who plays which dynasty differs from table to table: by seat, null before it is chosen. */
export type Dynasties = (string | null)[];
export const seatOf = (dynasties: Dynasties, leader: string): number =>
  dynasties.indexOf(leader.split(".")[0] ?? "");
export const officeOf = (leader: string): string => leader.split(".")[1] ?? "";
export const colourOfOffice = (office: string): string => COLOURS[OFFICES.indexOf(office)] ?? "red";
export const isLeader = (piece: string | undefined): boolean => piece?.includes(".") ?? false;
export const isTile = (piece: string | undefined): boolean => COLOURS.includes(piece ?? "");
