// Who leads the games of a list: asked for when a list shows them, and again when they went on.
import { http } from "../../lib/protocol/http";
import type { Spark, TableInfo } from "../../lib/protocol/messages";
import { calledSeat } from "../../lib/ui/names";
import { t } from "../../lib/words/language.svelte";

const AGAIN = 15_000; // milliseconds from one question about a table to the next
const MOST = 12; // tables of a long list

let known = $state.raw<Record<string, Spark>>({});
const asked = new Map<string, { version: number; at: number }>();

async function ask(table: TableInfo): Promise<void> {
  const before = asked.get(table.id);
  const now = Date.now();
  if (before && (before.version === table.version || now - before.at < AGAIN)) return;
  asked.set(table.id, { version: table.version, at: now });
  try {
    const found = await http.spark(table.id);
    known = { ...known, [table.id]: found };
  } catch {
    asked.delete(table.id); // a list without lines is still a list
  }
}

/** One after the other: nobody waits for a line. */
async function askAll(tables: TableInfo[]): Promise<void> {
  for (const table of tables.slice(0, MOST)) await ask(table);
}

/** Keeps the lines of these tables fresh; returns how to stop. */
export function follow(tables: () => TableInfo[]): () => void {
  void askAll(tables());
  const timer = setInterval(() => void askAll(tables()), AGAIN);
  return () => clearInterval(timer);
}

/** The scores so far, if everybody may know them and there is a line to draw. */
export function sparkOf(table: TableInfo): Spark | null {
  const found = known[table.id];
  const all = found?.scores.flat() ?? [];
  return found && new Set(all).size > 1 ? found : null;
}

/** Who leads, and with how much; empty if nobody does or nobody knows. */
export function leads(table: TableInfo): string {
  const last = (sparkOf(table)?.scores ?? []).map((line) => line.at(-1) ?? 0);
  const points = Math.max(...last);
  const ahead = table.seats.filter((seat) => last[seat.seat] === points);
  if (!last.length || ahead.length === last.length) return "";
  return t("client-leads", { names: ahead.map(calledSeat), points });
}
