import type { Facts } from "../../lib/protocol/messages";
import type { Letter, Words } from "../../lib/words/words";
import data from "./data/orleans.json";
import type { Game, PlayerFact } from "./game";
import { motions } from "./orleans/motion";
import OrleansBoard from "./orleans/OrleansBoard.svelte";

function facts(view: Facts, seat: number, words: Words): PlayerFact[] {
  const t = view["table"] as Facts;
  const stations = t["station_counts"] as { built: number }[];
  return [
    [words.say("orleans-score-coins"), t["coins"][seat]],
    [words.say("orleans-score-stations"), stations[seat]?.built ?? 0],
    [words.say("orleans-score-citizens"), t["citizens"][seat]],
    [words.say("client-orleans-development"), t["tracks"][seat][6]],
    [words.say("orleans-board-merchant"), words.item(t["merchant"][seat])],
  ];
}

const game: Game = {
  letters: data.letters as unknown as Letter[],
  Board: OrleansBoard,
  facts,
  motions,
};
export default game;
