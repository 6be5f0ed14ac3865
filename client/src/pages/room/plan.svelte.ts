// A table that is being planned: who sits where, how it is played, who may see it.
import type { GameInfo, NewTable, OptionInfo, SeatPlan } from "../../lib/protocol/messages";

export type Value = boolean | number | string;
/** Me, at this screen; a friend who gets a link; anybody from the lobby; a bot. */
export type Kind = "me" | "friend" | "anybody" | "bot";
export interface Chair {
  kind: Kind;
  /** Of a friend, or of somebody at this screen. */
  name: string;
  level: string;
}
export const PACES = ["none", "live", "day", "slow"] as const;
/** Options that only researchers want: they cut a game off. */
const RESEARCH = ["horizon", "turns"];

export const isResearch = (option: OptionInfo): boolean => RESEARCH.includes(option.name);

export function wish(chair: Chair, together: boolean): SeatPlan {
  if (chair.kind === "bot") return { kind: "bot", level: chair.level };
  if (chair.kind === "me") return { kind: "me", name: together ? chair.name.trim() : "" };
  return { kind: "open", reserved: chair.kind === "friend", name: chair.name.trim() };
}

export class Plan {
  chairs: Chair[] = $state([]);
  pace: (typeof PACES)[number] = $state("none");
  watched = $state(true);
  openAfter = $state(true);
  aloud = $state(true);
  title = $state("");
  values: Record<string, Value> = $state({});

  constructor(readonly game: GameInfo) {
    this.resize(game.usual);
    this.usual();
  }

  get bot(): string {
    return this.game.bots.at(-1) ?? "";
  }
  /** Several people share this screen. */
  get together(): boolean {
    return this.chairs.filter((chair) => chair.kind === "me").length > 1;
  }
  get waits(): Chair[] {
    return this.chairs.filter((chair) => chair.kind === "friend" || chair.kind === "anybody");
  }
  get found(): boolean {
    return this.chairs.some((chair) => chair.kind === "anybody");
  }
  /** One person against bots: only there may bots think aloud. */
  get alone(): boolean {
    const bots = this.chairs.filter((chair) => chair.kind === "bot").length;
    return bots > 0 && bots === this.chairs.length - 1 && !this.waits.length;
  }

  resize(count: number): void {
    const fresh = (n: number): Chair =>
      n === 0
        ? { kind: "me", name: "", level: "" }
        : { kind: "bot", name: "", level: this.chairs[n - 1]?.level || this.bot };
    this.chairs = Array.from({ length: count }, (_, n) => this.chairs[n] ?? fresh(n));
    if (!this.chairs.some((chair) => chair.kind === "me")) this.chairs[0] = fresh(0);
  }

  usual(): void {
    this.values = Object.fromEntries(this.game.options.map((each) => [each.name, each.default]));
  }

  sit(n: number, kind: Kind, level = ""): void {
    const before = this.chairs[n];
    const mine = this.chairs.findIndex((chair) => chair.kind === "me");
    // Whoever gives away the last chair of theirs would only look on: that is no table of theirs.
    if (before?.kind === "me" && !this.together && kind !== "me") return;
    const name = kind === "friend" && before?.kind === "friend" ? before.name : "";
    this.chairs[n] = { kind, level: kind === "bot" ? level || this.bot : "", name };
    if (kind === "me" && mine >= 0 && mine !== n) this.chairs[n].name = "";
  }

  swap(one: number, other: number): void {
    const [a, b] = [this.chairs[one], this.chairs[other]];
    if (a && b) [this.chairs[one], this.chairs[other]] = [b, a];
  }

  /** Everybody at this screen, or only me. */
  gather(all: boolean): void {
    this.chairs = this.chairs.map((chair, n) => {
      if (all) return { kind: "me", name: chair.kind === "me" ? chair.name : "", level: "" };
      return n === 0 || chair.kind !== "me"
        ? { ...chair, name: "" }
        : { kind: "bot", name: "", level: this.bot };
    });
  }

  wish(): NewTable {
    const together = this.together;
    return {
      game: this.game.id,
      seats: this.chairs.length,
      options: { ...this.values },
      plan: this.chairs.map((chair) => wish(chair, together)),
      pace: this.pace,
      public: this.watched || this.found,
      hot_seat: together,
      open_after: this.openAfter,
      aloud: this.aloud && this.alone,
      title: this.title.trim(),
      start: this.waits.length === 0,
    };
  }
}
