// What things are called and what is told about them: eye and ear have one source.
import type { TipText, Token } from "../game";
import type { Given, Words } from "../../lib/words/words";
import { slotsOf } from "./deeds";
import { kinds } from "./sorted";
import { needOf, things as thingsOf, type OrleansThing } from "./things";
import type { Kind, Orleans, Prompt } from "./types";

type View = Orleans["view"];

const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const each = (counts: Partial<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([kind, n]) => Array<string>(n ?? 0).fill(kind));

export const name = (thing: OrleansThing, _view: View, words: Words): string =>
  words.say(`orleans-name-of-${thing.kind}`, facts(thing, words));

/** Everything that a name or a tip may tell about a thing. */
function facts(thing: OrleansThing, words: Words): Given {
  const seat = thing.seat ?? -1;
  switch (thing.kind) {
    case "city": {
      const { city, owners, merchants } = thing.facts;
      return { city, owners, merchants };
    }
    case "cargo":
      return {
        good: thing.facts.good ?? "none",
        ends: thing.facts.ends.map((city) => words.item(city)),
      };
    case "deed": {
      const slots = slotsOf(thing);
      const open = slots.filter((slot) => slot.state === "open").map((slot) => slot.type);
      const { deed, coins, citizen } = thing.facts;
      return { deed, coins, citizen, open, given: slots.length - open.length, slots: slots.length };
    }
    case "socket": {
      const { space, holds } = thing.facts;
      return { space, holds: holds ?? "none", need: needOf(space) };
    }
    case "bag":
      return { kinds: each(thing.facts.followers) };
    case "gone": {
      const { followers, goods, technology } = thing.facts;
      return { followers: each(followers), goods: each(goods), technology };
    }
    case "seat": {
      const { bag, goods, stations, ...rest } = thing.facts;
      return { ...rest, ...stations, bag: each(bag), goods: each(goods), seat };
    }
    case "hourglass":
      return { ...thing.facts, event: thing.facts.event ?? "none" };
    case "citizen":
      return {
        citizen: thing.facts.citizen.replace(/:\d+$/, ""),
        space: Number(thing.facts.citizen.split(":")[1] ?? 0),
        left: thing.facts.left,
      };
    default:
      return { ...thing.facts, seat, n: thing.n ?? 0 };
  }
}

// The rule that a thing is about.
const RULES: Partial<Record<OrleansThing["kind"], string>> = {
  city: "10.4",
  cargo: "10.3",
  deed: "11.4",
  bag: "4.2",
  tile: "12.12",
  marker: "8.1",
  stack: "6.6",
  coins: "15.2",
  good: "15.2",
  jarmark: "15.2",
  citizens: "15.2",
  stations: "10.6",
  technology: "9.2",
};

export function tip(thing: OrleansThing, view: View, words: Words): TipText {
  const told = words.maybe(`orleans-tip-${thing.kind}`, facts(thing, words));
  const lines = told ? [told] : [];
  if (thing.kind === "place" || thing.kind === "tile") {
    const { place } = thing.facts;
    lines.push(titled(words.item(place, "cost")), titled(words.item(place, "text")));
  }
  if (thing.kind === "hourglass" && thing.facts.event)
    lines.push(titled(words.item(thing.facts.event, "text")));
  const rule = RULES[thing.kind];
  return { name: name(thing, view, words), lines, ...(rule && words.rule(rule) && { rule }) };
}

export function overview(view: View, words: Words): { heading: string; lines: string[] }[] {
  const sorted = kinds(thingsOf(view, view.seat));
  const say = (list: OrleansThing[]): string[] => list.map((thing) => name(thing, view, words));
  const own = [
    ...sorted.follower,
    ...sorted.bag,
    ...sorted.good,
    ...sorted.coins,
    ...sorted.stations,
  ];
  return [
    {
      heading: words.say("orleans-overview-mine"),
      lines: say([...own, ...sorted.citizens, ...sorted.technology, ...sorted.socket]),
    },
    {
      heading: words.say("orleans-board-map"),
      lines: say([...sorted.hourglass, ...sorted.city, ...sorted.cargo]),
    },
    {
      heading: words.say("orleans-board-tracks"),
      lines: say([...sorted.stack, ...sorted.marker, ...sorted.citizen]),
    },
    { heading: words.say("orleans-board-deeds-short"), lines: say(sorted.deed) },
    {
      heading: words.say("orleans-board-piles"),
      lines: say([...sorted.tile, ...sorted.jarmark, ...sorted.supply, ...sorted.gone]),
    },
    { heading: words.say("orleans-overview-players"), lines: say(sorted.seat) },
  ];
}

