// What things are called and what is told about them: eye and ear have one source.
import type { TipText, Token } from "../game";
import type { Given, Words } from "../../lib/words/words";
import { box } from "./box";
import type { View } from "./game";
import { things as thingsOf, type SigismundusThing } from "./things";
import type { Attack, Prompt } from "./types";

const yes = (is: boolean): string => (is ? "yes" : "no");

export const name = (thing: SigismundusThing, _view: View, words: Words): string => {
  const said = words.say(`sigismundus-name-of-${thing.kind}`, facts(thing, words));
  // The whole sheet of a fight: who cannot see it hears both armies.
  return thing.kind === "attack" ? [said, ...attackLines(thing.facts, words)].join(" ") : said;
};

/** What a thing is called among the picks: its name alone. */
export function brief(thing: SigismundusThing, view: View, words: Words): string {
  const of = ITEM[thing.kind];
  const code = of ? (thing.facts as Record<string, unknown>)[of] : null;
  if (typeof code === "string" && code) return words.itemPart(code, "short") ?? words.item(code);
  return thing.kind === "seat" ? words.name(thing.seat ?? 0) : name(thing, view, words);
}

/** Everything that a name or a tip may tell about a thing. */
function facts(thing: SigismundusThing, words: Words): Given {
  switch (thing.kind) {
    case "field": {
      const { field, clients, owners } = thing.facts;
      return { field, clients, whose: yes(owners.length > 0), owners };
    }
    case "country": {
      const { country, crowned, pact, seal, space, markers } = thing.facts;
      const told = markers.map(({ seat, count }) => `${words.name(seat)} ${count}`);
      return {
        country,
        space: space + 1,
        crowned: yes(crowned),
        pact: yes(pact),
        sealed: yes(seal !== null),
        owner: seal ?? 0,
        marked: yes(told.length > 0),
        markers: told,
      };
    }
    case "track": {
      const { track, spaces, votes } = thing.facts;
      const told = spaces.map((seat, n) =>
        seat === null ? "" : `${words.name(seat)} ${votes[n] ?? 0}`,
      );
      return { track, order: told.filter(Boolean) };
    }
    case "deck":
      return { deck: thing.facts.deck, left: thing.facts.left, out: thing.facts.out.length };
    case "office": {
      const { office, number, card, sides, holder, claimed, spent } = thing.facts;
      return {
        office,
        number,
        kind: sides.kind,
        income: card.income,
        prestige: card.prestige,
        turned: yes(card.turned !== null),
        act: card.turned ?? "",
        added: card.added,
        state: holder !== null ? "held" : claimed !== null ? "claimed" : "free",
        seat: holder ?? claimed ?? 0,
        spent: yes(spent),
      };
    }
    case "charter": {
      const { demanded, ...rest } = thing.facts;
      return { ...rest, past: yes(demanded !== null), demanded: demanded ?? "" };
    }
    case "demand": {
      const { demand, left, sejm } = thing.facts;
      return {
        demand: demand ?? "",
        called: yes(demand !== null),
        left,
        held: yes(sejm !== null),
        act: sejm ?? "",
      };
    }
    case "attack": {
      const { card, attacker, defender } = thing.facts;
      return { card, seat: attacker.seat, target: defender.seat };
    }
    case "figure": {
      const { figure, ducats } = thing.facts;
      return { figure, ducats, owned: yes(thing.seat !== undefined), seat: thing.seat ?? 0 };
    }
    case "seat": {
      const { units, host, cards, figures, marks, offices, claims, ...rest } = thing.facts;
      const sum = (of: object): number =>
        Object.values(of as Record<string, number>).reduce((all, each) => all + each, 0);
      return {
        ...rest,
        seat: thing.seat,
        cards: sum(cards),
        units: sum(units),
        host: sum(host),
        figures: figures.length,
        offices: offices.length,
        numbers: offices.map(String),
        claiming: yes(claims.length > 0),
        claims: claims.map(String),
        marks: marks.map((each) => words.say(`sigismundus-mark-${each}`)),
        marked: yes(marks.length > 0),
      };
    }
    default:
      return { ...thing.facts };
  }
}

// What a thing is in the catalogue, and the rule that it is about.
const ITEM: Partial<Record<SigismundusThing["kind"], string>> = {
  field: "field",
  country: "country",
  track: "track",
  deck: "deck",
  office: "office",
  charter: "act",
  demand: "demand",
  figure: "figure",
  card: "card",
};
const RULES: Partial<Record<SigismundusThing["kind"], string>> = {
  field: "10.2",
  country: "16.3",
  track: "11.5",
  deck: "6.1",
  office: "5.1",
  charter: "15.1",
  demand: "14.5",
  figure: "10.9",
  client: "10.1",
  unit: "17.1",
};

export function tip(thing: SigismundusThing, view: View, words: Words): TipText {
  const of = ITEM[thing.kind];
  const code = of ? (thing.facts as Record<string, unknown>)[of] : null;
  const lines = more(thing, words);
  if (typeof code === "string" && code) {
    for (const form of ["text", "place"]) {
      const told = words.itemPart(code, form);
      if (told) lines.push(told);
    }
  }
  const rule = RULES[thing.kind];
  return {
    name: name(thing, view, words),
    lines,
    ...(rule && words.rule(rule) && { rule }),
  };
}

