// All that this game declares, with what lies on its table.
import type { AleaThing } from "./things";
import type { Alea } from "./types";

export type AleaGame = Alea & { thing: AleaThing };
