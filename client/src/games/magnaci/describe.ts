// What things are called and what is told about them: eye and ear have one source.
import type { TipText, Token } from "../game";
import type { Given, Words } from "../../lib/words/words";
import { FAMILIES, conflictCard, isOffice, kingCard, lawCard, senator } from "./box";
import { spans } from "./names";
import { kinds } from "./sorted";
import { things as thingsOf, type MagnaciThing } from "./things";
import type { Magnaci, Prompt } from "./types";

type View = Magnaci["view"];

export const name = (thing: MagnaciThing, _: View, words: Words): string =>
  words.say(`magnaci-name-of-${thing.kind}`, facts(thing, words));

/** Among picks a thing is called by what it is, not by all that lies there. */
export function brief(thing: MagnaciThing, view: View, words: Words): string {
  switch (thing.kind) {
    case "card":
      return words.letter(thing.facts.card);
    case "province":
    case "fief":
      return words.item(thing.facts.area);
    case "seat":
      return words.name(thing.seat ?? 0);
    case "law":
    case "office":
    case "conflict":
    case "field":
      return words.item(cardOf(thing) ?? "");
    default:
      return name(thing, view, words);
  }
}

/** Everything that a name or a tip may tell about a thing. */
function facts(thing: MagnaciThing, words: Words): Given {
  switch (thing.kind) {
    case "card":
      return { card: thing.facts.card };
    case "field": {
      const { card, what, seats, mine } = thing.facts;
      return { card, what, seats, mine: mine ?? "none" };
    }
    case "office": {
      const { office, holder, aside } = thing.facts;
      const { symbol, estates } = senator(office);
      return { office, holder: holder ?? -1, aside, symbol, estates };
    }
    case "law": {
      const { law, where } = thing.facts;
      const { symbols, estates } = lawCard(law);
      return { law, where, seat: thing.seat ?? -1, symbols, estates };
    }
    case "conflict": {
      const { conflict, space } = thing.facts;
      const { scale, reward, loss, invaded, province } = conflictCard(conflict);
      return { conflict, space: space ?? "", scale, reward, loss, invaded, province };
    }
    case "province":
    case "fief": {
      const { estates, buildings, ...rest } = thing.facts;
      const owned = estates.flatMap((n, seat) =>
        n ? [words.say("magnaci-estates-of", { seat, count: n })] : [],
      );
      return { ...rest, owned, count: owned.length, buildings, standing: buildings.length };
    }
    case "village":
      return { ...thing.facts, seat: thing.seat };
    case "king": {
      const { age, king, gone, may } = thing.facts;
      const symbol = king ? kingCard(king).symbol : "none";
      return { age, king: king ?? "none", gone, symbol, may };
    }
    case "seat": {
      const { remaining, laws, offices, won, pacta, ...rest } = thing.facts;
      const family = FAMILIES[thing.seat ?? 0] ?? "";
      const cards = spans(remaining, words);
      const more = { laws: laws.length, held: laws, offices, senators: offices.length };
      return {
        ...rest,
        ...more,
        won: won.length,
        wins: won,
        pacta: pacta ?? "none",
        family,
        cards,
        seat: thing.seat,
      };
    }
    case "bid": {
      const { card, base, bonus, total, best, weakest } = thing.facts;
      return { seat: thing.seat, card, base, bonus, total, best, weakest };
    }
    case "pawn": {
      const { partitions, lost, end } = thing.facts;
      return { count: partitions.length, partitions, lost, losses: lost.length, end };
    }
    case "pile": {
      const { what, pile, gone } = thing.facts;
      return { what, count: pile.length, out: gone.length, pile, gone };
    }
    case "announced":
      return { seat: thing.seat, ...thing.facts };
    default:
      return { ...thing.facts };
  }
}

// The rule that a thing is about.
const RULES: Partial<Record<MagnaciThing["kind"], string>> = {
  card: "1.1",
  field: "5.2",
  province: "9.3",
  fief: "9.4",
  village: "1.3",
  king: "3.2",
  pawn: "8.2",
  loss: "7.13",
  announced: "4.7",
  mitre: "5.6",
  estate: "1.3",
  offer: "4.10",
  conflict: "7.8",
};

