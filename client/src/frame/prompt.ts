// What the prompt card says: the scene that plays, the moment looked at, my question, or for whom
// we wait.
import { tokensIn } from "../hand/bag";
import { t } from "../lib/words/language.svelte";
import type { Words } from "../lib/words/words";
import type { TableParts } from "./parts";

export interface Sentence {
  about: "scene" | "past" | "question" | "answered" | "over" | "waiting";
  head: string;
  note?: string;
}

const names = (parts: TableParts, seats: readonly number[]): string[] =>
  seats.map((seat) => parts.words.name(seat));

export function sentence(parts: TableParts): Sentence {
  const { theatre, past, question, hand, game, words, asked, seat } = parts;
  if (theatre.now) return { about: "scene", head: theatre.now.sentence };
  if (past.at !== null) {
    return { about: "past", head: t("client-looking-at", { move: past.at, last: past.last }) };
  }
  if (parts.over) return { about: "over", ...ended(parts) };
  if (question && hand.state !== "said") {
    const { prompt } = question;
    const kind = String(prompt["kind"]);
    const told = game.tell.ask({ ...prompt, kind }, tokensIn(hand.picks), words);
    return { about: "question", ...told };
  }
  const others = asked.filter((each) => each !== seat);
  if (hand.state === "said" || parts.withdraw) {
    return { about: "answered", head: t("client-answered", { seats: names(parts, others) }) };
  }
  return {
    about: "waiting",
    head: others.length
      ? t("client-waits-for", { names: names(parts, others) })
      : t("client-loading"),
    ...(seat === null ? { note: t("client-watching") } : {}),
  };
}

/** What the end was to whoever looks; why is said on the page of the end. */
function ended(parts: TableParts): { head: string; note?: string } {
  const result = (parts.view as { result?: { places: number[]; kind: string } | null }).result;
  const place = parts.seat === null ? undefined : result?.places[parts.seat];
  if (result?.kind === "common_defeat") return { head: t("client-common-defeat") };
  if (parts.seat === null || place === undefined) return { head: t("client-over") };
  const name = parts.words.name(parts.seat);
  return { head: t("client-good-game", { name }), note: t("client-your-place", { place }) };
}

/** What the buttons that answer are called: by the game, else in general words. */
export function buttons(parts: TableParts): { confirm: string; usual(word: string): string } {
  const { game, words, question, hand } = parts;
  const prompt = question ? (question.prompt as { kind: string }) : null;
  const said = prompt && game.tell.confirm?.(prompt, tokensIn(hand.picks), words);
  return {
    confirm: said ?? t("client-confirm"),
    usual: (word) => (prompt && game.tell.usual?.(word, prompt, words)) ?? words.word(word),
  };
}

/** What was not played, in one line. */
export const summed = (words: Words, seats: number[]): string =>
  t("client-moved", { names: seats.map((seat) => words.name(seat)) });
