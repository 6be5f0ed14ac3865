// What lies where: the view as a list of things, each with a steady key.
import type { Seat } from "../game";
import { AGES, BOX, FIEFS, OFFICES, PROVINCES, SPACES } from "./box";
import { contested, fields, mine, seen } from "./cards";
import type {
  AreaFacts,
  SeatFacts,
  OfficeThing,
  LawThing,
  ConflictThing,
  AreaThing,
  VillageThing,
  KingThing,
  SeatThing,
  PileThing,
  OfferThing,
  MagnaciThing,
} from "./thing";
import type { Magnaci, Policy, Table } from "./types";

export { seen };
export type * from "./thing";

type View = Magnaci["view"];

const range = (n: number): number[] => [...Array(n).keys()];

export function things(view: View, eyes: Seat): MagnaciThing[] {
  return [
    ...areas(view),
    ...villages(view),
    ...kings(view),
    ...offices(view.table),
    ...laws(view),
    ...conflicts(view),
    ...fields(view, eyes),
    ...contested(view.table.contest),
    ...marks(view),
    ...seats(view),
    ...offers(view),
    ...(eyes === null ? [] : mine(view, eyes)),
  ];
}

function areas(view: View): AreaThing[] {
  const { table } = view;
  return [...PROVINCES, ...FIEFS].map((area) => {
    const fief = FIEFS.includes(area);
    const kind = fief ? "fief" : "province";
    const standing = Object.entries(table.buildings).filter(([, where]) => where === area);
    const facts: AreaFacts = {
      area,
      fief,
      partition: table.partitions.includes(area),
      lost: table.lost.includes(area),
      clouds: table.black_clouds && area === "prusy",
      mute: table.silent_sejm && !fief,
      buildings: standing.map(([building]) => building),
      estates: table.estates.map((own) => own[area] ?? 0),
    };
    return { key: `${kind}:${area}`, at: "map", kind, facts };
  });
}

const villages = (view: View): VillageThing[] =>
  view.table.estates.flatMap((own, seat) =>
    Object.entries(own).flatMap(([area, estates]): VillageThing[] => {
      if (!estates) return [];
      const at = FIEFS.includes(area) ? `fief:${area}` : `province:${area}`;
      const facts = { area, estates };
      return [{ key: `village:${area}.${seat}`, at, kind: "village", seat, n: estates, facts }];
    }),
  );

const kings = (view: View): KingThing[] =>
  AGES.map((age) => {
    const [reigns] = seen(view, `kings.${age}.reigning`);
    const [gone] = seen(view, `kings.${age}.gone`);
    const may = reigns || gone ? [] : seen(view, `kings.${age}.pile`);
    const facts = { age, king: reigns ?? gone ?? null, gone: !reigns && gone !== undefined, may };
    return { key: `king:${age}`, at: "royal", kind: "king", facts };
  });

const offices = (table: Table): OfficeThing[] =>
  OFFICES.map((office) => {
    const held = table.offices[office];
    const holder = typeof held === "number" ? held : null;
    const facts = { office, holder, aside: held === "aside" };
    const at = holder === null ? "royal" : `seat:${holder}`;
    return {
      key: `office:${office}`,
      at,
      kind: "office",
      facts,
      ...(holder !== null && { seat: holder }),
    };
  });

function laws(view: View): LawThing[] {
  const at = (law: string, where: LawThing["facts"]["where"], place: string): LawThing => ({
    key: `law:${law}`,
    at: place,
    kind: "law",
    facts: { law, where },
  });
  return [
    ...seen(view, "laws.pile").map((law) => at(law, "pile", "pile:laws")),
    ...seen(view, "laws.gone").map((law) => at(law, "gone", "pile:laws")),
    ...range(BOX.fields).flatMap((n) =>
      seen(view, `sejm.${n + 1}`).map((law) => at(law, "field", `field:sejm.${n + 1}`)),
    ),
    ...range(view.seats).flatMap((seat) =>
      seen(view, `laws.of.${seat}`).map((law) => ({ ...at(law, "seat", `seat:${seat}`), seat })),
    ),
  ];
}

function conflicts(view: View): ConflictThing[] {
  const at = (conflict: string, space: string | null, place: string): ConflictThing => ({
    key: `conflict:${conflict}`,
    at: place,
    kind: "conflict",
    facts: { conflict, space },
  });
  return [
    ...seen(view, "conflicts.up").map((code) => at(code, null, "map")),
    ...SPACES.flatMap((space) =>
      seen(view, `conflicts.${space}`).map((code) => at(code, space, `space:${space}`)),
    ),
  ];
}

/** Pawns, piles, an action that waits for its effect. */
function marks(view: View): MagnaciThing[] {
  const { table } = view;
  const { partitions, lost, announced } = table;
  const pile = (what: PileThing["facts"]["what"]): PileThing => {
    const facts = { what, pile: seen(view, `${what}.pile`), gone: seen(view, `${what}.gone`) };
    return { key: `pile:${what}`, at: "map", kind: "pile", facts };
  };
  const found: MagnaciThing[] = [
    {
      key: "pawn:partitions",
      at: "royal",
      kind: "pawn",
      facts: { partitions, lost, end: BOX.partitions },
    },
    pile("laws"),
    pile("conflicts"),
  ];
  if (announced) {
    const { card, targets, seat } = announced;
    found.push({
      key: `announced:${card}`,
      at: "chamber",
      kind: "announced",
      seat,
      facts: { card, targets },
    });
  }
  return found;
}

const seats = (view: View): SeatThing[] =>
  range(view.seats).map((seat) => {
    const { table } = view;
    const pacta = table.pacta?.[0] === seat ? (table.pacta[1] as Policy) : null;
    const facts: SeatFacts = {
      place: table.order.indexOf(seat) + 1,
      estates: Object.values(table.estates[seat] ?? {}).reduce<number>(
        (sum, n) => sum + (n ?? 0),
        0,
      ),
      remaining: table.remaining[seat] ?? [],
      offices: OFFICES.filter((office) => table.offices[office] === seat),
      laws: seen(view, `laws.of.${seat}`),
      won: table.won[seat] ?? [],
      pacta,
      answered: view.answered.includes(seat),
      asked: view.pending?.seats.includes(seat) ?? false,
    };
    return { key: `seat:${seat}`, at: "rail", kind: "seat", seat, facts };
  });

const offers = (view: View): OfferThing[] =>
  view.offers.map((offer) => {
    const { maker, taker, gives, wants } = offer;
    const law = (n: number | undefined): string => BOX.laws[n ?? 0]!.code;
    const facts = { offer, maker, taker, gives: law(gives[0]), wants: law(wants[0]) };
    const key = `offer:${maker}.${taker}.${facts.gives}.${facts.wants}`;
    return { key, at: `seat:${maker}`, kind: "offer", facts };
  });
