// What each letter of a word stands for on the table.
import { none, times, type HandOf } from "../../hand/spelling";
import type { TigrisGame } from "./game";

export const hand: HandOf<TigrisGame> = {
  lifts: ["tile", "leader", "catastrophe", "monument"],
  buttons: ["do:pass", "do:decline"],
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
