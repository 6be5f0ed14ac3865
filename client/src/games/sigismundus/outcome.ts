// What a word would bring: a chip at its target, sentences in the card. What is told in, message keys out.
import type { Chip } from "../game";
import type { Words } from "../../lib/words/words";
import { TRACKS } from "./box";
import type { View } from "./game";
import type { Outcome } from "./types";

type Effect = { head: string; lines: string[] };
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Tenths of a percent, as the language writes them. */
export const percent = (permille: number, words: Words): string =>
  new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 }).format(permille / 10);

/** The loudest thing about a word, in signs. */
export function chip(outcome: Outcome, view: View, words: Words): Chip | null {
  const name = effect(outcome, view, words).head;
  if (outcome.attack) {
    const { attacker, defender } = outcome.attack;
    const text = outcome.chances
      ? `${percent(outcome.chances.permille, words)} %`
      : `${attacker.power}:${defender.power}`;
    const parts = [{ sign: "sg-g-sabres", text }];
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
  if (outcome.chances) {
    say("sigismundus-effect-odds", { percent: percent(outcome.chances.permille, words) });
    const seats = outcome.chances.nothing;
    if (seats.length) say("sigismundus-effect-odds-none", { seats });
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
  for (const { country, before, after, space } of outcome.countries) {
    const told = after.flatMap((points, seat) =>
      points === before[seat]
        ? []
        : [words.say("sigismundus-effect-share", { seat, before: before[seat], after: points })],
    );
    if (told.length) say("sigismundus-effect-country", { country, told });
    if (space !== null && told.length) say("sigismundus-effect-moved", { country, space });
  }
  if (outcome.opens && outcome.asks !== null) {
    say("sigismundus-effect-opens", { seat: outcome.asks });
  }
  if (!lines.length) return { head: words.say("sigismundus-effect-nothing"), lines: [] };
  const [head = "", ...rest] = lines;
  return { head, lines: rest };
}
