import type { Facts } from "../../lib/protocol/messages";
import type { Letter, Words } from "../../lib/words/words";
import data from "./data/magnaci.json";
import type { Game, PlayerFact } from "./game";
import { motions } from "./magnaci/motion";
import MagnaciBoard from "./magnaci/MagnaciBoard.svelte";

function facts(view: Facts, seat: number, words: Words): PlayerFact[] {
  const t = view["table"] as Facts;
  const estates = Object.values(t["estates"][seat] as Record<string, number>);
  const offices = Object.entries(t["offices"] as Record<string, number | string>)
    .filter(([, owner]) => owner === seat)
    .map(([office]) => words.item(office));
  return [
    [words.say("magnaci-board-family"), words.called(data.material.families[seat] ?? "")],
    [words.say("magnaci-board-estates"), estates.reduce((sum, n) => sum + n, 0)],
    [words.say("client-magnaci-laws"), (view["places"][`laws.of.${seat}`] ?? []).length],
    [words.say("client-magnaci-offices"), offices.join(", ") || "–"],
  ];
}

const game: Game = {
  letters: data.letters as unknown as Letter[],
  Board: MagnaciBoard,
  facts,
  motions,
};
export default game;
