// The guided first round: what is explained, and when it comes up.
import type { Facts } from "../../../lib/protocol/messages";
import type { GuideStep } from "../game";
import { roller } from "./order";

const asks = (view: Facts, seat: number, prompt: string): boolean =>
  view["pending"]?.prompt === prompt && view["pending"].seats.includes(seat);
const mine = (view: Facts, seat: number): boolean => roller(view) === seat;

export const guide: GuideStep[] = [
  { key: "aim", fits: () => true },
  { key: "roll", fits: (view, seat) => asks(view, seat, "place") },
  { key: "castrum", fits: (view, seat) => asks(view, seat, "place") },
  { key: "forum", fits: (view, seat) => asks(view, seat, "place") },
  {
    key: "senate",
    fits: (view, seat) => asks(view, seat, "place") && view["table"].hand[seat] < 8,
  },
  {
    key: "push",
    fits: (view) => (view["table"].latrine as number[]).some(Boolean),
  },
  {
    key: "tokens",
    fits: (view, seat) => mine(view, seat) && view["table"].tokens[seat] > 0,
  },
  { key: "province", fits: (view, seat) => asks(view, seat, "take_province") },
  { key: "patrician", fits: (view, seat) => asks(view, seat, "take_patrician") },
  { key: "card", fits: (view, seat) => asks(view, seat, "take_card") },
  { key: "layout", fits: (view, seat) => asks(view, seat, "layout") },
];
