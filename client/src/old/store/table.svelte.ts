// The game store: one table as this browser knows it, fed by its line.
import { Line, type LineState, type Question, type Socket } from "../../lib/protocol/line";
import { Refusal, socketAddress } from "../../lib/protocol/http";
import type {
  ChatLine,
  Facts,
  Mine,
  Problem,
  Seat,
  ServerMessage,
  TableInfo,
  Update,
} from "../../lib/protocol/messages";
import { Draft, type WordPreview } from "./draft.svelte";
import { Stage } from "./stage.svelte";
import { asked, decisionOf, merged, news, type Stream } from "./stream";

const key = (seat: Seat): string => (seat === null ? "spectator" : String(seat));

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  mine: Mine | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  line: LineState = $state("connecting");
  /** Why the line was cut by the server, if it was. */
  farewell: Problem | null = $state.raw(null);
  /** What was refused outside of a draft. */
  problem: Problem | null = $state.raw(null);
  /** The seat through whose eyes we look; null: a spectator's. */
  seat: Seat = $state(null);
  /** At one keyboard: the seat that shall take over, behind the curtain until it says so. */
  curtain: Seat = $state(null);
  /** The difference between the server's clock and ours, in seconds. */
  skew = $state(0);
  /** Called with what is new, for words, sounds and notifications. */
  onNews: ((events: Facts[], stream: Stream) => void) | null = null;
  readonly stage = new Stage((event) => this.worth(event));
  readonly draft: Draft;
  /** Says which events are worth a moment; the page knows it from the catalogues. */
  worth: (event: Facts) => boolean = () => true;
  private streams: Record<string, Stream> = $state.raw({});
  private readonly wire: Line;

  constructor(
    readonly id: string,
    connect?: (address: string) => Socket,
  ) {
    this.wire = new Line(
      socketAddress(`api/tables/${encodeURIComponent(id)}/socket`),
      {
        heard: (message) => this.hear(message),
        changed: (state) => {
          this.line = state;
        },
        last: () => this.live?.version ?? null,
      },
      connect,
    );
    this.draft = new Draft({
      letters: async (prefix, aside) =>
        (await this.ask({ type: "letters", seat: this.me, prefix, aside }, "spelled")).options,
      previews: (words) => this.previews(words),
      explain: async (word) =>
        (await this.ask({ type: "explain", seat: this.me, word }, "explained")).problem,
      act: (word) => this.act(word),
    });
  }

  open(): void {
    this.wire.open();
  }

  close(): void {
    this.stage.skip();
    this.wire.close();
  }

  hurry(): void {
    this.wire.hurry();
  }

  // What we know

  get live(): Stream | null {
    return this.streams[key(this.seat)] ?? null;
  }

  /** The view on show: that of the scene being played, or the newest. */
  get view(): Facts | null {
    return this.stage.scene?.view ?? this.live?.view ?? null;
  }

  get decision(): number {
    return decisionOf(this.live?.view ?? null);
  }

  /** Whether we owe a word. */
  get myTurn(): boolean {
    return this.seat !== null && asked(this.live?.view ?? null).includes(this.seat);
  }

  private get me(): number {
    return this.seat ?? -1;
  }

  private ask: Line["ask"] = (question, answer) => this.wire.ask(question, answer);

  // What we say

  private async act(word: string): Promise<void> {
    this.stage.skip();
    await this.ask({ type: "act", seat: this.me, decision: this.decision, word }, "done");
  }

  private async previews(words: string[]): Promise<(WordPreview | null)[]> {
    const question = { type: "previews", seat: this.me, words } as const;
    const { previews } = await this.ask(question, "previewed_all");
    return previews.map(({ events, final }) => (final === null ? null : { events, final }));
  }

  /** Our score if the game ended now, with its parts, and what a player would reckon. */
  async forecast(): Promise<{ parts: Facts; outlook: Facts }> {
    const { parts, outlook } = await this.ask({ type: "forecast", seat: this.me }, "forecasted");
    return { parts, outlook };
  }

  undo = (): Promise<void> => this.tell({ type: "undo", seat: this.me });
  answerUndo = (agree: boolean): Promise<void> =>
    this.tell({ type: "undo_answer", seat: this.me, agree });
  withdraw = (): Promise<void> =>
    this.tell({ type: "withdraw", seat: this.me, decision: this.decision });
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
    const fresh = news(known, update);
    const stream = merged(known, update);
    this.streams = { ...this.streams, [key(update.seat)]: stream };
    if (update.seat !== this.seat) {
      this.handOver();
      return;
    }
    if (known && fresh.length) this.stage.add(stream.view, fresh);
    if (
      !known ||
      decisionOf(known.view) !== decisionOf(stream.view) ||
      changedOptions(known, stream)
    ) {
      this.wire.forget();
      this.draft.ask(stream.options);
    }
    if (known) this.onNews?.(fresh, stream);
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
    this.stage.skip();
    this.draft.ask(this.live?.options ?? []);
  }
}

function changedOptions(one: Stream, other: Stream): boolean {
  return (
    one.version !== other.version && JSON.stringify(one.options) !== JSON.stringify(other.options)
  );
}
