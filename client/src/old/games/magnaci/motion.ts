// Magnaci in motion: estates, cards and laws, and what happens to the realm.
import { atPlayer, seatMark, type Motions, type Move } from "../../motion/move";
import type { Seat } from "../../../lib/protocol/messages";

/** A card that lay open goes to its new holder; offices stay where they are and light up. */
const taken = (seat: unknown, card: unknown, eyes: Seat): Move[] => [
  { thing: [`card:${card}`], to: atPlayer(seat, eyes, `family:${seat}`) },
];

const lights = (...marks: string[]): Move[] => marks.map((mark) => ({ ring: [mark] }));

export const motions: Motions = {
  gained: (event, { eyes }) => [
    {
      from: atPlayer(event["seat"], eyes, `family:${event["seat"]}`),
      to: [`estates:${event["area"]}:${event["seat"]}`, `area:${event["area"]}`],
      sign: { text: `+${event["count"]}`, seat: event["seat"] },
    },
  ],
  lost: (event) => [
    {
      from: [`estates:${event["area"]}:${event["seat"]}`, `area:${event["area"]}`],
      sign: { text: `−${event["count"]}`, seat: event["seat"] },
    },
  ],
  won: (event, { eyes }) => taken(event["seat"], event["card"], eyes),
  appointed: (event, { eyes }) => taken(event["seat"], event["card"], eyes),
  unsealed: (event) => lights(`bid:${event["slot"]}:${event["seat"]}`, seatMark(event["seat"])),
  played: (event) => lights(`card:${event["card"]}`, seatMark(event["seat"])),
  contest: (event) => lights(`card:${event["card"]}`),
  battle: (event) => lights(`card:${event["conflict"]}`),
  battle_won: (event) => lights(`card:${event["conflict"]}`),
  battle_lost: (event) => lights(`card:${event["conflict"]}`),
  conflict_up: (event) => lights(`card:${event["conflict"]}`),
  conflict_gone: (event) => [{ thing: [`card:${event["conflict"]}`] }],
  law_lost: (event) => [{ thing: [String(event["law"])] }],
  law_given: (event, { eyes }) => [
    { thing: [String(event["law"])], to: atPlayer(event["to"], eyes, `family:${event["to"]}`) },
  ],
  laws: (event) => (event["laws"] as string[]).flatMap((law) => lights(`card:${law}`)),
  partition: (event) => lights(`area:${event["province"]}`),
  partition_lifted: (event) => lights(`area:${event["province"]}`),
  black_clouds: (event) => lights(`area:${event["province"]}`),
  third_partition: (event) =>
    (event["provinces"] as string[]).flatMap((area) => lights(`area:${area}`)),
  built: (event) => [
    {
      from: [seatMark(event["seat"])],
      to: [`area:${event["province"]}`],
      sign: { text: "", seat: event["seat"] },
    },
  ],
  king: () => lights("king"),
  order: () => lights("king"),
};
