// Questions and views as the engine gave them.
import { readFileSync } from "node:fs";
import type { Question } from "../../src/lib/protocol/messages";
import type { Declared } from "../../src/games/game";
import { alphabetOf, type Letter } from "../../src/lib/words/words";

export interface Recorded {
  seats: number;
  letters: Letter[];
  view: Declared["view"];
  questions: { seat: number; question: Question }[];
}
const file = new URL("../fixtures/questions.json", import.meta.url);
export const recorded = JSON.parse(readFileSync(file, "utf-8")) as Record<string, Recorded>;
export const alphabet = (game: string) => alphabetOf(recorded[game]!.letters);
