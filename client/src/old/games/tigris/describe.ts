// A cell in words: what lies there, for whoever does not look at the map.
import type { Facts } from "../../../lib/protocol/messages";
import type { Words } from "../../../lib/words/words";
import { isLeader, isRiver, officeOf, seatOf, spotOf } from "./map";

export function describe(view: Facts, rows: string[], cell: string, words: Words): string {
  const piece: string | undefined = view["table"].board[cell];
  const treasure = (view["table"].treasures as string[]).includes(cell);
  const river = isRiver(rows, spotOf(cell));
  const kingdom = (view["table"].kingdoms as Facts[]).findIndex((k) => k["cells"].includes(cell));
  const parts = [
    piece ? words.item(piece) : words.say(`client-tigris-${river ? "river" : "land"}`),
  ];
  if (piece && river) parts.push(words.say("client-tigris-river"));
  const strength = isLeader(piece) ? view["table"].strengths[piece ?? ""] : null;
  if (strength) {
    parts.push(words.say("client-tigris-strength", { revolt: strength.revolt, war: strength.war }));
  }
  if (treasure) parts.push(words.say("client-tigris-treasure"));
  if (kingdom >= 0) parts.push(words.say("client-tigris-kingdom", { number: kingdom + 1 }));
  return `${cell}: ${parts.join(", ")}.`;
}

/** The letter that takes up a leader of ours from a cell, if one stands there. */
export function leaderLetter(view: Facts, cell: string, seat: number | null): string | null {
  const piece: string | undefined = view["table"].board[cell];
  if (!piece || !isLeader(piece) || seatOf(view["table"].dynasties, piece) !== seat) return null;
  return `leader:${officeOf(piece)}`;
}
