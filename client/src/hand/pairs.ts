// The form of pairs as a spelling: pieces are laid into slots in any order and moved freely.
import type { Declared, Key, Token } from "../games/game";
import type { Form, Slot } from "../lib/protocol/messages";
import type { Alphabet } from "../lib/words/words";
import { bagOf, ends, isHalf, minus, pair, plain } from "./bag";
import type { Amount, Bag, HandOf, LetterAt, Lit, Spelling } from "./spelling";

type Tokens = (facts: object, at: LetterAt<Declared>) => Token[];

export class Pairs<G extends Declared> implements Spelling {
  private readonly pieces = new Map<Key, { letter: string; count: number }>();
  private readonly slots = new Map<Key, Slot>();
  private readonly keys = new Map<string, Key>(); // of letters

  constructor(
    private readonly form: Form,
    private readonly prompt: G["prompt"],
    private readonly hand: HandOf<G>,
    private readonly alphabet: Alphabet,
  ) {
    for (const [letter, count] of Object.entries(form.pieces)) {
      const key = this.pieceKey(letter);
      this.keys.set(letter, key);
      this.pieces.set(key, { letter, count });
    }
    for (const slot of form.slots) this.slots.set(this.slotKey(slot.name), slot);
  }

  private pieceKey(text: string): Key {
    const letter = this.alphabet.get(text);
    const tokens = letter && (this.hand.tokens[letter[1] as keyof G["letter"]] as Tokens);
    const at = { i: 0, word: [text], prompt: this.prompt };
    return (letter && tokens?.(letter[2], at)[0]) ?? `piece:${text}`;
  }

  private slotKey = (name: string): Key => this.hand.slot?.(name) ?? `slot:${name}`;

  private laid(picks: Bag): { piece: Key; place: Key }[] {
    return [...picks.keys()].filter((t) => !isHalf(t)).map((t) => ends(t)!);
  }

  private left(picks: Bag, piece: Key): number {
    const used = this.laid(picks).filter((each) => each.piece === piece).length;
    return (this.pieces.get(piece)?.count ?? 0) - used;
  }

  private takes(slot: Slot, piece: Key): boolean {
    return slot.takes.some((letter) => this.keys.get(letter) === piece);
  }

  lit(picks: Bag): Map<Key, Lit> {
    const half = [...picks.keys()].find(isHalf);
    const base = half === undefined ? picks : minus(picks, half);
    const full = new Set(this.laid(base).map((each) => each.place));
    const found = new Map<Key, Lit>();
    const light = (key: Key, word: string | null): void => {
      found.set(key, { word, more: true });
    };
    const open = this.laid(base).length < this.form.most;
    const group = this.groupOf(base);
    for (const [place, slot] of this.slots) {
      if (full.has(place) || !open || (group !== null && slot.group !== group)) continue;
      const fits = [...this.pieces.keys()].filter(
        (piece) => this.left(base, piece) > 0 && this.takes(slot, piece),
      );
      const wanted = half === undefined ? null : ends(half)!;
      if (wanted === null) {
        if (fits.length) light(place, null);
        for (const piece of fits) light(piece, null);
      } else if (wanted.piece !== "") {
        if (fits.includes(wanted.piece)) {
          light(place, this.whole(new Map(base).set(pair(wanted.piece, place), 1)));
        }
      } else if (wanted.place === place) {
        for (const piece of fits)
          light(piece, this.whole(new Map(base).set(pair(piece, place), 1)));
      }
    }
    return found;
  }

  /** The only group where anything may lie, once something does; null: any. */
  private groupOf(picks: Bag): string | null {
    if (!this.hand.alone?.(this.prompt)) return null;
    const [first] = this.laid(picks);
    return first ? (this.slots.get(first.place)?.group ?? null) : null;
  }

  token(picks: Bag, key: Key): Token | null {
    const half = [...picks.keys()].find(isHalf);
    const slot = this.slots.has(key);
    if (half === undefined) return slot ? pair("", key) : pair(key, "");
    const { piece, place } = ends(half)!;
    if (slot && piece !== "") return pair(piece, key);
    return !slot && place !== "" ? pair(key, place) : null;
  }

  whole(picks: Bag): string | null {
    const laid = this.laid(picks);
    if ([...picks.keys()].some(isHalf)) return null;
    if (laid.length < this.form.least || laid.length > this.form.most) return null;
    return this.text(laid);
  }

  /** In the notation of pairs, holes allowed. */
  private text(laid: { piece: Key; place: Key }[]): string {
    return laid
      .map(({ piece, place }) => `${this.slots.get(place)!.name}=${this.letterIn(place, piece)}`)
      .join(" ");
  }

  private letterIn(place: Key, piece: Key): string {
    const slot = this.slots.get(place)!;
    return slot.takes.find((letter) => this.keys.get(letter) === piece) ?? "";
  }

  /** What is laid so far, to be weighed. */
  draft(picks: Bag): string {
    return this.text(this.laid(picks));
  }

  rest(picks: Bag, drawn: (key: Key) => boolean): Key[] {
    return [...this.lit(picks).keys()].filter((key) => !drawn(key));
  }

  amount(): Amount | null {
    return null;
  }

  near(picks: Bag, key: Key): string | null {
    const own = this.hand.near?.(picks, plain(key));
    if (own) return own;
    const half = [...picks.keys()].find(isHalf);
    const wanted = half === undefined ? null : ends(half)!;
    const slot = this.slots.get(plain(key));
    if (wanted && wanted.piece !== "" && slot) {
      const pair = `${slot.name}=${this.pieces.get(wanted.piece)?.letter ?? ""}`;
      // What already lies elsewhere is the reason, where only one group may have anything.
      const group = this.groupOf(picks);
      return group !== null && group !== slot.group ? `${this.draft(picks)} ${pair}` : pair;
    }
    const piece = this.pieces.get(plain(key));
    if (wanted && wanted.place !== "" && piece) {
      return `${this.slots.get(wanted.place)?.name ?? ""}=${piece.letter}`;
    }
    return null;
  }

  back(word: string): Bag {
    const tokens: Token[] = [];
    for (const part of word.split(" ")) {
      const at = part.indexOf("=");
      const [place, piece] = [this.slotKey(part.slice(0, at)), this.keys.get(part.slice(at + 1))];
      if (at > 0 && piece) tokens.push(pair(piece, place));
    }
    return bagOf(tokens);
  }

  /** Fill the free slots of a group with what fits best and is left. */
  fill(picks: Bag, place: Key): Bag {
    const group = this.slots.get(plain(place))?.group;
    let filled: Bag = new Map([...picks].filter(([token]) => !isHalf(token)));
    const only = this.groupOf(filled);
    if (only !== null && only !== group) filled = new Map(); // another place instead
    for (const [key, slot] of this.slots) {
      if (slot.group !== group) continue;
      if (this.laid(filled).some((each) => each.place === key)) continue;
      const letter = slot.takes.find((l) => this.left(filled, this.keys.get(l) ?? "") > 0);
      const piece = letter === undefined ? undefined : this.keys.get(letter);
      if (piece === undefined || this.laid(filled).length >= this.form.most) continue;
      filled = new Map(filled).set(pair(piece, key), 1);
    }
    return filled;
  }

  isSlot = (key: Key): boolean => this.slots.has(plain(key));
}
