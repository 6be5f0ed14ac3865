import { describe, expect, it } from "vitest";
import * as camera from "../../src/stage/camera";

const on = camera.ground({ width: 1000, height: 700 }, { width: 976, height: 671 });
const tall = camera.ground({ width: 390, height: 460 }, { width: 976, height: 671 });

describe("the camera", () => {
  it("lays a drawing as large as it goes, in the middle", () => {
    expect(on.content.width).toBeCloseTo(1000);
    expect(on.content.y).toBeCloseTo((700 - (671 * 1000) / 976) / 2);
    expect(tall.content).toMatchObject({ x: 0, width: 390 });
    expect(tall.content.y).toBeGreaterThan(90);
  });

  it("keeps zoom in its range and leaves no gap at an edge", () => {
    const near = camera.clamp(on, { x: 500, y: 500, k: 9 });
    expect(near.k).toBe(3);
    expect(near.x).toBeCloseTo(0);
    const out = camera.clamp(on, { x: 300, y: 300, k: 0.2 });
    expect(out.k).toBe(1);
    expect(out.x).toBeCloseTo(0);
    const far = camera.clamp(on, { x: -1e6, y: -1e6, k: 2 });
    expect(far.x).toBeCloseTo(1000 - 2000);
    expect(far.y + (on.content.y + on.content.height) * 2).toBeCloseTo(700);
  });

  it("keeps what is smaller than the window in the middle", () => {
    const at = camera.clamp(tall, { x: -50, y: 300, k: 1.2 });
    const top = at.y + tall.content.y * 1.2;
    expect(top).toBeCloseTo((460 - tall.content.height * 1.2) / 2);
  });

  it("begins at the top, where a plate wants that", () => {
    const page = camera.ground({ width: 390, height: 372 }, { width: 380, height: 1062 });
    const at = camera.clamp(page, { ...camera.fit(page, 2.9), y: Infinity });
    expect(at.y + page.content.y * at.k).toBeCloseTo(0);
  });

  it("keeps what is under the pointer there", () => {
    const point = { x: 400, y: 300 };
    const at = camera.zoomAt(on, camera.fit(on), point, 2);
    expect((point.x - at.x) / at.k).toBeCloseTo(400);
    expect((point.y - at.y) / at.k).toBeCloseTo(300);
  });

  it("goes round boxes with a margin, and never nearer than allowed", () => {
    const box = { x: 400, y: 300, width: 200, height: 100 };
    const at = camera.around(on, [box], 20);
    expect(at.k).toBeCloseTo(3);
    expect(camera.sees(on, at, [box])).toBe(true);
    const wide = camera.around(on, [{ x: 100, y: 100, width: 400, height: 300 }], 50);
    expect(wide.k).toBeCloseTo(700 / 400);
    expect(camera.around(on, [])).toEqual(camera.fit(on));
  });

  it("rides only to what is small", () => {
    expect(camera.worth(on, [{ x: 0, y: 0, width: 690, height: 100 }])).toBe(true);
    expect(camera.worth(on, [{ x: 0, y: 0, width: 710, height: 100 }])).toBe(false);
    expect(camera.worth(on, [])).toBe(false);
  });

  it("begins and ends a ride exactly, and the fixed point stays fixed on the way", () => {
    const from = camera.fit(on);
    const point = { x: 400, y: 300 };
    const to = camera.zoomAt(on, from, point, 2);
    expect(camera.ride(from, to, 0)).toBe(from);
    expect(camera.ride(from, to, 1)).toBe(to);
    const half = camera.ride(from, to, 0.5);
    expect((point.x - half.x) / half.k).toBeCloseTo(400);
    expect(half.k).toBeCloseTo(Math.SQRT2);
  });

  it("begins at the zoom that the plate has at rest", () => {
    const at = camera.fit(tall, 2);
    expect(at.k).toBe(2);
    expect(at.x).toBeCloseTo(-195);
  });
});
