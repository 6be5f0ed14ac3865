// The HTTP side: JSON in, JSON out, and a refusal that the catalogues can put into words.
import type {
  AdminOverview,
  Backup,
  ChangeMe,
  ChangePassword,
  Confirmed,
  Course,
  Facts,
  Fairness,
  Followed,
  GameInfo,
  History,
  House,
  Invitation,
  LetterInfo,
  LogPage,
  Me,
  Moment,
  NewTable,
  Problem,
  Qr,
  SeatPlan,
  Spark,
  StartView,
  TableInfo,
  Tables,
} from "./messages";

/** The server said no; nothing was changed. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

const UNREACHED: Problem = { code: "client.unreached" };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(UNREACHED, 0);
  }
  const text = await answer.text();
  let said: unknown = null;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new Refusal(UNREACHED, answer.status);
  }
  if (answer.ok) return said as T;
  const problem = said as Problem | null;
  throw new Refusal(problem?.code ? problem : UNREACHED, answer.status);
}

const table = (id: string): string => `api/tables/${encodeURIComponent(id)}`;

export const http = {
  games: () => call<GameInfo[]>("GET", "api/games"),
  alphabet: (game: string) =>
    call<LetterInfo[]>("GET", `api/games/${encodeURIComponent(game)}/alphabet`),
  me: () => call<Me | null>("GET", "api/me"),
  comeIn: (name: string, lang: string) => call<Me>("POST", "api/people", { name, lang }),
  login: (name: string, password: string) => call<Me>("POST", "api/login", { name, password }),
  logout: () => call<null>("POST", "api/logout"),
  changeMe: (change: ChangeMe) => call<Me>("PATCH", "api/me", change),
  changePassword: (change: ChangePassword) => call<Me>("POST", "api/me/password", change),
  confirm: (token: string) => call<Confirmed>("POST", "api/confirm", { token }),
  forgetMe: () => call<null>("DELETE", "api/me"),
  enterAsAdmin: (token: string) => call<Me>("POST", "api/admin/enter", { token }),
  tables: (show: string) => call<Tables>("GET", `api/tables?show=${show}`),
  myTables: () => call<Tables>("GET", "api/me/tables"),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  newTable: (plan: NewTable) => call<TableInfo>("POST", "api/tables", plan),
  join: (id: string, seat: number | null) => call<TableInfo>("POST", `${table(id)}/join`, { seat }),
  leave: (id: string) => call<TableInfo>("POST", `${table(id)}/leave`),
  setSeat: (id: string, seat: number, plan: SeatPlan) =>
    call<TableInfo>("PUT", `${table(id)}/seats/${seat}`, plan),
  removeSeat: (id: string, seat: number) => call<TableInfo>("DELETE", `${table(id)}/seats/${seat}`),
  swap: (id: string, one: number, other: number) =>
    call<TableInfo>("POST", `${table(id)}/swap`, { one, other }),
  resign: (id: string) => call<TableInfo>("POST", `${table(id)}/resign`),
  startOf: (game: string, seats: number, options: Facts) =>
    call<StartView>("POST", `api/games/${encodeURIComponent(game)}/start`, { seats, options }),
  tableStart: (id: string) => call<StartView>("GET", `${table(id)}/start`),
  invitation: (token: string) => call<Invitation>("GET", `api/links/${encodeURIComponent(token)}`),
  qr: (text: string) => call<Qr>("POST", "api/qr", { text }),
  start: (id: string) => call<TableInfo>("POST", `${table(id)}/start`),
  close: (id: string) => call<null>("DELETE", table(id)),
  rematch: (id: string) => call<TableInfo>("POST", `${table(id)}/rematch`),
  follow: (token: string, name: string, lang: string) =>
    call<Followed>("POST", "api/links", { token, name, lang }),
  house: () => call<House>("GET", "api/house"),
  history: (id: string) => call<History>("GET", `${table(id)}/history`),
  moment: (id: string, n: number, eyes: string) =>
    call<Moment>("GET", `${table(id)}/history/${n}?eyes=${eyes}`),
  spark: (id: string) => call<Spark>("GET", `${table(id)}/spark`),
  course: (id: string) => call<Course>("GET", `${table(id)}/course`),
  log: (id: string, before: number, eyes: string) =>
    call<LogPage>("GET", `${table(id)}/log?before=${before}&eyes=${eyes}`),
  fork: (id: string, move: number, hot_seat: boolean) =>
    call<TableInfo>("POST", `${table(id)}/fork`, { move, hot_seat }),
  fairness: (id: string) => call<Fairness>("GET", `${table(id)}/fairness`),
  overview: () => call<AdminOverview>("GET", "api/admin"),
  backUp: () => call<Backup>("POST", "api/admin/backup"),
  adminClose: (id: string) =>
    call<null>("POST", `api/admin/tables/${encodeURIComponent(id)}/close`),
  adminPassword: (id: string, password: string) =>
    call<null>("POST", `api/admin/people/${encodeURIComponent(id)}/password`, { password }),
  adminForget: (id: string) => call<null>("DELETE", `api/admin/people/${encodeURIComponent(id)}`),
  upload: (save: string, seats: "mine" | "open") =>
    call<TableInfo>("POST", `api/saves?seats=${seats}`, save),
};

export const saveAddress = (id: string): string => `${table(id)}/save`;

/** Where a socket is, relative to this page and with the matching scheme. */
export function socketAddress(path: string): string {
  const url = new URL(path, location.href.split("#")[0]);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.search = "";
  return url.href;
}
