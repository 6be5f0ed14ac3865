// Words: everything the client says, from the same catalogues as the terminal.
// This mirrors src/tabularium/words/__init__.py: same functions, same keys, same sentences.
import { FluentBundle, type FluentFunction, type FluentResource } from "@fluent/bundle";
import type { Problem, Told } from "../protocol/messages";
import { itemKey, reasonKey, ruleKey } from "./catalogue";
import { dice, eachOf, fact, joined, number, plain } from "./facts";

const HIDDEN = "?";
const KERNEL_EVENTS = ["said", "unsealed", "shown", "over"];

/** What a sentence is given. */
export type Given = Record<string, unknown>;
/** A letter of a game: its notation, and the code and facts from which the catalogues make words. */
export type Letter = [text: string, code: string, facts: Given];
export type Alphabet = Map<string, Letter>;

export const alphabetOf = (letters: Letter[]): Alphabet =>
  new Map(letters.map((letter) => [letter[0], letter]));

/** One language, and through whose eyes it speaks: game, names of the seats, the listener. */
export class Words {
  seat: number | null = null; // the listener, who is "you"; null: a spectator
  readonly faults: string[] = []; // of messages, for tests
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    private readonly resources: (FluentResource | null)[],
    readonly game = "kernel",
    readonly alphabet: Alphabet | null = null,
    readonly names: string[] = [],
  ) {
    const functions: Record<string, FluentFunction> = {
      SEAT: ([seats]) => this.and(eachOf(seats).map((seat) => this.name(Number(seat)))),
      ME: ([seats]) => this.yes(this.isMe(eachOf(seats))),
      ITEM: ([codes], form) =>
        this.and(eachOf(codes).map((code) => this.item(String(code), plain(form["form"])))),
      NAME: ([codes]) => this.and(eachOf(codes).map((code) => this.called(String(code)))),
      WORD: ([text]) => this.word(eachOf(text).map(plain).join(" ")),
      CODE: ([text]) => this.code(eachOf(text).map(plain).join(" ")),
      DICE: ([faces]) => dice(faces),
      SET: ([faces, count], form) =>
        this.set(faces, Number(plain(count) || 1), plain(form["form"])),
      AND: ([parts]) => this.and(eachOf(parts).map(plain)),
      OR: ([parts]) => joined(lang, eachOf(parts).map(plain), "disjunction"),
      SAME: ([one, other]) => this.yes(plain(eachOf(one)) === plain(eachOf(other))),
      COUNT: ([parts]) => number(eachOf(parts).length),
    };
    // Both languages run from left to right, so the isolation marks would only be in the way.
    this.bundle = new FluentBundle([lang], { functions, useIsolating: false });
    for (const each of resources) if (each) this.bundle.addResource(each);
  }

  private yes(value: boolean): string {
    return value ? "yes" : "no";
  }

  private isMe(seats: unknown[]): boolean {
    return seats.length === 1 && this.seat !== null && Number(seats[0]) === this.seat;
  }

  // Messages

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message in words; its bare id if the catalogue does not have it. */
  say(key: string, facts: Given = {}): string {
    return this.maybe(key, facts) ?? key;
  }

  /** A message in words, null if the catalogue does not have it. */
  maybe(key: string, facts: Given = {}): string | null {
    return this.format(key, "", facts);
  }

  /** An attribute of a message, such as the long text of a rule. */
  part(key: string, attribute: string, facts: Given = {}): string | null {
    return this.format(key, attribute, facts);
  }

  private format(key: string, attribute: string, facts: Given): string | null {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return null;
    const told = Object.fromEntries(Object.entries(facts).map(([name, v]) => [name, fact(v)]));
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, told, errors);
    for (const error of errors) this.faults.push(`${key}: ${error.message}`);
    return text;
  }

  private and(parts: string[]): string {
    return joined(this.lang, parts, "conjunction");
  }

  // What the engine says in codes

  /** Why something is refused, without the number of its rule. */
  why(problem: Problem): string {
    const said = this.maybe(reasonKey(problem.code), problem.detail ?? {});
    if (said !== null) return said;
    const detail = plain(problem.detail ?? {});
    return detail ? `${problem.code} (${detail})` : problem.code;
  }

  /** What a seat is called. */
  name(seat: number): string {
    return this.names[seat] || this.say("kernel-seat", { number: seat + 1 });
  }

  /** What a piece is called; `form` is an attribute such as `short` or `text`. */
  item(code: string, form = ""): string {
    return this.format(itemKey(this.game, code), form, {}) ?? code;
  }

  /** A form of an item, null if it has none. */
  itemPart(code: string, form: string): string | null {
    return this.format(itemKey(this.game, code), form, {});
  }

  /** Dice by their faces, alike ones together, in the words of the game. */
  private set(faces: unknown, count: number, form: string): string {
    const alike = new Map<string, number>();
    for (const face of eachOf(faces).flatMap((each) => [...plain(each)])) {
      alike.set(face, (alike.get(face) ?? 0) + count);
    }
    const said = [...alike].map(([face, n]) =>
      this.say(`${this.game}-set`, { face: Number(face), count: n, form }),
    );
    return this.and(said);
  }

  /** What something of the game that is no piece is called: a building, a colour. */
  called(code: string): string {
    return this.maybe(`${this.game}-name-${code}`) ?? code;
  }

  /** One letter, given in notation, in words; `form` is an attribute such as `short`. */
  letter(text: string, form = ""): string {
    if (text === HIDDEN) return this.say("kernel-sealed");
    const letter = this.alphabet?.get(text);
    if (!letter) return text;
    const key = `${this.game}-letter-${letter[1]}`;
    const said = form ? this.format(key, form, letter[2]) : null;
    return said || this.maybe(key, letter[2]) || text;
  }

  /** The code of the first letter of a word, by which a message can choose. */
  code(text: string): string {
    const first = text.split(" ")[0] ?? "";
    return this.alphabet?.get(first)?.[1] ?? "sealed";
  }

  /** A whole word, given in notation, in words. */
  word(text: string): string {
    const parts = text.split(" ").filter(Boolean);
    return parts.map((part) => this.letter(part)).join(", ");
  }

  /** An event in a few words, beside an option that would cause it; empty if it has none. */
  brief(told: Told): string {
    return this.format(`${this.game}-event-${told["kind"]}`, "brief", told) ?? "";
  }

  /** Why a bot said what it said, in its own words. */
  remark(told: Told): string {
    return this.say(`bots-why-${told["code"]}`, (told["facts"] as Given | undefined) ?? {});
  }

  /** What a level of bots is called, or what can be expected of it. */
  level(level: string, form = ""): string {
    const key = `bots-level-${level}`;
    return (form ? this.part(key, form) : this.maybe(key)) ?? (form ? "" : level);
  }

  /** What happened, as the listener was told it; empty for what needs no words. */
  event(told: Told): string {
    const { kind, ...facts } = told;
    if (kind === "why") {
      return this.say("bots-said-why", { seat: told["seat"], why: this.remark(told) });
    }
    let said = this.maybe(`${this.game}-event-${kind}`, facts);
    if (said === null && KERNEL_EVENTS.includes(kind)) {
      said = this.maybe(`kernel-event-${kind}`, facts);
    }
    return said ?? `${kind}: ${plain(facts)}`;
  }

  /** Where in the rules we are; empty for a frame that needs no words. */
  frame(dump: Given): string {
    return this.maybe(`${this.game}-frame-${dump["frame"]}`, dump) ?? String(dump["frame"]);
  }

  /** The question that is put to the listener. */
  ask(prompt: string, facts: Given): string {
    return this.maybe(`${this.game}-ask-${prompt}`, facts) || prompt;
  }

  /** A rule in short and in full; null if the catalogue does not have it. */
  rule(rule: string): { short: string; long: string } | null {
    const key = ruleKey(this.game, rule);
    const short = this.maybe(key);
    return short === null ? null : { short, long: this.part(key, "long") ?? "" };
  }

  /** The numbers of the rules that frames are about, innermost last. */
  rulesOf(stack: Given[]): string[] {
    const found = stack.flatMap((frame) =>
      (this.part(`${this.game}-frame-${frame["frame"]}`, "rule", frame) ?? "").split(" "),
    );
    return [...new Set(found.filter(Boolean))];
  }

  /** The numbers of all rules of the game, in order. */
  rules(): string[] {
    const start = `${this.game}-rule-`;
    const ids = this.resources.flatMap((each) => each?.body.map((entry) => entry.id) ?? []);
    return ids
      .filter((id) => id.startsWith(start))
      .map((id) => id.slice(start.length).replaceAll("-", "."));
  }
}
