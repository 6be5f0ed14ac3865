// The lobby: public tables and ours, kept fresh by a socket that comes back by itself.
import { socketAddress } from "./protocol/http";
import type { Bye, Lobby, LobbyChanges, TableInfo } from "./protocol/messages";
import { session } from "./session.svelte";

let box: Lobby | null = $state.raw(null);
let lost = $state(0);

export const lobby = {
  get known(): boolean {
    return box !== null;
  },
  /** Since when the server does not answer, in milliseconds; 0: it does. */
  get lost(): number {
    return lost;
  },
  get open(): TableInfo[] {
    return box?.open ?? [];
  },
  get running(): TableInfo[] {
    return box?.running ?? [];
  },
  get mine(): TableInfo[] {
    return box?.mine ?? [];
  },
};

/** The seats of this person at a table. */
export function mySeats(table: TableInfo): number[] {
  const person = session.me?.id;
  return table.seats
    .filter((seat) => seat.kind === "person" && person && seat.person === person)
    .map((seat) => seat.seat);
}

export const waitsForMe = (table: TableInfo): boolean =>
  table.status === "running" && mySeats(table).some((seat) => table.waiting.includes(seat));

/** Tables that wait for this person. */
export const waiting = (): TableInfo[] => lobby.mine.filter(waitsForMe);

/** Chairs that this person may take without a link. */
export const freeForMe = (table: TableInfo): number[] =>
  table.seats
    .filter((seat) => seat.kind === "open")
    .filter((seat) => !seat.reserved || (seat.person !== "" && seat.person === session.me?.id))
    .map((seat) => seat.seat);

/** Whether a chair is kept for this person: somebody asks for a rematch. */
export const asksMe = (table: TableInfo): boolean =>
  table.status === "open" &&
  !mySeats(table).length &&
  table.seats.some((seat) => seat.kind === "open" && seat.person && seat.person === session.me?.id);

/** A list with some tables changed or new, newest first, and others gone. */
function changed(list: TableInfo[], fresh: TableInfo[], gone: string[]): TableInfo[] {
  const out = new Set([...gone, ...fresh.map((table) => table.id)]);
  const kept = list.filter((table) => !out.has(table.id));
  return [...kept, ...fresh].sort((a, b) => b.created - a.created);
}

/** The lobby after a message: the first one is whole, later ones tell what has changed. */
export function after(lobby: Lobby | null, message: Lobby | LobbyChanges): Lobby | null {
  if (message.type === "lobby" || !lobby) return message.type === "lobby" ? message : null;
  const { tables, gone } = message;
  if (message.of === "mine") return { ...lobby, mine: changed(lobby.mine, tables, gone) };
  const all = tables.map((table) => table.id);
  const of = (status: string) => tables.filter((table) => table.status === status);
  return {
    ...lobby,
    open: changed(lobby.open, of("open"), [...gone, ...all]),
    running: changed(lobby.running, of("running"), [...gone, ...all]),
  };
}

let socket: WebSocket | null = null;
let tries = 0;

/** Listen to the lobby; called again when somebody comes in, because then it says more. */
export function listen(): void {
  const old = socket;
  socket = null;
  old?.close();
  const fresh = new WebSocket(socketAddress("api/lobby/socket"));
  socket = fresh;
  fresh.onmessage = (event) => {
    const message = JSON.parse(String(event.data)) as Lobby | LobbyChanges | Bye;
    if (message.type === "bye") return; // what was told last stays; we come back when it closes
    tries = 0;
    lost = 0;
    box = after(box, message);
  };
  fresh.onclose = () => {
    if (socket !== fresh) return;
    socket = null;
    lost ||= Date.now();
    const wait = Math.min(20000, 500 * 2 ** tries++) * (0.5 + Math.random() / 2);
    setTimeout(() => {
      if (!socket) listen();
    }, wait);
  };
}
