// What the frame is fed: everything it shows, and everything it lets one do. The store, the hand
// and the past join here; the frame knows no socket, no spelling and no game's words.
import type { Snippet } from "svelte";
import type { Declared, Game, HandView, Key, Seat } from "../games/game";
import type { Amount, Bag } from "../hand/spelling";
import type {
  ChatLine,
  Course,
  Declined,
  Problem,
  Question,
  SeatInfo,
  TableInfo,
  Ways,
} from "../lib/protocol/messages";
import type { LineState } from "../lib/protocol/line";
import type { Words } from "../lib/words/words";
import type { Scene } from "../scenes/scene";

/** The hand, as the frame needs it. */
export interface FrameHand extends HandView {
  readonly picks: Bag;
  /** The whole word that would be said now, and what it would do. */
  readonly ready: string | null;
  readonly outlook: object | null;
  /** Where a dragged piece is held, in page pixels. */
  readonly pointer: { x: number; y: number } | null;
  /** What was refused, and at which key. */
  readonly refused: { key: Key | null; problem: Problem } | null;
  /** Picks were dropped because the question changed. */
  readonly dropped: boolean;
  /** Only a number is open; how many there are now is `count(amount.token)`. */
  readonly amount: Amount | null;
  /** What may be touched next and is drawn nowhere. */
  rest(drawn: (key: Key) => boolean): Key[];
  /** Lit if one began anew. */
  begins(key: Key): boolean;
  confirm(): Promise<void> | void;
  /** A pick comes back. */
  putBack(key: Key): void;
  back(): void;
  clear(): void;
  /** Lay the picks of a word; of pairs also of an unfinished one. */
  put(word: string): void;
  /** Lay the picks of a usual word and say it. */
  usual(word: string): void;
  /** Set the number that is open. */
  set(amount: number): void;
}

export interface PastParts {
  /** The move looked at; null: the present. */
  readonly at: number | null;
  readonly last: number;
  readonly playing: boolean;
  go(move: number): void;
  step(by: number): void;
  present(): void;
  play(): void;
  stop(): void;
  /** Only for those who sit. */
  since?(): void;
}

export interface TheatreParts {
  readonly now: Scene | null;
  /** What was too much to be played, in one line. */
  readonly summary: string | null;
  skip(): void;
  /** Play what the summary stands for. */
  show(): void;
}

export interface Deeds {
  chat(text: string): Promise<void> | void;
  note(text: string): Promise<void> | void;
  undo(): void;
  restart(): void;
  /** Bots need not wait. */
  goOn(): void;
  /** Go back to a move for good. */
  rewind(move: number): void;
  withdraw(): void;
  /** Say something out of turn. */
  aside(word: string): void;
  /** Tell its maker that we do not want a swap. */
  decline(offer: Omit<Declined, "why">): void;
  /** At one keyboard: the curtain is lifted. */
  look(seat: number): void;
}

export interface TableParts {
  readonly game: Game;
  readonly words: Words;
  readonly view: Declared["view"];
  readonly outlook: object | null;
  readonly forecast: object | null;
  readonly info: TableInfo;
  /** Through whose eyes we look. */
  readonly seat: Seat;
  /** Who owes a word. */
  readonly asked: readonly number[];
  readonly question: Question | null;
  readonly asides: Ways | null;
  /** Offers that their takers do not want, with a bot's reason. */
  readonly declined: readonly Declined[];
  readonly undo: string;
  readonly restart: boolean;
  /** Whether one may go back to any move. */
  readonly rewind: boolean;
  /** Bots wait until then, by the server's clock: something can still be taken back. */
  readonly lapses: number | null;
  readonly withdraw: boolean;
  readonly hand: FrameHand;
  readonly theatre: TheatreParts;
  /** All scenes so far, oldest first. */
  readonly scenes: readonly Scene[];
  /** Earlier ones, if there are any. */
  readonly older?: (() => void) | undefined;
  /** Numbers of the rules of this step. */
  readonly rules?: readonly string[];
  readonly past: PastParts;
  /** How the game went, once it is over. */
  course?(): Promise<Course>;
  /** What happened to a seat in a move, in words; all of it if nothing is said of that seat. */
  tale?(move: number, seat: number): Promise<string>;
  readonly chat: readonly ChatLine[];
  readonly person: boolean;
  readonly notes: string;
  /** Our clock against the server's, in seconds. */
  readonly skew: number;
  readonly curtain: Seat;
  readonly over: boolean;
  readonly line: LineState;
  readonly deeds: Deeds;
  /** What needs an answer beside the game. */
  notices?: Snippet;
  /** What can be done after the end. */
  after?: Snippet<[(() => void) | undefined]>;
  /** More entries of the menu. */
  menu?: Snippet;
}

/** What a seat is called, with what there is to say about it. */
export interface SeatShown {
  info: SeatInfo;
  asked: boolean;
  mine: boolean;
}
/** In the order of play, from whoever the game says is first. */
export const seatsOf = (parts: TableParts): SeatShown[] => {
  const { seats } = parts.info;
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === parts.game.first?.(parts.view)),
  );
  return [...seats.slice(first), ...seats.slice(0, first)].map((info) => ({
    info,
    asked: parts.asked.includes(info.seat),
    mine: info.seat === parts.seat,
  }));
};
