// Every fact that a seat is told is drawn and said: each leaf of recorded views is changed to another
// value of its declared type; stage, dock, rows, opened boards or the page of the end must change, and
// so must their accessible names. Bar, tips and log do not count.
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Declared, Game, Thing } from "../../src/games/game";
import type { AnyView } from "../../src/lib/protocol/messages";
import type { Shapes } from "../../src/lib/table/fits";
import type { Words } from "../../src/lib/words/words";
import { idle } from "../../src/stage/context";
import OnStage from "../kit/OnStage.svelte";
import { alphabet } from "../kit/recorded";
import { wordsFor } from "../kit/words";
import { CANNOT, EXCUSES, GAPS } from "./excuses";
import { changed, common, declared, leaves, others, type Leaf, type Pool } from "./leaves";

type View = Declared["view"] & AnyView;
interface Moment {
  eyes: number;
  view: View;
  prompt: Declared["prompt"] | null;
  outlook: Declared["outlook"] | null;
  forecast: Declared["forecast"] | null;
}
/** One leaf of each name is tried so often in a moment; with TABULARIUM_MATRIX=all every one. */
const OF_A_KIND = process.env["TABULARIUM_MATRIX"] === "all" ? Infinity : 2;
const STAGE = { width: 1084, height: 690 };

const json = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

const spoken = new Map<string, Words>();
/** To read the catalogues takes longer than to draw a board. */
function speaking(game: string): Words {
  const words = spoken.get(game) ?? wordsFor(game, alphabet(game));
  spoken.set(game, words);
  return words;
}

function partsOf(game: Game, { view, prompt }: Moment): [part: unknown, more: object][] {
  const seats = Array.from({ length: view.seats }, (_, seat) => ({ seat }));
  const size = game.layout(STAGE, "wide", null);
  return [
    [game.Board, {}],
    ...(prompt ? [[game.Board, { size }] as [unknown, object]] : []),
    [game.Dock, {}],
    ...seats.flatMap((more): [unknown, object][] => [
      [game.Row, more],
      [game.Rival, more],
    ]),
    ...[game.Overlay, game.Gauges, view.result ? game.End : undefined]
      .filter((part) => part !== undefined)
      .map((part): [unknown, object] => [part, {}]),
  ];
}

/** What is drawn of a view, part by part as it is asked for, and what is said of it. */
class Page {
  private readonly things: Thing[];
  private readonly words;
  private readonly drawn = new Map<number, string>();
  /** What all things are called. */
  readonly names: string;
  readonly parts: [part: unknown, more: object][];

  constructor(
    private readonly game: Game,
    private readonly moment: Moment,
    private readonly view: View,
  ) {
    this.words = speaking(game.id);
    this.words.seat = moment.eyes;
    this.things = game.things(view, moment.eyes);
    this.parts = partsOf(game, moment);
    this.names = this.things.map(this.called).join("\n");
  }

  private readonly called = (thing: Thing): string =>
    this.game.tell.name(thing, this.view, this.words);

  part(n: number): string {
    let html = this.drawn.get(n);
    if (html === undefined) {
      const { game, view, things, words, called } = this;
      const { prompt, outlook, forecast } = this.moment;
      const [Board, more] = this.parts[n]!;
      const size = game.layout(STAGE, "wide", prompt);
      const props = { view, things, hand: idle, outlook, forecast, words, prompt, size, called };
      html = render(OnStage as unknown as Component<object>, {
        props: { ...props, Board, ...more },
      }).body;
      this.drawn.set(n, html);
    }
    return html;
  }

  said(n: number): string {
    const html = this.part(n);
    const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1]);
    const letters = html.replace(/<svg.*?<\/svg>/gs, "").replace(/<[^>]*>/g, " ");
    return [...labels, letters].join("\n");
  }
}

/** Some of many, spread out; another one first in each moment. */
function some<T>(all: T[], from: number): T[] {
  if (all.length <= OF_A_KIND) return all;
  const step = all.length / OF_A_KIND;
  const picked = Array.from(
    { length: OF_A_KIND },
    (_, n) => (from + Math.floor(n * step)) % all.length,
  );
  return [...new Set(picked)].map((n) => all[n]!);
}

/** Facts that can be changed without anything to be seen or heard of it, and what cannot be drawn. */
export class Looking {
  private readonly pool: Pool = new Map();
  private readonly found = new Map<Moment, Leaf[]>();
  /** Which part told a change of this name the last time. */
  private readonly best = new Map<string, number>();
  readonly met = new Set<string>();

  constructor(
    private readonly game: Game,
    shapes: Shapes,
    readonly moments: Moment[],
  ) {
    for (const moment of moments) {
      const all = [...leaves(moment.view, shapes)];
      this.found.set(moment, all);
      for (const { name, fact } of all) {
        const key = common(name);
        if (!this.pool.has(key)) this.pool.set(key, new Set());
        this.pool.get(key)!.add(fact);
        if (fact !== null) this.met.add(key);
      }
    }
  }

