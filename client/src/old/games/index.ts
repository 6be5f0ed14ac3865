// Every game is a chunk of its own, loaded when one sits down to it; games without one are plain.
import type { Game } from "./game";

const GAMES = import.meta.glob<{ default: Game }>(["./*.ts", "!./index.ts", "!./game.ts"]);

export async function loadGame(id: string): Promise<Game> {
  const load = GAMES[`./${id}.ts`] ?? GAMES["./plain.ts"]!;
  return (await load()).default;
}
