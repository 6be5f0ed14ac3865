// A small router on what follows `#`: nothing of it is ever sent to a server.
export interface Route {
  page: string;
  id: string;
  move: number | null;
}

/** `#/table/ID/move/7` and the like. */
export function read(hash: string): Route {
  const [page = "", id = "", word, n] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  const move = word === "move" && n !== undefined && /^\d+$/.test(n) ? Number(n) : null;
  return { page: page || "start", id, move };
}

const state = $state({ route: read("") });

export const router = {
  get route(): Route {
    return state.route;
  },
};

export function follow(): void {
  const turn = (): void => {
    state.route = read(location.hash);
  };
  addEventListener("hashchange", turn);
  turn();
}

export const to = (...parts: (string | number)[]): string =>
  "#/" + parts.map((part) => encodeURIComponent(part)).join("/");

const here = (): string => location.href.split("#")[0]!;

/** Addresses to be sent to others: the server tells a messenger what is behind them. */
export const seatLink = (token: string): string => new URL(`s/${token}`, here()).href;
export const tableLink = (id: string): string => new URL(`t/${id}`, here()).href;

export function go(...parts: (string | number)[]): void {
  location.hash = to(...parts);
}
