// What one pair of eyes has been shown: the view is the truth, the events are its story.
import type { Facts, Option, Seat, Update } from "../../lib/protocol/messages";

export interface Stream {
  seat: Seat;
  version: number;
  view: Facts;
  options: Option[];
  asides: boolean;
  undo: string;
  withdraw: boolean;
  /** All events known, by rising number; the first may be later than the beginning of the game. */
  first: number;
  events: Facts[];
}

/** Put an update upon what was known: events from its first number on replace the known ones. */
export function merged(known: Stream | null, update: Update): Stream {
  const { seat, version, view, options, asides, undo, withdraw } = update;
  const kept = known ? known.events.slice(0, Math.max(0, update.first - known.first)) : [];
  // A gap means that we were away for long: then we begin anew with what was sent.
  const joins = known !== null && known.first + kept.length === update.first;
  const first = joins ? known.first : update.first;
  const events = joins ? [...kept, ...update.events] : update.events;
  return { seat, version, view, options, asides, undo, withdraw, first, events };
}

/** Events of an update that were not known before. */
export function news(known: Stream | null, update: Update): Facts[] {
  if (!known) return [];
  const next = known.first + known.events.length;
  return update.events.slice(Math.max(0, next - update.first));
}

/** The seats that are asked now. */
export const asked = (view: Facts | null): number[] => view?.["pending"]?.seats ?? [];

/** The number of the question that is open, by which stale answers are told apart. */
export const decisionOf = (view: Facts | null): number => view?.["pending"]?.id ?? -1;