const PHASES = ["hourglass", "census", "drawing", "planning", "actions", "event"] as const;

export function phases(view: View, words: Words): string[] {
  const { round } = view.table;
  if (view.result) return [words.say("orleans-phase-end")];
  if (!round) return [words.say("orleans-phase-start")];
  const until = PHASES.indexOf(round.phase);
  return [
    words.say("orleans-phase-round", { round: round.number, rounds: round.rounds }),
    ...PHASES.slice(0, until + 1).map((phase) => words.say(`orleans-phase-${phase}`)),
  ];
}

/** The question of this step: what is picked decides. */
export function ask(prompt: Prompt, picks: Token[], words: Words): { head: string; note?: string } {
  const of = (kind: string): string | undefined =>
    picks
      .find((token) => token.startsWith(`${kind}:`))
      ?.slice(kind.length + 1)
      .split(/[#@]/)[0];
  const place = of("place");
  switch (prompt.kind) {
    case "draw":
      return {
        head: words.say("orleans-step-draw", { ...prompt }),
        note: words.say("orleans-step-draw-note", { ...prompt }),
      };
    case "plan":
    case "plan_one": {
      const half = picks.find((token) => token.endsWith("@"));
      const held = half?.replace(/^[a-z]+:/, "").split(/[#@]/)[0];
      const note = words.say("orleans-step-plan-note", { technology: prompt.technology });
      if (half?.startsWith("technology"))
        return { head: words.say("orleans-step-plan-technology"), note };
      return {
        head: held
          ? words.say("orleans-step-plan-held", { kind: held as Kind })
          : words.say(`orleans-step-${prompt.kind}`),
        note,
      };
    }
    case "action": {
      const city = of("city");
      if (city) return { head: words.say("orleans-step-city", { city, place: place ?? "none" }) };
      if (place)
        return {
          head: words.say("orleans-step-place", { place }),
          note: words.item(place, "text"),
        };
      if (of("merchant") === "me") return { head: words.say("orleans-step-merchant") };
      const head = words.say("orleans-step-action", { usable: prompt.usable });
      return { head, note: words.say("orleans-step-action-note") };
    }
    case "flogging":
      return {
        head: words.ask(prompt.kind, { ...prompt }),
        note: words.say("orleans-step-flogging"),
      };
    case "take_back":
      return {
        head: words.say("orleans-step-take_back", {
          most: prompt.most,
          count: picks.filter((each) => !each.startsWith("do:")).length,
        }),
      };
    case "tower":
      return { head: words.say("orleans-step-tower") };
    default:
      return { head: words.ask(prompt.kind, { ...prompt }) };
  }
}

/** The button says what it does, where that fits into a few words. */
export function confirm(prompt: Prompt, picks: Token[], words: Words): string | null {
  const named = (kind: string): string[] =>
    picks.flatMap((token) => (token.startsWith(`${kind}:`) ? [token.slice(kind.length + 1)] : []));
  const laid = picks.filter((token) => /^[^@]+@./.test(token)).length;
  if (prompt.kind === "plan")
    return laid ? words.say("orleans-confirm-plan", { count: laid }) : null;
  if (prompt.kind === "plan_one") {
    const [, place] = /@socket:([a-z_]+)/.exec(picks.join(" ")) ?? [];
    return place ? words.say("orleans-confirm-plan_one", { place }) : null;
  }
  if (prompt.kind !== "action") return null;
  const [city] = named("city");
  if (city) return words.say("orleans-confirm-city", { city });
  const [place] = named("place");
  return place ? words.say("orleans-confirm-place", { place }) : null;
}

export const usual = (_word: string, prompt: Prompt, words: Words): string | null =>
  words.maybe(`orleans-usual-${prompt.kind}`, { ...prompt });
