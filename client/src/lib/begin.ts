// Begin a game at once: a guest if need be, a table for me and bots, and off we go.
import { gameOf, learnGames } from "./games.svelte";
import { remember } from "./memory";
import { http } from "./protocol/http";
import { go } from "./router.svelte";
import { somebody } from "./session.svelte";

export async function playNow(game: string, chosen = ""): Promise<void> {
  await learnGames();
  await somebody();
  const seats = gameOf(game)?.usual ?? 2;
  const levels = gameOf(game)?.bots ?? [];
  const level = (levels.includes(chosen) ? chosen : levels.at(-1)) ?? "";
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  const table = await http.newTable({
    game,
    seats,
    plan: [{ kind: "me" }, ...bots],
    public: false,
    start: true,
  });
  remember("played", game);
  go("table", table.id);
}
