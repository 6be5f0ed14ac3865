// What the event of the round will do, as the engine reckons it.
import type { Words } from "../../lib/words/words";
import type { EventAhead, Outlook } from "./types";

export const say = (event: EventAhead, words: Words): string =>
  words.say(`orleans-ahead-${event.event}`, {
    coins: Math.abs(event.coins),
    missing: event.missing,
    gives: event.gives ?? "nothing",
  });

/** To whoever looks; nothing to a spectator. */
export function ahead(outlook: Outlook | null, seat: number | null, words: Words): string {
  const event = seat === null ? null : (outlook?.ahead?.[seat] ?? null);
  return event ? say(event, words) : "";
}
