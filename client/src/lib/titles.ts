// The series, as the server tells it, the lightest first; and which first rounds can be guided.
import { games } from "./games.svelte";
import type { GameInfo } from "./protocol/messages";

const GUIDES = Object.keys(import.meta.glob("../games/*/guide.ts"));

export const series = (): GameInfo[] =>
  [...games.all].sort((a, b) => a.weight - b.weight || a.id.localeCompare(b.id));

export const canGuide = (game: string): boolean => GUIDES.includes(`../games/${game}/guide.ts`);
