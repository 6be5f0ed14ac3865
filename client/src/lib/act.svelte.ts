// A deed that may be refused: while it runs its button waits, and a refusal is kept to be shown.
import { Refusal } from "./protocol/http";
import type { Problem } from "./protocol/messages";

export class Deed {
  busy = $state(false);
  problem: Problem | null = $state.raw(null);

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.problem;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
