// What things are called and what is told about them: eye and ear have one source.
import type { TipText, Token } from "../game";
import type { Given, Words } from "../../lib/words/words";
import { provinceOf, unsure, unsureCard, patricianOf, ROMAN } from "./codes";
import { BUILDINGS } from "./geometry";
import { kinds } from "./sorted";
import { things as thingsOf, type AleaThing, type View } from "./things";
import type { Building, Prompt } from "./types";

export const name = (thing: AleaThing, _: View, words: Words): string =>
  words.say(`alea-thing-${thing.kind}`, facts(thing));

/** Everything that a name or a tip may tell about a thing. */
function facts(thing: AleaThing): Given {
  switch (thing.kind) {
    case "group": {
      const { faces, pays, ...rest } = thing.facts;
      const [face = 0] = faces;
      return {
        ...rest,
        faces,
        face,
        column: ROMAN[rest.rank] ?? "",
        dice: faces.length,
        pays: pays ? "yes" : "no",
        seat: thing.seat,
      };
    }
    case "province":
    case "patrician": {
      const { code, owner } = thing.facts;
      return { code, owner: owner ?? 0, owned: owner === null ? "no" : "yes" };
    }
    case "card": {
      const { code, choice } = thing.facts;
      return { code, choice: choice ? "yes" : "no" };
    }
    case "pile": {
      const { pile, count, under, codes } = thing.facts;
      return { pile, count, under, codes, some: codes.length };
    }
    case "round": {
      const { scoring, choosing, ...rest } = thing.facts;
      return {
        ...rest,
        scoring: scoring ?? "none",
        chooses: choosing ? "yes" : "no",
        seat: choosing?.seat ?? 0,
        face: choosing?.face ?? 0,
        dice: choosing?.dice ?? 0,
        rank: choosing?.rank ?? 0,
        building: choosing?.building ?? "none",
      };
    }
    case "seat": {
      const { provinces, patricians, kept, roll, known, shown, ...rest } = thing.facts;
      return {
        ...rest,
        seat: thing.seat,
        items: [...provinces, ...patricians, ...shown],
        owns: provinces.length + patricians.length + shown.length,
        kept,
        tiles: kept.length,
        roll,
        known: known.flat(),
        rolls: rest.rolls ? "yes" : "no",
        start: rest.start ? "yes" : "no",
      };
    }
    default:
      return { ...thing.facts };
  }
}

const RULES: Record<Building, string> = {
  temple: "3.1",
  senate: "4.1",
  castrum: "5.1",
  forum: "6.1",
  latrine: "7.1",
};
function ruleOf(thing: AleaThing): string | null {
  switch (thing.kind) {
    case "building":
    case "group":
      return RULES[thing.facts.building];
    case "province":
      return provinceOf(thing.facts.code)?.colour === "grey" ? "9.5" : "9.4";
    case "patrician":
    case "socket":
      return "9.3";
    case "cup":
      return "2.5";
    case "die":
      return "2.3";
    case "fortuna":
      return "3.5";
    case "kept":
      return "9.7";
    case "estate":
      return "9.22";
    default:
      return null;
  }
}

export function tip(thing: AleaThing, view: View, words: Words): TipText {
  const told = facts(thing);
  const lines: string[] = [];
  const said = words.maybe(`alea-tip-${thing.kind}`, told);
  if (said) lines.push(said);
  if (thing.kind === "building") {
    lines.push(...inside(thing.facts.building, view, words));
  }
  if (thing.kind === "seat") {
    if (thing.facts.kept.length > 0) lines.push(words.say("alea-tip-seat-tiles", told));
    if (thing.facts.choice > 0) lines.push(words.say("alea-tip-seat-choice", told));
  }
  const pressed = keyOf(thing);
  if (pressed) lines.push(words.say("alea-tip-key", { key: pressed }));
  if (thing.kind === "card") lines.push(words.item(thing.facts.code, "text"));
  if (reconstructed(thing)) lines.push(words.say("alea-tip-unsure"));
  const rule = ruleOf(thing);
  return {
    name: thing.kind === "seat" ? words.name(thing.seat ?? 0) : name(thing, view, words),
    lines,
    ...(rule && words.rule(rule) && { rule }),
  };
}

/** The single key that touches a thing. */
function keyOf(thing: AleaThing): string | null {
  if (thing.kind === "building") return thing.facts.building[0]!.toUpperCase();
  if (thing.kind === "die") return String(thing.facts.face);
  return thing.kind === "cup" ? "R" : null;
}

