// The store: one table as this browser knows it, fed by its line. It knows no game.
import { Refusal, socketAddress } from "../protocol/http";
import { Line, type LineState, type Question, type Socket } from "../protocol/line";
import type {
  ChatLine,
  Mine,
  MoveShown,
  Problem,
  Seat,
  ServerMessage,
  TableInfo,
  Update,
} from "../protocol/messages";
import { asked, merged, news, type Stream } from "./stream";

const key = (seat: Seat): string => (seat === null ? "spectator" : String(seat));

export interface Reckoned {
  version: number;
  forecast: object;
  outlook: object;
}

export class Store {
  info: TableInfo | null = $state.raw(null);
  mine: Mine | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  line: LineState = $state("connecting");
  /** Why the server hung up, if it did. */
  farewell: Problem | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The seat through whose eyes we look; null: a spectator's. */
  seat: Seat = $state(null);
  /** At one keyboard: the seat that shall take over, behind the curtain until it says so. */
  curtain: Seat = $state(null);
  /** The difference between the server's clock and ours, in seconds. */
  skew = $state(0);
  reckoned: Reckoned | null = $state.raw(null);
  /** Called with moves that happened just now, and the stream they led to. */
  onMoves: ((moves: MoveShown[], stream: Stream) => void) | null = null;
  private streams: Record<string, Stream> = $state.raw({});
  private readonly wire: Line;

  constructor(
    readonly id: string,
    connect?: (address: string) => Socket,
  ) {
    const path = `api/tables/${encodeURIComponent(id)}/socket`;
    const listener = {
      heard: (message: ServerMessage) => this.hear(message),
      changed: (state: LineState) => {
        this.line = state;
      },
      last: () => this.live?.version ?? null,
    };
    this.wire = new Line(socketAddress(path), listener, connect);
  }

  open = (): void => this.wire.open();
  close = (): void => this.wire.close();
  hurry = (): void => this.wire.hurry();

  // What we know

  get live(): Stream | null {
    return this.streams[key(this.seat)] ?? null;
  }

  get me(): number {
    return this.seat ?? -1;
  }

  /** Whether we owe a word. */
  get myTurn(): boolean {
    return this.seat !== null && asked(this.live?.view ?? null).includes(this.seat);
  }

  // What we ask

  async act(word: string): Promise<void> {
    const decision = this.live?.question?.decision ?? -1;
    await this.wire.ask({ type: "act", seat: this.me, decision, word }, "done");
  }

  async consequences(prefix: string, aside = false): Promise<{ table: object[]; of: number[] }> {
    const asking = { type: "consequences", seat: this.me, prefix, aside } as const;
    return await this.wire.ask(asking, "foreseen");
  }

  async weigh(draft: string): Promise<{ outcome: object | null; problem: Problem | null }> {
    return await this.wire.ask({ type: "weigh", seat: this.me, draft }, "weighed");
  }

  async explain(text: string): Promise<Problem | null> {
    const asking: Question = { type: "explain", seat: this.me, texts: [text] };
    return (await this.wire.ask(asking, "explained")).problems[0] ?? null;
  }

  /** Forecast and outlook of this version, asked for once. */
  async reckon(): Promise<void> {
    const version = this.live?.version ?? -1;
    if (this.reckoned?.version === version) return;
    const found = await this.wire.ask({ type: "outlook", seat: this.seat }, "outlook");
    this.reckoned = found;
  }

  // What we say

  undo = (): Promise<void> => this.tell({ type: "undo", seat: this.me });
  goOn = (): Promise<void> => this.tell({ type: "go_on", seat: this.me });
  decline = (maker: number, gives: number[], wants: number[]): Promise<void> =>
    this.tell({ type: "decline", seat: this.me, maker, gives, wants });
  restart = (): Promise<void> => this.tell({ type: "restart", seat: this.me });
  rewind = (move: number): Promise<void> => this.tell({ type: "rewind", seat: this.me, move });
  answerUndo = (agree: boolean): Promise<void> =>
    this.tell({ type: "undo_answer", seat: this.me, agree });
  withdraw = (): Promise<void> => {
    const decision = this.live?.view.pending?.id ?? -1;
    return this.tell({ type: "withdraw", seat: this.me, decision });
  };
  absent = (seat: number, choice: string): Promise<void> =>
    this.tell({ type: "absent", seat, choice });
  leave = (): Promise<void> => this.tell({ type: "leave", seat: this.me });
  comeBack = (): Promise<void> => this.tell({ type: "return", seat: this.me });
  say = (text: string): Promise<void> => this.tell({ type: "chat", text });
  note = async (text: string): Promise<void> => {
    await this.tell({ type: "note", text });
    if (this.mine && !this.problem) this.mine = { ...this.mine, notes: text };
  };

  private async tell(question: Question): Promise<void> {
    this.problem = null;
    try {
      await this.wire.ask(question, "done");
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.problem;
    }
  }

  // What we hear

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.farewell = null;
      this.chat = message.chat;
      this.know(message.table, message.mine);
    } else if (message.type === "table") {
      // Notes come with the welcome only; later messages about the table leave them out.
      this.know(message.table, { ...message.mine, notes: this.mine?.notes ?? "" });
    } else if (message.type === "update") this.take(message);
    else if (message.type === "chat") this.chat = [...this.chat, message.line];
    else if (message.type === "bye") this.farewell = message.problem;
  }

  private know(info: TableInfo, mine: Mine): void {
    const first = this.mine === null;
    this.info = info;
    this.mine = mine;
    this.skew = info.now - Date.now() / 1000;
    if (first || (this.seat !== null && !mine.seats.includes(this.seat))) {
      this.look(mine.seats[0] ?? null);
    }
  }

  private take(update: Update): void {
    const known = this.streams[key(update.seat)] ?? null;
    const stream = merged(known, update);
    this.streams = { ...this.streams, [key(update.seat)]: stream };
    if (update.seat === this.seat) {
      const changed = known?.view.pending?.id !== stream.view.pending?.id;
      if (changed) this.wire.forget();
      this.onMoves?.(news(known, update), stream);
    }
    this.handOver();
  }

  // One keyboard, several players

  private handOver(): void {
    const seats = this.mine?.seats ?? [];
    if (seats.length < 2) return;
    const waiting = asked(this.live?.view ?? null).filter((seat) => seats.includes(seat));
    const next = waiting[0];
    this.curtain = next === undefined || waiting.includes(this.me) ? null : next;
  }

  /** Look through the eyes of a seat of ours. */
  look(seat: Seat): void {
    this.seat = seat;
    this.curtain = null;
    this.reckoned = null;
    if (this.live) this.onMoves?.([], this.live);
  }
}
