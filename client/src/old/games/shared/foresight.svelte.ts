// What choosing something on a board would do, asked when somebody looks at it.
import { getContext, setContext } from "svelte";
import type { TableStore } from "../../store/table.svelte";
import type { Words } from "../../../lib/words/words";

const KEY = Symbol("words");

/** The words of the table page, for whatever is drawn within it. */
export const giveWords = (words: () => Words | null): void => {
  setContext(KEY, words);
};

export class Foresight {
  private seen = $state.raw({ question: "", letter: "", text: "" });
  private readonly words: () => Words | null;

  /** To be made while a component is set up. */
  constructor(private readonly table: () => TableStore) {
    this.words = getContext<(() => Words | null) | undefined>(KEY) ?? (() => null);
  }

  private get question(): string {
    return `${this.table().decision} ${this.table().draft.prefix}`;
  }

  /** What is known of a letter by now; empty if nobody asked or there is nothing to tell. */
  of(letter: string): string {
    const { seen } = this;
    return seen.letter === letter && seen.question === this.question ? seen.text : "";
  }

  /** Ask about a letter that completes a word; one that begins a longer word does nothing yet. */
  async look(letter: string): Promise<void> {
    const { draft, myTurn } = this.table();
    const option = draft.options.find((each) => each.text === letter);
    const words = this.words();
    if (!myTurn || !words || !option || option.more || this.of(letter)) return;
    const question = this.question;
    const outcome = await draft.foresee(draft.wordWith(letter)).catch(() => null);
    if (!outcome || question !== this.question) return;
    const events = outcome.events.filter((event) => event["kind"] !== "said");
    const briefs = events.map((event) => words.brief(event)).filter(Boolean);
    const told = briefs.length ? briefs : events.map((event) => words.event(event)).filter(Boolean);
    this.seen = { question, letter, text: told.join(" ") };
  }
}

/** A name, what it does at all, and what it would do now, as one text. */
export const together = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .join(". ")
    .replaceAll(/([.!?])\. /g, "$1 ");
