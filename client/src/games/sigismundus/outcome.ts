// What a word would bring: a chip at its target, sentences in the card. What is told in, message keys out.
import type { Chip } from "../game";
import type { Words } from "../../lib/words/words";
import { TRACKS } from "./box";
import type { View } from "./game";
import type { Outcome } from "./types";

type Effect = { head: string; lines: string[] };
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The loudest thing about a word, in signs. */
export function chip(outcome: Outcome, view: View, words: Words): Chip | null {
  const name = effect(outcome, view, words).head;
  if (outcome.attack) {
    const { attacker, defender } = outcome.attack;
    const parts = [{ sign: "sg-g-sabres", text: `${attacker.power}:${defender.power}` }];
    return { tone: "danger", parts, name };
  }
  const parts = [];
  if (outcome.gain) parts.push({ sign: "sg-g-laurel", text: signed(outcome.gain) });
  if (outcome.ducats) parts.push({ sign: "sg-g-coin", text: signed(outcome.ducats) });
  if (outcome.votes) parts.push({ sign: "sg-g-vote", text: signed(outcome.votes) });
  if (!parts.length) return { tone: "nothing", parts: [], name };
  return { tone: outcome.gain ? "mine" : "other", parts, name };
}

const FIGURES = ["points", "ducats", "votes", "cards", "clients", "markers"] as const;
const AHEAD = ["income", "prestige", "upkeep"] as const;

/** The same in words: an attack first, then what changes for me, then for the others. */
export function effect(outcome: Outcome, _view: View, words: Words): Effect {
  const lines: string[] = [];
  const say = (key: string, facts: Record<string, unknown> = {}): void =>
    void lines.push(words.say(key, facts));
  if (outcome.attack) {
    const { attacker, defender, card } = outcome.attack;
    const force = { power: attacker.power, against: defender.power, cards: defender.cards };
    say("sigismundus-effect-attack", { card, seat: defender.seat, ...force });
  }
  for (const what of FIGURES) {
    if (outcome[what]) say("sigismundus-effect-change", { what, by: signed(outcome[what]) });
  }
  for (const [arm, count] of Object.entries(outcome.units)) {
    if (count) say("sigismundus-effect-units", { arm, by: signed(count) });
  }
  for (const track of TRACKS) {
    const spaces = outcome.spaces[track];
    if (spaces) say("sigismundus-effect-spaces", { track, by: signed(spaces) });
  }
  for (const what of AHEAD) {
    if (outcome[what]) say("sigismundus-effect-ahead", { what, by: signed(outcome[what]) });
  }
  for (const rival of outcome.rivals) {
    for (const what of ["points", "ducats", "votes"] as const) {
      if (rival[what]) {
        say("sigismundus-effect-rival", { seat: rival.seat, what, by: signed(rival[what]) });
      }
    }
  }
  if (outcome.opens && outcome.asks !== null) {
    say("sigismundus-effect-opens", { seat: outcome.asks });
  }
  if (!lines.length) return { head: words.say("sigismundus-effect-nothing"), lines: [] };
  const [head = "", ...rest] = lines;
  return { head, lines: rest };
}
