// What a game is to the table page. A game without a board of its own is drawn plainly.
import type { Component } from "svelte";
import type { Motions } from "../motion/move";
import type { Facts } from "../../lib/protocol/messages";
import type { TableStore } from "../store/table.svelte";
import type { Letter, Words } from "../../lib/words/words";

export interface BoardProps {
  table: TableStore;
  view: Facts;
  words: Words;
  /** The event that is being shown, if one is. */
  event: Facts | null;
  /** Whether this is the present, in which one can act. */
  live: boolean;
}

export interface ScoreProps {
  view: Facts;
  words: Words;
}

/** One public fact about a player: what it is called and what it is. */
export type PlayerFact = [label: string, value: string | number];

/** A step of the guided first round: shown once, the first time it fits. */
export interface GuideStep {
  /** The message id is `client-guide-<game>-<key>`. */
  key: string;
  fits: (view: Facts, seat: number) => boolean;
}

export interface Game {
  letters: Letter[];
  Board: Component<BoardProps>;
  Score?: Component<ScoreProps>;
  /** What everybody sees of a player. */
  facts: (view: Facts, seat: number, words: Words) => PlayerFact[];
  guide?: GuideStep[];
  /** How events look in motion, by their kind; what is not told lights up what it names. */
  motions?: Motions;
  /** The board says itself what is pointed at. */
  ownCaption?: boolean;
}