/** What does not fit into a name. */
function more(thing: SigismundusThing, words: Words): string[] {
  if (thing.kind === "deck") {
    const kinds = box.policies[thing.facts.deck] ?? [];
    return kinds.flatMap((card) => {
      const count = thing.facts.out.filter((each) => each === card).length;
      return count ? [words.say("sigismundus-out-of", { card, count })] : [];
    });
  }
  return [];
}

function attackLines(attack: Attack, words: Words): string[] {
  const { struck, next, deciding } = attack;
  const lines = [attack.attacker, attack.defender].flatMap(({ lanes, rolled, ...side }) => [
    words.say("sigismundus-fight-side", side),
    ...lanes.map(({ arm, units, strength, bonus, hits }) => {
      const told = hits.map(({ wounds, least, most }) =>
        words.say("sigismundus-fight-wounds", { wounds, faces: `${least}–${most}` }),
      );
      const helped = bonus ? `${words.item(bonus.source)} +${bonus.points}` : "";
      return words.say("sigismundus-fight-lane", {
        arm,
        units,
        strength,
        helped: [...told, helped].filter(Boolean),
      });
    }),
    ...rolled.map((each) => words.say("sigismundus-fight-rolled", { ...each })),
  ]);
  if (struck.length) lines.push(words.say("sigismundus-fight-done", { arms: struck }));
  if (next) lines.push(words.say("sigismundus-fight-next", { arm: next }));
  if (deciding !== null) lines.push(words.say("sigismundus-fight-deciding", { seat: deciding }));
  return lines;
}

export function overview(view: View, words: Words): { heading: string; lines: string[] }[] {
  const all = thingsOf(view, view.seat);
  const say = (...kinds: SigismundusThing["kind"][]): string[] =>
    all.filter((each) => kinds.includes(each.kind)).map((each) => name(each, view, words));
  return [
    { heading: words.say("sigismundus-overview-court"), lines: say("field", "track", "deck") },
    { heading: words.say("sigismundus-overview-abroad"), lines: say("country") },
    {
      heading: words.say("sigismundus-overview-senate"),
      lines: say("charter", "demand", "office"),
    },
    { heading: words.say("sigismundus-overview-figures"), lines: say("figure", "heap") },
    { heading: words.say("sigismundus-overview-players"), lines: say("seat", "attack") },
  ];
}

/** In which phase a question is asked. */
const PHASE: Record<Prompt["kind"], string> = {
  starting_office: "initiative",
  income: "income",
  draw_card: "draw",
  special: "special",
  lose_office: "special",
  losses: "special",
  abduct: "special",
  crown: "foreign",
  foreign_policy: "foreign",
  action: "actions",
  extra_votes: "sejm",
  offer_ducats: "sejm",
  offer_votes: "sejm",
  seller_first: "sejm",
  choose_buyer: "sejm",
  bid_office: "sejm",
  tie_office: "sejm",
  bid_tax: "sejm",
  bid_support: "sejm",
  bid_host: "sejm",
  tie_royal: "sejm",
  thumb: "sejm",
  tie_act: "sejm",
  keep_office: "sejm",
  seal: "scoring",
  upkeep: "upkeep",
};

export function phases(view: View, words: Words): string[] {
  if (view.result) return [words.say("sigismundus-phase-end")];
  const { round } = view.table;
  const found = round
    ? [words.say("sigismundus-phase-round", { round: round.number, rounds: round.rounds })]
    : [];
  const asked = view.pending?.prompt as Prompt["kind"] | undefined;
  if (asked) found.push(words.say(`sigismundus-phase-${PHASE[asked]}`));
  return found;
}

const STEPS = [
  "initiative",
  "income",
  "draw",
  "special",
  "foreign",
  "actions",
  "sejm",
  "scoring",
  "upkeep",
];

/** The nine phases of a round. */
export function steps(view: View, words: Words): { names: string[]; now: number } | null {
  const asked = view.pending?.prompt as Prompt["kind"] | undefined;
  if (view.result || !asked) return null;
  const names = STEPS.map((each) => words.say("sigismundus-step", { phase: each }));
  return { names, now: STEPS.indexOf(PHASE[asked]) };
}

/** Forced disbanding and losses in one step: what a usual word gives up. */
export function usual(word: string, prompt: Prompt, words: Words): string | null {
  if (prompt.kind === "losses") return words.say("sigismundus-usual-losses");
  const units = word.split(" ").filter((each) => each !== "done").length;
  return prompt.kind === "upkeep" ? words.say("sigismundus-usual-upkeep", { units }) : null;
}

/** The question of this step. */
export function ask(prompt: Prompt, picks: Token[], words: Words): { head: string; note?: string } {
  const { kind, ...rest } = prompt;
  const head = words.ask(kind, rest);
  const field = picks.find((each) => each.startsWith("field:"))?.split(":")[1];
  const card = picks.find((each) => each.startsWith("card:"))?.split(":")[1];
  const about = kind === "action" ? field : card;
  const note = about ? words.itemPart(about, "text") : null;
  return note ? { head, note } : { head };
}
