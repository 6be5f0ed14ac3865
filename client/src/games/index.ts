// Every game is a chunk of its own, loaded when one sits down to it.
import type { Game } from "./game";

const GAMES: Record<string, () => Promise<{ default: Game }>> = {
  alea: () => import("./alea"),
  tigris: () => import("./tigris"),
  orleans: () => import("./orleans"),
  magnaci: () => import("./magnaci"),
  sigismundus: () => import("./sigismundus"),
};

export async function loadGame(id: string): Promise<Game> {
  const load = GAMES[id] ?? (() => import("./plain"));
  return (await load()).default;
}
