// A game that has no board of its own: things are lists, every letter is a button.
import type { Question } from "../../lib/protocol/messages";
import type { Alphabet } from "../../lib/words/words";
import type { LetterAt, TokensOf } from "../../hand/spelling";
import type { Arrangement, Declared, Fit, Game, Size } from "../game";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Rival from "./Rival.svelte";
import Row from "./Row.svelte";
import { tell } from "./tell";
import { sayKey, slotKey, things } from "./things";

const DOCK: Record<Fit, number> = { wide: 126, low: 92, flat: 110, slim: 92 };

/** Every code stands for itself, in its place of the word. */
const tokens = new Proxy({} as TokensOf<Declared>, {
  get: () => (_facts: object, at: LetterAt<Declared>) => [sayKey(at.i, at.word[at.i] ?? "")],
  has: () => true,
});

const layout = (size: Size, fit: Fit): Arrangement => ({
  fit,
  stage: size,
  plates: [],
  dock: DOCK[fit],
  box: () => null,
});

/** Lists are made from the question, which no view holds: it is handed in. */
export function plain(
  id: string,
  alphabet: Alphabet,
  question: () => Question | null,
): Game<Declared> {
  return {
    id,
    material: {},
    things: (view) => things(view, question(), (letter) => alphabet.get(letter)?.[1] ?? ""),
    layout,
    hand: { lifts: [], tokens, slot: slotKey },
    scenes: { beats: [], motion: {} },
    tell,
    Board,
    Dock,
    Row,
    Rival,
    End,
  };
}
