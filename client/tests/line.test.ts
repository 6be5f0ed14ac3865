// The line heals itself: what matters is said again, what is lost is refused, nothing comes twice.
import { PROTOCOL, SHAPE } from "../src/lib/protocol/messages";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineState, type Socket } from "../src/lib/protocol/line";
import type { ClientMessage, ServerMessage } from "../src/lib/protocol/messages";

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  said: ClientMessage[] = [];
  closed = false;

  send(data: string): void {
    this.said.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: ServerMessage | Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

const WELCOME = { type: "welcome", table: {}, mine: {}, chat: [] };
let sockets: FakeSocket[];
let states: LineState[];
let line: Line;
let last: number | null;

const newest = (): FakeSocket => sockets.at(-1) as FakeSocket;
function connect(): void {
  newest().onopen?.({} as never);
  newest().hear(WELCOME);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  last = null;
  line = new Line(
    "ws://test",
    { heard: () => undefined, changed: (state) => states.push(state), last: () => last },
    () => {
      sockets.push(new FakeSocket());
      return newest();
    },
    () => 1,
  );
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("the line", () => {
  it("says hello first, with the version seen last when it comes back", () => {
    connect();
    expect(newest().said[0]).toEqual({ type: "hello", protocol: PROTOCOL, shape: SHAPE });
    last = 7;
    newest().onclose?.({} as never);
    vi.advanceTimersByTime(1000);
    connect();
    expect(sockets.length).toBe(2);
    expect(newest().said[0]).toEqual({ type: "hello", protocol: PROTOCOL, shape: SHAPE, last: 7 });
    expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  });

  it("says a word again with the same id until it is answered", async () => {
    connect();
    const done = line.ask({ type: "act", seat: 0, decision: 3, word: "pass" }, "done");
    const first = newest().said.at(-1) as { id: string };
    newest().onclose?.({} as never);
    vi.advanceTimersByTime(1000);
    connect();
    const again = newest().said.at(-1) as { id: string };
    expect(again).toEqual(first);
    newest().hear({ type: "done", id: again.id, version: 4 });
    expect(await done).toEqual({ type: "done", id: again.id, version: 4 });
    newest().onclose?.({} as never);
    vi.advanceTimersByTime(2000);
    connect();
    expect(newest().said.filter((message) => message.type === "act")).toEqual([]);
  });

  it("refuses what must not be said twice when the line breaks", async () => {
    connect();
    const said = line.ask({ type: "leave", seat: 0 }, "done");
    newest().onclose?.({} as never);
    await expect(said).rejects.toMatchObject({ problem: { code: "client.line_lost" } });
  });

  it("says a line of chat again, with the same id", async () => {
    connect();
    const said = line.ask({ type: "chat", text: "hello" }, "done");
    const lines = () => newest().said.filter((message) => message.type === "chat");
    const [first] = lines();
    newest().onclose?.({} as never);
    vi.advanceTimersByTime(2000);
    connect();
    expect(lines()).toEqual([first]);
    newest().hear({ type: "done", id: first?.id ?? "", version: 4 });
    await said;
  });

  it("passes a refusal on", async () => {
    connect();
    const said = line.ask({ type: "undo", seat: 0 }, "done");
    const { id } = newest().said.at(-1) as { id: string };
    newest().hear({ type: "refused", id, problem: { code: "kernel.no_undo", rule: "K.6" } });
    await expect(said).rejects.toMatchObject({ problem: { code: "kernel.no_undo" } });
  });

  it("pings, and connects anew when nothing is heard", () => {
    connect();
    vi.advanceTimersByTime(5000);
    expect(newest().said.at(-1)).toEqual({ type: "ping" });
    newest().hear({ type: "pong" });
    vi.advanceTimersByTime(14_000);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(sockets.length).toBe(2);
  });

  it("waits longer after each failure", () => {
    const waits: number[] = [];
    for (let n = 0; n < 5; n++) {
      const count = sockets.length;
      newest().onclose?.({} as never);
      let waited = 0;
      while (sockets.length === count) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400]);
  });

  it("keeps below the server's limit with questions, but never with words", () => {
    connect();
    for (let n = 0; n < 80; n++) {
      void line.ask({ type: "explain", seat: 0, texts: ["x"] }, "explained").catch(() => undefined);
    }
    const asked = (): number => newest().said.filter((m) => m.type === "explain").length;
    expect(asked()).toBeLessThanOrEqual(30);
    void line.ask({ type: "act", seat: 0, decision: 1, word: "a" }, "done").catch(() => undefined);
    expect(newest().said.at(-1)?.type).toBe("act");
    vi.advanceTimersByTime(1000);
    expect(asked()).toBeLessThanOrEqual(50);
    vi.advanceTimersByTime(8000);
    expect(asked()).toBe(80);
  });
});
