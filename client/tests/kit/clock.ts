// A clock that goes when it is told to.
import type { Timer } from "../../src/scenes/theatre.svelte";

export class FakeClock implements Timer {
  now = 0;
  private waiting: { at: number; then: () => void }[] = [];

  after(ms: number, then: () => void): unknown {
    const entry = { at: this.now + ms, then };
    this.waiting.push(entry);
    return entry;
  }

  cancel(handle: unknown): void {
    this.waiting = this.waiting.filter((entry) => entry !== handle);
  }

  /** Time passes, and what waits for it happens in its order. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      await settle();
      const next = this.waiting.filter((e) => e.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next);
      this.now = next.at;
      next.then();
    }
    this.now = until;
  }
}

export const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
