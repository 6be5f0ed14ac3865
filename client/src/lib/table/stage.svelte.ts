// The stage: updates are shown one after the other, event by event, and never hold anybody up.
import type { Facts } from "../protocol/messages";
import { pace } from "../settings.svelte";

export interface Scene {
  view: Facts;
  events: Facts[];
}

const MOST_BEHIND = 12; // more scenes than that are not played but jumped over

export class Stage {
  /** What is on stage; null: nothing is played and the newest view is shown. */
  scene: Scene | null = $state.raw(null);
  /** The event that is being shown. */
  event: Facts | null = $state.raw(null);
  private queue: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `worth` says which events are worth a moment; the others pass without one. */
  constructor(private readonly worth: (event: Facts) => boolean) {}

  get playing(): boolean {
    return this.scene !== null;
  }

  add(view: Facts, events: Facts[]): void {
    if (!pace()) return this.skip();
    this.queue.push({ view, events: events.filter(this.worth) });
    if (this.queue.length > MOST_BEHIND) this.skip();
    else if (!this.timer) this.next();
  }

  /** Show the newest view at once. */
  skip(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
    this.scene = null;
    this.event = null;
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) return this.skip();
    this.scene = scene;
    this.step(scene, 0);
  }

  private step(scene: Scene, n: number): void {
    const event = scene.events[n];
    if (!event) return this.next();
    this.event = event;
    // The longer the queue, the shorter the moments, so that nobody waits for long.
    const hurry = 1 + this.queue.length / 2;
    this.timer = setTimeout(() => this.step(scene, n + 1), pace() / hurry);
  }
}
