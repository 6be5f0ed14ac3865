// What lies where: the view as a list of things, each with a steady key.
import type { Seat } from "../game";
import { MATERIAL, type OrleansThing, type SeatThing } from "./kinds";
import { counted, listed, town } from "./town";
import type { Citizen, Follower, Good, Orleans } from "./types";

export * from "./kinds";
export { needOf, placesOf, socketsOf } from "./town";

type View = Orleans["view"];
const PILES = MATERIAL.piles as Record<string, number>;
/** In printing order. */
const DEEDS = ["wall", "canal", "cathedral", "plague", "guild", "peace", "astronomy", "conclave"];

export function things(view: View, eyes: Seat): OrleansThing[] {
  return [
    ...map(view, eyes),
    ...boards(view, eyes),
    ...stocks(view),
    ...(eyes === null ? [] : [...town(view, eyes), ...mine(view, eyes)]),
    ...seats(view),
  ];
}

/** Second goods spaces are there from three or four players on. */
const inUse = (space: number, seats: number): boolean =>
  MATERIAL.ways.every((way) => way.second !== space || way.from_seats <= seats);

function map(view: View, eyes: Seat): OrleansThing[] {
  const { owners, merchant, ways } = view.table;
  const found: OrleansThing[] = [];
  for (const city of Object.keys(MATERIAL.cities)) {
    const merchants = merchant.flatMap((at, seat) => (at === city ? [seat] : []));
    const facts = { city, owners: owners[city] ?? [], merchants };
    found.push({ key: `city:${city}`, at: "map", kind: "city", facts });
    for (const seat of facts.owners) {
      found.push({
        key: `station:${city}.${seat}`,
        at: `city:${city}`,
        kind: "station",
        seat,
        facts: { city },
      });
    }
  }
  MATERIAL.ways.forEach((way, n) => {
    for (const space of way.second < 0 ? [n] : [n, way.second]) {
      if (!inUse(space, view.seats)) continue;
      const facts = { space, good: ways[space] ?? null, ends: way.ends };
      found.push({ key: `cargo:${space}`, at: "map", kind: "cargo", facts });
    }
  });
  merchant.forEach((city, seat) =>
    found.push({
      key: seat === eyes ? "merchant:me" : `merchant:${seat}`,
      at: `city:${city}`,
      kind: "merchant",
      seat,
      facts: { city },
    }),
  );
  return found;
}

function boards(view: View, eyes: Seat): OrleansThing[] {
  const { table } = view;
  const found: OrleansThing[] = MATERIAL.types.map((type) => ({
    key: `stack:${type}`,
    at: "tracks",
    kind: "stack" as const,
    facts: { type: type as Follower, left: table.supply[type as Follower] ?? 0 },
  }));
  table.markers.forEach((markers, seat) => {
    for (const [track, position] of Object.entries(markers)) {
      const own = seat === eyes && track === "development";
      found.push({
        key: own ? "marker:me" : `marker:${seat}.${track}`,
        also: `marker:${seat}.${track}`,
        at: `track:${track}.${position}`,
        kind: "marker",
        seat,
        facts: { track, position },
      });
    }
  });
  for (const deed of DEEDS) {
    const card = (MATERIAL.deeds as Record<string, { coins: number }>)[deed]!;
    const citizen = table.citizens_left.includes(`deed:${deed}` as Citizen);
    const facts = { deed, given: table.deeds[deed] ?? {}, coins: card.coins, citizen };
    found.push({ key: `deed:${deed}`, at: "deeds", kind: "deed", facts });
  }
  for (const citizen of MATERIAL.citizens as Citizen[]) {
    if (citizen.startsWith("deed:")) continue;
    const left = table.citizens_left.includes(citizen);
    found.push({
      key: `citizen:${citizen}`,
      at: "tracks",
      kind: "citizen",
      facts: { citizen, left },
    });
  }
  return found;
}

function stocks(view: View): OrleansThing[] {
  const { table } = view;
  const pile = view.places["hourglass.pile"];
  const found: OrleansThing[] = [
    {
      key: "hourglass:all",
      at: "map",
      kind: "hourglass",
      facts: {
        event: table.event,
        pile: typeof pile === "number" ? pile : (pile?.length ?? 0),
        round: table.round?.number ?? 0,
        rounds: table.round?.rounds ?? 0,
      },
    },
    {
      key: "supply:technology",
      at: "jarmark",
      kind: "supply",
      n: table.technology_supply,
      facts: { of: "technology" },
    },
    {
      key: "supply:treasury",
      at: "jarmark",
      kind: "supply",
      n: table.treasury,
      facts: { of: "treasury" },
    },
    {
      key: "gone:all",
      at: "jarmark",
      kind: "gone",
      facts: { followers: table.lost, goods: table.goods_gone, technology: table.technology_lost },
    },
  ];
  for (const good of MATERIAL.goods.slice(0, 5) as Good[]) {
    found.push({
      key: `jarmark:${good}`,
      at: "jarmark",
      kind: "jarmark",
      n: table.jarmark[good] ?? 0,
      facts: { good },
    });
  }
  for (const place of table.pile) {
    const pile = PILES[place] ?? 1;
    found.push({ key: `tile:${place}`, at: `pile:${pile}`, kind: "tile", facts: { place, pile } });
  }
  return found;
}

function mine(view: View, seat: number): OrleansThing[] {
  const { table } = view;
  const followers = listed("follower", "market:me", table.market[seat] ?? {}, seat);
  const found: OrleansThing[] = [
    ...followers,
    ...listed("guest", "bag:me", counted(table.guests), seat),
    { key: "bag:me", at: "dock", kind: "bag", seat, facts: { followers: table.bag[seat] ?? {} } },
    { key: "coins:me", at: "dock", kind: "coins", seat, n: table.coins[seat] ?? 0, facts: {} },
    {
      key: "stations:me",
      at: "dock",
      kind: "stations",
      seat,
      n: table.unbuilt[seat] ?? 0,
      facts: { ...table.station_counts[seat] },
    },
    {
      key: "citizens:me",
      at: "dock",
      kind: "citizens",
      seat,
      n: table.citizens[seat] ?? 0,
      facts: {},
    },
    {
      key: "technology:me",
      at: "dock",
      kind: "technology",
      seat,
      n: table.technology[seat] ?? 0,
      facts: { experienced: (table.experienced[seat] ?? 0) > 0 },
    },
  ];
  for (let count = 1; followers.length + count <= MATERIAL.market; count++) {
    found.push({ key: `draw:${count}`, at: "market:me", kind: "draw", seat, facts: { count } });
  }
  for (const [good, n] of Object.entries(table.goods[seat] ?? {}) as [Good, number][]) {
    found.push({ key: `good:${good}`, at: "dock", kind: "good", seat, n, facts: { good } });
  }
  return found;
}

function seats(view: View): SeatThing[] {
  const { table } = view;
  return table.markers.map((markers, seat) => ({
    key: `seat:${seat}`,
    at: "rail",
    kind: "seat",
    seat,
    facts: {
      coins: table.coins[seat] ?? 0,
      level: table.levels[seat] ?? 1,
      development: markers.development,
      stations: table.station_counts[seat] ?? { built: 0, to_build: 0, lost: 0 },
      citizens: table.citizens[seat] ?? 0,
      technology: table.technology[seat] ?? 0,
      bag: table.bag[seat] ?? {},
      goods: table.goods[seat] ?? {},
      starts: table.round?.start === seat,
      turn: table.round?.turn === seat,
      passed: table.round?.passed.includes(seat) ?? false,
    },
  }));
}
