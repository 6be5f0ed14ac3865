// A plate that gets another box goes there in one move: it lies there at once, and only a transform,
// which costs no layout, takes it back to where it was and lets it come.
import type { Box } from "../games/game";
import { still } from "./camera.svelte";

const MS = 450;
const EASING = "ease-in-out";
/** Marks these animations: whoever measures the page wants to know where they lead to. */
const NAME = "swap";

/** From one box to another: the corner moves, the width says how large it is drawn. */
export function between(from: Box, to: Box): string {
  const k = to.width ? from.width / to.width : 1;
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${k})`;
}

/** Plates on their way. */
const running = new WeakMap<HTMLElement, Animation>();

/** Where a plate is seen that was on its way to a box when it got another. */
function seen(node: HTMLElement, box: Box): Box {
  // Asked only then: it makes the browser lay everything out.
  if (running.get(node)?.playState !== "running") return box;
  const { e, f, a } = new DOMMatrix(getComputedStyle(node).transform);
  return { x: box.x + e, y: box.y + f, width: box.width * a, height: box.height * a };
}

/** Lets a plate come from the box it had; the motion, if there is one. */
export function swap(node: HTMLElement, had: Box, has: Box): Animation | null {
  if (still()) return null;
  const from = between(seen(node, had), has);
  running.get(node)?.cancel();
  const frames = [{ transform: from }, { transform: "none" }];
  const motion = node.animate(frames, { id: NAME, duration: MS, easing: EASING });
  running.set(node, motion);
  return motion;
}

/** A plate that was not there comes from its home, and goes back to it. */
export function comes(
  _: Element,
  { home, at }: { home?: Box; at?: Box },
): { duration: number; css?: (t: number, u: number) => string } {
  if (!home || !at || still()) return { duration: 0 };
  const k = home.width / at.width;
  return {
    duration: MS,
    css: (t, u) => {
      const eased = t < 0.5 ? 2 * t * t : 1 - 2 * u * u;
      const rest = 1 - eased;
      const move = `translate(${(home.x - at.x) * rest}px, ${(home.y - at.y) * rest}px)`;
      return `transform: ${move} scale(${k + (1 - k) * eased}); opacity: ${0.3 + 0.7 * eased}`;
    },
  };
}

/** Measures the page as it will lie when every plate has come to its place, and how long that takes. */
export function settled<T>(root: ParentNode, measure: () => T): { found: T; wait: number } {
  const moving = root instanceof Element ? root.getAnimations({ subtree: true }) : [];
  const times = moving
    .filter((each) => each.id === NAME)
    .map((each) => [each, Number(each.currentTime ?? 0)] as const);
  for (const [each] of times) each.currentTime = MS;
  const found = measure();
  for (const [each, time] of times) each.currentTime = time;
  return { found, wait: Math.max(0, ...times.map(([, time]) => MS - time)) };
}
