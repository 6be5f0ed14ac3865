import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Table from "../../src/frame/Table.svelte";
import type { TableParts } from "../../src/frame/parts";
import type { Size } from "../../src/games/game";
import { Speaker } from "../../src/tell/speaker.svelte";
import { partsOf, stillHand } from "./parts";

const WIDE = { width: 1440, height: 900 };
const drawn = (parts: TableParts, window: Size = WIDE): string =>
  render(Table, { props: { parts, window, speaker: new Speaker() } }).body;

describe("the table", () => {
  it.each([
    [1920, 1080, "wide"],
    [1440, 900, "wide"],
    [1366, 650, "low"],
    [1024, 640, "low"],
    [844, 390, "flat"],
    [390, 844, "slim"],
    [320, 640, "slim"],
  ])("is drawn at %i × %i as %s", (width, height, fit) => {
    const html = drawn(partsOf("tigris"), { width, height });
    expect(html).toContain(`data-fit="${fit}"`);
    expect(html).toContain('data-key="say:0.tile:red"');
    expect(html.includes('class="foot')).toBe(fit === "flat" || fit === "slim");
    expect(html).toContain("What do you do first?");
    expect(html.match(/data-key="seat:\d"/g)).toHaveLength(4);
  });

  it.each(["alea", "orleans", "magnaci", "sigismundus"])("is drawn for %s", (game) => {
    expect(drawn(partsOf(game))).toContain("data-lit");
  });

  it("begins with whoever the game says is first", () => {
    const parts = partsOf("tigris");
    const rows = (html: string): string[] => html.match(/(?<=data-key="seat:)\d/g) ?? [];
    expect(rows(drawn(parts))).toEqual(["0", "1", "2", "3"]);
    const game = { ...parts.game, first: () => 2 };
    expect(rows(drawn({ ...parts, game }))).toEqual(["2", "3", "0", "1"]);
  });

  it("asks to confirm what is ready, and offers to put it back", () => {
    const hand = {
      ...stillHand,
      state: "ready" as const,
      picks: new Map([["say:0.pass", 1]]),
      ready: "pass",
    };
    const html = drawn(partsOf("tigris", { hand, undo: "free" }));
    expect(html).toMatch(/data-do="confirm"(?![^>]*disabled)/);
    expect(html).toContain('data-do="back"');
    expect(html).not.toContain('data-do="undo"');
    expect(html).toContain("Pass: end the turn");
  });

  it("offers to undo while nothing is picked", () => {
    const html = drawn(partsOf("tigris", { undo: "free", restart: true }));
    expect(html).toContain('data-do="undo"');
    expect(html).toContain('data-do="restart"');
    expect(html).not.toContain('data-do="confirm"');
  });

  it("shows a number that is open, and sets it", () => {
    const amount = { token: "tile:red", least: 0, most: 3 };
    const hand = { ...stillHand, state: "open" as const, amount, count: () => 2 };
    const html = drawn(partsOf("tigris", { hand }));
    expect(html.match(/data-amount="\d"/g)).toHaveLength(4);
    expect(html).toMatch(/data-amount="2" aria-pressed="true"/);
  });

  it("asks nothing while a scene plays, in the past, or when others are asked", () => {
    const scene = {
      move: {
        n: 3,
        kind: "word",
        seat: 1,
        by: "bot",
        word: null,
        undoes: null,
        first: 0,
        events: [],
      },
      lead: { kind: "tile" },
      events: [],
      sentence: "Bot 2 lays a temple at a2.",
      motion: [],
      sound: null,
      view: partsOf("tigris").view,
    };
    const base = partsOf("tigris");
    const playing = drawn({ ...base, theatre: { ...base.theatre, now: scene } });
    expect(playing).toContain("Bot 2 lays a temple at a2.");
    expect(playing).toContain('data-do="skip"');
    expect(playing).not.toContain("What do you do first?");
    const past = drawn({ ...base, past: { ...base.past, at: 4 } });
    expect(past).toContain('data-do="present"');
    const waiting = drawn({ ...base, question: null, asked: [2] });
    expect(waiting).toContain("client-waits-for");
  });

  it("lists all ways, folded and complete", () => {
    const html = drawn(partsOf("tigris"));
    expect(html).toContain("<details");
    expect(html).toContain('data-way="pass"');
  });

  it("puts the end in place of stage and dock, and keeps the rail", () => {
    const view = {
      ...partsOf("tigris").view,
      result: { kind: "ranked", places: [2, 1, 3, 4], scores: [5, 7, 2, 1], detail: {} },
    };
    const html = drawn(partsOf("tigris", { over: true, question: null, view }));
    expect(html).toContain('class="end');
    expect(html).not.toContain('class="stage-slot');
    expect(html).toContain('class="rail');
    expect(html.indexOf("Gaius")).toBeLessThan(html.indexOf("<b>Livia"));
  });

  it("hides everything of the next player behind the curtain", () => {
    expect(drawn(partsOf("tigris", { curtain: 1 }))).toContain('data-do="look"');
  });
});
