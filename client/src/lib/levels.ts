// Which bots one plays against at once: remembered for each game, only levels that it has.
import { remember, remembered } from "./memory";
import type { GameInfo } from "./protocol/messages";

/** The level chosen last, else the strongest. */
export function levelOf(title: GameInfo): string {
  const kept = remembered(`level.${title.id}`, "");
  return title.bots.includes(kept) ? kept : (title.bots.at(-1) ?? "");
}

export const rememberLevel = (game: string, level: string): void =>
  remember(`level.${game}`, level);
