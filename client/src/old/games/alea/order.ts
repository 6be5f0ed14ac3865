// Who stands how on the buildings, for showing only: the rules decide on the server.
// tests/alea.test.ts holds these against the engine's own order.
import type { Facts } from "../../../lib/protocol/messages";

/** Seats with a run, the strongest first: longer beats shorter, then higher beats lower. */
export function senateOrder(runs: number[][]): number[] {
  const strength = (seat: number): number =>
    (runs[seat]?.length ?? 0) * 10 + Math.max(0, ...(runs[seat] ?? []));
  return runs
    .map((_, seat) => seat)
    .filter((seat) => runs[seat]?.length)
    .sort((one, other) => strength(other) - strength(one));
}

export interface Stand {
  seat: number;
  face: number;
  dice: number;
}

/** Sets in the Castrum, the strongest first: more dice, then the higher face. */
export function castrumOrder(sets: number[][]): Stand[] {
  const stands = sets.flatMap((dice, seat) =>
    [...new Set(dice)].map((face) => ({
      seat,
      face,
      dice: dice.filter((each) => each === face).length,
    })),
  );
  return stands.sort((one, other) => other.dice - one.dice || other.face - one.face);
}

/** Seats in the Temple, most dice first. */
export function templeOrder(dice: number[][]): number[] {
  return dice
    .map((_, seat) => seat)
    .filter((seat) => dice[seat]?.length)
    .sort((one, other) => (dice[other]?.length ?? 0) - (dice[one]?.length ?? 0));
}

const sum = (faces: number[]): number => faces.reduce((total, face) => total + face, 0);

/** How many dice a seat must add in the Temple, and the least sum of them; null: it is empty. */
export function templeNeed(dice: number[][], seat: number): { dice: number; least: number } | null {
  const leader = dice[templeOrder(dice)[0] ?? -1];
  const own = dice[seat] ?? [];
  if (!leader) return null;
  return { dice: leader.length + 1 - own.length, least: sum(leader) + 1 - sum(own) };
}

/** Whose dice lie rolled on the table. */
export function roller(view: Facts): number | null {
  const turn = (view["stack"] as Facts[]).find((frame) => frame["frame"] === "Turn");
  return turn ? Number(turn["seat"]) : null;
}
