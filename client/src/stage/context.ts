// What components on stage and in the dock find round them without being handed it each time.
import { getContext, setContext } from "svelte";
import type { Arrangement, HandView, Key, PlateAt, Thing } from "../games/game";
import type { StageCamera } from "./camera.svelte";

/** Given by the frame, or by Stage itself where there is no frame. */
export interface Around {
  readonly hand: HandView;
  /** What a thing is called: the one source for eye and ear. */
  name(thing: Thing): string;
  /** What touching this key would do, in words; empty if it is not known. */
  about?(key: Key): string;
  /** Whether a key is of a kind that comes off the table, and may be picked up just now. */
  lifts?(key: Key): boolean;
  /** What a page of the stage is called. */
  page?(page: string): string;
  /** The stage tells which camera is its own. */
  camera?(camera: StageCamera | null): void;
}
export interface OnStage {
  readonly arrangement: Arrangement;
  readonly page: string | null;
  readonly camera: StageCamera;
}
export interface OnPlate {
  readonly plate: PlateAt | null;
  /** Page pixels a unit, at rest. */
  readonly scale: number;
}

const AROUND = Symbol("around");
const STAGE = Symbol("stage");
const PLATE = Symbol("plate");

export const setAround = (around: Around): Around => setContext(AROUND, around);
export const getAround = (): Around | null => getContext<Around | undefined>(AROUND) ?? null;
export const setStage = (stage: OnStage): OnStage => setContext(STAGE, stage);
export const getStage = (): OnStage | null => getContext<OnStage | undefined>(STAGE) ?? null;
export const setPlate = (plate: OnPlate): OnPlate => setContext(PLATE, plate);
export const getPlate = (): OnPlate | null => getContext<OnPlate | undefined>(PLATE) ?? null;

/** The hand of somebody who may touch nothing. */
export const idle: HandView = {
  state: "idle",
  held: null,
  lit: () => false,
  picked: () => false,
  count: () => 0,
  draftsAt: () => [],
  touch: () => undefined,
  outcome: () => null,
  weighed: null,
};
