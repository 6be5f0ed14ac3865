// Tigris in motion: pieces go from the screens to the map and back, points to whoever scores.
import { atPlayer, seatMark, type Move, type Motions, type Context } from "../../motion/move";
import type { Facts, Seat } from "../../../lib/protocol/messages";
import { TILE_GLYPHS } from "./glyphs";
import { officeOf } from "./map";

/** From a screen onto a cell; what comes from another cell comes from there. */
const laid = (event: Facts, eyes: Seat, own: string): Move[] => [
  {
    from: event["from"] ? [`piece:${event["from"]}`] : atPlayer(event["seat"], eyes, own),
    lands: [`piece:${event["cell"]}`],
    to: [`cell:${event["cell"]}`],
  },
];

/** A leader goes back behind its screen. */
const home = (seat: unknown, leader: string, eyes: Seat): Move => ({
  thing: [`leader:${leader}`],
  to: atPlayer(seat, eyes, `screen:${officeOf(leader)}`),
});

/** Where points come from: the tile or the monument that brought them, else the last conflict. */
function source(event: Facts, { earlier }: Context): string[] {
  const last = earlier.findLast((each) => each["cell"] || each["lost"]?.length);
  const cell = last?.["cell"] ?? last?.["lost"]?.[0];
  if (event["source"] === "tile" && cell) return [`piece:${cell}`, `cell:${cell}`];
  if (event["source"] === "monument") return [`monument-of:${event["colour"]}`];
  return cell ? [`cell:${cell}`] : [];
}

export const motions: Motions = {
  tile: (event, { eyes }) => laid(event, eyes, `hand:${event["colour"]}`),
  leader: (event, { eyes }) => laid(event, eyes, `screen:${officeOf(event["leader"])}`),
  catastrophe: (event, { eyes }) => [
    { thing: [`piece:${event["cell"]}`] },
    ...laid({ ...event, from: null }, eyes, "screen:catastrophe"),
  ],
  leader_back: (event, { eyes }) => [home(event["seat"], event["leader"], eyes)],
  revolt_won: (event, { eyes }) => [home(event["loser"], event["leader"], eyes)],
  war_won: (event, { eyes }) => [
    home(event["loser"], event["leader"], eyes),
    ...(event["lost"] as string[]).map((cell) => ({ thing: [`piece:${cell}`] })),
  ],
  points: (event, told) => {
    const colour = String(event["colour"]);
    const from = source(event, told);
    return [
      {
        ...(from.length ? { from } : {}),
        to: atPlayer(event["seat"], told.eyes, `points:${colour}`),
        sign: { text: `+${event["points"]}`, tone: `t-${colour}`, glyph: TILE_GLYPHS[colour] },
      },
    ];
  },
  treasures: (event, { eyes }) =>
    (event["cells"] as string[]).map((cell) => ({
      thing: [`treasure:${cell}`],
      to: atPlayer(event["seat"], eyes, "points:treasure"),
    })),
  monument: (event, { eyes }) => [
    {
      from: atPlayer(event["seat"], eyes),
      lands: [`monument:${event["cell"]}`],
      to: [`cell:${event["cell"]}`],
    },
  ],
  support: (event) => [
    ...(event["tiles"]
      ? [
          {
            from: [seatMark(event["seat"])],
            to: [`conflict:${event["seat"]}`],
            sign: {
              text: `+${event["tiles"]}`,
              tone: `t-${event["colour"]}`,
              glyph: TILE_GLYPHS[String(event["colour"])],
            },
          },
        ]
      : []),
    { ring: [seatMark(event["seat"])] },
  ],
  drawn: (event, { eyes }) => drawn(event, eyes),
  union: (event) => [{ ring: [`cell:${event["cell"]}`] }],
  turn: (event) => [{ ring: [seatMark(event["seat"])] }],
};

/** Tiles from the bag: one's own land in the hand, of others one sees how many. */
function drawn(event: Facts, eyes: Seat): Move[] {
  const tiles = event["tiles"] as string[] | undefined;
  if (event["seat"] === eyes && tiles) {
    return tiles.map((colour) => ({ from: ["bag"], lands: [`hand:${colour}`] }));
  }
  return [
    {
      from: ["bag"],
      to: [seatMark(event["seat"])],
      sign: { text: `+${event["count"]}`, seat: event["seat"] },
    },
  ];
}
