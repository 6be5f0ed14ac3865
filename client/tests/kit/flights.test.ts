import { describe, expect, it } from "vitest";
import { frames, landed, plan } from "../../src/scenes/flights";

const boxes: Record<string, { x: number; y: number; width: number; height: number }> = {
  "seat:1": { x: 1000, y: 100, width: 40, height: 40 },
  "cell:a2": { x: 100, y: 500, width: 60, height: 60 },
};
const at = (key: string) => boxes[key] ?? null;

describe("flights", () => {
  it("go from where things lay to where they lie, one a little after the other", () => {
    const flights = plan(
      [
        { how: "fly", what: "tile:red", from: "seat:1", to: "cell:a2" },
        { how: "fly", what: "cube:red", from: "cell:a2", to: "seat:1" },
        { how: "fly", what: "cube:red", from: "nowhere:1", to: "seat:1" },
      ],
      at,
      at,
    );
    expect(flights).toHaveLength(2);
    expect(flights[0]).toMatchObject({ from: boxes["seat:1"], to: boxes["cell:a2"], delay: 0 });
    expect(flights[1]!.delay).toBeGreaterThan(0);
    expect(landed(flights)).toBe(flights[1]!.delay + flights[1]!.ms);
    expect(landed([])).toBe(0);
  });

  it("are never more than two in the air, and many of them hurry", () => {
    const crowd = Array.from({ length: 9 }, (_, n) => ({
      how: "fly" as const,
      what: `tile:red#${n}`,
      from: "seat:1",
      to: "cell:a2",
    }));
    for (const some of [crowd.slice(0, 4), crowd]) {
      const flights = plan(some, at, at);
      for (const { delay } of flights) {
        const up = flights.filter((each) => each.delay <= delay && each.delay + each.ms > delay);
        expect(up.length).toBeLessThanOrEqual(2);
      }
    }
    expect(plan(crowd, at, at)[0]!.ms).toBeLessThan(plan(crowd.slice(0, 4), at, at)[0]!.ms);
  });

  it("move nothing but transform and opacity", () => {
    for (const how of ["fly", "appear", "vanish", "crack", "pulse", "shake"] as const) {
      const [flight] = plan(
        [
          how === "fly"
            ? { how, what: "t", from: "seat:1", to: "cell:a2" }
            : { how, what: "cell:a2" },
        ],
        at,
        at,
      );
      for (const frame of frames(flight!)) {
        for (const name of Object.keys(frame)) {
          expect(["transform", "translate", "opacity", "offset"]).toContain(name);
        }
      }
    }
  });
});
