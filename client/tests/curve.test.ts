// The geometry of the score curve.
import { expect, test } from "vitest";
import { apart, line, placing, ticks } from "../src/lib/ui/curve";

test("scales have round steps that hold everything", () => {
  for (const [least, most] of [
    [0, 1],
    [0, 37],
    [-8, 95],
    [0, 240],
  ] as const) {
    const steps = ticks(least, most);
    expect(steps[0]).toBeLessThanOrEqual(least);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
    expect(steps.length).toBeLessThan(9);
  }
});

test("a curve runs from the left to the right and up", () => {
  const course = {
    moves: [0, 5, 10],
    scores: [[0, 5, 10]],
    sources: [],
    chapters: [],
    turnings: [],
  };
  const place = placing(course, [0, 5, 10], { left: 0, right: 100, top: 0, bottom: 50 });
  expect(line(course.moves.map((move) => place(move, move)))).toBe("M0.0 50.0L50.0 25.0L100.0 0.0");
});

test("marks at the end of lines do not cover each other", () => {
  const found = apart([100, 101, 40], 18, 110).sort((one, other) => one - other);
  expect(found[1]! - found[0]!).toBeGreaterThanOrEqual(18);
  expect(found[2]! - found[1]!).toBeGreaterThanOrEqual(18);
  expect(found[2]).toBeLessThanOrEqual(110);
});
