import type { Facts } from "../../lib/protocol/messages";
import type { Letter, Words } from "../../lib/words/words";
import data from "./data/sigismundus.json";
import type { Game, PlayerFact } from "./game";
import { motions } from "./sigismundus/motion";
import SigismundusBoard from "./sigismundus/SigismundusBoard.svelte";

function facts(view: Facts, seat: number, words: Words): PlayerFact[] {
  const t = view["table"] as Facts;
  return [
    [words.say("client-sigismundus-house"), words.item(t["houses"][seat])],
    [words.say("client-points"), t["points"][seat]],
    [words.say("client-sigismundus-ducats"), t["ducats"][seat]],
    [words.say("client-sigismundus-vote"), t["votes"][seat]],
    [words.say("client-sigismundus-clients"), t["clients"][seat]],
  ];
}

const game: Game = {
  letters: data.letters as unknown as Letter[],
  Board: SigismundusBoard,
  facts,
  motions,
};
export default game;