const reconstructed = (thing: AleaThing): boolean => {
  if (thing.kind === "province") return unsure(provinceOf(thing.facts.code)?.colour ?? "");
  if (thing.kind === "patrician") return unsure(patricianOf(thing.facts.code)?.colour ?? "");
  return thing.kind === "card" && unsureCard(thing.facts.code);
};

/** Dice that stand on a building, in words. */
const inside = (building: Building, view: View, words: Words): string[] =>
  kinds(thingsOf(view, view.seat))
    .group.filter((each) => each.facts.building === building && each.facts.faces.length > 0)
    .map((each) => name(each, view, words));

export function overview(view: View, words: Words): { heading: string; lines: string[] }[] {
  const sorted = kinds(thingsOf(view, view.seat));
  const say = (list: AleaThing[]): string[] => list.map((each) => name(each, view, words));
  const mine = [
    ...sorted.die,
    ...sorted.cup,
    ...sorted.kept,
    ...sorted.fortuna,
    ...sorted.province.filter((each) => each.seat === view.seat),
    ...sorted.patrician.filter((each) => each.seat === view.seat),
    ...sorted.card,
  ];
  const open = (owner: number | null) => owner === null;
  return [
    { heading: words.say("alea-overview-mine"), lines: say(mine) },
    ...BUILDINGS.map((building) => ({
      heading: words.called(building),
      lines: [
        ...inside(building, view, words),
        ...(building === "castrum"
          ? say(sorted.province.filter((each) => open(each.facts.owner)))
          : []),
        ...(building === "forum"
          ? say(sorted.patrician.filter((each) => open(each.facts.owner)))
          : []),
        ...say(sorted.pile.filter((each) => each.at === `building:${building}`)),
      ],
    })).filter((each) => each.lines.length > 0),
    {
      heading: words.say("alea-overview-players"),
      lines: [...say(sorted.round), ...say(sorted.seat)],
    },
  ];
}

export function phases(view: View, words: Words): string[] {
  const { round } = view.table;
  if (view.result) return [words.say("alea-phase-end")];
  if (!round) return [words.say("alea-phase-reckoning")];
  const found = [words.say("alea-phase-round", { round: ROMAN[round.round] ?? "" })];
  if (!round.scoring) return [...found, words.say("alea-phase-turns")];
  const now = BUILDINGS.indexOf(round.scoring);
  return [
    ...found,
    ...BUILDINGS.slice(0, now + 1)
      .filter((each) => each !== "temple" || view.table.ranks.columns > 5)
      .map((each) => words.called(each)),
  ];
}

/** The question of this step: what is in hand decides. */
export function ask(prompt: Prompt, picks: Token[], words: Words): { head: string; note?: string } {
  const of = (kind: string): string[] =>
    picks.filter((each) => each.startsWith(`${kind}:`)).map((each) => each.slice(kind.length + 1));
  switch (prompt.kind) {
    case "place": {
      const [faces, [building]] = [of("die"), of("building")];
      const note = words.say("alea-step-tokens", { tokens: prompt.tokens });
      if (picks.includes("cup:me")) {
        return { head: words.say("alea-step-reroll", { count: faces.length }), note };
      }
      if (faces.length > 0 && building === undefined) {
        return {
          head: words.say("alea-step-where", { faces: faces.sort(), count: faces.length }),
          note,
        };
      }
      if (building !== undefined) {
        return {
          head: words.say("alea-step-building", {
            building,
            faces: faces.sort(),
            count: faces.length,
          }),
        };
      }
      return { head: words.say("alea-step-place"), note };
    }
    case "take_province":
    case "take_patrician": {
      const kind = prompt.kind === "take_province" ? "province" : "patrician";
      const [code] = of(kind);
      const note = words.say("alea-step-chooser", { face: prompt.face, dice: prompt.dice, kind });
      if (code === undefined) return { head: words.ask(prompt.kind, { ...prompt }), note };
      return { head: words.say("alea-step-taking", { code, kind }), note };
    }
    case "take_card": {
      const [code] = of("card");
      if (code === undefined) return { head: words.ask(prompt.kind, { ...prompt }) };
      return { head: words.say("alea-step-card", { code }) };
    }
    case "layout":
      return { head: words.say("alea-step-layout"), note: words.say("alea-step-layout-note") };
    default:
      return { head: words.ask(prompt.kind, { ...prompt }) };
  }
}
