// What lies where: the view as a list of things, each with a steady key.
import type { Seat } from "../game";
import { abilityOf, ARMS, DECKS, box } from "./box";
import type { View } from "./game";
import type {
  AttackThing,
  CharterThing,
  DemandThing,
  FigureThing,
  HeapThing,
  OfficeThing,
  SeatThing,
  SigismundusThing,
} from "./thing";
import type { Track } from "./types";

export type * from "./thing";

/** What a place holds, as far as it is seen. */
export const seen = (view: View, name: string): string[] => {
  const found = view.places[name];
  return Array.isArray(found) ? found : [];
};
export const count = (view: View, name: string): number => {
  const found = view.places[name] ?? 0;
  return typeof found === "number" ? found : found.length;
};

export function things(view: View, eyes: Seat): SigismundusThing[] {
  return [
    ...court(view),
    ...abroad(view),
    ...senate(view),
    ...figures(view),
    ...attack(view),
    ...(eyes === null ? [] : mine(view, eyes)),
    ...seats(view),
  ];
}

function court(view: View): SigismundusThing[] {
  const { table } = view;
  const fields = box.fields.map((field) => ({
    key: `field:${field}`,
    at: "court",
    kind: "field" as const,
    facts: {
      field,
      clients: table.fields[field] ?? 0,
      owners: table.court[field] ?? [],
    },
  }));
  const tracks = (Object.keys(box.tracks) as Track[]).map((track) => ({
    key: `track:${track}`,
    at: "court",
    kind: "track" as const,
    facts: { track, spaces: table.tracks[track] ?? [], votes: box.tracks[track] ?? [] },
  }));
  const decks = DECKS.map((deck) => ({
    key: `deck:${deck}`,
    at: "court",
    kind: "deck" as const,
    facts: { deck, left: count(view, `${deck}.pile`), out: seen(view, `${deck}.discard`) },
  }));
  return [...fields, ...tracks, ...decks];
}

function abroad(view: View): SigismundusThing[] {
  const { table } = view;
  return box.countries.map((country) => ({
    key: `country:${country}`,
    at: "abroad",
    kind: "country",
    facts: {
      country,
      crowned: table.crowned.includes(country),
      pact: table.pacts.includes(country),
      seal: table.seals[country] ?? null,
      space: table.directions.indexOf(country),
      markers: table.influence.flatMap((row, seat) =>
        row[country] ? [{ seat, count: row[country] }] : [],
      ),
    },
  }));
}

function senate(view: View): SigismundusThing[] {
  const { table } = view;
  const offices = box.offices.flatMap((sides, n): OfficeThing[] => {
    const card = table.cards[sides.code];
    const ability = abilityOf(sides.code);
    const holder = table.offices[sides.code] ?? null;
    const facts = card && {
      office: sides.code,
      number: n + 1,
      sides,
      card,
      holder,
      spent:
        (ability === "court" && table.acts.includes("church_courts")) ||
        (ability === "client" && holder !== null && table.discounted.includes(holder)),
      claimed: table.vacancies[sides.code] ?? null,
    };
    return facts ? [{ key: `office:${sides.code}`, at: "senate", kind: "office", facts }] : [];
  });
  const now = box.sejms.findIndex((each) => each.act === table.sejm);
  const short = view.options["length"] === "short";
  // One demand a Sejm, in the order of those that are held.
  const past = seen(view, "demands.past");
  const held = box.sejms.filter((each) => !short || box.short.includes(each.act));
  const charters = box.sejms.map((sejm, n): CharterThing => {
    const out = short && !box.short.includes(sejm.act);
    const was = table.acts.includes(sejm.act) ? "force" : n < now || view.result ? "fell" : "ahead";
    const state = out ? "out" : n === now && !view.result ? "now" : was;
    const demanded = past[held.indexOf(sejm)] ?? null;
    return {
      key: `charter:${sejm.act}`,
      at: "senate",
      kind: "charter",
      facts: { act: sejm.act, state, demanded },
    };
  });
  const demand: DemandThing = {
    key: "demand:now",
    at: "senate",
    kind: "demand",
    facts: {
      demand: seen(view, "demands.now")[0] ?? null,
      left: count(view, "demands.pile"),
      sejm: table.sejm,
    },
  };
  return [...offices, ...charters, demand];
}

