// What moves when something happens. Cards go by their codes, families by their seats.
import { crack, fly, type Motion, type ScenesOf } from "../../scenes/scene";
import { FIEFS } from "./box";
import type { MagnaciGame } from "./game";

const seat = (n: number): string => `seat:${n}`;
const area = (code: string): string => `${FIEFS.includes(code) ? "fief" : "province"}:${code}`;
const pulse = (what: string): Motion => ({ how: "pulse", what });
const appear = (what: string): Motion => ({ how: "appear", what });

export const scenes: ScenesOf<MagnaciGame> = {
  beats: [
    "king",
    "laws",
    "contest",
    "played",
    "vetoed",
    "won",
    "appointed",
    "conflict_up",
    "battle",
    "battle_won",
    "battle_lost",
    "partition",
    "third_partition",
    "order",
  ],
  motion: {
    order: () => pulse("track:order"),
    king: (e) => appear(`king:${e.age}`),
    sought: (e) =>
      e.offices.map((office) => {
        const back = `back:${office}.${e.seat}`;
        return fly(back, seat(e.seat), back);
      }),
    laws: (e) => e.laws.map((_, n) => appear(`field:sejm.${n + 1}`)),
    contest: () => appear("chamber"),
    won: (e) => fly(`law:${e.card}`, "chamber", seat(e.seat)),
    appointed: (e) => pulse(seat(e.seat)),
    played: (e) => fly(`announced:${e.card}`, seat(e.seat), "chamber"),
    vetoed: (e) => crack(`announced:${e.card}`),
    boosted: (e) => pulse(`bid:${e.seat}`),
    built: (e) => pulse(`province:${e.province}`),
    gained: (e) => fly(`village:${e.area}.${e.seat}`, seat(e.seat), `village:${e.area}.${e.seat}`),
    lost: (e) => crack(`village:${e.area}.${e.seat}`),
    conflict_up: (e) => appear(`conflict:${e.conflict}`),
    conflict_gone: (e) => crack(`conflict:${e.conflict}`),
    battle: (e) => pulse(`conflict:${e.conflict}`),
    battle_won: (e) => crack(`conflict:${e.conflict}`),
    battle_lost: (e) => [{ how: "shake", what: "map" }, pulse(`conflict:${e.conflict}`)],
    partition: (e) => [pulse(area(e.province)), pulse("pawn:partitions")],
    partition_lifted: (e) => pulse(area(e.province)),
    silent_sejm: (e) => e.provinces.map((each) => pulse(area(each))),
    black_clouds: (e) => pulse(area(e.province)),
    third_partition: () => ({ how: "shake", what: "map" }),
    law_lost: (e) => crack(`law:${e.law}`),
    law_given: (e) => fly(`law:${e.law}`, seat(e.seat), seat(e.to)),
    offered: (e) => pulse(seat(e.to)),
  },
  sound: {
    king: "turn",
    laws: "paper",
    played: "paper",
    vetoed: "wood",
    gained: "wood",
    lost: "wood",
    conflict_up: "paper",
    won: "coin",
    battle_won: "coin",
    partition: "wood",
    third_partition: "end",
  },
};
