// Boxes on the page for tips: what is lit, held or in question must not be covered.
import type { Box } from "../games/game";
import type { Kept } from "../stage/place";

export const boxOf = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
};

const WEIGHTS: [selector: string, weight: number][] = [
  ["[data-question]", 3],
  ["[data-held], [data-picked]", 2],
  ["[data-lit]", 1],
];

export const keptClear = (root: ParentNode, but: Element): Kept[] =>
  WEIGHTS.flatMap(([selector, weight]) =>
    [...root.querySelectorAll(selector)]
      .filter((node) => node !== but)
      .map((node) => ({ box: boxOf(node), weight })),
  );

export const windowBox = (): Box => ({
  x: 4,
  y: 4,
  width: innerWidth - 8,
  height: innerHeight - 8,
});
