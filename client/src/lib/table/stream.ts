// What one pair of eyes has been shown: the view is the truth, the moves are its story.
import type {
  AnyView,
  Declined,
  MoveShown,
  Question,
  Seat,
  Update,
  Ways,
} from "../protocol/messages";

export interface Stream {
  seat: Seat;
  version: number;
  view: AnyView;
  /** Moves that stand, by rising number; the first may be later than the beginning of the game. */
  moves: MoveShown[];
  /** The version at which they began anew: what was read of the log before is another story. */
  anew: number;
  question: Question | null;
  asideWays: Ways | null;
  undo: "none" | "free" | "asked";
  restart: boolean;
  /** Whether we may go back to any move. */
  rewind: boolean;
  /** Until then bots wait for our second thoughts, by the server's clock. */
  lapses: number | null;
  withdraw: boolean;
  /** Offers of the view that their takers do not want. */
  declined: Declined[];
}

/** Put an update upon what was known; moves that were taken back are gone. */
export function merged(known: Stream | null, update: Update): Stream {
  const { seat, version, view, question, restart, rewind, lapses, withdraw, declined } = update;
  const before = known === null || update.whole ? [] : known.moves;
  return {
    seat,
    version,
    view,
    moves: standing([...before, ...update.moves]),
    anew: known === null || update.whole ? version : known.anew,
    question,
    asideWays: update.aside_ways,
    undo: update.undo as Stream["undo"],
    restart,
    rewind,
    lapses,
    withdraw,
    declined,
  };
}

/** Moves of an update that happened since the last one: nobody saw the others happen. */
export function news(known: Stream | null, update: Update): MoveShown[] {
  if (known === null || update.whole) return [];
  return update.moves.filter((move) => move.n > known.version);
}

/** Without what was taken back, and without the taking back. */
export function standing(moves: MoveShown[]): MoveShown[] {
  const undone = new Set(moves.flatMap((move) => (move.undoes === null ? [] : [move.undoes])));
  return moves.filter((move) => move.undoes === null && !undone.has(move.n));
}

/** The seats that are asked now. */
export const asked = (view: AnyView | null): number[] => view?.pending?.seats ?? [];
