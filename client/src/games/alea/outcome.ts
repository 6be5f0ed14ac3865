// What a word would bring: a chip at its target, sentences in the card. What is told in, message keys out.
import type { Chip } from "../game";
import type { Words } from "../../lib/words/words";
import { placing, signed } from "./signs";
import type { View } from "./things";
import type { Outcome, Source } from "./types";

type Effect = { head: string; lines: string[] };

const SOURCES: Source[] = ["provinces", "patricians", "senate", "fortuna", "tokens"];

export function chip(outcome: Outcome, view: View, words: Words): Chip | null {
  const { head } = effect(outcome, view, words);
  if (outcome.gain !== 0) {
    return { tone: "mine", parts: [{ text: signed(outcome.gain) }], name: head };
  }
  return { tone: outcome.placed?.pays ? "mine" : "other", parts: [], name: head };
}

/** The loudest first: where dice would stand, fame, what falls, what comes next. */
export function effect(outcome: Outcome, _: View, words: Words): Effect {
  const lines: string[] = [];
  const say = (key: string, facts: Record<string, unknown> = {}): void =>
    void lines.push(words.say(key, facts));
  const { placed, layout } = outcome;
  if (placed) {
    const facts = placing(placed, outcome, [], words);
    say(`alea-effect-${placed.building}`, facts);
    if (outcome.pushed.length > 0) say("alea-effect-pushed", facts);
  }
  if (layout) {
    if (layout.fault)
      say("why-alea-layout_not_allowed", { fault: layout.fault, where: layout.where });
    else say("alea-effect-layout", { points: layout.points ?? 0, best: layout.best });
  } else if (outcome.gain !== 0) {
    say("alea-effect-gain", { gain: signed(outcome.gain) });
    for (const source of SOURCES) {
      const part = outcome.parts[source];
      if (part) say("alea-effect-part", { source, part: signed(part) });
    }
  } else if (!placed && outcome.tokens < 0) {
    say("alea-effect-reroll");
  }
  if (outcome.tokens > 0) say("alea-effect-tokens", { tokens: outcome.tokens });
  if (outcome.asks !== null && outcome.opens && !layout) {
    say("alea-effect-next", { seat: outcome.asks, prompt: outcome.opens });
  }
  const [head, ...rest] = lines;
  return { head: head ?? words.say("alea-effect-nothing"), lines: rest };
}
