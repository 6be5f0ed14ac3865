// What each letter of a word stands for on the table.
import { times, type HandOf } from "../../hand/spelling";
import type { SigismundusGame } from "./game";

/** What a number is about: votes in the Sejm, ducats everywhere else. */
const VOTES = ["offer_votes", "bid_office", "bid_support"];
const amount = (prompt: string): string => (VOTES.includes(prompt) ? "vote:me" : "ducat:me");

export const hand: HandOf<SigismundusGame> = {
  lifts: ["client", "card", "unit", "grey"],
  implied: ["client"],
  buttons: ["do:pass", "do:done", "do:court", "do:first", "do:last", "do:for", "do:against"],
  tokens: {
    pass: () => ["do:pass"],
    done: () => ["do:done"],
    court: () => ["do:court"],
    first: () => ["do:first"],
    last: () => ["do:last"],
    for: () => ["do:for"],
    against: () => ["do:against"],
    deck: (f) => [`deck:${f.deck}`],
    card: (f) => [`card:${f.card}`],
    unit: (f) => [`unit:${f.arm}`],
    grey: (f) => [`grey:${f.arm}`],
    seat: (f) => [`seat:${f.seat}`],
    country: (f) => [`country:${f.country}`],
    field: (f) => ["client:me", `field:${f.field}`],
    figure: (f) => [`figure:${f.figure}`],
    office: (f) => [`office:${f.office}`],
    amount: (f, at) => times(f.n, amount(at.prompt.kind)),
  },
};
