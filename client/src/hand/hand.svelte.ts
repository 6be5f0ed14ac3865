// The hand: one verb for all inputs. It knows the question and the picks, never what a key looks like.
import type { Declared, HandView, Key, Token } from "../games/game";
import { Refusal } from "../lib/protocol/http";
import type { Problem, Question } from "../lib/protocol/messages";
import type { Confirm } from "../lib/settings.svelte";
import type { Alphabet } from "../lib/words/words";
import {
  EMPTY,
  bagOf,
  countIn,
  draftsIn,
  ends,
  isHalf,
  kindOf,
  minus,
  plain,
  plus,
  tokensIn,
} from "./bag";
import { FEW, Foresight, type Asking } from "./foresight.svelte";
import { Pairs } from "./pairs";
import type { Amount, Bag, HandOf, Lit, Spelling } from "./spelling";
import { Tree } from "./tree";

export interface Saying extends Asking {
  act(word: string): Promise<void>;
}

/** What was refused, and at which key. */
export interface Refused {
  key: Key | null;
  problem: Problem;
}

export class Hand<G extends Declared = Declared> implements HandView {
  question: Question | null = $state.raw(null);
  /** Scenes that still play, history, a curtain: then the hand rests. */
  resting = $state(false);
  picks: Bag = $state.raw(EMPTY);
  refused: Refused | null = $state.raw(null);
  /** Picks were dropped because the question changed. */
  dropped = $state(false);
  /** The question that was answered from here last, and how; a word withdrawn is a draft again. */
  private said: number | null = null;
  private word = "";
  private withdrawn = false;
  confirms: Confirm = $state("final");
  /** Where the pointer holds the lifted piece, in page pixels. */
  pointer: { x: number; y: number } | null = $state.raw(null);
  /** What is pointed at or focused: its consequence is in sight. */
  hovered: Key | null = $state(null);
  private spelling: Spelling | null = $state.raw(null);
  private sending = $state(false);
  /** The very things that were picked, in their order: equal ones are told apart. */
  private chosen: Key[] = $state.raw([]);
  private readonly foresight: Foresight<G>;

  constructor(
    private readonly rules: HandOf<G>,
    private readonly alphabet: Alphabet,
    private readonly saying: Saying,
  ) {
    this.foresight = new Foresight<G>(saying);
  }

  // What is asked

  /** A question, or none. The same one again changes nothing: picks survive a lost line. */
  ask(question: Question | null, told = false): void {
    const before = this.question;
    if (question && JSON.stringify(question) === JSON.stringify(before)) return;
    const mine = this.sending || told || this.said === before?.decision;
    // It stays said until something is touched: the next question may come at once.
    if (!mine && before !== null && countIn(this.picks) > 0) this.dropped = true;
    this.question = question;
    this.spelling = question ? this.spellingOf(question) : null;
    this.clear();
    this.foresight.forget();
    if (question && this.withdrawn && question.decision === this.said) this.lay(this.word);
    if (question) this.withdrawn = false;
    this.look();
  }

  withdraw(): void {
    this.withdrawn = true;
  }

  private spellingOf(question: Question): Spelling | null {
    const prompt = question.prompt as G["prompt"];
    if (question.form) return new Pairs<G>(question.form, prompt, this.rules, this.alphabet);
    return question.ways ? new Tree<G>(question.ways, prompt, this.rules, this.alphabet) : null;
  }

  private readonly lights: Map<Key, Lit> = $derived(this.spelling?.lit(this.picks) ?? new Map());
  private readonly first: Map<Key, Lit> = $derived(this.spelling?.lit(EMPTY) ?? new Map());

  /** The word that the picks make, and the one that may be said: a place that goes without saying need not be touched. */
  private readonly whole: string | null = $derived(this.spelling?.whole(this.picks) ?? null);
  readonly ready: string | null = $derived.by(() => {
    const only = (tree: Tree<G>): string | null => tree.only(this.picks, this.rules.unsaid);
    return this.whole ?? (this.spelling instanceof Tree ? only(this.spelling) : null);
  });
  readonly amount: Amount | null = $derived(this.spelling?.amount(this.picks) ?? null);

  readonly state: HandView["state"] = $derived.by(() => {
    if (this.sending) return "sending";
    if (!this.question || this.resting || !this.spelling) return "idle";
    if (this.picks.size === 0) return "open";
    if (this.held !== null) return "held";
    return this.ready === null ? "laid" : "ready";
  });

  /** A piece that was lifted and has no place yet. */
  readonly held: Key | null = $derived.by(() => {
    const half = [...this.picks.keys()].find(isHalf);
    if (half !== undefined) return ends(half)!.piece || null;
    const last = this.chosen.at(-1);
    if (last === undefined || this.whole !== null) return null;
    return this.rules.lifts.includes(kindOf(last)) ? last : null;
  });

