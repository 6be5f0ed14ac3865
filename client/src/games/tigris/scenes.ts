// What moves when something happens. Leaders go by their codes, tiles by where they lie.
import { crack, fly, type Motion, type ScenesOf } from "../../scenes/scene";
import type { TigrisGame } from "./game";

const seat = (n: number): string => `seat:${n}`;
const cell = (name: string): string => `cell:${name}`;
const pulse = (what: string): Motion => ({ how: "pulse", what });

export const scenes: ScenesOf<TigrisGame> = {
  beats: ["turn", "war", "revolt", "monument", "treasures", "war_won", "revolt_won"],
  motion: {
    turn: (e) => pulse(seat(e.seat)),
    tile: (e) => fly(`piece:${e.cell}`, seat(e.seat), cell(e.cell)),
    points: (e) => fly(`cube:${e.colour}`, "map", seat(e.seat)),
    leader: (e) => fly(`leader:${e.leader}`, e.from ? cell(e.from) : seat(e.seat), cell(e.cell)),
    leader_back: (e) => fly(`leader:${e.leader}`, cell(e.cell), seat(e.seat)),
    union: (e) => pulse(cell(e.cell)),
    war: (e) => [pulse(seat(e.attacker)), pulse(seat(e.defender))],
    revolt: (e) => [pulse(seat(e.attacker)), pulse(seat(e.defender))],
    support: (e) => fly(`tile:${e.colour}`, seat(e.seat), "scales"),
    war_won: (e) => [
      ...e.lost.map((lost) => crack(`piece:${lost}`)),
      fly(`leader:${e.leader}`, `leader:${e.leader}`, seat(e.loser)),
    ],
    revolt_won: (e) => fly(`leader:${e.leader}`, `leader:${e.leader}`, seat(e.loser)),
    monument: (e) => fly(`monument:${e.pair}`, "yard", cell(e.cell)),
    treasures: (e) => e.cells.map((each) => fly(`treasure:${each}`, cell(each), seat(e.seat))),
    catastrophe: (e) => [
      { how: "shake", what: "map" },
      { how: "appear", what: `quake:${e.cell}` },
    ],
    exchanged: (e) => fly("tile:back", seat(e.seat), "bag:all"),
    drawn: (e) => fly("tile:back", "bag:all", seat(e.seat)),
  },
  sound: {
    turn: "turn",
    tile: "wood",
    points: "coin",
    leader: "wood",
    monument: "wood",
    treasures: "coin",
    exchanged: "paper",
    drawn: "paper",
  },
};
