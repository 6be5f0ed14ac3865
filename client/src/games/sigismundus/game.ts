// All that this game declares, with what lies on its table.
import type { SigismundusThing } from "./things";
import type { Sigismundus } from "./types";

export type SigismundusGame = Sigismundus & { thing: SigismundusThing };
export type View = Sigismundus["view"];
