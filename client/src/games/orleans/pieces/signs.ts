// Which symbol shows what.
import type { Symbol } from "../symbols";
import type { Follower, Good, Hourglass, Kind } from "../types";

export const isOwn = (kind: string): boolean => kind.startsWith("own:");
export const typeOf = (kind: Kind): Follower => (isOwn(kind) ? kind.slice(4) : kind) as Follower;
export const followerSign = (kind: Kind | "technology"): Symbol =>
  kind === "technology" ? "or-f-technology" : `or-f-${typeOf(kind)}`;
export const needSign = (need: string): Symbol => `or-n-${need}` as Symbol;
export const goodSign = (good: Good): Symbol => `or-g-${good}`;
export const bareGood = (good: Good): Symbol => `or-i-${good}`;
export const tileSign = (place: string): Symbol => `or-t-${place}` as Symbol;
export const building = (place: string): Symbol => `or-b-${place}` as Symbol;
export const deedSign = (deed: string): Symbol => `or-deed-${deed}` as Symbol;
export const eventSign = (event: Hourglass): Symbol => `or-event-${event}`;
const four = (seat: number): 0 | 1 | 2 | 3 => (seat % 4) as 0 | 1 | 2 | 3;
export const ownSign = (seat: number): Symbol => `or-own-${four(seat)}`;
export const markerSign = (seat: number): Symbol => `or-m-${four(seat)}`;
export const stationSign = (seat: number): Symbol => `or-s-${four(seat)}`;
export const merchantSign = (seat: number): Symbol => `or-p-${four(seat)}`;
