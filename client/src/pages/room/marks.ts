// What stands on a chair before the start: the mark of the game where it goes with the seat or lies
// in the position the table begins with; where it is drawn at the start, colour and shape until then.
import type { Component } from "svelte";
import type { Declared } from "../../games/game";
import type { TableInfo } from "../../lib/protocol/messages";
import type { Shown } from "./StartBoard.svelte";

const BY_SEAT: Record<string, (options: TableInfo["options"]) => boolean> = {
  magnaci: () => true,
  tigris: (options) => options["dynasties"] === "by_seat",
};

export interface Marks {
  Mark: Component<{ view: Declared["view"]; seat: number; size: number }>;
  view: Declared["view"];
}

export function marksOf(
  shown: Shown | null,
  options: TableInfo["options"],
  laid = false,
): Marks | null {
  const game = shown?.game;
  if (!game?.Mark || !(laid || BY_SEAT[game.id]?.(options))) return null;
  return { Mark: game.Mark, view: shown!.view };
}
