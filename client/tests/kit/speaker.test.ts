import { describe, expect, it } from "vitest";
import { Speaker } from "../../src/tell/speaker.svelte";
import { FakeClock } from "./clock";

describe("the speaker", () => {
  it("appends, so that no sentence overwrites another, and takes each away after ten seconds", async () => {
    const clock = new FakeClock();
    const speaker = new Speaker(clock);
    speaker.say("one");
    await clock.pass(4000);
    speaker.say("two");
    speaker.say("two");
    expect(speaker.polite.map((each) => each.text)).toEqual(["one", "two", "two"]);
    expect(new Set(speaker.polite.map((each) => each.n)).size).toBe(3);
    await clock.pass(6000);
    expect(speaker.polite.map((each) => each.text)).toEqual(["two", "two"]);
    await clock.pass(4000);
    expect(speaker.polite).toEqual([]);
  });

  it("keeps what is urgent apart, and says nothing that is empty", async () => {
    const clock = new FakeClock();
    const speaker = new Speaker(clock);
    speaker.alert("no");
    speaker.say("  ");
    expect(speaker.urgent.map((each) => each.text)).toEqual(["no"]);
    expect(speaker.polite).toEqual([]);
    await clock.pass(10_000);
    expect(speaker.urgent).toEqual([]);
  });
});
