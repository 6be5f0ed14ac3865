// The stage: what waits is shown in order, within our patience, and anybody may skip it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "../src/old/store/stage.svelte";
import { settings } from "../src/lib/settings.svelte";

let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  settings.speed = "normal";
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scene = (...kinds: string[]): { kind: string }[] => kinds.map((kind) => ({ kind }));

function watched(): { stage: Stage; shown: string[] } {
  const stage = new Stage((event) => event["kind"] !== "dull");
  const shown: string[] = [];
  stage.players = {
    before: (events) => shown.push(`before ${events.length}`),
    after: () => shown.push("after"),
    act: (n) => shown.push(`${stage.event?.["kind"]} ${n}`),
    close: () => undefined,
  };
  return { stage, shown };
}

test("events are played in their order, the dull ones not at all", async () => {
  const { stage, shown } = watched();
  stage.add({}, scene("one", "dull", "two"));
  expect(stage.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["before 2", "after", "one 0"]);
  await vi.advanceTimersByTimeAsync(600);
  expect(shown.at(-1)).toBe("two 1");
  await vi.advanceTimersByTimeAsync(600);
  expect(stage.playing).toBe(false);
});

test("whatever waits is over within our patience", async () => {
  const { stage, shown } = watched();
  for (const n of [1, 2, 3, 4]) stage.add({ n }, scene("a", "b", "c", "d", "e"));
  await vi.advanceTimersByTimeAsync(2600);
  expect(stage.playing).toBe(false);
  expect(shown.filter((each) => each.startsWith("e"))).toHaveLength(4);
});

test("too much at once is not played", async () => {
  const { stage, shown } = watched();
  stage.add(
    {},
    Array.from({ length: 60 }, () => ({ kind: "a" })),
  );
  expect(stage.playing).toBe(false);
  expect(shown).toEqual([]);
});

test("a skip shows the truth, and nothing comes after it", async () => {
  const { stage, shown } = watched();
  stage.add({}, scene("one", "two"));
  await vi.advanceTimersByTimeAsync(100);
  stage.skip();
  expect(stage.scene).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual(["before 2", "after", "one 0"]);
});

test.each(["setting", "system"])("no motion for whoever wants none: %s", (whose) => {
  const { stage, shown } = watched();
  if (whose === "setting") settings.speed = "off";
  else reduced = true;
  stage.add({}, scene("one"));
  expect(stage.playing).toBe(false);
  expect(shown).toEqual([]);
});
