// What the table says of itself when it is asked to: the last moves, my things, what I may touch.
import type { Thing } from "../games/game";
import type { Names } from "./naming";
import type { TableParts } from "./parts";
import { wordsOf } from "./ways";

const LAST = 12;
const MANY = 60;

export interface Read {
  happened: string[];
  mine: string[];
  can: string[];
  board: { heading: string; lines: string[] }[];
}

export function reading(parts: TableParts, things: readonly Thing[], called: Names): Read {
  const { scenes, words, view, seat, question, hand, game } = parts;
  const own = scenes.findLastIndex((scene) => scene.move.seat === seat);
  const since = scenes.slice(Math.max(0, own, scenes.length - LAST));
  const ways = question?.ways ? wordsOf(question.ways) : [];
  const slots = question?.form?.slots ?? [];
  return {
    happened: since.map((scene) => scene.sentence).filter(Boolean),
    mine: things
      .filter((thing) => thing.seat !== undefined && thing.seat === seat)
      .map((thing) => game.tell.name(thing, view, words)),
    can: !question
      ? []
      : ways.length && ways.length <= MANY
        ? ways.map((word) => words.word(word))
        : ways.length
          ? [...new Set(things.filter((thing) => hand.lit(thing.key)).map((t) => called.of(t.key)))]
          : slots.map((slot) => words.called(slot.name)),
    board: game.tell.overview(view, words),
  };
}
