// Scenes: one move, one scene, one sentence, one motion.
import type { Declared, Key } from "../games/game";
import type { MoveShown } from "../lib/protocol/messages";

/** What moves in a scene. Boxes are looked up by key; nothing inside an SVG is ever animated. */
export type Motion =
  | { how: "fly"; what: Key; from: Key; to: Key }
  | { how: "appear"; what: Key }
  | { how: "vanish"; what: Key }
  | { how: "crack"; what: Key }
  | { how: "pulse"; what: Key }
  | { how: "shake"; what: Key };

export type Tone = "wood" | "paper" | "coin" | "dice" | "turn" | "end";

export interface Scene<G extends Declared = Declared> {
  move: MoveShown;
  lead: G["event"];
  events: G["event"][];
  sentence: string;
  motion: Motion[];
  sound: Tone | null;
  /** The view after the move. */
  view: G["view"];
  /** What is gathered here, where several moves in a row may be one scene. */
  gathers?: G["event"]["kind"] | null;
}

type MotionsOf<G extends Declared> = {
  /** With the view after the move: what is mine moves in the dock, what is theirs in their row. */
  [K in G["event"]["kind"]]?: (
    event: Extract<G["event"], { kind: K }>,
    view: G["view"],
  ) => Motion | Motion[];
};

export type ScenesOf<G extends Declared> = {
  /** Events that begin a scene within a move. */
  beats: G["event"]["kind"][];
  /** Beats of which several in a row are one scene, also over several moves: what a building pays
  to one after the other. */
  gathers?: G["event"]["kind"][];
  motion: MotionsOf<G>;
  sound?: Partial<Record<G["event"]["kind"], Tone>>;
};

export const fly = (what: Key, from: Key, to: Key): Motion => ({ how: "fly", what, from, to });
export const crack = (what: Key): Motion => ({ how: "crack", what });
