// The guided first round of Tigris & Euphrates: what is explained, and when it comes up.
import type { Facts } from "../../../lib/protocol/messages";
import type { GuideStep } from "../game";

const asks = (view: Facts, seat: number, prompt: string): boolean =>
  view["pending"]?.prompt === prompt && view["pending"].seats.includes(seat);
const leaders = (view: Facts, seat: number): number =>
  Object.keys(view["table"].strengths).filter((code) =>
    code.startsWith(`${view["table"].dynasties[seat]}.`),
  ).length;
const sum = (points: Record<string, number>): number =>
  Object.values(points).reduce((total, each) => total + each, 0);

export const guide: GuideStep[] = [
  { key: "aim", fits: () => true },
  { key: "actions", fits: (view, seat) => asks(view, seat, "action") },
  { key: "leader", fits: (view, seat) => asks(view, seat, "action") },
  { key: "tile", fits: (view, seat) => asks(view, seat, "action") && leaders(view, seat) > 0 },
  { key: "point", fits: (view, seat) => sum(view["table"].points[seat]) > 0 },
  { key: "kingdom", fits: (view) => view["table"].kingdoms.length > 2 },
  { key: "support", fits: (view, seat) => asks(view, seat, "support") },
  { key: "treasure", fits: (view, seat) => asks(view, seat, "treasure_stays") },
  { key: "monument", fits: (view, seat) => asks(view, seat, "monument") },
  {
    key: "exchange",
    fits: (view, seat) =>
      asks(view, seat, "action") && (view["stack"][0]?.["turn"] ?? 0) > 3 * view["seats"],
  },
];
