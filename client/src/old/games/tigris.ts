import type { Facts } from "../../lib/protocol/messages";
import type { Letter, Words } from "../../lib/words/words";
import data from "./data/tigris.json";
import type { Game, PlayerFact } from "./game";
import { guide } from "./tigris/guide";
import { COLOURS, OFFICES } from "./tigris/map";
import { motions } from "./tigris/motion";
import TigrisBoard from "./tigris/TigrisBoard.svelte";
import TigrisScore from "./tigris/TigrisScore.svelte";

function facts(view: Facts, seat: number, words: Words): PlayerFact[] {
  const t = view["table"] as Facts;
  const dynasty = (t["dynasties"][seat] ?? null) as string | null;
  const hand = view["places"][`hand.${seat}`];
  const home = OFFICES.filter((office) => !t["strengths"][`${dynasty}.${office}`]);
  const found: PlayerFact[] = [
    [words.say("tigris-board-dynasty"), dynasty === null ? "–" : words.called(dynasty)],
    [words.say("tigris-board-hand"), Array.isArray(hand) ? hand.length : hand],
    [words.item("catastrophe"), t["catastrophes"][seat]],
    [words.say("tigris-board-reserve"), home.map((office) => words.item(office)).join(", ") || "–"],
  ];
  const veiled = view["options"].points === "veiled" && seat !== view["seat"] && !view["result"];
  if (veiled) return found;
  const points = COLOURS.map((colour) => `${words.called(colour)} ${t["points"][seat][colour]}`);
  return [
    ...found,
    [words.say("client-points"), points.join(", ")],
    [words.say("tigris-score-treasures"), t["won"][seat]],
  ];
}

const game: Game = {
  letters: data.letters as unknown as Letter[],
  Board: TigrisBoard,
  Score: TigrisScore,
  facts,
  guide,
  motions,
  ownCaption: true,
};
export default game;
