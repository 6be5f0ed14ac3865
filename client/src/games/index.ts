// Which games have a board. Every board is a chunk of its own.
import type { Shapes } from "../lib/table/fits";
import type { Letter } from "../lib/words/words";
import type { Declared, Game } from "./game";

export interface Loaded {
  game: Game;
  letters: Letter[];
  /** What it declares. */
  shapes: Shapes;
}

/** The frame asks every game the same things; what is asked of it is only ever its own. */
const opened = <G extends Declared>(game: Game<G>): Game => game as unknown as Game;

type Board = Promise<{ default: Game }>;
type Box = Promise<{ letters: unknown }>;
type Outline = Promise<{ default: unknown }>;

async function loaded(board: Board, box: Box, declared: Outline): Promise<Loaded> {
  const [{ default: game }, material, outline] = await Promise.all([board, box, declared]);
  // JSON is as its generators wrote it; tests hold the files against the engine.
  return { game, letters: material.letters as Letter[], shapes: outline.default as Shapes };
}

const its = <G extends Declared>(board: Promise<{ default: Game<G> }>): Board =>
  board.then((found) => ({ default: opened(found.default) }));

const BOARDS: Record<string, () => Promise<Loaded>> = {
  alea: () =>
    loaded(its(import("./alea")), import("./alea/material.json"), import("./alea/shape.json")),
  magnaci: () =>
    loaded(
      its(import("./magnaci")),
      import("./magnaci/material.json"),
      import("./magnaci/shape.json"),
    ),
  orleans: () =>
    loaded(
      its(import("./orleans")),
      import("./orleans/material.json"),
      import("./orleans/shape.json"),
    ),
  sigismundus: () =>
    loaded(
      its(import("./sigismundus")),
      import("./sigismundus/material.json"),
      import("./sigismundus/shape.json"),
    ),
  tigris: () =>
    loaded(
      its(import("./tigris")),
      import("./tigris/material.json"),
      import("./tigris/shape.json"),
    ),
};

export const hasBoard = (game: string): boolean => game in BOARDS;
export const loadBoard = (game: string): Promise<Loaded> => BOARDS[game]!();
