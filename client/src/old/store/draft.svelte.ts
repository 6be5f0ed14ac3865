// The word that is being spelled: letter by letter, with a way back, and a look at what it would do.
import type { Facts, Option, Problem } from "../../lib/protocol/messages";
import { Refusal } from "../../lib/protocol/http";
import { settings } from "../../lib/settings.svelte";

/** What a word would do; `final`: it cannot be taken back. */
export interface WordPreview {
  events: Facts[];
  final: boolean;
}

/** What a draft needs of its table. */
export interface Speaker {
  letters(prefix: string, aside: boolean): Promise<Option[]>;
  previews(words: string[]): Promise<(WordPreview | null)[]>;
  explain(word: string): Promise<Problem | null>;
  act(word: string): Promise<void>;
}

export class Draft {
  letters: string[] = $state([]);
  options: Option[] = $state.raw([]);
  /** A whole word that waits to be confirmed. */
  whole: string | null = $state(null);
  outcome: WordPreview | null = $state.raw(null);
  /** Why the last attempt was refused. */
  problem: Problem | null = $state.raw(null);
  busy = $state(false);
  /** Whether an aside is being spelled. */
  aside = $state(false);
  private known = new Map<string, Option[]>();
  private outcomes = new Map<string, Promise<WordPreview>>();
  private first: Option[] = [];
  private turn = 0; // grows when everything asked before is out of date

  constructor(private readonly speaker: Speaker) {}

  get prefix(): string {
    return this.letters.join(" ");
  }

  get begun(): boolean {
    return this.letters.length > 0 || this.whole !== null;
  }

  /** A new question: whatever was begun is void. */
  ask(options: Option[]): void {
    this.turn++;
    this.known.clear();
    this.outcomes.clear();
    this.first = options;
    this.reset();
    this.problem = null;
    this.busy = false;
  }

  private reset(): void {
    this.letters = [];
    this.whole = null;
    this.outcome = null;
    this.aside = false;
    this.options = this.first;
  }

  /** Whether a letter is offered now. */
  offers(text: string): boolean {
    return this.whole === null && this.options.some((option) => option.text === text);
  }

  wordWith(text: string): string {
    return [...this.letters, text].join(" ");
  }

  /** Say a letter; the whole word is said if it ends with it and can be taken back. */
  async choose(text: string): Promise<void> {
    const option = this.options.find((each) => each.text === text);
    if (!option || this.busy || this.whole !== null) return;
    this.problem = null;
    if (option.more) await this.extend([...this.letters, text]);
    else await this.consider(this.wordWith(text));
  }

  /** Several letters in a row, as a board says them; refuses with the reason of the first wrong one. */
  async spell(texts: string[]): Promise<void> {
    this.reset();
    for (const text of texts) {
      if (!this.offers(text)) {
        await this.explain(this.wordWith(text));
        return;
      }
      await this.choose(text);
    }
  }

  /** Ask why a word is not possible, and keep the answer. */
  async explain(word: string): Promise<Problem | null> {
    return this.during(async () => {
      this.problem = await this.speaker.explain(word);
      return this.problem;
    }, null);
  }

  async confirm(): Promise<void> {
    const word = this.whole;
    if (word === null || this.busy) return;
    await this.during(() => this.speaker.act(word), undefined);
  }

  /** One letter back. */
  async back(): Promise<void> {
    this.problem = null;
    if (this.whole !== null) {
      this.whole = null;
      this.outcome = null;
    } else if (this.letters.length > 1) {
      await this.extend(this.letters.slice(0, -1));
    } else this.reset();
  }

  cancel(): void {
    this.problem = null;
    this.reset();
  }

  async startAside(): Promise<void> {
    this.reset();
    this.aside = true;
    await this.extend([]);
  }

  /** What a word would do; asked once per question. */
  foresee(word: string): Promise<WordPreview> {
    let found = this.outcomes.get(word);
    if (!found) {
      this.foreseeAll([word]);
      found = this.outcomes.get(word) as Promise<WordPreview>;
    }
    return found;
  }

  /** Ask in one go what several words would do. */
  foreseeAll(words: string[]): void {
    const fresh = words.filter((word) => !this.outcomes.has(word));
    if (!fresh.length) return;
    const all = this.speaker.previews(fresh);
    fresh.forEach((word, n) => {
      const one = all.then((outcomes) => outcomes[n] ?? { events: [], final: true });
      one.catch(() => this.outcomes.delete(word));
      this.outcomes.set(word, one);
    });
  }

  /** The letters that may follow a prefix; asked once per question. */
  async follow(prefix: string[], aside = false): Promise<Option[]> {
    const key = (aside ? "aside " : "") + prefix.join(" ");
    let found = this.known.get(key);
    if (!found) {
      const turn = this.turn;
      found = await this.speaker.letters(prefix.join(" "), aside);
      if (turn === this.turn) this.known.set(key, found);
    }
    return found;
  }

  private async extend(letters: string[]): Promise<void> {
    await this.during(async () => {
      const turn = this.turn;
      const options = await this.follow(letters, this.aside);
      if (turn !== this.turn) return;
      this.whole = null;
      this.outcome = null;
      this.letters = letters;
      this.options = options;
    }, undefined);
  }

  private async consider(word: string): Promise<void> {
    await this.during(async () => {
      const turn = this.turn;
      const outcome = await this.foresee(word);
      if (turn !== this.turn) return;
      if (!outcome.final && settings.confirm !== "all") {
        await this.speaker.act(word);
        return;
      }
      this.whole = word;
      this.outcome = outcome;
    }, undefined);
  }

  private async during<R>(work: () => Promise<R>, otherwise: R): Promise<R> {
    const turn = this.turn;
    this.busy = true;
    try {
      return await work();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (turn === this.turn) {
        this.problem = refusal.problem;
        this.whole = null;
      }
      return otherwise;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
}
