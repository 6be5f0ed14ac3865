// Plays scenes one after another: the picture, the motion, the sentence, a moment to read it.
// Any touch ends what plays and shows the truth; the hand opens only then.
import type { Declared } from "../games/game";
import type { Speed } from "../lib/settings.svelte";
import type { Motion, Scene, Tone } from "./scene";
import { gathered } from "./split";

export interface Timer {
  after(ms: number, then: () => void): unknown;
  cancel(handle: unknown): void;
}
/** What shows motion; without one, pieces simply appear. */
export interface Performer {
  /** Before the picture changes: where everything lies. */
  look(motion: Motion[]): void;
  /** After it has changed: fly; says how long it takes. */
  fly(motion: Motion[]): Promise<number> | number;
  /** Nothing flies any more. */
  end(): void;
}
export interface Tellers {
  timer: Timer;
  speed(): Speed;
  /** The page is drawn anew with another view. */
  drawn(): Promise<void>;
  say(sentence: string): void;
  tone(tone: Tone): void;
  /** "Bot 2 and Bot 3 moved" */
  summed(seats: number[]): string;
}

const LEAST = 900;
const LETTER = 60;
const MANY = 6;
const LONG = 9000;
const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.6, off: 0 };

/** How long a scene takes: to see it and to read it. */
export function time(motion: number, sentence: string, speed: Speed): number {
  if (speed === "off") return 0;
  const natural = Math.max(motion, LEAST, LETTER * sentence.length);
  return Math.max(LEAST, natural * PACE[speed]);
}

export const clock: Timer = {
  after: (ms, then) => setTimeout(then, ms),
  cancel: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export class Theatre<G extends Declared = Declared> {
  /** The scene that plays. */
  now: Scene<G> | null = $state.raw(null);
  /** What was too much to be played, in one line. */
  summary: string | null = $state(null);
  performer: Performer | null = null;
  /** Called when the last scene is over: my question comes now. */
  ended: () => void = () => undefined;
  private queue: Scene<G>[] = [];
  private missed: Scene<G>[] = [];
  private waiting: unknown = null;
  private run = 0;

  constructor(private readonly tellers: Tellers) {}

  get playing(): boolean {
    return this.now !== null;
  }

  /** The view on show while something plays. */
  get view(): G["view"] | null {
    return this.now?.view ?? null;
  }

  play(scenes: readonly Scene<G>[]): void {
    if (!scenes.length) return;
    if (this.tellers.speed() === "off") return this.tell(scenes);
    if (!this.playing) this.forget();
    // What plays or waits may go on with what has come now.
    const [first, ...rest] = gathered(scenes);
    if (first && this.goesOn(first)) scenes = rest;
    this.queue = gathered([...this.queue, ...scenes]);
    this.shorten();
    if (!this.playing) void this.next();
  }

  /** Takes a scene into the one that is being read, if both gather the same. */
  private goesOn(scene: Scene<G>): boolean {
    if (!this.now || this.waiting === null || this.queue.length) return false;
    const [both, other] = gathered([this.now, scene]);
    if (!both || other) return false;
    this.tellers.timer.cancel(this.waiting);
    void this.perform(both, scene);
    return true;
  }

  /** What the summary stands for, after all. */
  show(): void {
    const missed = this.missed;
    this.forget();
    if (!missed.length) return;
    this.queue.unshift(...missed);
    if (!this.playing) void this.next();
  }

  /** Ends all that plays. What was not played is still told to those who listen. */
  skip(): void {
    if (!this.playing) return;
    for (const scene of this.queue) if (scene.sentence) this.tellers.say(scene.sentence);
    this.queue = [];
    this.close();
  }

  private forget(): void {
    this.missed = [];
    this.summary = null;
  }

  /** Without motion: the sentences of a move are said as one. */
  private tell(scenes: readonly Scene<G>[]): void {
    const moves = new Map<number, string[]>();
    for (const { move, sentence } of scenes) {
      if (sentence) moves.set(move.n, [...(moves.get(move.n) ?? []), sentence]);
    }
    for (const sentences of moves.values()) this.tellers.say(sentences.join(" "));
    this.ended();
  }

  private length(scenes: readonly Scene<G>[]): number {
    const speed = this.tellers.speed();
    return scenes.reduce((sum, scene) => sum + time(0, scene.sentence, speed), 0);
  }

  private shorten(): void {
    const before = this.missed.length;
    while (this.queue.length > 1 && (this.queue.length > MANY || this.length(this.queue) > LONG)) {
      const scene = this.queue.shift()!;
      this.missed.push(scene);
      if (scene.sentence) this.tellers.say(scene.sentence);
    }
    if (this.missed.length === before) return;
    const seats = new Set(this.missed.map((scene) => scene.move.seat).filter((seat) => seat >= 0));
    this.summary = this.tellers.summed([...seats]);
  }

  private async next(): Promise<void> {
    const scene = this.queue.shift();
    if (scene) await this.perform(scene, scene);
    else this.close();
  }

  /** Shows a scene; `scene` is what is new of it. */
  private async perform(whole: Scene<G>, scene: Scene<G>): Promise<void> {
    const mine = ++this.run;
    this.waiting = null;
    this.performer?.look(scene.motion);
    this.now = whole;
    if (scene.sentence) this.tellers.say(scene.sentence);
    await this.tellers.drawn();
    if (mine !== this.run) return;
    if (scene.sound) this.tellers.tone(scene.sound);
    const motion = (await this.performer?.fly(scene.motion)) ?? 0;
    if (mine !== this.run) return;
    const speed = this.tellers.speed();
    this.waiting = this.tellers.timer.after(time(motion, scene.sentence, speed), () => {
      this.performer?.end();
      void this.next();
    });
  }

  private close(): void {
    this.run++;
    if (this.waiting !== null) this.tellers.timer.cancel(this.waiting);
    this.waiting = null;
    this.performer?.end();
    this.now = null;
    this.ended();
  }
}