  lit = (key: Key): boolean => this.awake && this.lights.has(plain(key));
  /** Lit if one began anew. */
  begins = (key: Key): boolean => this.awake && this.first.has(plain(key));
  picked = (key: Key): boolean =>
    key.includes("#") ? this.chosen.includes(key) : this.has(plain(key));
  count = (key: Key): number => this.picks.get(plain(key)) ?? 0;
  draftsAt = (place: Key): Key[] => draftsIn(this.picks, place, this.rules.lifts);
  /** Lit keys that are drawn nowhere: chips of the prompt card. */
  rest = (drawn: (key: Key) => boolean): Key[] => {
    const found = this.spelling?.rest(this.picks, drawn) ?? [];
    const rides = (key: Key): boolean => this.rules.riders?.includes(kindOf(key)) ?? false;
    // What rides along is asked for only when nothing else is open, or when it makes a word.
    if (this.best() !== null || [...this.lights.keys()].every(rides)) return found;
    return found.filter((key) => !rides(key));
  };

  private get awake(): boolean {
    return !this.sending && !this.resting && this.question !== null;
  }

  private has(key: Key): boolean {
    for (const token of this.picks.keys()) {
      const both = ends(token);
      if (token === key || both?.piece === key || both?.place === key) return true;
    }
    return false;
  }

  // Outcomes

  /** What comes of a lit key, or of all that is ready for one that is picked. */
  outcome = (key: Key): object | null => {
    const word = this.lights.get(plain(key))?.word ?? (this.picked(key) ? this.ready : null);
    return this.foresight.outcome(word);
  };
  readonly outlook: object | null = $derived.by(() => this.foresight.outcome(this.ready));
  get weighed(): object | null {
    return this.foresight.weighed;
  }

  /** Why a key is not lit, asked for when it is first looked at. */
  reason = (key: Key): Problem | null => {
    if (!this.awake || !this.spelling || this.lights.get(plain(key))?.word) return null;
    const text = this.spelling.near(this.picks, key);
    return text === null ? null : this.foresight.reason(text);
  };

  private look(): void {
    const spelling = this.spelling;
    if (spelling instanceof Tree && !this.resting) {
      // A large tree is asked for piece by piece, when one is lifted.
      const prefix = spelling.prefix(this.picks);
      if (prefix || spelling.words(EMPTY).length <= FEW) void this.foresight.look(spelling, prefix);
      else if (countIn(this.picks)) void this.foresight.look(spelling, "");
    } else if (spelling instanceof Pairs) void this.foresight.weigh(spelling.draft(this.picks));
  }

  // The one verb

  /** Touch a key; `seen`: its consequence was in sight before. */
  touch(key: Key, seen = false): void {
    if (!this.awake || !this.spelling) return;
    this.refused = null;
    this.dropped = false;
    const wanted = plain(key);
    seen ||= this.hovered !== null && plain(this.hovered) === wanted;
    const half = [...this.picks.keys()].some(isHalf);
    if (this.isTarget(key)) void this.confirm();
    else if (this.picked(key) && !(half && this.lights.has(wanted))) this.putBack(key);
    else if (this.lights.has(wanted)) this.pick(key, seen);
    else if (this.isOther(wanted)) {
      this.putBack(this.chosen.at(-1)!);
      this.pick(key, seen);
    } else if (this.first.has(wanted) && !this.isMissed(wanted)) {
      this.anew();
      this.pick(key, seen);
    } else void this.explain(key);
  }

  /** Another piece instead of the one in hand; what is laid in pairs stays. */
  private anew(): void {
    const half = [...this.picks.keys()].find(isHalf);
    if (half !== undefined && this.spelling instanceof Pairs) this.picks = minus(this.picks, half);
    else this.clear();
  }

  /** A place that the held piece cannot go to: that is what one wants to know, not another piece. */
  private isMissed(key: Key): boolean {
    return this.held !== null && !this.rules.lifts.includes(kindOf(key));
  }

  /** The last thing picked, where the ghost lies: touching it again confirms. */
  private isTarget(key: Key): boolean {
    const last = this.chosen.at(-1);
    if (this.ready === null || this.amount || last === undefined || plain(last) !== plain(key)) {
      return false;
    }
    return !this.rules.lifts.includes(kindOf(key)) && !(this.spelling instanceof Pairs);
  }

  /** Another place for what lies ready: the draft moves there. */
  private isOther(key: Key): boolean {
    const last = plain(this.chosen.at(-1) ?? "");
    if (this.ready === null || kindOf(last) !== kindOf(key)) return false;
    const before = minus(this.picks, last);
    return (
      before.size > 0 &&
      !this.rules.lifts.includes(kindOf(key)) &&
      this.spelling!.lit(before).has(key)
    );
  }

  private pick(key: Key, seen: boolean): void {
    const wanted = plain(key);
    const light = this.lights.get(wanted);
    const token = this.spelling!.token(this.picks, wanted);
    if (token === null) return;
    const half = [...this.picks.keys()].find(isHalf);
    const base = half === undefined ? this.picks : minus(this.picks, half);
    this.picks = plus(base, token);
    this.chosen = [...this.chosen, key];
    this.imply();
    this.ride();
    this.look();
    // What is only picked up is not said yet.
    const lifted = this.rules.lifts.includes(kindOf(wanted));
    if (light?.word && !light.more && !lifted && this.maySend(seen)) void this.confirm();
  }

