// What moves when something happens: discs, coins, goods and houses go where they belong. Mine go
// to the dock, those of others to their rows.
import { fly, type Motion, type ScenesOf } from "../../scenes/scene";
import type { OrleansGame } from "./game";
import type { Citizen, Kind } from "./types";

type View = OrleansGame["view"];
const row = (n: number): string => `seat:${n}`;
const pulse = (what: string): Motion => ({ how: "pulse", what });
const appear = (what: string): Motion => ({ how: "appear", what });
/** From where it was to where it is. */
const moves = (what: string): Motion => fly(what, what, what);
const home = (view: View, seat: number, mine: string): string =>
  seat === view.seat ? mine : row(seat);
const marker = (view: View, seat: number, track: string): string =>
  seat === view.seat && track === "development" ? "marker:me" : `marker:${seat}.${track}`;
const merchant = (view: View, seat: number): string =>
  seat === view.seat ? "merchant:me" : `merchant:${seat}`;
const disc = (kind: string): string => `sprite:${kind.replace("own:", "")}`;

/** Discs hop out of the bag one after the other. */
function drawn(view: View, seat: number, kinds: Kind[]): Motion[] {
  if (seat !== view.seat) return [pulse(row(seat))];
  const count = new Map<Kind, number>();
  return kinds.map((kind) => {
    const n = (count.get(kind) ?? 0) + 1;
    count.set(kind, n);
    return fly(`follower:${kind}#${n}`, "bag:me", `follower:${kind}#${n}`);
  });
}
/** Where a citizen stood before somebody won it. */
function stood(view: View, seat: number, citizen: Citizen): string {
  if (citizen.startsWith("deed:")) return citizen;
  if (citizen === "stations") return "citizen:stations";
  const track = { boatmen: "boatman", knights: "knight" }[citizen as string] ?? "development";
  return marker(view, seat, track);
}

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
    drawn: (e, view) => drawn(view, e.seat, e.kinds),
    kept: (e, view) => drawn(view, e.seat, e.kinds),
    taken_back: (e, view) =>
      e.seat === view.seat
        ? e.spaces.map(([space = "", kind = ""]) => fly(disc(kind), `socket:${space}`, "bag:me"))
        : pulse(row(e.seat)),
    planned: (e, view) =>
      e.seat === view.seat ? e.ready.map((place) => pulse(`place:${place}`)) : pulse(row(e.seat)),
    action: (e, view) => pulse(home(view, e.seat, `place:${e.place}`)),
    recruited: (e, view) => [
      fly(disc(e.type), `stack:${e.type}`, home(view, e.seat, "bag:me")),
      ...(e.type === "monk" ? [] : [moves(`marker:${e.seat}.${e.type}`)]),
    ],
    good: (e, view) =>
      fly(`sprite:${e.good}`, `jarmark:${e.good}`, home(view, e.seat, `good:${e.good}`)),
    good_on_way: (e, view) =>
      fly(`sprite:${e.good}`, merchant(view, e.seat), home(view, e.seat, `good:${e.good}`)),
    good_paid: (e, view) =>
      fly(`sprite:${e.good}`, home(view, e.seat, `good:${e.good}`), `jarmark:${e.good}`),
    coins: (e, view) => fly("sprite:coin", "supply:treasury", home(view, e.seat, "coins:me")),
    paid: (e, view) => fly("sprite:coin", home(view, e.seat, "coins:me"), "supply:treasury"),
    technology: (e, view) =>
      fly("sprite:technology", "supply:technology", home(view, e.seat, "technology:me")),
    technology_placed: (e, view) => pulse(home(view, e.seat, `socket:${e.space}`)),
    tile: (e, view) =>
      fly(`tile:${e.place}`, `tile:${e.place}`, home(view, e.seat, `place:${e.place}`)),
    removed: (e) => ({ how: "vanish", what: `tile:${e.place}` }),
    developed: (e, view) => moves(marker(view, e.seat, "development")),
    citizen: (e, view) =>
      fly("sprite:citizen", stood(view, e.seat, e.of), home(view, e.seat, "citizens:me")),
    travelled: (e, view) => moves(merchant(view, e.seat)),
    station: (e) => appear(`station:${e.city}.${e.seat}`),
    donated: (e, view) => fly(disc(e.type), home(view, e.seat, "place:townhall"), `deed:${e.deed}`),
    plague: (e, view) =>
      e.spared
        ? pulse(home(view, e.seat, "bag:me"))
        : fly(disc(e.type), home(view, e.seat, "bag:me"), `stack:${e.type}`),
    follower_lost: (e, view) => pulse(home(view, e.seat, "bag:me")),
    flogged: (e) => pulse(row(e.seat)),
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
