import { describe, expect, it } from "vitest";
import { dock, fit, rooms, stage } from "../../src/frame/fit";

describe("fit", () => {
  it.each([
    [1920, 1080, "wide", 400],
    [1440, 900, "wide", 356],
    [1200, 800, "wide", 320],
    [1366, 650, "low", 336],
    [1024, 640, "low", 320],
    [1024, 600, "low", 320],
    [1024, 599, "flat", 300],
    [844, 390, "flat", 300],
    [390, 844, "slim", 0],
    [320, 640, "slim", 0],
    [1023, 900, "slim", 0],
  ])("of %i × %i is %s", (width, height, found, rail) => {
    expect(fit({ width, height })).toBe(found);
    expect(rooms({ width, height }).rail).toBe(rail);
  });

  it("leaves a laptop's stage at least 500 high", () => {
    const laptop = { width: 1366, height: 650 };
    expect(dock(laptop, 126)).toBe(96);
    expect(stage(laptop, 126)).toEqual({ width: 1030, height: 508 });
  });

  it("leaves a phone more stage than anything else", () => {
    for (const phone of [
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      expect(stage(phone, 108).height).toBeGreaterThan(phone.height * 0.44);
    }
  });
});
