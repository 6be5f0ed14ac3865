// What things are called and what is told about them: eye and ear have one source.
import type { TipText, Token } from "../game";
import type { Given, Words } from "../../lib/words/words";
import { dynastyName, kingdomName } from "./names";
import { kinds } from "./sorted";
import { things as thingsOf, type TigrisThing } from "./things";
import type { Prompt, Side, Tigris } from "./types";

type View = Tigris["view"];

export function name(thing: TigrisThing, view: View, words: Words): string {
  const what = words.say(`tigris-name-of-${thing.kind}`, facts(thing, view, words));
  switch (thing.kind) {
    case "cell":
      return onLand(what, thing.facts.cell, view, words);
    case "piece":
      return counted(what, thing.facts.cell, view, words);
    case "seat": {
      const turn = thing.facts.acting;
      if (!turn) return what;
      return words.say("tigris-name-acting", { what, turn: turn.number, left: turn.actions_left });
    }
    default:
      return what;
  }
}

/** In which kingdom a cell lies, and on whose side of a conflict. */
function onLand(what: string, cell: string, view: View, words: Words): string {
  const { conflict } = view.table;
  const kingdom = kingdomAt(view, cell, words);
  const land = kingdom ? words.say("tigris-name-in", { what, kingdom }) : what;
  const sides = (["attacker", "defender"] as const).filter((side) =>
    conflict?.[side].cells.includes(cell),
  );
  return sides.reduce((told, side) => words.say("tigris-name-on", { what: told, side }), land);
}

/** For which leaders a tile counts. */
function counted(what: string, cell: string, view: View, words: Words): string {
  const all = Object.entries(view.table.strengths);
  const by = (list: "tiles" | "temples"): string[] =>
    all.filter(([, each]) => each?.[list].includes(cell)).map(([code]) => code);
  const [war, revolt] = [by("tiles"), by("temples")];
  const told = war.length > 0 ? words.say("tigris-name-counts", { what, leaders: war }) : what;
  if (revolt.length === 0) return told;
  return words.say("tigris-name-backs", { what: told, leaders: revolt });
}

/** Everything that a name or a tip may tell about a thing. */
function facts(thing: TigrisThing, view: View, words: Words): Given {
  switch (thing.kind) {
    case "cell": {
      const { cell, river, piece } = thing.facts;
      const treasure = view.table.treasures.includes(cell);
      const kingdom = kingdomAt(view, cell, words);
      return { cell, piece, ground: river ? "river" : "land", treasure, kingdom };
    }
    case "leader": {
      const { code, cell, strength } = thing.facts;
      const { revolt = 0, war = 0 } = strength ?? {};
      return { leader: code, cell, revolt, war, colour: strength?.colour ?? thing.facts.colour };
    }
    case "kingdom": {
      const { leaders, cells } = thing.facts;
      const { treasures, monuments } = view.table;
      return {
        ...{ name: kingdomName(thing.facts, words), leaders, cells: cells.length },
        treasures: treasures.filter((cell) => cells.includes(cell)),
        monuments: monuments.filter((each) => cells.includes(each.at)).map((each) => each.pair),
      };
    }
    case "war": {
      const { colour, attacker, defender } = thing.facts;
      return { colour, attack: attacker.total, defence: defender.total };
    }
    case "scales": {
      const { kind, colour, support, cell, deciding, attacker, defender } = thing.facts;
      return {
        ...{ fight: kind, colour, support, cell },
        ...{ decides: deciding === null ? "no" : "yes", seat: deciding ?? 0 },
        attack: weighed(attacker, words),
        defence: weighed(defender, words),
      };
    }
    case "seat": {
      const { home, points, acting: _, ...rest } = thing.facts;
      return { ...rest, ...points, home, seat: thing.seat, shown: points !== null };
    }
    default:
      return { ...thing.facts };
  }
}

/** One side of the scales in words. */
const weighed = (side: Side, words: Words): string =>
  words.say("tigris-name-side", {
    ...{ leader: side.leader, cell: side.at, base: side.base },
    ...{ added: side.added ?? "?", total: side.total, hand: side.hand },
  });

function kingdomAt(view: View, cell: string, words: Words): string | null {
  const kingdom = view.table.kingdoms.find((each) => each.cells.includes(cell));
  return kingdom ? kingdomName(kingdom, words) : null;
}

// The rule that a thing is about.
const RULES: Partial<Record<TigrisThing["kind"], string>> = {
  leader: "4.3",
  treasure: "11.1",
  monument: "10.1",
  quake: "6.1",
  catastrophe: "6.1",
  bag: "7.1",
  gauge: "13.1",
  war: "9.3",
};

/** What a kingdom's tip adds: its leaders with their figures, treasures and monuments. */
function within(thing: TigrisThing, view: View, f: Given, words: Words): string[] {
  const own = thingsOf(view, view.seat).filter(
    (each) =>
      each.kind === "leader" &&
      thing.kind === "kingdom" &&
      each.facts.cell !== null &&
      thing.facts.leaders.includes(each.facts.code),
  );
  return [...own.map((each) => name(each, view, words)), words.say("tigris-tip-kingdom-holds", f)];
}

