// Where things stand on the map: towns, ways with their goods, and names that cover neither.
import { material } from "./signs";

export const WIDTH = 760;
export const HEIGHT = 620;
const TOWN = 14; // radius
const LETTER = 8.2; // width of a letter of a name, on average
const BEND = 14;

type Point = [number, number];
type Box = { left: number; top: number; right: number; bottom: number };
type Way = (typeof material.ways)[number];
export type Label = { x: number; y: number; anchor: "start" | "middle" | "end" };

export const cities = Object.keys(material.cities);

/** Longitude and latitude onto the sheet; a degree of latitude is longer than one of longitude. */
export function place(city: string): Point {
  const [east = 0, north = 0] = material.cities[city as keyof typeof material.cities] ?? [];
  return [46 + (east - 0.15) * 222, 40 + (48.5 - north) * 278];
}

const same = (a: Way, b: Way): boolean =>
  a !== b && a.ends.every((end) => (b.ends as string[]).includes(end));

/** Ends and middle of a way. Water bends one way; a road beside it bends the other way. */
export function course(way: Way, water: boolean): { a: Point; b: Point; control: Point } {
  const [a, b] = [place(way.ends[0] ?? ""), place(way.ends[1] ?? "")];
  const beside = material.ways.some((other) => same(way, other));
  const bend = water ? BEND * (beside ? 2 : 1) : beside ? -2 * BEND : 0;
  return { a, b, control: [(a[0] + b[0]) / 2 + bend, (a[1] + b[1]) / 2 - bend] };
}

/** Where the goods of a way lie, side by side. */
export function goodsAt(way: Way, water: boolean, count: number): Point[] {
  const { a, b, control } = course(way, water);
  const [x, y] = [(a[0] + b[0] + 2 * control[0]) / 4, (a[1] + b[1] + 2 * control[1]) / 4];
  return Array.from({ length: count }, (_, n): Point => [x + 22 * n - 11 * (count - 1), y]);
}

const around = ([x, y]: Point, w: number, h: number): Box => ({
  left: x - w,
  top: y - h,
  right: x + w,
  bottom: y + h,
});

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const SPOTS: Label[] = [
  { x: 0, y: 29, anchor: "middle" },
  { x: 19, y: 5, anchor: "start" },
  { x: -19, y: 5, anchor: "end" },
  { x: 14, y: 24, anchor: "start" },
  { x: -14, y: 24, anchor: "end" },
  { x: 16, y: -14, anchor: "start" },
  { x: -16, y: -14, anchor: "end" },
];

function boxOf([x, y]: Point, spot: Label, name: string): Box {
  const wide = LETTER * name.length;
  const left = x + spot.x - { start: 0, middle: wide / 2, end: wide }[spot.anchor];
  return { left, right: left + wide, top: y + spot.y - 13, bottom: y + spot.y + 4 };
}

const outside = (box: Box): boolean =>
  box.left < 4 || box.right > WIDTH - 4 || box.top < 4 || box.bottom > HEIGHT - 4;

/** The spot beside each town where its name covers least of goods, towns and other names. */
export function labels(names: Record<string, string>): Record<string, Label> {
  const taken = cities.map((city) => around(place(city), TOWN, TOWN));
  for (const way of material.ways) {
    const count = way.second >= 0 ? 2 : 1;
    for (const at of goodsAt(way, way.water, count)) taken.push(around(at, 12, 10));
  }
  const found: Record<string, Label> = {};
  for (const city of cities) {
    const name = names[city] ?? city;
    let best = SPOTS[0] as Label;
    let least = Infinity;
    for (const [n, spot] of SPOTS.entries()) {
      const box = boxOf(place(city), spot, name);
      const cost =
        taken.reduce((sum, other) => sum + overlap(box, other), outside(box) ? 1000 : 0) + 4 * n;
      if (cost < least) [best, least] = [spot, cost];
    }
    found[city] = best;
    taken.push(boxOf(place(city), best, name));
  }
  return found;
}
