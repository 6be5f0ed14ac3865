// What the event of the round will do, as the engine reckons it.
import type { Words } from "../../lib/words/words";
import type { EventAhead, Orleans, Outlook } from "./types";

export const say = (event: EventAhead, words: Words): string =>
  words.say(`orleans-ahead-${event.event}`, {
    coins: Math.abs(event.coins),
    missing: event.missing,
    gives: event.gives ?? "nothing",
  });

/** To whoever looks; nothing to a spectator, nor while what it cost is being paid. */
export function ahead(outlook: Outlook | null, view: Orleans["view"], words: Words): string {
  const paying = view.stack.some((each) => each.frame === "Flogging");
  const event = view.seat === null || paying ? null : (outlook?.ahead?.[view.seat] ?? null);
  return event ? say(event, words) : "";
}
