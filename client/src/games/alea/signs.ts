// What the sign of each building says: what the dice in hand would do there, why not, or its need.
import type { HandView } from "../game";
import type { Words } from "../../lib/words/words";
import { ROMAN } from "./codes";
import type { Facing } from "./facing";
import { setupOf } from "./geometry";
import type { View } from "./things";
import type { Building, Outcome, Outlook, Placed } from "./types";

export interface SignText {
  tone: "good" | "no" | "quiet";
  head: string;
  /** Where there is little room. */
  short?: string;
  note?: string;
}

export const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);
export const romans = (numbers: number[]): string[] => numbers.map((n) => ROMAN[n] ?? "");

/** Who would move in. */
export const livesText = (lives: string[], words: Words): string =>
  words.say("alea-plate-moves-in", { count: lives.length, people: lives });

/** A placement, for sentences. */
export function placing(
  placed: Placed,
  outcome: Outcome,
  faces: number[],
  words: Words,
): Record<string, unknown> {
  const pushed = outcome.pushed.map(({ seat, face }) => words.say("alea-die-of", { seat, face }));
  return {
    ...placed,
    columns: romans(placed.columns),
    seats: placed.columns.length,
    run: faces.join("-"),
    face: faces[0] ?? 0,
    pays: placed.pays ? "yes" : "no",
    pushed,
    falls: pushed.length,
  };
}

export function signFor(
  building: Building,
  view: View,
  hand: HandView,
  facing: Facing,
  outlook: Outlook | null,
  words: Words,
): SignText | null {
  const outcome = facing.outcome(building);
  const ghost = facing.ghost(building);
  if (outcome && ghost) {
    const facts = placing(ghost, outcome, facing.faces, words);
    const note = words.maybe(`alea-sign-${building}-note`, facts);
    return {
      tone: "good",
      head: words.say(`alea-sign-${building}`, facts),
      short: words.say(`alea-sign-${building}-short`, facts),
      ...(note ? { note } : {}),
    };
  }
  if (facing.faces.length > 0 && !hand.picked("cup:me")) {
    const problem = hand.reason?.(`building:${building}`);
    const told = problem?.detail as Record<string, unknown> | undefined;
    const text =
      problem && words.maybe(`alea-sign-no-${problem.code.split(".").at(-1)}`, told ?? {});
    const dark = !hand.lit(`building:${building}`);
    return text ? { tone: dark ? "no" : "quiet", head: text } : null;
  }
  return need(building, view, outlook, words);
}

/** Nothing in hand: what the building asks for, or how full it is. */
function need(
  building: Building,
  view: View,
  outlook: Outlook | null,
  words: Words,
): SignText | null {
  if (view.table.round?.scoring) return later(building, view, words);
  const { ranks } = view.table;
  const { given } = setupOf(view.seats);
  const open = view.places["provinces.open"];
  const facts: Record<Building, Record<string, unknown> | null> = {
    temple: outlook?.temple
      ? { ...outlook.temple, first: ranks.temple.length === 0 ? "yes" : "no" }
      : null,
    senate: { runs: ranks.senate.length, cards: given },
    castrum: { sets: ranks.castrum.length, provinces: Array.isArray(open) ? open.length : 0 },
    forum: { dice: ranks.forum.length, columns: ranks.columns },
    latrine: {},
  };
  const told = facts[building];
  return told ? { tone: "quiet", head: words.say(`alea-need-${building}`, told) } : null;
}

/** While buildings pay: what is still to come for me at those that wait. */
function later(building: Building, view: View, words: Words): SignText | null {
  const { ranks, round } = view.table;
  if (building !== "forum" || round?.scoring === "forum" || round?.scoring === "latrine")
    return null;
  const columns = ranks.forum.flatMap(({ seat }, i) => (seat === view.seat ? [i + 1] : []));
  if (columns.length === 0) return null;
  const facts = { columns: romans(columns), seats: columns.length };
  return { tone: "quiet", head: words.say("alea-later-forum", facts) };
}
