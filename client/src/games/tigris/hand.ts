// What each letter of a word stands for on the table.
import { none, times, type HandOf } from "../../hand/spelling";
import type { Key } from "../game";
import { COLOURS } from "./colours";
import type { TigrisGame } from "./game";

// Leaders by their first letters, tiles in the order of the colours, C and X for the other two.
const PRESSED: Record<string, Key> = {
  k: "leader:king",
  p: "leader:priest",
  f: "leader:farmer",
  t: "leader:trader",
  c: "catastrophe:me",
  x: "bag:all",
  ...Object.fromEntries(COLOURS.map((colour, n) => [n + 1, `tile:${colour}`])),
};

export const hand: HandOf<TigrisGame> = {
  lifts: ["tile", "leader", "catastrophe", "monument"],
  buttons: ["do:pass", "do:decline"],
  shortcut: (pressed, view) => {
    const key = PRESSED[pressed.toLowerCase()];
    return key && (view.lit(key) || view.picked(key) || view.begins?.(key)) ? key : null;
  },
  tokens: {
    cell: (f) => [`cell:${f.cell}`],
    tile: (f) => [`tile:${f.colour}`],
    leader: (f) => [`leader:${f.office}`],
    withdraw: (f) => [`leader:${f.office}`, "home:me"],
    catastrophe: () => ["catastrophe:me"],
    exchange: () => ["bag:all"],
    pass: () => ["do:pass"],
    colour: (f, at) => [at.prompt.kind === "war_order" ? `war:${f.colour}` : `tile:${f.colour}`],
    done: none,
    support: (f, at) =>
      at.prompt.kind === "support" ? times(f.tiles, `tile:${at.prompt.colour}`) : [],
    decline: () => ["do:decline"],
    dynasty: (f) => [`do:dynasty-${f.dynasty}`],
    monument: (f) => [`monument:${f.first}-${f.second}`],
  },
};
