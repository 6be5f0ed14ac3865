// Foresight: what touching a key would do, asked of the server while there is time.
import type { Declared } from "../games/game";
import type { Problem } from "../lib/protocol/messages";
import type { Tree } from "./tree";

/** What the table's line answers for us. */
export interface Asking {
  consequences(prefix: string): Promise<{ table: object[]; of: number[] }>;
  weigh(draft: string): Promise<{ outcome: object | null; problem: Problem | null }>;
  explain(text: string): Promise<Problem | null>;
}

export class Foresight<G extends Declared> {
  private outcomes: Map<string, object> = $state.raw(new Map());
  weighed: object | null = $state.raw(null);
  private asked = new Set<string>();
  private turn = 0;

  constructor(private readonly asking: Asking) {}

  /** Another question: nothing that was foreseen holds. */
  forget(): void {
    this.turn++;
    this.asked.clear();
    this.outcomes = new Map();
    this.weighed = null;
  }

  outcome(word: string | null): object | null {
    return word === null ? null : (this.outcomes.get(word) ?? null);
  }

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

  explain(text: string): Promise<Problem | null> {
    return this.asking.explain(text);
  }
}
