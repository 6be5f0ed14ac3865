// What a game is to the table page. A game tells what lies where and what each letter stands for;
// the kit lights, lifts, asks, plays and tells. No layer of the client knows rules.
import type { Component, Snippet } from "svelte";
import type { HandOf } from "../hand/spelling";
import type { Declined, Problem, Ways } from "../lib/protocol/messages";
import type { ScenesOf } from "../scenes/scene";
import type { Words } from "../lib/words/words";

/** Names something on the page: `cell:m4`, `tile:red`, `seat:2`, `do:pass`; equal things add `#n`. */
export type Key = string;
/** A key, or `piece@place` where it matters what lies on what. */
export type Token = string;
export type Seat = number | null;

/** All that a game declares; generated in `games/<game>/types.ts`, with its union of things added. */
export interface Declared {
  view: { seats: number; seat: Seat; stack: { frame: string; [fact: string]: unknown }[] };
  table: object;
  prompt: { kind: string };
  event: { kind: string };
  outcome: { final: boolean; gain: number };
  outlook: object;
  forecast: object;
  result: object;
  letter: object;
  material: object;
  thing: Thing;
}

/** Something that lies on the table, in the dock or in a row. */
export interface Thing<F = object> {
  /** Steady: the same thing has the same key as long as it lives. */
  key: Key;
  /** How events call it, where that differs from its key: my leaders are `leader:king` to words. */
  also?: Key;
  /** Where it lies: another key. */
  at: Key;
  /** What it is, the first part of its key. */
  kind: string;
  seat?: number;
  n?: number;
  face?: "up" | "down";
  facts: F;
}

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}
export type Fit = "wide" | "low" | "flat" | "slim";

/** A sheet of the stage: its box in the stage in page pixels, and its own units. */
export interface PlateAt {
  name: string;
  at: Box;
  /** Width and height in the plate's own units. */
  units: Size;
  /** Whether the camera moves this one; at most one of an arrangement. */
  camera?: boolean;
  /** Page pixels a unit at rest, where the whole plate would be too small: it is panned. */
  rest?: number;
  /** Where the camera begins on a plate that is larger than its window; in the middle without it. */
  from?: "top";
  /** On a phone: one page among several. */
  page?: string;
  /** Where it is while it does not lie on the stage: it comes from there and goes back. */
  home?: Box;
}
export interface Arrangement {
  fit: Fit;
  stage: Size;
  plates: PlateAt[];
  /** Height of the dock in page pixels. */
  dock: number;
  /** Where a key lies: a plate and a box in its units; null: not on the stage. */
  box(key: Key): { plate: string; box: Box } | null;
}

export interface PropsOf<G extends Declared> {
  view: G["view"];
  /** What is asked of me, with its facts; the view has only its name. */
  prompt?: G["prompt"] | null;
  things: G["thing"][];
  hand: HandView;
  outlook: G["outlook"] | null;
  forecast: G["forecast"] | null;
  words: Words;
  size: Arrangement;
  /** After the end: the course of the game, for the page of the end to put in its place. */
  course?: Snippet;
  /** After the end, by seat: what brought how many points, summed up over the record. */
  sources?: Record<string, number>[];
  /** What may be said out of turn, and how: gifts, offers. */
  asides?: {
    ways: Ways | null;
    /** Offers of the view that their takers do not want; a bot says why. */
    declined: readonly Declined[];
    say(word: string): void;
    decline(offer: Omit<Declined, "why">): void;
    /** Takes back what was said last, if that was an aside of ours and can be. */
    back: (() => void) | null;
  };
  /** What the camera shows of its plate, in the plate's units; absent: all of it. */
  seen?: Box;
}

/** What boards and docks may ask of the hand; the kit has the rest. */
export interface HandView {
  readonly state: "idle" | "open" | "held" | "laid" | "ready" | "sending" | "said";
  readonly held: Key | null;
  lit(key: Key): boolean;
  picked(key: Key): boolean;
  /** Lit if one began anew. */
  begins?(key: Key): boolean;
  /** How many tokens of this key are picked. */
  count(key: Key): number;
  /** Drafts on a place, by their keys. */
  draftsAt(place: Key): Key[];
  touch(key: Key): void;
  /** So many of the token whose number is open. */
  set?(amount: number): void;
  /** Of pairs: fill the group of a slot with whoever fits best. */
  fill?(place: Key): void;
  /** What touching this key would do, if it is known. */
  outcome(key: Key): object | null;
  /** What the word that is ready would do. */
  readonly outlook?: object | null;
  /** Why a key cannot be touched with the picks so far, if it is known. */
  reason?(key: Key): Problem | null;
  /** What the picks so far come to. */
  readonly weighed: object | null;
}

