// The past: every moment of a game through our eyes, with the figures of that moment.
import { http, Refusal } from "../protocol/http";
import type { History, Moment, MoveShown, Problem, Seat } from "../protocol/messages";
import type { Stream } from "./stream";

const eyesOf = (seat: Seat): string => (seat === null ? "spectator" : String(seat));

export class Past {
  /** The move we look at; null: the present. */
  at: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  known: History | null = $state.raw(null);
  playing = $state(false);
  problem: Problem | null = $state.raw(null);
  /** Called when one steps to the move after the one on show: it is played like one that happens. */
  onStep: ((moment: Moment) => Promise<void>) | null = null;
  /** Moves that were fetched for the log, through the eyes of now. */
  private read: { anew: number; moves: MoveShown[] } = $state.raw({ anew: -1, moves: [] });
  private moments = new Map<string, Promise<Moment>>();
  private eyes = "spectator";

  constructor(private readonly id: string) {}

  /** The number of the last move. Numbers of moves that were taken back are missing. */
  get last(): number {
    return this.known?.moves.at(-1)?.n ?? 0;
  }

  /** How many moves there are, and which of them is on show. */
  get place(): { at: number; of: number } {
    const moves = this.known?.moves ?? [];
    const at = this.at === null ? moves.length : moves.findIndex((m) => m.n === this.at) + 1;
    return { at, of: moves.length };
  }

  /** The number of the move that is so many moves from another; beyond the last is the present. */
  private from(n: number, by: number): number | null {
    const moves = this.known?.moves ?? [];
    const at = moves.findLastIndex((move) => move.n <= n);
    return moves[Math.max(0, at + by)]?.n ?? null;
  }

  /** Learn which moves there are. */
  async learn(): Promise<void> {
    try {
      this.known = await http.history(this.id);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.problem;
    }
  }

  look(seat: Seat): void {
    const eyes = eyesOf(seat);
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.read = { anew: -1, moves: [] };
    if (this.at !== null) void this.go(this.at);
  }

  /** Go to a move; beyond the last is the present. */
  async go(n: number | null): Promise<void> {
    if (!this.known) await this.learn();
    const wanted = n === null || n >= this.last ? null : this.from(n, 0);
    if (wanted === null) return this.present();
    const before = this.moment;
    this.at = wanted;
    try {
      const moment = await this.fetch(wanted);
      if (this.at !== wanted) return;
      const next =
        before !== null && before.seat === moment.seat && moment.n === this.from(before.n, 1);
      this.moment = moment;
      this.problem = null;
      if (next) await this.onStep?.(moment);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.problem;
      this.present();
    }
  }

  present(): void {
    this.playing = false;
    this.at = null;
    this.moment = null;
  }

  async step(by: number): Promise<void> {
    this.playing = false;
    await this.learn();
    await this.go(this.from(this.at ?? this.last, by));
  }

  /** Play from here, or from the beginning: each move takes as long as its scenes. */
  async play(from: number | null = null): Promise<void> {
    await this.learn();
    this.playing = true;
    await this.go(from ?? this.at ?? 0);
    while (this.playing && this.at !== null) await this.go(this.from(this.at, 1));
    this.playing = false;
  }

  /** Play everything after the last move of a seat. */
  async since(seat: number): Promise<void> {
    await this.learn();
    const own = (this.known?.moves ?? []).findLast((move) => move.seat === seat);
    await this.play(own?.n ?? 0);
  }

  /** Moves of the log before those that a stream has. */
  earlier({ moves, anew }: Stream): MoveShown[] {
    const first = moves[0]?.n ?? Infinity;
    return this.read.anew === anew ? this.read.moves.filter((move) => move.n < first) : [];
  }

  /** Read the page of the log before what is known; null: nothing is before it. */
  older(stream: Stream): (() => Promise<void>) | null {
    const known = [...this.earlier(stream), ...stream.moves];
    const before = known[0]?.n ?? stream.version + 1;
    if (before === 0) return null;
    const eyes = this.eyes;
    return async () => {
      const { moves } = await http.log(this.id, before, eyes);
      const read = this.earlier(stream);
      if (eyes === this.eyes && (read[0]?.n ?? before) >= before)
        this.read = { anew: stream.anew, moves: [...moves, ...read] };
    };
  }

  /** A moment, asked for once. */
  fetch(n: number): Promise<Moment> {
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
