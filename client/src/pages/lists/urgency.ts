// How long somebody has for a game that waits for them: the most urgent comes first.
import { mySeats } from "../../lib/lobby.svelte";
import type { TableInfo } from "../../lib/protocol/messages";
import { t } from "../../lib/words/language.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds on my clock at this table; Infinity where none runs. */
export function seconds(table: TableInfo): number {
  const mine = mySeats(table);
  const banks = table.seats
    .filter((seat) => mine.includes(seat.seat) && seat.running && seat.bank !== null)
    .map((seat) => seat.bank ?? Infinity);
  const since = Date.now() / 1000 - table.now;
  return Math.min(Infinity, ...banks) - (banks.length ? Math.max(0, since) : 0);
}

export const urgent = (one: TableInfo, other: TableInfo): number =>
  seconds(one) - seconds(other) || one.created - other.created;

/** In words, with the unit that people would use. */
export function left(table: TableInfo): { text: string; soon: boolean } {
  const time = seconds(table);
  if (time === Infinity) return { text: t("client-no-clock"), soon: false };
  const [unit, size] =
    time >= 2 * DAY ? ["day", DAY] : time >= HOUR ? ["hour", HOUR] : ["minute", 60];
  const count = Math.max(0, Math.floor(time / Number(size)));
  return { text: t("client-time-left", { unit, count }), soon: time < 6 * HOUR };
}