export function tip(thing: MagnaciThing, view: View, words: Words): TipText {
  const told = words.maybe(`magnaci-tip-${thing.kind}`, facts(thing, words));
  const card = cardOf(thing);
  const lines = [
    told,
    card && words.itemPart(card, "text"),
    card && words.itemPart(card, "source"),
  ];
  const rule = thing.kind === "field" && thing.facts.what !== "office" ? "6.2" : RULES[thing.kind];
  return {
    name: name(thing, view, words),
    lines: lines.flatMap((line) => (line ? [line] : [])),
    ...(rule && words.rule(rule) && { rule }),
  };
}

/** The card whose text a thing carries. */
function cardOf(thing: MagnaciThing): string | null {
  if (thing.kind === "law") return thing.facts.law;
  if (thing.kind === "office") return thing.facts.office;
  if (thing.kind === "conflict") return thing.facts.conflict;
  return thing.kind === "field" || thing.kind === "announced" ? thing.facts.card : null;
}

export function overview(view: View, words: Words): { heading: string; lines: string[] }[] {
  const sorted = kinds(thingsOf(view, view.seat));
  const say = (list: MagnaciThing[]): string[] => list.map((each) => name(each, view, words));
  const held = [...sorted.office, ...sorted.law].filter((each) => each.seat === view.seat);
  return [
    { heading: words.say("magnaci-overview-mine"), lines: say([...sorted.card, ...held]) },
    {
      heading: words.say("magnaci-overview-chamber"),
      lines: say([...sorted.announced, ...sorted.bid, ...sorted.field, ...sorted.loss]),
    },
    {
      heading: words.say("magnaci-overview-map"),
      lines: say([
        ...sorted.province,
        ...sorted.fief,
        ...sorted.conflict,
        ...sorted.pawn,
        ...sorted.pile,
      ]),
    },
    {
      heading: words.say("magnaci-overview-families"),
      lines: say([...sorted.king, ...sorted.office, ...sorted.seat, ...sorted.offer]),
    },
  ];
}

const CHAPTERS = ["election", "senate", "sejm", "conflicts", "interregnum"] as const;

/** The Age, then its chapters up to this one. */
export function phases(view: View, words: Words): string[] {
  const { age, chapter } = view.table;
  if (view.result) return [words.say("magnaci-phase-end")];
  if (!age) return [words.say("magnaci-phase-start")];
  const at = CHAPTERS.findIndex((each) => each === chapter);
  const passed = at < 0 ? (chapter ? [chapter] : []) : CHAPTERS.slice(0, at + 1);
  return [words.called(age), ...passed.map((each) => words.say(`magnaci-phase-${each}`))];
}

/** The question of this step: what is in hand decides. */
export function ask(prompt: Prompt, picks: Token[], words: Words): { head: string; note?: string } {
  const laid = picks.filter((each) => /@./.test(each)).length;
  const held = picks.find((each) => each.endsWith("@"));
  switch (prompt.kind) {
    case "senate":
      return laying("senate", laid, 3, held, words);
    case "sejm":
      return laying("sejm", laid, prompt.laws.length, held, words);
    case "conflicts":
      return laying("conflicts", laid, prompt.conflicts.length, held, words);
    case "action": {
      const [first] = picks;
      const card = first?.split(":")[1];
      const named = card && (isOffice(card) || first?.startsWith("law:"));
      if (named) return { head: words.say("magnaci-step-play", { card, step: picks.length }) };
      return { head: words.ask(prompt.kind, { ...prompt }) };
    }
    case "entail": {
      const step = picks.some((each) => each.startsWith("loss:")) ? 2 : picks.length ? 1 : 0;
      if (step) return { head: words.say("magnaci-step-entail", { step }) };
      return { head: words.ask(prompt.kind, { ...prompt }) };
    }
    default:
      return { head: words.ask(prompt.kind, { ...prompt }) };
  }
}

function laying(
  chapter: "senate" | "sejm" | "conflicts",
  laid: number,
  of: number,
  held: string | undefined,
  words: Words,
): { head: string; note: string } {
  const card = held?.slice("card:".length, -1) ?? "none";
  const head = words.say(`magnaci-step-${chapter}`, { count: of });
  return { head, note: words.say("magnaci-step-left", { left: of - laid, card }) };
}
