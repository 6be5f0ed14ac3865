// Looking back: any moment of a game, stepping, playing, and what happened since our last move.
import { http, Refusal } from "../../lib/protocol/http";
import type { Facts, History, Moment, Problem, Seat } from "../../lib/protocol/messages";
import { Stage } from "./stage.svelte";

const eyesOf = (seat: Seat): string => (seat === null ? "spectator" : String(seat));

export class Looking {
  /** The move we look at; null: the present. */
  at: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  known: History | null = $state.raw(null);
  playing = $state(false);
  /** Moves a second. */
  speed = $state(1);
  problem: Problem | null = $state.raw(null);
  /** A move on is played like one that happens now. */
  readonly stage = new Stage(
    (event) => this.worth(event),
    () => (this.playing ? 900 / this.speed : 1500),
  );
  worth: (event: Facts) => boolean = () => true;
  private moments = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private eyes = "spectator";

  constructor(private readonly id: string) {}

  /** The number of the last move. Numbers of moves that were taken back are missing. */
  get last(): number {
    return this.known?.moves.at(-1)?.n ?? 0;
  }

  /** The number of the move that is so many moves from another; beyond the last is the present. */
  private from(n: number, by: number): number | null {
    const moves = this.known?.moves ?? [];
    const at = moves.findLastIndex((move) => move.n <= n);
    const there = Math.max(0, at + by);
    return moves[there]?.n ?? null;
  }

  /** Learn which moves there are; called when looking begins and when the game goes on. */
  async learn(): Promise<void> {
    try {
      this.known = await http.history(this.id);
    } catch (refusal) {
      if (refusal instanceof Refusal) this.problem = refusal.problem;
      else throw refusal;
    }
  }

  look(seat: Seat): void {
    const eyes = eyesOf(seat);
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    if (this.at !== null) void this.go(this.at);
  }

  /** Go to a move; beyond the last is the present. */
  async go(n: number | null): Promise<void> {
    if (!this.known) await this.learn();
    const wanted = n === null || n > this.last ? null : this.from(n, 0);
    if (wanted === null) return this.present();
    this.at = wanted;
    try {
      const moment = await this.fetch(wanted);
      if (this.at === wanted) this.show(moment);
      this.problem = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.problem;
      this.present();
    }
  }

  private show(moment: Moment): void {
    const next = this.moment !== null && moment.n === this.from(this.moment.n, 1);
    if (next && moment.seat === this.moment?.seat) this.stage.add(moment.view, moment.events);
    else this.stage.skip();
    this.moment = moment;
  }

  present(): void {
    this.stop();
    this.stage.skip();
    this.at = null;
    this.moment = null;
  }

  async step(by: number): Promise<void> {
    this.stop();
    await this.learn();
    await this.go(this.from(this.at ?? this.last, by));
  }

  /** Play from here, or from the beginning. */
  async play(): Promise<void> {
    await this.learn();
    this.playing = true;
    if (this.at === null) await this.go(0);
    this.tick();
  }

  /** Play everything after the last move of a seat. */
  async since(seat: number): Promise<void> {
    await this.learn();
    const own = (this.known?.moves ?? []).findLast((move) => move.seat === seat);
    await this.go(own?.n ?? 0);
    await this.play();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.playing = false;
  }

  private tick(): void {
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      if (this.at === null || this.at >= this.last) return this.present();
      await this.go(this.from(this.at, 1));
      if (this.playing) this.tick();
    }, 1000 / this.speed);
  }

  private fetch(n: number): Promise<Moment> {
    const name = `${this.eyes}/${n}`;
    let found = this.moments.get(name);
    if (!found) {
      found = http.moment(this.id, n, this.eyes);
      found.catch(() => this.moments.delete(name));
      this.moments.set(name, found);
    }
    return found;
  }
}
