import type { Facts } from "../../lib/protocol/messages";
import type { Letter, Words } from "../../lib/words/words";
import AleaBoard from "./alea/AleaBoard.svelte";
import AleaScore from "./alea/AleaScore.svelte";
import { guide } from "./alea/guide";
import data from "./data/alea.json";
import { motions } from "./alea/motion";
import type { Game, PlayerFact } from "./game";

const count = (content: unknown): number =>
  Array.isArray(content) ? content.length : Number(content ?? 0);

function facts(view: Facts, seat: number, words: Words): PlayerFact[] {
  const { hand, tokens } = view["table"];
  const places = view["places"] as Facts;
  const of = (kind: string): number => count(places[`${kind}.${seat}`]);
  const found: PlayerFact[] = [
    [words.say("alea-board-hand"), hand[seat]],
    [words.say("alea-board-tokens"), tokens[seat]],
    [words.say("alea-board-cards"), of("senate.of") + of("senate.shown")],
    [words.say("alea-score-provinces"), of("provinces.of")],
    [words.say("alea-score-patricians"), of("patricians.of")],
  ];
  if (data.material.setups[String(view["seats"]) as "2"].temple) {
    found.push([words.say("alea-board-fortuna"), of("fortuna.kept") + of("fortuna.drawn")]);
  }
  return found;
}

const game: Game = {
  letters: data.letters as unknown as Letter[],
  Board: AleaBoard,
  Score: AleaScore,
  facts,
  guide,
  motions,
};
export default game;
