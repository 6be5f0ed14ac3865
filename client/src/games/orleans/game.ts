// All that this game declares, with what lies on its table.
import type { OrleansThing } from "./things";
import type { Orleans } from "./types";

export type OrleansGame = Orleans & { thing: OrleansThing };
