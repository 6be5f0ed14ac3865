// Every public fact is drawn and said: each leaf of recorded tables is changed to another value of
// its declared type; stage, dock, rows and opened boards must change, and so must their accessible
// names. Bar, tips and log do not count.
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import alea from "../src/games/alea";
import type { Declared, Game } from "../src/games/game";
import magnaci from "../src/games/magnaci";
import orleans from "../src/games/orleans";
import sigismundus from "../src/games/sigismundus";
import tigris from "../src/games/tigris";
import { idle } from "../src/stage/context";
import { EXCUSES, GAPS } from "./kit/excuses";
import OnStage from "./kit/OnStage.svelte";
import { alphabet } from "./kit/recorded";
import { wordsFor } from "./kit/words";

type Path = (string | number)[];
interface Recorded {
  eyes: number;
  view: Declared["view"];
  prompt: Declared["prompt"] | null;
  outlook: Declared["outlook"];
  forecast: Declared["forecast"];
  /** Path, name (the same for all of a list), another value. */
  others: [Path, string, unknown][];
}
// The harness knows what every game has in common; a game's own types are for its own code.
const GAMES = { alea, magnaci, orleans, sigismundus, tigris } as unknown as Record<string, Game>;
// Of leaves with one name, such as the cells of a map; with TABULARIUM_MATRIX=all every one.
const OF_A_KIND = process.env["TABULARIUM_MATRIX"] === "all" ? Infinity : 6;
const STAGE = { width: 1084, height: 690 };

const recorded = (game: string): Record<string, Recorded> => {
  const file = new URL(`fixtures/facts/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, Recorded>;
};

/** What is drawn of a view on stage, in dock, rows and players' opened boards; and what is said. */
function page(game: Game, moment: Recorded, view: Declared["view"]): [string, string] {
  const words = wordsFor(game.id, alphabet(game.id));
  words.seat = moment.eyes;
  const { prompt, outlook, forecast } = moment;
  const things = game.things(view, moment.eyes);
  const called = (thing: (typeof things)[number]): string => game.tell.name(thing, view, words);
  const sizes = [game.layout(STAGE, "wide", prompt), game.layout(STAGE, "wide", null)];
  const props = { view, things, hand: idle, outlook, forecast, words, prompt, size: sizes[0] };
  const draw = (part: unknown, more: object = {}): string =>
    render(part as Component<object>, { props: { ...props, ...more } }).body;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const html = [
    ...sizes.map((size) => draw(OnStage, { Board: game.Board, called, size })),
    draw(OnStage, { Board: game.Dock, called }),
    ...seats.map((seat) => draw(OnStage, { Board: game.Row, called, seat })),
    ...seats.map((seat) => draw(OnStage, { Board: game.Rival, called, seat })),
    game.Overlay ? draw(OnStage, { Board: game.Overlay, called }) : "",
    game.Gauges ? draw(OnStage, { Board: game.Gauges, called }) : "",
  ].join("\n");
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1]);
  const letters = html.replace(/<svg.*?<\/svg>/gs, "").replace(/<[^>]*>/g, " ");
  return [html, [...labels, letters, ...things.map(called)].join("\n")];
}

function changed(view: Declared["view"], path: Path, value: unknown): Declared["view"] {
  const copy = structuredClone(view);
  let at = copy as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  at[path.at(-1)!] = value;
  return copy;
}
/** Facts of a table that can be changed without anything to be seen or heard of it. */
function unseen(game: Game, moment: Recorded, excused: Map<string, string>): Set<string> {
  const [drawn, said] = page(game, moment, moment.view);
  const missing = new Set<string>();
  const tried = new Map<string, number>();
  for (const [path, name, value] of moment.others) {
    tried.set(name, (tried.get(name) ?? 0) + 1);
    if (tried.get(name)! > OF_A_KIND) continue;
    if (excused.has(name) || (missing.has(`${name} drawn`) && missing.has(`${name} said`))) continue;
    try {
      const [now, told] = page(game, moment, changed(moment.view, path, value));
      if (now === drawn) missing.add(`${name} drawn`);
      if (told === said) missing.add(`${name} said`);
    } catch {
      // A table that cannot be: it was read, or it would have been drawn.
    }
  }
  return missing;
}

describe.each(Object.keys(GAMES))("%s", (id) => {
  const game = GAMES[id]!;
  const moments = recorded(id);
  const excused = new Map(EXCUSES[id] ?? []);

  it("draws and says every fact", { timeout: 240_000 }, () => {
    const missing = new Set<string>();
    for (const moment of Object.values(moments)) {
      for (const each of unseen(game, moment, excused)) missing.add(each);
    }
    expect([...missing].sort().join("\n")).toBe([...(GAPS[id] ?? [])].sort().join("\n"));
  });

  it("has few excuses, and needs each of them", () => {
    expect(excused.size).toBeLessThanOrEqual(5);
    const paths = Object.values(moments).flatMap((each) => each.others.map(([, name]) => name));
    for (const name of excused.keys()) expect(paths).toContain(name);
  });
});

it("finds a fact that is not drawn", () => {
  const moment = Object.values(recorded("tigris"))[0]!;
  const blind = { ...GAMES["tigris"]!, things: () => [] } as Game;
  const [one] = page(blind, moment, moment.view);
  const [other] = page(blind, moment, changed(moment.view, ["table", "treasures"], []));
  expect(one === other).toBe(true);
});
