// Before a place is chosen only the places glow, not everything they could lead to.
import type { HandView, Key } from "../game";
import type { Sorted } from "./sorted";

export const calm = (hand: HandView, sorted: Sorted): boolean =>
  hand.state === "open" && sorted.place.some((each) => hand.lit(each.key));

/** Whether a target is shown as one. */
export const glows = (hand: HandView, sorted: Sorted, key: Key): boolean =>
  hand.picked(key) || (hand.lit(key) && !calm(hand, sorted));
