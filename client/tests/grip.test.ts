// Arrows go where the eye expects.
import { describe, expect, it } from "vitest";
import { nextSpot } from "../src/hand/roving";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: 10 * x, y: 10 * y })));

describe("arrows", () => {
  it("go to the neighbour of a grid", () => {
    expect(nextSpot(grid[4]!, grid, "ArrowLeft")).toBe(3);
    expect(nextSpot(grid[4]!, grid, "ArrowRight")).toBe(5);
    expect(nextSpot(grid[4]!, grid, "ArrowUp")).toBe(1);
    expect(nextSpot(grid[4]!, grid, "ArrowDown")).toBe(7);
  });
  it("find what lies askew if nothing is straight ahead, and stay at the edge", () => {
    expect(nextSpot({ x: 0, y: 0 }, [{ x: 30, y: 8 }], "ArrowRight")).toBe(0);
    expect(nextSpot({ x: 0, y: 0 }, [{ x: -5, y: 0 }], "ArrowRight")).toBe(-1);
  });
});
