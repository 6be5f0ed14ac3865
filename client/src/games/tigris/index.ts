// Tigris & Euphrates: what the table page needs to know.
import type { Game } from "../game";
import Board from "./Board.svelte";
import { dynastyOf } from "./colours";
import * as describe from "./describe";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Gauges from "./Gauges.svelte";
import type { TigrisGame } from "./game";
import { hand } from "./hand";
import { layout } from "./layout";
import material from "./material.json";
import { chip, effect } from "./outcome";
import PlayerMark from "./PlayerMark.svelte";
import Overlay from "./Overlay.svelte";
import Rival from "./Rival.svelte";
import Row from "./Row.svelte";
import { scenes } from "./scenes";
import { things } from "./things";
import type { Material } from "./types";

export type { TigrisGame };

const tigris: Game<TigrisGame> = {
  id: "tigris",
  material: material.material as Material,
  things,
  layout,
  hand,
  scenes,
  tell: {
    name: describe.name,
    tip: describe.tip,
    overview: describe.overview,
    phases: describe.phases,
    ask: describe.ask,
    confirm: describe.confirm,
    chip,
    effect,
  },
  mark: (view, seat) => {
    const name = dynastyOf(view.table, seat);
    return { symbol: `tg-emblem-${name}`, name };
  },
  wholeRow: true,
  Mark: PlayerMark,
  Board,
  Dock,
  Row,
  Rival,
  Overlay,
  Gauges,
  End,
};
export default tigris;
