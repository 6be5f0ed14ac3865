// All that this game declares, with what lies on its table.
import type { TigrisThing } from "./things";
import type { Tigris } from "./types";

export type TigrisGame = Tigris & { thing: TigrisThing };
