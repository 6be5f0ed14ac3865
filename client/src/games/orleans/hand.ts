// What each letter of a word stands for on the table.
import { none, times, type HandOf, type LetterAt } from "../../hand/spelling";
import type { OrleansGame } from "./game";
import { MATERIAL } from "./kinds";

type At = LetterAt<OrleansGame>;
const DEED = /^deed:/;
const MINE = "merchant:me";

/** Followers of Town Hall and Tower go with their deed, as one pair. */
const before = (at: At): string => at.word[at.i - 1] ?? "";
const sent = (at: At): boolean => DEED.test(at.word[at.i + 1] ?? "");
const home = (at: At): string => (at.word[0] === "gunpowder_tower" ? "towered" : "waiting");

/** My own merchant goes; the Tribunal moves somebody else's. */
const travels = (at: At): boolean => at.prompt.kind === "action" && at.word[0] !== "tribunal";

export const hand: HandOf<OrleansGame> = {
  lifts: ["follower", "towered", "waiting", "technology", "guest", "merchant"],
  /** My merchant may be taken to a city; the city alone says as much. */
  carried: [MINE],
  riders: ["load", "canal", "by"],
  implied: ["place", "by"],
  buttons: ["do:pass", "do:none", "do:done"],
  /** F B C T K S M take a follower of the Market into the hand, a starter before a hired one. */
  shortcut: (pressed, hand) =>
    [...MATERIAL.kinds]
      .reverse()
      .filter((kind) => kind.replace("own:", "").startsWith(pressed))
      .map((kind) => `follower:${kind}`)
      .find((key) => hand.lit(key)) ?? null,
  slot: (name) => `socket:${name}`,
  alone: (prompt) => prompt.kind === "plan_one",
  tokens: {
    place: (f, at) => {
      const offered = at.prompt.kind === "remove_tile" || at.i > 0;
      return [`${offered ? "tile" : "place"}:${f.place}`];
    },
    space: (f, at) => {
      const name = `${f.place}.${f.number}`;
      if (before(at) === "technology") return [`technology:me@socket:${name}`];
      return f.place === "theatre" && at.prompt.kind === "take_back" ? [] : [`socket:${name}`];
    },
    kind: (f, at) => {
      switch (at.prompt.kind) {
        case "action":
          return sent(at) ? [] : [`stack:${f.kind}`];
        case "take_back":
          return [`staged:${f.kind}`];
        case "bathhouse":
          return [`guest:${f.kind}`];
        default:
          return [`follower:${f.kind}`];
      }
    },
    from_tower: (f) => [`towered:${f.kind}`],
    city: (f, at) => [...(travels(at) ? [MINE] : []), `city:${f.city}`],
    good: (f, at) => {
      const carried = at.prompt.kind === "action" && at.word[at.i - 1] !== at.word[0];
      return [`${carried ? "load" : "good"}:${f.good}`];
    },
    deed: (f, at) => [`${home(at)}:${before(at)}@deed:${f.deed}`],
    draw: (f, at) => {
      if (f.count === 0) return ["do:draw-none"];
      const all = at.prompt.kind === "draw" && f.count === at.prompt.most;
      return [all ? "bag:me" : `draw:${f.count}`];
    },
    number: (f, at) => times(f.count, at.word[0] === "bakery" ? "good:grain" : "coins:me"),
    seat: (f) => [`merchant:${f.seat}`],
    pass: () => ["do:pass"],
    technology: (_, at) => (at.word.length > 1 ? [] : ["technology:me"]),
    done: (_, at) => (at.word.length > 1 ? none() : ["do:done"]),
    none: () => ["do:none"],
    leave: () => ["load:none"],
    coin: () => ["canal:coin"],
    point: () => ["canal:point"],
    road: () => ["by:road"],
    waterway: () => ["by:waterway"],
    lose_follower: () => ["bag:me"],
    lose_point: () => ["marker:me"],
    lose_station: () => ["stations:me"],
    lose_technology: () => ["technology:me"],
    partly: none,
  },
};
