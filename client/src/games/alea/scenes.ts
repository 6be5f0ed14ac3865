// What moves when something happens.
import { fly, type Motion, type ScenesOf } from "../../scenes/scene";
import type { AleaGame } from "./game";

const seat = (n: number): string => `seat:${n}`;
const dice = (n: number): string => `dice:${n}`;
const stall = (n: number): string => `group:latrine.${n}`;
const pulse = (what: string): Motion => ({ how: "pulse", what });
/** Dice that stand somewhere by a key of their own come from their owner's row. */
const set = (key: string, n: number): Motion => fly(`group:${key}`, seat(n), `group:${key}`);

export const scenes: ScenesOf<AleaGame> = {
  beats: [
    "round",
    "pushed_out",
    "leftover",
    "fortuna_kept",
    "card_taken",
    "province_taken",
    "patrician_taken",
    "tokens",
    "cards_shown",
  ],
  gathers: [
    ...(["pushed_out", "leftover", "fortuna_kept", "card_taken", "province_taken"] as const),
    ...(["patrician_taken", "tokens", "cards_shown"] as const),
  ],
  motion: {
    round: () => pulse("round:now"),
    rerolls: (e) => pulse(seat(e.seat)),
    temple: (e) => set(`temple.${e.seat}`, e.seat),
    senate: (e) => set(`senate.${e.seat}`, e.seat),
    castrum: (e) => set(`castrum.${e.seat}.${e.face}`, e.seat),
    forum: (e) => fly(dice(e.seat), seat(e.seat), "building:forum"),
    latrine: (e) => fly(dice(e.seat), seat(e.seat), stall(e.seat)),
    pushed_out: (e) => fly(dice(e.seat), "building:forum", stall(e.seat)),
    leftover: (e) => fly(dice(e.seat), seat(e.seat), stall(e.seat)),
    fortuna: (e) => fly("pile:fortuna", "pile:fortuna", seat(e.seat)),
    fortuna_kept: (e) => pulse(seat(e.seat)),
    card_taken: (e) => fly("pile:senate", "pile:senate", seat(e.seat)),
    province_taken: (e) => fly(`province:${e.province}`, `province:${e.province}`, seat(e.seat)),
    patrician_taken: (e) =>
      fly(`patrician:${e.patrician}`, `patrician:${e.patrician}`, seat(e.seat)),
    tokens: (e) => fly(stall(e.seat), stall(e.seat), seat(e.seat)),
    cards_shown: (e) => pulse(seat(e.seat)),
  },
  sound: {
    round: "paper",
    rolled: "dice",
    rerolls: "dice",
    temple: "wood",
    senate: "wood",
    castrum: "wood",
    forum: "wood",
    latrine: "wood",
    pushed_out: "wood",
    fortuna_kept: "paper",
    card_taken: "paper",
    province_taken: "paper",
    patrician_taken: "coin",
    tokens: "coin",
    cards_shown: "paper",
  },
};
