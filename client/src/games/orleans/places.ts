// What there is to show of a place: who stands there, who would, what it gives, what is against it.
import type { HandView } from "../game";
import { socketsOf } from "./things";
import type { Gives, Kind, Need, Orleans, Outcome, Outlook } from "./types";

export interface PlaceShown {
  place: string;
  ready: boolean;
  /** Complete by what is only planned so far. */
  planned: boolean;
  needs: Need[];
  gives: Gives;
  /** The rule by which it can never be used again. */
  dead: string | null;
  why: string | null;
}

export function placeShown(
  place: string,
  view: Orleans["view"],
  hand: HandView,
  outlook: Outlook | null,
): PlaceShown {
  const seat = view.seat ?? 0;
  const weighed = hand.weighed as Outcome | null;
  const plan = weighed?.plan.find((each) => each.place === place);
  const ahead = outlook?.places?.[place];
  const ready = outlook?.ready?.[seat]?.includes(place) ?? false;
  return {
    place,
    ready: plan?.ready ?? ready,
    planned: (plan?.ready ?? false) && !ready,
    needs: plan?.needs ?? ahead?.needs ?? [],
    gives: ahead?.gives ?? plan?.gives ?? {},
    dead: outlook?.dead?.find((each) => each.place === place)?.rule ?? null,
    why: ahead?.why_not ?? null,
  };
}

/** Whoever is laid there in the draft, by the keys of the hand. */
export function draftIn(hand: HandView, space: string): Kind | "technology" | null {
  const key = hand.draftsAt(`socket:${space}`)[0];
  if (!key) return null;
  const name = key.split(":").slice(1).join(":").split("#")[0]!;
  return key.startsWith("technology") ? "technology" : (name as Kind);
}
/** A socket that is still free, by which the kit fills the place. */
export const freeSocket = (hand: HandView, place: string): string | null =>
  [...socketsOf(place), ...Array.from({ length: 12 }, (_, n) => `${place}.${n + 1}`)]
    .map((space) => `socket:${space}`)
    .find((key) => hand.lit(key)) ?? null;
