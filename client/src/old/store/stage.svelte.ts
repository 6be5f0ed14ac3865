// The stage: updates are shown one after the other, event by event, and never hold anybody up.
import { tick } from "svelte";
import type { Facts } from "../../lib/protocol/messages";
import { pace, patience } from "../../lib/settings.svelte";

export interface Scene {
  view: Facts;
  events: Facts[];
}

/** Who moves things while a scene is played; tests and pages without a board have nobody. */
export interface Players {
  /** The old view is still on the page. */
  before(events: Facts[]): void;
  /** The new view is on the page. */
  after(): void;
  act(n: number, moment: number): void;
  close(): void;
}

const MOST_BEHIND = 12; // more scenes than that are not played but jumped over
const SHORTEST = 70; // a moment that is shorter tells nobody anything

export class Stage {
  /** What is on stage; null: nothing is played and the newest view is shown. */
  scene: Scene | null = $state.raw(null);
  /** The event that is being shown. */
  event: Facts | null = $state.raw(null);
  players: Players | null = null;
  private queue: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private until = 0; // when the newest view is to be shown at the latest
  private left = 0; // events of this scene that are still to come
  private turn = 0; // grows when everything begun before is out of date

  /** `worth` says which events are worth a moment; the others pass without one. */
  constructor(
    private readonly worth: (event: Facts) => boolean,
    private readonly limit: () => number = patience,
  ) {}

  get playing(): boolean {
    return this.scene !== null;
  }

  add(view: Facts, events: Facts[]): void {
    if (!pace() || document.visibilityState === "hidden") return this.skip();
    this.queue.push({ view, events: events.filter(this.worth) });
    this.until = Date.now() + this.limit();
    if (this.queue.length > MOST_BEHIND || this.moment() < SHORTEST) this.skip();
    else if (!this.scene) this.next();
  }

  /** Show the newest view at once. */
  skip(): void {
    this.stop();
    this.queue = [];
    this.players?.close();
  }

  private stop(): void {
    this.turn++;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.left = 0;
    this.scene = null;
    this.event = null;
  }

  /** How long an event is shown: all that waits shares the time that is left. */
  private moment(): number {
    const waiting = this.queue.reduce((sum, scene) => sum + scene.events.length, this.left);
    return Math.min(pace(), Math.max(0, this.until - Date.now()) / Math.max(1, waiting));
  }

  private next(): void {
    const scene = this.queue.shift();
    // At the end what still glows may go on glowing: nothing waits for it.
    if (!scene) return this.stop();
    const turn = ++this.turn;
    this.left = scene.events.length;
    this.players?.close();
    this.players?.before(scene.events);
    this.scene = scene;
    void tick().then(() => {
      if (turn !== this.turn) return;
      this.players?.after();
      this.step(scene, 0);
    });
  }

  private step(scene: Scene, n: number): void {
    const event = scene.events[n];
    if (!event) return this.next();
    const moment = this.moment();
    this.left = scene.events.length - n - 1;
    this.event = event;
    this.players?.act(n, moment);
    this.timer = setTimeout(() => this.step(scene, n + 1), moment);
  }
}
