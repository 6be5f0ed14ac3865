// The line to a table: a socket that heals itself and loses nothing that was asked.
import { PROTOCOL, SHAPE } from "./messages";
import type { ClientMessage, Problem, ServerMessage } from "./messages";
import { Refusal } from "./http";

export type LineState = "connecting" | "open" | "lost";

export interface LineListener {
  heard(message: ServerMessage): void;
  changed(state: LineState): void;
  /** The version seen last, so that the server sends only what is new. */
  last(): number | null;
}

/** What a browser's WebSocket is to us; tests put a fake in its place. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

type Asking = Extract<ClientMessage, { id: string }>;
type Answer = Extract<ServerMessage, { id: string }>;
/** A question without its id, which the line makes. */
export type Question = Asking extends infer Q ? (Q extends Asking ? Omit<Q, "id"> : never) : never;

interface Waiting {
  message: Asking;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

const PING_EVERY = 5000;
const PATIENCE = 9000; // without a sign of life for so long after a ping we connect anew
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10000;
// The server hangs up on whoever says too much at once, so we keep well below its limit.
const A_SECOND = 14;
const IN_RESERVE = 30;
// Asking or saying these twice changes nothing, so they are sent again after a break of the line.
const QUERIES = ["letters", "explain", "consequences", "weigh", "outlook", "decline"];
// And of these the server knows which it has had: by their id, their seat and what they say.
const ONCE = [
  "act",
  "withdraw",
  "undo",
  "restart",
  "rewind",
  "undo_answer",
  "absent",
  "chat",
  "note",
];
const AGAIN = [...ONCE, ...QUERIES];

/** Random, so that no two devices ever make the same one. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");

export class Line {
  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private heart: ReturnType<typeof setInterval> | null = null;
  private hungUp = false;
  private allowance = IN_RESERVE;
  private countedAt = Date.now();
  private later: ClientMessage[] = [];
  private pacing: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly address: string,
    private readonly listener: LineListener,
    private readonly connect: (address: string) => Socket = (a) => new WebSocket(a),
    private readonly random: () => number = Math.random,
  ) {}

  open(): void {
    this.hungUp = false;
    this.listener.changed("connecting");
    const socket = this.connect(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.allowance = IN_RESERVE;
      const last = this.listener.last();
      const known = { type: "hello", protocol: PROTOCOL, shape: SHAPE } as const;
      this.send(last === null ? known : { ...known, last });
      this.heart = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  /** Hang up for good. */
  close(): void {
    this.hungUp = true;
    if (this.timer) clearTimeout(this.timer);
    this.drop();
    this.refuse({ code: "client.line_lost" }, () => true);
  }

  /** Try at once, for example because the browser is online again. */
  hurry(): void {
    if (this.hungUp || this.socket) return;
    if (this.timer) clearTimeout(this.timer);
    this.open();
  }

  say(message: ClientMessage): void {
    if (this.socket) this.send(message);
  }

  /** Ask something and wait for its answer, over breaks of the line if need be. */
  ask<A extends Answer["type"]>(
    question: Question,
    _answer: A,
  ): Promise<Extract<Answer, { type: A }>> {
    const message = { ...question, id: newId() } as Asking;
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, {
        message,
        resolve: resolve as (answer: Answer) => void,
        reject,
      });
      this.say(message);
    });
  }

  /** Questions that no longer matter are not asked again, nor waited for. */
  forget(): void {
    this.later = this.later.filter((message) => !QUERIES.includes(message.type));
    this.refuse({ code: "client.line_lost" }, (message) => QUERIES.includes(message.type));
  }

  /** Send now, or as soon as we may: words before questions. */
  private send(message: ClientMessage): void {
    const now = Date.now();
    this.allowance = Math.min(
      IN_RESERVE,
      this.allowance + ((now - this.countedAt) / 1000) * A_SECOND,
    );
    this.countedAt = now;
    if (this.allowance >= 1 || !QUERIES.includes(message.type)) {
      this.allowance -= 1;
      this.put(message);
      return;
    }
    this.later.push(message);
    this.pacing ??= setTimeout(() => {
      this.pacing = null;
      const waiting = this.later;
      this.later = [];
      for (const each of waiting) this.send(each);
    }, 1000 / A_SECOND);
  }

  private put(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open yet, or closing: what matters is sent again after the next welcome.
    }
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    if ("id" in message) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (asked && message.type === "refused") asked.reject(new Refusal(message.problem, 409));
      else asked?.resolve(message);
    }
    if (message.type === "welcome") {
      this.tries = 0;
      this.listener.changed("open");
      for (const { message: again } of this.waiting.values()) this.send(again);
    }
    this.listener.heard(message);
  }

  private beat(): void {
    if (Date.now() - this.heardAt > PATIENCE) this.broken();
    else this.send({ type: "ping" });
  }

  private drop(): void {
    if (this.heart) clearInterval(this.heart);
    this.heart = null;
    this.later = [];
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private broken(): void {
    this.drop();
    if (this.hungUp) return;
    this.refuse({ code: "client.line_lost" }, (message) => !AGAIN.includes(message.type));
    this.listener.changed("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // Jitter, so that after a restart of the server not everybody comes back in one moment.
    this.timer = setTimeout(() => this.open(), wait * (0.5 + this.random() / 2));
  }

  private refuse(problem: Problem, which: (message: Asking) => boolean): void {
    for (const [id, { message, reject }] of this.waiting) {
      if (!which(message)) continue;
      this.waiting.delete(id);
      reject(new Refusal(problem, 0));
    }
  }
}