function figures(view: View): (FigureThing | HeapThing)[] {
  const made = (figure: string, at: string, seat?: number): FigureThing => {
    const card = box.figures.find((each) => each.code === figure);
    return {
      key: `figure:${figure}`,
      at,
      kind: "figure",
      ...(seat === undefined ? {} : { seat }),
      facts: {
        figure,
        ducats: view.table.laid[figure] ?? 0,
        ribbon: card?.ribbon != null,
        calling: card?.calling ?? "",
      },
    };
  };
  const open = seen(view, "figures.open").map((each) => made(each, "figures"));
  const owned = Array.from({ length: view.seats }, (_, seat) =>
    seen(view, `figures.of.${seat}`).map((each) => made(each, `seat:${seat}`, seat)),
  );
  const heap: HeapThing = {
    key: "heap:figures",
    at: "figures",
    kind: "heap",
    facts: { left: count(view, "figures.pile"), gone: seen(view, "figures.gone") },
  };
  return [...open, ...owned.flat(), heap];
}

function attack(view: View): AttackThing[] {
  const facts = view.table.attack;
  return facts ? [{ key: "attack:now", at: "court", kind: "attack", facts }] : [];
}

function mine(view: View, seat: number): SigismundusThing[] {
  const found: SigismundusThing[] = [];
  for (let n = 1; n <= (view.table.clients[seat] ?? 0); n++) {
    found.push({ key: `client:me#${n}`, at: "dock", kind: "client", seat, facts: {} });
  }
  const ducats = view.table.ducats[seat] ?? 0;
  found.push({ key: "ducat:me", at: "dock", kind: "ducat", seat, facts: { count: ducats } });
  const votes = view.table.votes[seat] ?? 0;
  found.push({ key: "vote:me", at: "dock", kind: "vote", seat, facts: { count: votes } });
  const copies = new Map<string, number>();
  for (const deck of DECKS) {
    for (const card of seen(view, `${deck}.hand.${seat}`)) {
      const n = (copies.get(card) ?? 0) + 1;
      copies.set(card, n);
      const facts = { card, deck };
      found.push({ key: `card:${card}#${n}`, at: "dock", kind: "card", seat, facts });
    }
  }
  for (const arm of ARMS) {
    // One by one, for several may be given up; an arm that I lack is there too, to be taken.
    const active = view.table.units[seat]?.[arm] ?? 0;
    for (let n = 1; n <= Math.max(1, active); n++) {
      const facts = { arm, active };
      found.push({ key: `unit:${arm}#${n}`, at: "dock", kind: "unit", seat, facts });
    }
    const away = view.table.host[seat]?.[arm] ?? 0;
    for (let n = 1; n <= away; n++) {
      const facts = { arm, away };
      found.push({ key: `grey:${arm}#${n}`, at: "dock", kind: "grey", seat, facts });
    }
  }
  return found;
}

/** Offices that are so, by their numbers. */
const numbered = (is: (code: string) => boolean): number[] =>
  box.offices.flatMap(({ code }, n) => (is(code) ? [n + 1] : []));

function seats(view: View): SeatThing[] {
  const { table } = view;
  const rep = table.representatives;
  return Array.from({ length: view.seats }, (_, seat) => {
    const marks: SeatThing["facts"]["marks"] = [];
    if (table.first === seat) marks.push("first");
    if (rep.royal === seat) marks.push("crown");
    if (rep.senatorial === seat) marks.push("scroll");
    if (rep.parliamentary === seat) marks.push("bell");
    if (table.protected.includes(seat)) marks.push("church");
    return {
      key: `seat:${seat}`,
      at: "rail",
      kind: "seat",
      seat,
      facts: {
        house: table.houses[seat] ?? "",
        ducats: table.ducats[seat] ?? 0,
        votes: table.votes[seat] ?? 0,
        points: table.points[seat] ?? 0,
        clients: table.clients[seat] ?? 0,
        cards: {
          internal: count(view, `internal.hand.${seat}`),
          foreign: count(view, `foreign.hand.${seat}`),
          military: count(view, `military.hand.${seat}`),
        },
        units: table.units[seat] ?? {},
        host: table.host[seat] ?? {},
        figures: seen(view, `figures.of.${seat}`),
        offices: numbered((code) => table.cards[code]?.holder === seat),
        claims: numbered((code) => table.cards[code]?.claimed === seat),
        marks,
      },
    };
  });
}
