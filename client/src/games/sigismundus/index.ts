// Sigismundus Augustus: what the table page needs to know.
import type { Game } from "../game";
import Board from "./Board.svelte";
import { box } from "./box";
import * as describe from "./describe";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import type { SigismundusGame } from "./game";
import { hand } from "./hand";
import { layout, page } from "./layout";
import { chip, effect } from "./outcome";
import Overlay from "./Overlay.svelte";
import PlayerMark from "./PlayerMark.svelte";
import Rival from "./Rival.svelte";
import Row from "./Row.svelte";
import { scenes } from "./scenes";
import { things } from "./things";

const sigismundus: Game<SigismundusGame> = {
  id: "sigismundus",
  material: box,
  things,
  layout,
  page,
  hand,
  scenes,
  tell: {
    name: describe.name,
    brief: describe.brief,
    tip: describe.tip,
    overview: describe.overview,
    phases: describe.phases,
    steps: describe.steps,
    ask: describe.ask,
    usual: describe.usual,
    chip,
    effect,
  },
  wholeRow: true,
  first: (view) => view.table.first,
  Mark: PlayerMark,
  Board,
  Dock,
  Row,
  Rival,
  Overlay,
  End,
};
export default sigismundus;
