// Magnaci: what the table page needs to know.
import type { Game } from "../game";
import Board from "./Board.svelte";
import { BOX, FAMILIES } from "./box";
import * as describe from "./describe";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import type { MagnaciGame } from "./game";
import Gauges from "./Gauges.svelte";
import { hand } from "./hand";
import { layout } from "./layout";
import { chip, choices, effect } from "./outcome";
import PlayerMark from "./PlayerMark.svelte";
import Rival from "./Rival.svelte";
import Row from "./Row.svelte";
import { scenes } from "./scenes";
import { things } from "./things";

export type { MagnaciGame };

const magnaci: Game<MagnaciGame> = {
  id: "magnaci",
  material: BOX,
  things,
  layout,
  hand,
  scenes,
  tell: {
    name: describe.name,
    brief: describe.brief,
    tip: describe.tip,
    overview: describe.overview,
    phases: describe.phases,
    ask: describe.ask,
    chip,
    effect,
    choices,
    usual: (word, prompt, words) =>
      word === "pass" ? words.say("magnaci-pass", { asked: prompt.kind }) : null,
  },
  mark: (_, seat) => ({ symbol: `mg-arms-${seat}`, name: FAMILIES[seat] ?? "" }),
  wholeRow: true,
  Mark: PlayerMark,
  Board,
  Dock,
  Row,
  Rival,
  Gauges,
  End,
};
export default magnaci;
