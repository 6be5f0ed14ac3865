// The games that this server offers, asked for once.
import { http } from "./protocol/http";
import type { GameInfo } from "./protocol/messages";

let found: GameInfo[] = $state.raw([]);
let asking: Promise<GameInfo[]> | null = null;

export const games = {
  get all(): GameInfo[] {
    return found;
  },
};

export function learnGames(): Promise<GameInfo[]> {
  asking ??= http.games().then(
    (all) => (found = all),
    (error) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

export const gameOf = (id: string): GameInfo | undefined => found.find((game) => game.id === id);
