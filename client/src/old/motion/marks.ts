// Marks on the page: which element carries one, and where of it can be seen.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Elements that were used already in this scene, so that two equal dice are two dice. */
export type Used = Set<Element>;

export const middle = ({ x, y, width, height }: Spot): [number, number] => [
  x + width / 2,
  y + height / 2,
];

const quoted = (mark: string): string => mark.replaceAll(/["\\]/g, "\\$&");

const drawn = (element: Element): boolean => element.getClientRects().length > 0;

/** The first mark that is on the page, and of its elements one that is not used yet. */
export function find(marks: string[], used: Used, last = false): Element | null {
  for (const mark of marks) {
    const all = [...document.querySelectorAll(`[data-at~="${quoted(mark)}"]`)].filter(drawn);
    if (last) all.reverse();
    const one = all.find((each) => !used.has(each)) ?? all[0];
    if (!one) continue;
    used.add(one);
    return one;
  }
  return null;
}

const clamp = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), n));

/** Where things that fly to an element arrive: in a row of text at its end, where nothing stands. */
export function goalOf(element: Element): Spot {
  const spot = spotOf(element);
  if ((element as HTMLElement).dataset["aim"] !== "end") return spot;
  return { x: spot.x + spot.width - 96, y: spot.y + 6, width: 88, height: 28 };
}

/** Where an element is seen; what is scrolled out of sight is at the edge behind which it is. */
export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  const spot = { x, y, width, height };
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (up === document.body) break;
    if (getComputedStyle(up).overflowY === "visible") continue;
    inside(spot, up.getBoundingClientRect());
  }
  inside(spot, { x: 0, y: 0, width: innerWidth, height: floorOf(element) });
  return spot;
}

/** On a small screen a sheet covers the lower part of the board. */
function floorOf(element: Element): number {
  const sheet = document.querySelector("[data-sheet]");
  const covers = sheet && !sheet.contains(element) && getComputedStyle(sheet).position === "fixed";
  return covers ? sheet.getBoundingClientRect().top : innerHeight;
}

/** Whether an element can be seen, at least in part, so that a ring around it makes sense. */
export function inSight(element: Element): boolean {
  const [x, y] = middle(element.getBoundingClientRect());
  const [seenX, seenY] = middle(spotOf(element));
  return Math.abs(x - seenX) < 1 && Math.abs(y - seenY) < 1;
}

function inside(spot: Spot, frame: Spot): void {
  const [x, y] = middle(spot);
  const out = x < frame.x || x > frame.x + frame.width || y < frame.y || y > frame.y + frame.height;
  if (!out) return;
  spot.x = clamp(spot.x, frame.x, frame.x + frame.width - spot.width);
  spot.y = clamp(spot.y, frame.y, frame.y + frame.height - spot.height);
}
