// Roving: one tab stop per zone, arrows go to the nearest key in their direction.
import type { Attachment } from "svelte/attachments";

interface Spot {
  x: number;
  y: number;
}
export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ALONG: Record<Direction, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 2.5; // what lies off the line is as far as if it were so many times farther

/** The spot that lies next in a direction; -1 if none does. */
export function nextSpot(from: Spot, spots: Spot[], direction: Direction): number {
  const { x, y } = ALONG[direction];
  let [best, found] = [Infinity, -1];
  spots.forEach((spot, n) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = dx * x + dy * y;
    if (along < 1) return;
    const far = along + ASIDE * Math.abs(dx * y + dy * x);
    if (far < best) [best, found] = [far, n];
  });
  return found;
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const keysIn = (root: ParentNode): (HTMLElement | SVGElement)[] =>
  [...root.querySelectorAll<HTMLElement | SVGElement>("[data-key]")].filter(
    (element) => element.checkVisibility() && !element.hasAttribute("data-still"),
  );

/** On a zone: the plate, the dock, the prompt. */
export function roving(): Attachment<HTMLElement> {
  return (zone) => {
    const settle = (): void => {
      const keys = keysIn(zone);
      const now = keys.find((each) => each.tabIndex === 0) ?? keys[0];
      for (const each of keys) each.setAttribute("tabindex", each === now ? "0" : "-1");
    };
    const focused = (event: FocusEvent): void => {
      const target = event.target;
      if (!(target instanceof Element) || !target.hasAttribute("data-key")) return;
      for (const each of keysIn(zone)) each.setAttribute("tabindex", each === target ? "0" : "-1");
    };
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.key in ALONG) || event.shiftKey || event.ctrlKey || event.altKey) return;
      const here = document.activeElement;
      if (!here || !zone.contains(here) || !here.hasAttribute("data-key")) return;
      const keys = keysIn(zone).filter((each) => each !== here);
      const next = keys[nextSpot(middle(here), keys.map(middle), event.key as Direction)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(zone, { childList: true, subtree: true });
    zone.addEventListener("focusin", focused);
    zone.addEventListener("keydown", pressed);
    return () => {
      watch.disconnect();
      zone.removeEventListener("focusin", focused);
      zone.removeEventListener("keydown", pressed);
    };
  };
}

/** Focus the next (or last) lit key of the page, from where the focus is. */
export function focusLit(root: ParentNode, back: boolean): void {
  const lit = keysIn(root).filter((each) => each.hasAttribute("data-lit"));
  if (!lit.length) return;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (back ? lit.length - 1 : 0) : at + (back ? -1 : 1);
  lit[(next + lit.length) % lit.length]!.focus();
}
