// The room: where chairs stand, and what a plan asks of the server.
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/protocol/messages";
import { places, seated } from "../src/pages/room/places";
import { Plan, wish } from "../src/pages/room/plan.svelte";

const GAME: GameInfo = {
  id: "tigris",
  seats: [2, 3, 4],
  rules: 2,
  options: [
    { name: "points", default: "veiled", allowed: ["veiled", "open"], lowest: null, highest: null },
  ],
  bots: ["novice", "apprentice"],
  minutes: [30, 90],
  weight: 4,
  usual: 3,
};

describe("places", () => {
  it("puts two opposite each other and never two on one spot", () => {
    expect(places(2).map((place) => place.side)).toEqual(["bottom", "top"]);
    for (const count of [2, 3, 4, 5]) {
      const spots = places(count).map((place) => `${place.x} ${place.y}`);
      expect(new Set(spots).size).toBe(count);
    }
  });
  it("has me at the bottom and the next player at my left", () => {
    expect(seated(4, 2)[2]?.side).toBe("bottom");
    expect(seated(4, 2)[3]?.side).toBe("left");
    expect(seated(4, -1)[0]?.side).toBe("bottom");
  });
});

describe("a plan", () => {
  it("begins with me and the strongest bots, and starts at once", () => {
    const asked = new Plan(GAME).wish();
    expect(asked.plan?.map((seat) => [seat.kind, seat.level])).toEqual([
      ["me", undefined],
      ["bot", "apprentice"],
      ["bot", "apprentice"],
    ]);
    expect([asked.start, asked.hot_seat, asked.aloud]).toEqual([true, false, true]);
  });
  it("keeps a chair for a friend by name and shows one for anybody in the lobby", () => {
    expect(wish({ kind: "friend", name: " Ania ", level: "" }, false)).toEqual({
      kind: "open",
      reserved: true,
      name: "Ania",
    });
    const plan = new Plan(GAME);
    plan.watched = false;
    plan.sit(1, "friend");
    expect([plan.wish().public, plan.wish().start]).toEqual([false, false]);
    plan.sit(2, "anybody");
    expect(plan.wish().public).toBe(true);
  });
  it("never leaves me without a chair", () => {
    const plan = new Plan(GAME);
    plan.sit(0, "bot");
    expect(plan.chairs[0]?.kind).toBe("me");
    plan.swap(0, 2);
    plan.resize(2);
    expect(plan.chairs.some((chair) => chair.kind === "me")).toBe(true);
  });
  it("knows who shares this screen", () => {
    const plan = new Plan(GAME);
    plan.gather(true);
    expect(plan.wish().hot_seat).toBe(true);
    plan.gather(false);
    expect(plan.chairs.map((chair) => chair.kind)).toEqual(["me", "bot", "bot"]);
  });
  it("sends what was changed, and puts it back", () => {
    const plan = new Plan(GAME);
    plan.values["points"] = "open";
    expect(plan.wish().options).toEqual({ points: "open" });
    plan.usual();
    expect(plan.wish().options).toEqual({ points: "veiled" });
  });
});
