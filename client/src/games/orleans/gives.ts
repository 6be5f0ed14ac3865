// What a place gives now, as a row of signs: facts of the outlook, nothing reckoned here.
import { followerSign, goodSign, merchantSign, stationSign } from "./pieces/signs";
import type { Symbol } from "./symbols";
import { MATERIAL } from "./things";
import type { Follower, Gives, Good, Reward } from "./types";

export interface Bit {
  sign: Symbol;
  k: number;
  /** On the sign, or beside it. */
  text?: string;
  beside?: boolean;
  w: number;
  dy?: number;
  /** A slash before it: one or the other. */
  or?: boolean;
}

function reward(gives: Reward): Bit[] {
  const found: Bit[] = [];
  const { follower, good, coins, points, citizens, limit, technology, tile } = gives;
  if (follower) found.push({ sign: followerSign(follower), k: 0.6, w: 19 });
  if (good) found.push({ sign: goodSign(good), k: 0.68, w: 21 });
  if (coins) found.push({ sign: "or-coin", k: 0.82, text: String(coins), w: 21 });
  if (points) found.push({ sign: "or-spark", k: 0.9, text: String(points), beside: true, w: 28 });
  if (limit) found.push({ sign: "or-bag", k: 0.8, text: String(limit), beside: true, w: 28 });
  if (citizens) found.push({ sign: "or-i-citizen", k: 0.86, w: 20 });
  if (technology) found.push({ sign: "or-cog", k: 0.86, w: 20 });
  if (tile) found.push({ sign: "or-tile", k: 0.92, w: 20 });
  return found;
}

const VILLAGERS = ["boatman", "craftsman", "trader"] as const;

export function bitsOf(gives: Gives, seat: number): Bit[] {
  if (gives.cities) {
    const found = MATERIAL.goods.filter((good) =>
      Object.values(gives.cities ?? {}).some((goods) => goods?.includes(good as Good)),
    ) as Good[];
    return [
      { sign: merchantSign(seat), k: 0.5, dy: 9, w: 19 },
      ...found.reverse().map((good): Bit => ({ sign: goodSign(good), k: 0.62, w: 19 })),
    ];
  }
  if (gives.deeds) {
    return [
      { sign: "or-lys", k: 0.8, w: 21 },
      { sign: "or-i-citizen", k: 0.84, w: 20 },
    ];
  }
  if (gives.station) return [{ sign: stationSign(seat), k: 0.72, w: 22 }];
  const villagers = VILLAGERS.filter((type) => gives[type]);
  if (villagers.length) {
    return villagers.flatMap((type: Follower, n) =>
      reward(gives[type as (typeof VILLAGERS)[number]] ?? {}).map((bit, k) => ({
        ...bit,
        k: bit.k * 0.92,
        w: bit.w - 2,
        ...(n > 0 && k === 0 && { or: true }),
      })),
    );
  }
  return reward(gives);
}
