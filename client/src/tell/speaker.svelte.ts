// What a screen reader is told without being asked. Sentences are appended and taken away after a
// while, so that none overwrites another.
import { untrack } from "svelte";
import { clock, type Timer } from "../scenes/theatre.svelte";

export interface Spoken {
  n: number;
  text: string;
}
const KEPT = 10_000;

export class Speaker {
  polite: Spoken[] = $state.raw([]);
  urgent: Spoken[] = $state.raw([]);
  private n = 0;

  constructor(private readonly timer: Timer = clock) {}

  /** When there is a pause. */
  say(text: string): void {
    const spoken = this.spoken(text);
    if (!spoken) return;
    // Whoever speaks from an effect must not be called again by what it said.
    untrack(() => (this.polite = [...this.polite, spoken]));
    this.timer.after(KEPT, () => {
      this.polite = this.polite.filter((each) => each !== spoken);
    });
  }

  /** Now: a reason, my turn. */
  alert(text: string): void {
    const spoken = this.spoken(text);
    if (!spoken) return;
    untrack(() => (this.urgent = [...this.urgent, spoken]));
    this.timer.after(KEPT, () => {
      this.urgent = this.urgent.filter((each) => each !== spoken);
    });
  }

  private spoken(text: string): Spoken | null {
    const said = text.trim();
    return said ? { n: this.n++, text: said } : null;
  }
}
