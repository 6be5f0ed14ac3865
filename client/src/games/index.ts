// Which games have their board on the new table. Every board is a chunk of its own.
import type { Letter } from "../lib/words/words";
import type { Declared, Game } from "./game";

export interface Loaded {
  game: Game;
  letters: Letter[];
}

/** The frame asks every game the same things; what is asked of it is only ever its own. */
const opened = <G extends Declared>(game: Game<G>): Game => game as unknown as Game;

const BOARDS: Record<string, () => Promise<Loaded>> = {
  alea: async () => {
    const [board, material] = await Promise.all([import("./alea"), import("./alea/material.json")]);
    return { game: opened(board.default), letters: material.letters as unknown as Letter[] };
  },
  sigismundus: async () => {
    const [board, material] = await Promise.all([
      import("./sigismundus"),
      import("./sigismundus/material.json"),
    ]);
    return { game: opened(board.default), letters: material.letters as unknown as Letter[] };
  },
  magnaci: async () => {
    const [board, material] = await Promise.all([
      import("./magnaci"),
      import("./magnaci/material.json"),
    ]);
    return { game: opened(board.default), letters: material.letters as unknown as Letter[] };
  },
  tigris: async () => {
    const [board, material] = await Promise.all([
      import("./tigris"),
      import("./tigris/material.json"),
    ]);
    return { game: opened(board.default), letters: material.letters as Letter[] };
  },
  orleans: async () => {
    const [board, material] = await Promise.all([
      import("./orleans"),
      import("./orleans/material.json"),
    ]);
    return { game: opened(board.default), letters: material.letters as unknown as Letter[] };
  },
};

export const hasBoard = (game: string): boolean => game in BOARDS;
export const loadBoard = (game: string): Promise<Loaded> => BOARDS[game]!();
