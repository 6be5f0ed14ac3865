// All that this game declares, with what lies on its table.
import type { MagnaciThing } from "./things";
import type { Magnaci } from "./types";

export type MagnaciGame = Magnaci & { thing: MagnaciThing };
