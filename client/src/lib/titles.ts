// The series, as the server tells it, the oldest place first.
import { games } from "./games.svelte";
import type { GameInfo } from "./protocol/messages";

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