/** A sentence made from facts: a message key with what it is about. */
export interface Line {
  key: string;
  facts?: Record<string, unknown>;
}
export interface TipText {
  name: string;
  lines: string[];
  figures?: { sign: string; value: string }[];
  rule?: string;
}
/** A chip at a legal target: `tone` from quiet to loud. */
export interface Chip {
  tone: "nothing" | "other" | "mine" | "union" | "danger";
  /** Symbol ids of the game with an optional number or mark beside each. */
  parts: { sign?: string; text?: string; seat?: number }[];
  /** The same in words. */
  name: string;
}

/** A bold line and more. */
export interface Effect {
  head: string;
  lines: string[];
}

export interface TellOf<G extends Declared> {
  name(thing: G["thing"], view: G["view"], words: Words): string;
  /** What it is called among picks, if its name tells more than that. */
  brief?(thing: G["thing"], view: G["view"], words: Words): string;
  tip(thing: G["thing"], view: G["view"], words: Words): TipText;
  /** What a screen reader asks for: headings with lines. */
  overview(view: G["view"], words: Words): { heading: string; lines: string[] }[];
  /** Where we are, for the bar: the last one is now. */
  phases(view: G["view"], words: Words): string[];
  /** All phases of a round and which one is now, for a bar that has room for them. */
  steps?(view: G["view"], words: Words): { names: string[]; now: number } | null;
  /** The prompt's message for this step; the kit falls back to `<game>-ask-<kind>`. */
  ask(prompt: G["prompt"], picks: Token[], words: Words): { head: string; note?: string };
  /** What the button that says the word is called at this step; without it "yes, do it". */
  confirm?(prompt: G["prompt"], picks: Token[], words: Words): string | null;
  /** What the button of a usual word says; without it the word in words. */
  usual?(word: string, prompt: G["prompt"], words: Words): string | null;
  chip(outcome: G["outcome"], view: G["view"], words: Words): Chip | null;
  /** The consequence in the prompt card: a bold line and more. */
  effect(outcome: G["outcome"], view: G["view"], words: Words): Effect;
  /** Before anything is picked: what each of a few answers would bring, beside each other. */
  choices?(hand: HandView, prompt: G["prompt"], view: G["view"], words: Words): Effect[];
}

export interface Game<G extends Declared = Declared> {
  id: string;
  material: G["material"];
  things(view: G["view"], eyes: Seat): G["thing"][];
  layout(size: Size, fit: Fit, at: G["prompt"] | null): Arrangement;
  /** Where the stage has pages: the one that this step needs; null: none in particular. */
  page?(prompt: G["prompt"], picks: Token[]): string | null;
  hand: HandOf<G>;
  scenes: ScenesOf<G>;
  tell: TellOf<G>;
  /** A player's mark: a symbol of the game instead of colour and shape. */
  mark?(view: G["view"], seat: number): { symbol: string; name: string };
  /** The same as a picture, in running text and rows. */
  Mark?: Component<{ view: G["view"]; seat: number; size: number }>;
  Board: Component<PropsOf<G>>;
  Dock: Component<PropsOf<G>>;
  Row: Component<PropsOf<G> & { seat: number }>;
  /** Row draws mark and name too; else it fills `.sum` and `.figures` of the frame's row. */
  wholeRow?: true;
  /** Whose row is on top; without it that of the first seat. */
  first?(view: G["view"]): number;
  Rival: Component<PropsOf<G> & { seat: number }>;
  /** Scales, Sejm, attack: lies over a plate, never over what is in question. */
  Overlay?: Component<PropsOf<G>>;
  /** Gauges between players and tabs. */
  Gauges?: Component<PropsOf<G>>;
  End: Component<PropsOf<G>>;
}
