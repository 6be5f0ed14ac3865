// A table at rest, as the page would feed it to the frame.
import type { FrameHand, TableParts } from "../../src/frame/parts";
import type { Game } from "../../src/games/game";
import { plain } from "../../src/games/plain";
import type { SeatInfo, TableInfo } from "../../src/lib/protocol/messages";
import { idle } from "../../src/stage/context";
import { alphabet, recorded } from "./recorded";
import { wordsFor } from "./words";

const none = (): undefined => undefined;

export const stillHand: FrameHand = {
  ...idle,
  picks: new Map(),
  ready: null,
  outlook: null,
  pointer: null,
  refused: null,
  dropped: false,
  amount: null,
  rest: () => [],
  begins: () => false,
  confirm: none,
  putBack: none,
  back: none,
  clear: none,
  put: none,
  usual: none,
  set: none,
};

const seat = (n: number): SeatInfo => ({
  seat: n,
  kind: n ? "bot" : "person",
  name: n ? "" : "Livia",
  level: n ? "apprentice" : "",
  person: n ? "" : "p",
  reserved: false,
  here: true,
  away: "",
  stand_in: "",
  bank: n ? null : 900,
  running: n === 0,
});

export function partsOf(id: string, given: Partial<TableParts> = {}): TableParts {
  const { view, questions, seats } = recorded[id]!;
  const letters = alphabet(id);
  const question = questions[0]!.question;
  const game: Game = plain(id, letters, () => question);
  const info = {
    id: "t",
    game: id,
    now: 0,
    seats: Array.from({ length: seats }, (_, n) => seat(n)),
  } as unknown as TableInfo;
  return {
    game,
    words: wordsFor(id, letters),
    view,
    outlook: null,
    forecast: null,
    info,
    seat: 0,
    asked: [0],
    question,
    asides: null,
    declined: [],
    undo: "none",
    restart: false,
    rewind: false,
    lapses: null,
    withdraw: false,
    hand: { ...stillHand, state: "open", lit: (key) => key.startsWith("say:0.") },
    theatre: { now: null, summary: null, skip: none, show: none },
    scenes: [],
    past: {
      at: null,
      last: 12,
      playing: false,
      go: none,
      step: none,
      present: none,
      play: none,
      stop: none,
    },
    chat: [],
    person: true,
    notes: "",
    skew: 0,
    curtain: null,
    over: false,
    line: "open",
    deeds: {
      chat: none,
      note: none,
      undo: none,
      restart: none,
      rewind: none,
      goOn: none,
      withdraw: none,
      aside: none,
      decline: none,
      look: none,
    },
    ...given,
  };
}
