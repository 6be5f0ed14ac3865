// What a word would bring: a chip at its target, sentences in the card. What is told in, message keys out.
import type { Chip } from "../game";
import type { Words } from "../../lib/words/words";
import { goodSign } from "./pieces/signs";
import type { Gives, Good, Kind, Orleans, Outcome, PlacePlanned } from "./types";

type View = Orleans["view"];
type Effect = { head: string; lines: string[] };

export function chip(outcome: Outcome, view: View, words: Words): Chip | null {
  const name = effect(outcome, view, words).head;
  const [good] = Object.keys(outcome.goods) as Good[];
  const text = outcome.gain > 0 ? `+${outcome.gain}` : String(outcome.gain);
  if (outcome.gain === 0) return { tone: "nothing", parts: [], name };
  const part = { ...(good && { sign: goodSign(good) }), text };
  return { tone: outcome.gain > 0 ? "mine" : "danger", parts: [part], name };
}

const kindsIn = (counts: Partial<Record<Kind, number>>, sign: 1 | -1): Kind[] =>
  (Object.entries(counts) as [Kind, number][]).flatMap(([kind, n]) =>
    n * sign > 0 ? Array<Kind>(Math.abs(n)).fill(kind) : [],
  );

/** What a place gives, in words. */
export function given(gives: Gives, words: Words): string[] {
  const found: string[] = [];
  const say = (name: string, of: unknown): void => {
    if (of !== undefined && of !== 0) found.push(words.say(`orleans-gives-${name}`, { of }));
  };
  for (const name of [
    "follower",
    "good",
    "coins",
    "points",
    "limit",
    "technology",
    "tile",
    "station",
  ] as const) {
    say(name, gives[name]);
  }
  if (gives.citizens) say("citizens", gives.citizens);
  const types = (["boatman", "craftsman", "trader"] as const).filter((type) => gives[type]);
  if (types.length) found.push(words.say("orleans-effect-villagers", { kinds: types }));
  if (gives.cities) {
    const cities = Object.keys(gives.cities).map((city) => words.item(city));
    if (cities.length) say("cities", cities);
  }
  if (gives.deeds) say("deeds", 1);
  return found;
}

const planned = (place: PlacePlanned, words: Words): string =>
  place.ready
    ? words.say("orleans-effect-ready", { place: place.place, gives: given(place.gives, words) })
    : words.say("orleans-effect-needs", {
        place: place.place,
        needs: place.needs.map((need) => words.say(`orleans-need-${need}`)),
      });

/** The points first, then all that changes, in the order of the board. */
export function effect(outcome: Outcome, _view: View, words: Words): Effect {
  const lines: string[] = [];
  const say = (key: string, facts: Record<string, unknown>): void =>
    void lines.push(words.say(`orleans-effect-${key}`, facts));
  if (outcome.problem) lines.push(words.why({ code: outcome.problem.why, detail: {} }));
  if (outcome.gain !== 0) {
    say("points", {
      gain: outcome.gain,
      before: outcome.total - outcome.gain,
      total: outcome.total,
    });
  }
  for (const [good, n] of Object.entries(outcome.goods)) say("good", { good, count: n });
  if (outcome.coins) say("coins", { coins: outcome.coins });
  if (outcome.recruits.length) say("recruits", { kinds: outcome.recruits });
  if (outcome.steps)
    say("steps", { steps: outcome.steps, position: outcome.position, level: outcome.level });
  if (outcome.stations) say("stations", { count: outcome.stations });
  if (outcome.citizens) say("citizens", { count: outcome.citizens });
  if (outcome.technology) say("technology", { count: outcome.technology });
  for (const place of outcome.tiles) say("tile", { place });
  const into = kindsIn(outcome.bag, 1);
  if (into.length) say("bag", { kinds: into });
  for (const each of outcome.rivals) say("rival", { ...each });
  for (const each of outcome.plan) lines.push(planned(each, words));
  for (const each of outcome.dead) say("dead", { place: each.place, rule: each.rule });
  const left = kindsIn(outcome.left, 1);
  if (left.length) say("left", { kinds: left });
  if (outcome.strikes) say("strikes", { event: outcome.strikes });
  const [head, ...rest] = lines;
  return { head: head ?? words.say("orleans-effect-nothing"), lines: rest };
}
