// What moves when something happens: discs, coins, goods and houses go where they belong.
import { fly, type Motion, type ScenesOf } from "../../scenes/scene";
import type { OrleansGame } from "./game";

const seat = (n: number): string => `seat:${n}`;
const pulse = (what: string): Motion => ({ how: "pulse", what });
const appear = (what: string): Motion => ({ how: "appear", what });

export const scenes: ScenesOf<OrleansGame> = {
  beats: [
    "round",
    "census_most",
    "census_fewest",
    "drawn",
    "taken_back",
    "bathed",
    "manned",
    "planned",
    "action",
    "passed",
    "strikes",
    "plague",
    "spared",
    "flogged",
    "removed",
  ],
  motion: {
    round: () => pulse("hourglass:all"),
    hourglass: () => appear("hourglass:all"),
    census_most: (e) => pulse(`marker:${e.seat}.farmer`),
    census_fewest: (e) => pulse(`marker:${e.seat}.farmer`),
    drawn: (e) => fly("bag:me", "bag:me", seat(e.seat)),
    planned: (e) => pulse(seat(e.seat)),
    action: (e) => [pulse(seat(e.seat)), pulse(`place:${e.place}`)],
    recruited: (e) => [
      fly(`stack:${e.type}`, `stack:${e.type}`, seat(e.seat)),
      pulse(`marker:${e.seat}.${e.type}`),
    ],
    good: (e) => fly(`jarmark:${e.good}`, `jarmark:${e.good}`, seat(e.seat)),
    good_paid: (e) => fly(`jarmark:${e.good}`, seat(e.seat), `jarmark:${e.good}`),
    coins: (e) => fly("supply:treasury", "supply:treasury", seat(e.seat)),
    paid: (e) => fly("supply:treasury", seat(e.seat), "supply:treasury"),
    technology: (e) => fly("supply:technology", "supply:technology", seat(e.seat)),
    technology_placed: (e) => pulse(`socket:${e.space}`),
    tile: (e) => fly(`tile:${e.place}`, `tile:${e.place}`, seat(e.seat)),
    removed: (e) => ({ how: "vanish", what: `tile:${e.place}` }),
    developed: (e) => pulse(`marker:${e.seat}.development`),
    citizen: (e) => {
      const from = e.of.startsWith("deed:") ? e.of : `citizen:${e.of}`;
      return fly(from, from, seat(e.seat));
    },
    travelled: (e) => fly(`merchant:${e.seat}`, `merchant:${e.seat}`, `city:${e.city}`),
    station: (e) => appear(`station:${e.city}.${e.seat}`),
    donated: (e) => fly(`stack:${e.type}`, seat(e.seat), `deed:${e.deed}`),
    plague: (e) => fly(`stack:${e.type}`, seat(e.seat), `stack:${e.type}`),
    follower_lost: (e) => fly(`stack:${e.type}`, seat(e.seat), "gone:all"),
    flogged: (e) => ({ how: "shake", what: seat(e.seat) }),
    strikes: () => pulse("hourglass:all"),
  },
  sound: {
    round: "paper",
    hourglass: "paper",
    drawn: "wood",
    planned: "wood",
    coins: "coin",
    paid: "coin",
    good: "paper",
    tile: "paper",
    station: "wood",
    donated: "coin",
    strikes: "turn",
  },
};
