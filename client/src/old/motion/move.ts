// What an event looks like in motion: things that travel between marks, and marks that light up.
// A mark is a name in `data-at` of an element; boards and panels carry them, tables of the games
// name them. A mark that is nowhere on the page is no fault: then the next one is tried.
import type { Facts, Seat } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";

/** A small sign that travels where there is no piece to be seen: points, coins, a card's back. */
export interface Sign {
  text: string;
  /** A seat, whose colour and shape it has; or a class that gives it a colour. */
  seat?: number;
  tone?: string;
  /** A drawing in a box of 24, so that no colour stands alone. */
  glyph?: string;
}

/** One thing that moves. Without `to` it leaves the table, without `from` it comes up in place. */
export interface Move {
  from?: string[];
  to?: string[];
  /** Whose picture is taken; else what lands, else the sign. */
  thing?: string[];
  sign?: Sign;
  /** What is new on the table and not to be seen before it has arrived. */
  lands?: string[];
  /** It turns on its way, as dice do. */
  spins?: boolean;
  /** Marks that light up, and nothing moves. */
  ring?: string[];
}

/** What a table of motions may look at besides the event itself. */
export interface Context {
  /** Through whose eyes we look. */
  eyes: Seat;
  words: Words;
  /** Events of the same scene that came before this one. */
  earlier: Facts[];
}

export type Motion = (event: Facts, told: Context) => Move[];
export type Motions = Record<string, Motion>;

export const seatMark = (seat: unknown): string => `seat:${seat}`;

/** Where a player's things are: on one's own part of the board, else at the name. */
export const atPlayer = (seat: unknown, eyes: Seat, ...own: string[]): string[] =>
  seat === eyes ? [...own, seatMark(seat)] : [seatMark(seat)];

/** A gain or a loss that comes up at a player: "Dukaty +4". */
export function change(seat: unknown, amount: unknown, label = "", from?: string[]): Move[] {
  const n = Number(amount);
  if (!n || typeof seat !== "number") return [];
  const text = `${label} ${n > 0 ? "+" : "−"}${Math.abs(n)}`.trim();
  const sign = { text, seat };
  return [from ? { from, to: [seatMark(seat)], sign } : { to: [seatMark(seat)], sign }];
}

/** The marks of an event when its game says nothing special: whatever it names lights up. */
export function named(event: Facts): Move[] {
  const marks: string[] = [];
  for (const [name, value] of Object.entries(event)) {
    if (name === "kind") continue;
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each === "string") marks.push(each, `${name}:${each}`);
    }
  }
  if (typeof event["seat"] === "number") marks.push(seatMark(event["seat"]));
  return [...new Set(marks)].map((mark) => ({ ring: [mark] }));
}

/** The moves of an event by the table of its game, or what it names. */
export function movesOf(motions: Motions, event: Facts, told: Context): Move[] {
  const motion = motions[String(event["kind"])];
  return motion ? motion(event, told) : event["kind"] === "said" ? [] : named(event);
}
