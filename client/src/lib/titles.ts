// The series, as the server tells it, the oldest place first; and which first rounds can be guided.
import { hasBoard } from "../games";
import { games } from "./games.svelte";
import type { GameInfo } from "./protocol/messages";
import { settings } from "./settings.svelte";

const GUIDES = Object.keys(import.meta.glob("../old/games/*/guide.ts"));
/** The year that a cover shows; a game that names none comes last. */
const YEARS: Record<string, number> = {
  tigris: -3000,
  alea: -49,
  orleans: 1430,
  sigismundus: 1548,
  magnaci: 1600,
};
const year = (game: GameInfo): number => YEARS[game.id] ?? Infinity;

/** What is on the covers, whether this server has it or not, and whatever else it has. */
export const titles = (): string[] => [
  ...new Set([
    ...Object.keys(YEARS),
    ...series()
      .map((game) => game.id)
      .filter((id) => !(id in YEARS)),
  ]),
];

export const series = (): GameInfo[] =>
  [...games.all].sort((a, b) => year(a) - year(b) || a.id.localeCompare(b.id));

/** The guide of a first round sits at the old table. */
export const canGuide = (game: string): boolean =>
  GUIDES.includes(`../old/games/${game}/guide.ts`) && (settings.table === "old" || !hasBoard(game));
