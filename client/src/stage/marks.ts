// The marks of a thing on its element: for <g> on the stage and for buttons in dock and row alike.
import type { HandView, Key } from "../games/game";

export interface Marks {
  "data-key": Key;
  "data-at": Key | undefined;
  "data-lit": "" | undefined;
  "data-picked": "" | undefined;
  "data-held": "" | undefined;
  "data-lifts": "" | undefined;
  "aria-pressed": boolean | undefined;
  "aria-disabled": boolean | undefined;
  "aria-description": string | undefined;
}

export interface About {
  at?: Key;
  role?: string;
  /** What touching it would do, in words. */
  about?: string;
  /** Whether it can be picked up just now. */
  lifts?: boolean;
}

export function marks(hand: HandView, key: Key, told: About = {}): Marks {
  const { at, role = "button", about = "", lifts = false } = told;
  const [lit, picked] = [hand.lit(key), hand.picked(key)];
  return {
    "data-key": key,
    "data-at": at,
    "data-lit": lit ? "" : undefined,
    "data-picked": picked ? "" : undefined,
    "data-held": hand.held === key ? "" : undefined,
    "data-lifts": lifts ? "" : undefined,
    "aria-pressed": role === "button" ? picked : undefined,
    // Not lit: it can still be touched, and answers why not.
    "aria-disabled": role === "button" || role === "gridcell" ? !lit && !picked : undefined,
    "aria-description": about || undefined,
  };
}
