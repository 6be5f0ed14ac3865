// The dice in hand, and what each building answers to them.
import type { HandView } from "../game";
import type { Building, Outcome, Placed } from "./types";

export interface Facing {
  /** Faces of the dice that are picked, rising. */
  faces: number[];
  outcome(building: Building): Outcome | null;
  /** Where they would stand. */
  ghost(building: Building): Placed | null;
}

/** While scenes play the picks of my last word are still there, but nothing is asked. */
export const asked = (hand: HandView): boolean => hand.state !== "idle";

export function facingOf(hand: HandView): Facing {
  if (!asked(hand)) return { faces: [], outcome: () => null, ghost: () => null };
  const faces = [1, 2, 3, 4, 5, 6].flatMap((face) =>
    Array<number>(hand.count(`die:${face}`)).fill(face),
  );
  const outcome = (building: Building): Outcome | null => {
    const key = `building:${building}`;
    if (faces.length === 0) return null;
    if (hand.picked(key)) return (hand.outlook ?? null) as Outcome | null;
    return hand.lit(key) ? (hand.outcome(key) as Outcome | null) : null;
  };
  const ghost = (building: Building): Placed | null => {
    const placed = outcome(building)?.placed ?? null;
    return placed?.building === building ? placed : null;
  };
  return { faces, outcome, ghost };
}
