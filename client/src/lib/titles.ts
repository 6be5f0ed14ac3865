// The series, as the server tells it, the lightest first; and which first rounds can be guided.
import { hasBoard } from "../games";
import { games } from "./games.svelte";
import type { GameInfo } from "./protocol/messages";
import { settings } from "./settings.svelte";

const GUIDES = Object.keys(import.meta.glob("../old/games/*/guide.ts"));

export const series = (): GameInfo[] =>
  [...games.all].sort((a, b) => a.weight - b.weight || a.id.localeCompare(b.id));

/** The guide of a first round sits at the old table. */
export const canGuide = (game: string): boolean =>
  GUIDES.includes(`../old/games/${game}/guide.ts`) && (settings.table === "old" || !hasBoard(game));
