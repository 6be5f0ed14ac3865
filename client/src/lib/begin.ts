// Begin a game at once: a guest if need be, a table for me and bots, and off we go.
import { gameOf, learnGames } from "./games.svelte";
import { remember } from "./memory";
import { http } from "./protocol/http";
import { go } from "./router.svelte";
import { somebody } from "./session.svelte";

export async function playNow(game: string, guided = false, chosen = ""): Promise<void> {
  await learnGames();
  await somebody();
  const seats = gameOf(game)?.usual ?? 2;
  const levels = gameOf(game)?.bots ?? [];
  // The strongest bots for those who know what they do, the weakest for a first round.
  const level = (guided ? levels[0] : levels.includes(chosen) ? chosen : levels.at(-1)) ?? "";
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  const table = await http.newTable({
    game,
    seats,
    plan: [{ kind: "me" }, ...bots],
    public: false,
    // The same first round for everybody who is shown how, so that its explanations fit.
    ...(guided ? { seed: `guide ${game}` } : {}),
    start: true,
  });
  remember("played", game);
  if (guided) remember(`guide.${table.id}`, "on");
  go("table", table.id);
}
