// The log as lines: events that have words, and under a bot's word why it said it.
import type { Facts } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";

export interface Line {
  n: number;
  seat: number | null;
  text: string;
  /** A bot's remark about the word that this line begins. */
  remark: string;
}

function seatOf(event: Facts): number | null {
  const seat = event["seat"] ?? event["winner"] ?? event["attacker"];
  return typeof seat === "number" ? seat : null;
}

/** Lines in the order of events; `first` is the number of the first one. */
export function linesOf(events: Facts[], first: number, words: Words): Line[] {
  const lines: Line[] = [];
  let word = 0; // the line with which the last word began
  events.forEach((event, k) => {
    if (event["kind"] === "said") word = lines.length;
    if (event["kind"] === "why") {
      // A remark comes after all that its word has done, and belongs to the first line of that.
      const about = lines[word];
      if (about) about.remark = words.remark(event);
      return;
    }
    const text = words.event(event);
    if (text) lines.push({ n: first + k, seat: seatOf(event), text, remark: "" });
  });
  return lines;
}
