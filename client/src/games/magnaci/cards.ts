// Family cards: where they may lie, what was turned over, what is in my hand.
import type { Seat } from "../game";
import { BOX, OFFICES, SPACES, SYMBOLS } from "./box";
import type { BidThing, FieldFacts, FieldThing, MagnaciThing } from "./thing";
import type { Contest, FaceDown, Magnaci } from "./types";

type View = Magnaci["view"];

/** The cards of a place that lies open. */
export const seen = (view: View, name: string): string[] => {
  const found = view.places[name];
  return Array.isArray(found) ? found : [];
};
const range = (n: number): number[] => [...Array(n).keys()];

/** Where family cards may lie now: by chapter, and wherever some lie. */
export function fields(view: View, eyes: Seat): FieldThing[] {
  const { table } = view;
  const said = together(view);
  const field = (on: string, what: FieldFacts["what"], card: string, n = -1): FieldThing => {
    const down = table.face_down.find((each) => each.on === on);
    const mine = own(view, eyes, down) ?? (what === asked(view) ? (said[n] ?? null) : null);
    const facts = { on, card, what, seats: down?.seats ?? [], mine };
    return { key: `field:${on}`, at: "chamber", kind: "field", facts };
  };
  return [
    ...OFFICES.map((office) => field(office, "office", office)),
    ...range(BOX.fields).flatMap((n) =>
      seen(view, `sejm.${n + 1}`).map((law) => field(`sejm.${n + 1}`, "law", law, n)),
    ),
    ...SPACES.filter((space) => seen(view, `conflicts.${space}`).length).map((space, n) =>
      field(`conflicts.${space}`, "conflict", seen(view, `conflicts.${space}`)[0]!, n),
    ),
  ];
}
/** Cards that I have laid and that wait for the others, field by field. */
const together = (view: View): string[] =>
  view.pending?.kind === "together" && view.word ? view.word.split(" ") : [];
const asked = (view: View): FieldFacts["what"] =>
  view.pending?.prompt === "conflicts" ? "conflict" : "law";
function own(view: View, eyes: Seat, down: FaceDown | undefined): string | null {
  if (eyes === null || !down) return null;
  return view.sealed[eyes]?.find(([slot]) => slot === down.slot)?.[1] ?? null;
}

export const contested = (contest: Contest | null): BidThing[] =>
  (contest?.bids ?? []).map((bid) => {
    const best = contest?.best.includes(bid.seat) ?? false;
    const weakest = contest?.war?.weakest.includes(bid.seat) ?? false;
    const facts = { ...bid, best, weakest };
    return { key: `bid:${bid.seat}`, at: "chamber", kind: "bid", seat: bid.seat, facts };
  });

/** Questions that can be answered by doing nothing, or by giving a law. */
const DEEDS = { pass: ["action", "veto", "entail"], give_law: ["assignats"] };

/** My hand, and what a question lays before me. */
export function mine(view: View, seat: number): MagnaciThing[] {
  const { table, pending } = view;
  const sealed = [...(view.sealed[seat] ?? []).map(([, card]) => card), ...together(view)];
  const found: MagnaciThing[] = (table.remaining[seat] ?? [])
    .filter((card) => !sealed.includes(card))
    .map((card) => ({ key: `card:${card}`, at: "hand:me", kind: "card", seat, facts: { card } }));
  for (const province of new Set(
    table.losses.filter((l) => l.seat === seat).map((l) => l.province),
  )) {
    found.push({
      key: `loss:${province}`,
      at: `province:${province}`,
      kind: "loss",
      seat,
      facts: { province },
    });
  }
  if (!pending?.seats.includes(seat)) return found;
  const asked = pending.prompt;
  if (asked === "place" || asked === "first_estate") {
    const facts = { count: table.placing?.count ?? 1 };
    found.push({ key: "estate:new", at: "chamber", kind: "estate", seat, facts });
  }
  if (["tie", "best", "weakest", "order", "winner"].includes(asked)) {
    found.push({ key: "mitre:me", at: "chamber", kind: "mitre", seat, facts: {} });
  }
  for (const what of ["pass", "give_law"] as const) {
    if (!DEEDS[what].includes(asked)) continue;
    found.push({ key: `do:${what}`, at: "chamber", kind: "do", seat, facts: { what } });
  }
  if (asked === "action") {
    for (const symbol of SYMBOLS) {
      found.push({ key: `symbol:${symbol}`, at: "chamber", kind: "symbol", facts: { symbol } });
    }
  }
  return found;
}
