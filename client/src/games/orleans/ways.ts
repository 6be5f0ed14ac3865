// Which drawn ways lead from the merchant in question to a city.
import type { HandView } from "../game";
import { MATERIAL } from "./things";
import type { Orleans } from "./types";

/** A road or a waterway, where what is picked says which of them. */
function water(hand: HandView): boolean | null {
  if (hand.picked("place:ship") || hand.picked("by:waterway")) return true;
  const road = ["place:wagon", "place:horse_wagon", "by:road"].some((key) => hand.picked(key));
  return road ? false : null;
}

export function coursesTo(view: Orleans["view"], hand: HandView, city: string): number[] {
  const seats = view.table.merchant.flatMap((_, seat) =>
    seat !== view.seat && hand.picked(`merchant:${seat}`) ? [seat] : [],
  );
  const seat = seats[0] ?? view.seat;
  const from = seat === null ? null : view.table.merchant[seat];
  const by = water(hand);
  const contested = view.options["tours_loches"] === "road";
  return MATERIAL.ways.flatMap((way, n) => {
    const joins = from && way.ends.includes(from) && way.ends.includes(city) && from !== city;
    const wet = way.water && !(way.contested && contested);
    return joins && (by === null || by === wet) ? [n] : [];
  });
}
