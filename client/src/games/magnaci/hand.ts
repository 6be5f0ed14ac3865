// What each letter of a word stands for on the table.
import type { HandOf } from "../../hand/spelling";
import type { MagnaciGame } from "./game";

/** Questions that the Primate answers by naming a family. */
const TIES = ["tie", "best", "weakest", "order", "winner"];

export const hand: HandOf<MagnaciGame> = {
  lifts: ["card", "law", "office", "estate", "mitre"],
  carried: ["estate", "mitre"],
  buttons: ["do:pass", "do:give_law"],
  slot: (name) => `field:${name}`,
  tokens: {
    card: (f) => [`card:${f.card}`],
    office: (f) => [`office:${f.office}`],
    law: (f) => [`law:${f.law}`],
    province: (f, { i, word, prompt }) => {
      const place = `province:${f.province}`;
      if (prompt.kind === "place" || prompt.kind === "first_estate") return ["estate:new", place];
      // The Entail: first the loss that is spared, then the province that pays.
      if (prompt.kind === "entail" && i === 1) return [`loss:${f.province}`];
      // The Treasurer: the estate itself says where it lies.
      return word[0] === "podskarbi" ? [] : [place];
    },
    conflict: (f) => [`conflict:${f.conflict}`],
    symbol: (f) => [`symbol:${f.symbol}`],
    seat: (f, { word, prompt }) => {
      if (TIES.includes(prompt.kind)) return ["mitre:me", `seat:${f.seat}`];
      return word[0] === "podskarbi" ? [`village:${word[1]}.${f.seat}`] : [`seat:${f.seat}`];
    },
    pass: () => ["do:pass"],
    give_law: () => ["do:give_law"],
    gift: (f) => [`gift:${f.seat}`],
    offer: (f) => [`offer:${f.seat}`],
    accept: (f) => [`accept:${f.seat}`],
  },
};