  private maySend(seen: boolean): boolean {
    if (this.confirms !== "final") return this.confirms === "none";
    const outcome = this.outlook as { final?: boolean } | null;
    return seen && outcome !== null && outcome.final === false;
  }

  /** A target may be touched before what leads there, if only one thing does. */
  private imply(): void {
    const [spelling, implied] = [this.spelling, this.rules.implied];
    if (spelling instanceof Tree && implied?.length)
      this.picks = spelling.implied(this.picks, implied);
  }

  /** Where riders make the picks a word, the best of them comes along. */
  private ride(): void {
    const best = this.ready === null ? this.best() : null;
    if (best !== null) this.picks = this.spelling!.back(best);
  }

  private best(): string | null {
    if (!(this.spelling instanceof Tree) || !this.rules.riders?.length) return null;
    return this.spelling.ridden(this.picks, this.rules.riders, this.foresight.gain);
  }

  /** A pick comes back, also the last one, whose place would say the word if it were touched. */
  putBack(key: Key): void {
    this.refused = null;
    const wanted = plain(key);
    const token = tokensIn(this.picks).find((each) => {
      const both = ends(each);
      return each === wanted || both?.piece === wanted || both?.place === wanted;
    });
    if (token === undefined) return;
    let picks = minus(this.picks, token);
    const both = ends(token);
    // A piece that lay somewhere is in the hand again.
    if (both?.piece && wanted === both.place) picks = plus(picks, `${both.piece}@`);
    const at = this.chosen.lastIndexOf(key);
    this.chosen = this.chosen.filter((each, n) => (at >= 0 ? n !== at : plain(each) !== wanted));
    this.picks = picks;
    if (this.spelling!.lit(picks).size === 0 && this.ready === null) this.clear();
    this.look();
  }

  /** One pick back. */
  back(): void {
    const last = this.chosen.at(-1);
    if (last === undefined) this.clear();
    else this.putBack(last);
  }

  clear(): void {
    this.picks = this.begun();
    this.chosen = tokensIn(this.picks);
    this.refused = null;
    this.pointer = null;
  }

  /** What lies there before anything was touched. */
  private begun(): Bag {
    const spelling = this.spelling;
    if (!(spelling instanceof Pairs) || !this.question || !this.rules.start) return EMPTY;
    const draft = this.rules.start(this.question.prompt as G["prompt"]);
    return draft ? spelling.back(draft) : EMPTY;
  }

  /** Picks of a word, as if they had been touched: the list of ways does this. A word without
  picks (nobody is sent anywhere) can only be said. */
  put(word: string): void {
    if (!this.spelling || !this.awake) return;
    if (!this.spelling.back(word).size) return void this.confirm(word);
    this.lay(word);
    this.look();
  }

  private lay(word: string): void {
    this.picks = this.spelling?.back(word) ?? EMPTY;
    this.chosen = tokensIn(this.picks);
  }

  /** A usual word is one tap, unless everything is to be confirmed. */
  usual(word: string): void {
    if (!this.awake) return;
    this.put(word);
    if (this.confirms !== "all") void this.confirm(word);
  }

  /** So many of the token whose number is open. */
  set(amount: number): void {
    const open = this.amount;
    if (!open || amount < open.least || amount > open.most) return;
    const picks = new Map(this.picks);
    if (amount) picks.set(open.token, amount);
    else picks.delete(open.token);
    this.picks = picks;
    this.chosen = tokensIn(picks);
    this.look();
  }

  /** Fill the group of a slot with whoever fits best. */
  fill(place: Key): void {
    if (!(this.spelling instanceof Pairs) || !this.awake) return;
    this.lay(this.spelling.draft(this.spelling.fill(this.picks, place)));
    this.look();
  }

  // Saying

  async confirm(word: string | null = this.ready): Promise<void> {
    if (word === null || this.sending) return;
    const asked = this.question?.decision ?? null;
    this.sending = true;
    this.refused = null;
    this.dropped = false;
    try {
      await this.saying.act(word);
      [this.said, this.word] = [asked, word];
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refused = { key: this.chosen.at(-1) ?? null, problem: refusal.problem };
    } finally {
      this.sending = false;
    }
  }

  private async explain(key: Key): Promise<void> {
    const text = this.spelling?.near(this.picks, key);
    if (text === null || text === undefined) return;
    const problem = await this.foresight.explain(text).catch(() => null);
    if (problem) this.refused = { key, problem };
  }

  // Over a reload

  snapshot(): { decision: number; tokens: Token[] } | null {
    if (!this.question || !this.picks.size) return null;
    return { decision: this.question.decision, tokens: tokensIn(this.picks) };
  }

  restore(kept: { decision: number; tokens: Token[] } | null): void {
    if (!kept || !this.spelling) return;
    const picks = bagOf(kept.tokens);
    if (kept.decision !== this.question?.decision) this.dropped = true;
    else if (this.spelling.lit(picks).size || this.spelling.whole(picks) !== null) {
      this.picks = picks;
      this.chosen = kept.tokens;
      this.look();
    } else this.dropped = true;
  }
}
