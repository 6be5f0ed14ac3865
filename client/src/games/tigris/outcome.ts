// What a word would bring: a chip at its target, sentences in the card. What is told in, message keys out.
import type { Chip } from "../game";
import { ownerOf } from "./colours";
import { kingdomName } from "./names";
import type { Words } from "../../lib/words/words";
import type { Balance, Outcome, Tigris } from "./types";

type View = Tigris["view"];
type Effect = { head: string; lines: string[] };

const balance = (fight: Balance): string => `${fight.attack}:${fight.defence}`;

/** The loudest thing about a word, in signs. */
export function chip(outcome: Outcome, view: View, words: Words): Chip | null {
  const name = effect(outcome, view, words).head;
  const [fight] = outcome.conflicts;
  if (fight) {
    const bar = { sign: `tg-sign-${fight.colour}`, text: balance(fight) };
    return { tone: "danger", parts: [{ sign: "tg-war" }, bar], name };
  }
  if (outcome.opens === "war_order") {
    return { tone: "danger", parts: [{ sign: "tg-war" }], name };
  }
  if (outcome.union) return { tone: "union", parts: [{ sign: "tg-union" }], name };
  const [point] = outcome.points.filter((each) => each.source === "tile");
  if (point) {
    const parts = [{ sign: `tg-cubeplus-${point.colour}` }, { seat: point.seat }];
    return { tone: point.seat === view.seat ? "mine" : "other", parts, name };
  }
  if (outcome.strength) {
    const part = { sign: "tg-tab", text: String(outcome.strength.revolt) };
    return { tone: "other", parts: [part], name };
  }
  if (outcome.home.length > 0) {
    const parts = outcome.home.slice(0, 2).map((code) => ({ seat: ownerOf(view.table, code) }));
    return { tone: "other", parts, name };
  }
  if (outcome.parts.length + outcome.cut.length > 0) {
    return { tone: "other", parts: [{ sign: "tg-quake" }], name };
  }
  return { tone: "nothing", parts: [], name };
}

/** The same in words: the loudest first, then all the rest in the order of events. */
export function effect(outcome: Outcome, view: View, words: Words): Effect {
  const lines: string[] = [];
  const say = (key: string, facts: Record<string, unknown> = {}): void =>
    void lines.push(words.say(key, facts));
  for (const fight of outcome.conflicts) {
    const role =
      fight.attacker === view.seat
        ? "attacker"
        : fight.defender === view.seat
          ? "defender"
          : "none";
    say("tigris-effect-conflict", { ...fight, fight: fight.kind, role });
  }
  if (outcome.opens === "war_order") say("tigris-effect-wars");
  if (outcome.union) say(lines.length > 0 ? "tigris-effect-joined" : "tigris-effect-union");
  for (const { seat, colour, points, source } of outcome.points) {
    say("tigris-effect-points", { seat, colour, points, source });
  }
  for (const taken of outcome.treasures) {
    say("tigris-effect-treasures", { seat: taken.seat, cells: taken.cells, left: taken.left });
  }
  if (outcome.monument) say("tigris-effect-monument");
  if (outcome.strength) {
    const { revolt, war } = outcome.strength;
    say("tigris-effect-strength", { revolt, war });
  }
  for (const leader of outcome.home) say("tigris-effect-home", { leader });
  const { parts, cut } = outcome;
  if (parts.length + cut.length > 0) {
    const names = parts.map((each) => kingdomName(each, words));
    say("tigris-effect-parted", { count: parts.length, names, cut });
  }
  if (outcome.exchanged > 0) say("tigris-effect-exchanged", { count: outcome.exchanged });
  if (outcome.opens === "support" && outcome.conflicts.length === 0) {
    say("tigris-effect-answer", { seat: outcome.asks });
  }
  const [head, ...rest] = lines;
  return { head: head ?? words.say("tigris-effect-nothing"), lines: rest };
}