  unseen(excused: (name: string) => boolean, game = this.game): Set<string> {
    const missing = new Set<string>();
    for (const [n, moment] of this.moments.entries()) {
      const page = new Page(game, moment, moment.view);
      const byName = new Map<string, Leaf[]>();
      for (const leaf of this.found.get(moment)!) {
        byName.set(leaf.name, [...(byName.get(leaf.name) ?? []), leaf]);
      }
      for (const [name, all] of byName) {
        if (excused(name)) continue;
        for (const leaf of some(all, n)) {
          for (const wrong of this.traceless(game, moment, page, leaf)) missing.add(wrong);
        }
      }
    }
    return missing;
  }

  private traceless(game: Game, moment: Moment, before: Page, leaf: Leaf): string[] {
    let thrown: string[] = [];
    for (const value of others(leaf, this.pool)) {
      try {
        return this.trace(game, moment, before, leaf, value);
      } catch (error) {
        // A table that cannot be; there may be one that can.
        thrown = [`${leaf.name} cannot be drawn: ${(error as Error).message}`];
      }
    }
    return thrown;
  }

  private trace(game: Game, moment: Moment, before: Page, leaf: Leaf, value: unknown): string[] {
    const now = new Page(game, moment, changed(moment.view, leaf, value));
    let said = now.names !== before.names;
    let drawn = false;
    const count = before.parts.length;
    const first = this.best.get(leaf.name) ?? 0;
    for (let n = 0; n < count && !(said && drawn); n++) {
      const part = (first + n) % count;
      if (now.part(part) === before.part(part)) continue;
      if (!drawn) this.best.set(leaf.name, part);
      drawn = true;
      said ||= now.said(part) !== before.said(part);
    }
    return [...(drawn ? [] : [`${leaf.name} drawn`]), ...(said ? [] : [`${leaf.name} said`])];
  }
}

/** A mistake in a game's things: they are made from a falsified view. `missed`: what must be found. */
export type Planted<V> = [what: string, missed: string, lie: (view: V) => V];
/** A table with a part that is always the same. */
export const always =
  <V extends { table: object }>(part: Partial<V["table"]>) =>
  (view: V): V => ({ ...view, table: { ...view.table, ...part } });

export function looks<G extends Declared>(its: Game<G>, planted: Planted<G["view"]>[]): void {
  // The harness knows what every game has in common; a game's own types are for its own code.
  const game = its as unknown as Game;
  const shapes = json(`../../src/games/${game.id}/shape.json`) as Shapes;
  const told = json(`../fixtures/facts/${game.id}.json`) as { moments: Record<string, Moment> };
  const excuses = EXCUSES[game.id] ?? [];
  const gaps = GAPS[game.id] ?? [];
  const excused = (name: string): boolean =>
    excuses.some(([path]) => name === path || name.startsWith(`${path}.`));
  const looking = new Looking(game, shapes, Object.values(told.moments));

  describe(game.id, () => {
    it("draws and says every fact", { timeout: 900_000 }, () => {
      const found = [...looking.unseen(excused)].sort().join("\n");
      expect(found).toBe([...gaps].sort().join("\n"));
    });

    it("has met every fact that is declared", () => {
      const all = [...declared(shapes.table, "table"), ...declared(shapes.result, "result.detail")];
      const never = [...new Set(all)].filter((name) => !looking.met.has(name));
      const cannot = (CANNOT[game.id] ?? []).map(([name]) => name);
      const told = (names: string[]): string =>
        names
          .map((name) => `${name} was never seen filled`)
          .sort()
          .join("\n");
      expect(told(never)).toBe(told(cannot));
    });

    it("has few excuses, needs each of them, and draws what stands for it", () => {
      expect(excuses.length).toBeLessThanOrEqual(5);
      for (const [path, , instead] of excuses) {
        expect(path).toMatch(/^\w+(\.\w+)*$/);
        expect([...looking.met].some((name) => `${name}.`.startsWith(`${common(path)}.`))).toBe(
          true,
        );
        if (instead)
          expect([...looking.met].some((name) => `${name}.`.startsWith(`${instead}.`))).toBe(true);
      }
    });

    it.each(planted)("misses %s", { timeout: 120_000 }, (_, missed, lie) => {
      const things = (view: G["view"], eyes: number | null) => its.things(lie(view), eyes);
      const blind = { ...its, things } as unknown as Game;
      const asked = (name: string): boolean => !`${name}.`.startsWith(`${missed}.`);
      const found = [...looking.unseen(asked, blind)].filter((each) => !gaps.includes(each));
      expect(found.filter((each) => / (said|drawn)$/.test(each))).not.toEqual([]);
    });
  });
}
