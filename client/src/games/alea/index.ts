// Alea Iacta Est: what the table page needs to know.
import type { Game } from "../game";
import Board from "./Board.svelte";
import * as describe from "./describe";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import type { AleaGame } from "./game";
import { hand } from "./hand";
import { layout } from "./layout";
import material from "./material.json";
import { chip, effect } from "./outcome";
import Overlay from "./Overlay.svelte";
import Rival from "./Rival.svelte";
import Row from "./Row.svelte";
import { scenes } from "./scenes";
import { things } from "./things";
import type { Material } from "./types";

export type { AleaGame };

const alea: Game<AleaGame> = {
  id: "alea",
  material: material.material as unknown as Material,
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
    chip,
    effect,
  },
  Board,
  Dock,
  Row,
  Rival,
  Overlay,
  End,
};
export default alea;
