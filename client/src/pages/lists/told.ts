// What a list says of a table: the decision, whom it waits for, how it ended.
import type { TableInfo } from "../../lib/protocol/messages";
import { calledSeat } from "../../lib/ui/names";
import { ago, t } from "../../lib/words/language.svelte";

export const asks = (table: TableInfo): string =>
  t(`client-asks-${table.game}`, { prompt: table.prompt });

export const waitsFor = (table: TableInfo): string =>
  t("client-waits-for", {
    names: table.seats.filter((seat) => table.waiting.includes(seat.seat)).map(calledSeat),
  });

export function ended(table: TableInfo): string {
  const won = table.seats.filter((seat) => table.result?.["places"]?.[seat.seat] === 1);
  const scores = table.result?.["scores"] as number[] | undefined;
  const points = scores?.[won[0]?.seat ?? -1];
  if (won.length && points !== undefined)
    return t("client-won-with", { names: won.map(calledSeat), points });
  return won.length
    ? t("client-won-by", { names: won.map(calledSeat) })
    : t(table.result?.["kind"] === "common_defeat" ? "client-common-defeat" : "client-over");
}

export const free = (table: TableInfo): string =>
  t("client-seats-free", { count: table.seats.filter((seat) => seat.kind === "open").length });

export const since = (table: TableInfo): { text: string } => ({
  text: ago(table.now - table.created),
});