export function tip(thing: TigrisThing, view: View, words: Words): TipText {
  const f = facts(thing, view, words);
  const lines = [words.maybe(`tigris-tip-${thing.kind}`, f)];
  if (thing.kind === "kingdom") lines.push(...within(thing, view, f, words));
  const figures =
    thing.kind === "leader" && thing.facts.strength
      ? [
          { sign: "tg-tab", value: String(thing.facts.strength.revolt) },
          { sign: `tg-shield-${thing.facts.colour}`, value: String(thing.facts.strength.war) },
        ]
      : undefined;
  const rule = RULES[thing.kind];
  return {
    name: name(thing, view, words),
    lines: lines.filter((each): each is string => Boolean(each)),
    ...(figures && { figures }),
    ...(rule && words.rule(rule) && { rule }),
  };
}

export function overview(view: View, words: Words): { heading: string; lines: string[] }[] {
  const sorted = kinds(thingsOf(view, view.seat));
  const say = (list: TigrisThing[]): string[] => list.map((each) => name(each, view, words));
  const own = sorted.leader.filter((each) => each.seat === view.seat);
  const rest = sorted.leader.filter((each) => each.seat !== view.seat && each.facts.cell);
  return [
    {
      heading: words.say("tigris-overview-mine"),
      lines: say([...sorted.tile, ...own, ...sorted.catastrophe]),
    },
    {
      heading: words.say("tigris-overview-kingdoms"),
      lines: say([...sorted.scales, ...sorted.kingdom, ...rest]),
    },
    {
      heading: words.say("tigris-overview-board"),
      lines: say([...sorted.piece, ...sorted.treasure, ...sorted.monument, ...sorted.quake]),
    },
    {
      heading: words.say("tigris-overview-players"),
      lines: say([...sorted.seat, ...sorted.bag, ...sorted.gauge]),
    },
  ];
}

export function phases(view: View, words: Words): string[] {
  const { turn, conflict } = view.table;
  if (view.result) return [words.say("tigris-phase-end")];
  if (!turn) return [words.say("tigris-phase-start")];
  const found = [
    words.say("tigris-phase-turn", { turn: turn.number }),
    `${words.name(turn.seat)}, ${dynastyName(view.table, turn.seat, words)}`,
  ];
  if (conflict) {
    found.push(words.say("tigris-phase-conflict", { fight: conflict.kind }));
    found.push(words.say("tigris-phase-support", { seat: conflict.deciding }));
  } else {
    found.push(words.say("tigris-phase-action", { left: turn.actions_left }));
  }
  return found;
}

/** The question of this step: what is in hand decides. */
export function ask(prompt: Prompt, picks: Token[], words: Words): { head: string; note?: string } {
  const [first = ""] = picks;
  const [kind = "", code = ""] = first.split(":");
  if (prompt.kind === "support") {
    const role = prompt.role;
    const head = words.say("tigris-step-support", { count: picks.length, colour: prompt.colour });
    return { head, note: words.say("tigris-step-support-note", { role, leaders: prompt.leaders }) };
  }
  if (prompt.kind === "monument") {
    const laid = picks.some((each) => each.startsWith("monument:"));
    return { head: words.say("tigris-step-monument", { laid }) };
  }
  if (prompt.kind === "treasure_stays") {
    return {
      head: words.say("tigris-step-treasure"),
      note: words.say("tigris-step-treasure-note"),
    };
  }
  if (prompt.kind === "war_order" || prompt.kind === "dynasty")
    return { head: words.ask(prompt.kind, { ...prompt }) };
  const note = words.say("tigris-step-note", { left: prompt.actions_left });
  const laid = picks.find((each) => each.startsWith("cell:") || each === "home:me");
  if (laid && ["tile", "leader", "catastrophe"].includes(kind)) {
    const cell = laid.slice(laid.indexOf(":") + 1);
    const what = laid === "home:me" ? "home" : kind;
    return { head: words.say("tigris-step-laid", { what, item: code, cell }), note };
  }
  if (picks.includes("bag:all")) return { head: words.say("tigris-step-bag"), note };
  if (kind === "tile") return { head: words.say("tigris-step-tile", { colour: code }), note };
  if (kind === "leader") return { head: words.say("tigris-step-leader", { office: code }), note };
  if (kind === "catastrophe") return { head: words.say("tigris-step-catastrophe"), note };
  return { head: words.say("tigris-step-action"), note };
}

/** The button says what it does. */
export function confirm(prompt: Prompt, picks: Token[], words: Words): string | null {
  const of = (kind: string): string[] =>
    picks.flatMap((token) => (token.startsWith(`${kind}:`) ? [token.slice(kind.length + 1)] : []));
  const [cell] = of("cell");
  const say = (what: string, facts: Given = {}): string =>
    words.say(`tigris-confirm-${what}`, facts);
  switch (prompt.kind) {
    case "support":
      return say("support", { count: picks.length, colour: prompt.colour });
    case "monument":
      return of("monument").length > 0 ? say("monument") : null;
    case "treasure_stays":
      return cell ? say("treasure", { cell }) : null;
    case "action":
      if (picks.includes("bag:all")) return say("exchange", { count: of("tile").length });
      if (picks.includes("home:me")) return say("home");
      if (!cell) return null;
      return say(of("leader").length > 0 ? "leader" : "lay", { cell });
    default:
      return null;
  }
}
