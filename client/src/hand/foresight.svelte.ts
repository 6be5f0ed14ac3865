// Foresight: what touching a key would do, asked of the server while there is time.
import type { Declared } from "../games/game";
import type { Problem } from "../lib/protocol/messages";
import type { Tree } from "./tree";

export const FEW = 120; // words whose consequences are asked for at once

/** What the table's line answers for us. */
export interface Asking {
  consequences(prefix: string): Promise<{ table: object[]; of: number[] }>;
  weigh(draft: string): Promise<{ outcome: object | null; problem: Problem | null }>;
  explain(text: string): Promise<Problem | null>;
}

export class Foresight<G extends Declared> {
  private outcomes: Map<string, object> = $state.raw(new Map());
  weighed: object | null = $state.raw(null);
  private reasons: Map<string, Problem | null> = $state.raw(new Map());
  private asked = new Set<string>();
  private wondered = new Set<string>();
  private question = 0;
  private turn = 0;

  constructor(private readonly asking: Asking) {}

  /** Another question: nothing that was foreseen holds. */
  forget(): void {
    this.turn++;
    this.question++;
    this.asked.clear();
    this.wondered.clear();
    this.outcomes = new Map();
    this.reasons = new Map();
    this.weighed = null;
  }

  outcome(word: string | null): object | null {
    return word === null ? null : (this.outcomes.get(word) ?? null);
  }

  /** What a word brings whoever says it, as far as that is known. */
  gain = (word: string): number => (this.outcome(word) as { gain?: number } | null)?.gain ?? 0;

  /** Ask for all words after a prefix, once. */
  async look(tree: Tree<G>, prefix: string): Promise<void> {
    if (this.asked.has(prefix) || this.asked.has("")) return;
    this.asked.add(prefix);
    const turn = this.turn;
    try {
      const { table, of } = await this.asking.consequences(prefix);
      if (turn !== this.turn) return;
      const known = new Map(this.outcomes);
      tree.after(prefix).forEach((word, n) => {
        const outcome = table[of[n] ?? -1];
        if (outcome) known.set(word, outcome);
      });
      this.outcomes = known;
    } catch {
      if (turn === this.turn) this.asked.delete(prefix); // the line was lost: asked again later
    }
  }

  /** What a draft in pairs comes to. */
  async weigh(draft: string): Promise<void> {
    const turn = ++this.turn;
    try {
      const { outcome } = await this.asking.weigh(draft);
      if (turn === this.turn) this.weighed = outcome;
    } catch {
      if (turn === this.turn) this.weighed = null;
    }
  }

  /** Why a text is no legal word, as far as it is known; else it is asked for. */
  reason(text: string): Problem | null {
    const known = this.reasons.get(text);
    if (known === undefined && !this.wondered.has(text)) void this.wonder(text);
    return known ?? null;
  }

  private async wonder(text: string): Promise<void> {
    this.wondered.add(text);
    const question = this.question;
    const problem = await this.asking.explain(text).catch(() => null);
    if (question === this.question) this.reasons = new Map(this.reasons).set(text, problem);
  }

  explain(text: string): Promise<Problem | null> {
    return this.asking.explain(text);
  }
}
