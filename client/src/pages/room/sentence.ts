// The whole table in one sentence: who plays, and how long it takes.
import type { GameInfo } from "../../lib/protocol/messages";
import { t } from "../../lib/words/language.svelte";
import type { Chair } from "./plan.svelte";

/** You, Ania, a friend and two bots. */
export function people(chairs: Chair[]): string[] {
  const of = (kind: string): Chair[] => chairs.filter((chair) => chair.kind === kind);
  const named = (list: Chair[]): string[] =>
    list.flatMap((chair) => (chair.name.trim() ? [chair.name.trim()] : []));
  const counted = (key: string, count: number): string[] => (count ? [t(key, { count })] : []);
  const [mine, friends] = [of("me"), of("friend")];
  const together = mine.length > 1;
  const here = together ? named(mine) : [];
  return [
    ...(mine.length > here.length ? [t("client-room-you")] : []),
    ...here,
    ...(together ? counted("client-room-here", Math.max(0, mine.length - here.length - 1)) : []),
    ...named(friends),
    ...counted("client-room-friends", friends.length - named(friends).length),
    ...counted("client-room-anybodies", of("anybody").length),
    ...counted("client-room-bots", of("bot").length),
  ];
}

export function whole(chairs: Chair[], game: GameInfo): string {
  const [least = 0, most = 0] = game.minutes;
  const who = t("client-room-people", { who: people(chairs) });
  return t("client-room-whole", { who: who.charAt(0).toUpperCase() + who.slice(1), least, most });
}

/** What happens when the table is opened. */
export function next(chairs: Chair[]): string {
  const waits = chairs.filter((chair) => chair.kind === "friend" || chair.kind === "anybody");
  if (!waits.length) return t("client-room-next-now");
  const names = waits.map((chair) => chair.name.trim()).filter(Boolean);
  return names.length === waits.length
    ? t("client-room-next-names", { names })
    : t("client-room-next-all");
}
