import { describe, expect, it } from "vitest";
import { overlap, place } from "../../src/stage/place";

const window = { x: 0, y: 0, width: 1000, height: 700 };
const about = { x: 480, y: 330, width: 40, height: 40 };
const tip = { width: 240, height: 120 };

describe("the place of a tip", () => {
  it("is at the right if nothing is in the way", () => {
    expect(place(about, tip, window, [])).toMatchObject({ side: "right", x: 530, covers: 0 });
  });

  it("keeps clear of what is lit", () => {
    const lit = [{ box: { x: 520, y: 200, width: 300, height: 300 }, weight: 1 }];
    const at = place(about, tip, window, lit);
    expect(at.side).toBe("left");
    expect(at.covers).toBe(0);
  });

  it("covers what matters least, if it must cover something", () => {
    const all = { x: 0, y: 0, width: 1000, height: 330 };
    const low = { x: 0, y: 370, width: 1000, height: 330 };
    const at = place(about, tip, window, [
      { box: all, weight: 3 },
      { box: low, weight: 1 },
    ]);
    expect(at.y).toBeGreaterThan(330);
  });

  it("stays inside the window and off what it is about", () => {
    for (const corner of [
      { x: 0, y: 0, width: 40, height: 40 },
      { x: 960, y: 660, width: 40, height: 40 },
    ]) {
      const at = place(corner, tip, window, []);
      const box = { x: at.x, y: at.y, ...tip };
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x + tip.width).toBeLessThanOrEqual(1000);
      expect(at.y + tip.height).toBeLessThanOrEqual(700);
      expect(overlap(box, corner)).toBe(0);
    }
  });
});
