// Joins store, hand, past and theatre into what the frame shows. One table, one of these.
import { tick, type Snippet } from "svelte";
import { summed } from "../frame/prompt";
import type { Deeds, PastParts, TableParts } from "../frame/parts";
import type { Declared, Game, Seat } from "../games/game";
import { Hand } from "../hand/hand.svelte";
import { http } from "../lib/protocol/http";
import type {
  ChatLine,
  Course,
  MoveShown,
  Declined,
  Question,
  TableInfo,
  Ways,
} from "../lib/protocol/messages";
import { callForMe } from "../lib/calling";
import type { LineState } from "../lib/protocol/line";
import { settings } from "../lib/settings.svelte";
import { Past } from "../lib/table/past.svelte";
import { Store } from "../lib/table/store.svelte";
import { asked, type Stream } from "../lib/table/stream";
import type { Words } from "../lib/words/words";
import type { Scene } from "../scenes/scene";
import { sound } from "../scenes/sound";
import { split } from "../scenes/split";
import { Theatre, clock } from "../scenes/theatre.svelte";
import { Speaker } from "../tell/speaker.svelte";

type View = Declared["view"];
const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Table implements TableParts {
  readonly hand: Hand;
  readonly theatre: Theatre;
  readonly past: PastParts;
  readonly speaker = new Speaker();
  words: Words = $state.raw(null!);
  notices?: Snippet;
  after?: Snippet<[(() => void) | undefined]>;
  menu?: Snippet;

  constructor(
    readonly store: Store,
    readonly game: Game,
    words: Words,
    private readonly looking: Past,
  ) {
    this.words = words;
    this.past = pastParts(looking, store);
    this.hand = new Hand(game.hand, words.alphabet!, {
      act: (word) => store.act(word),
      consequences: (prefix) => store.consequences(prefix),
      weigh: (draft) => store.weigh(draft),
      explain: (text) => store.explain(text),
    });
    this.theatre = new Theatre({
      timer: clock,
      speed: () => (still() ? "off" : settings.speed),
      drawn: () => tick(),
      say: (sentence) => this.speaker.say(sentence),
      tone: (tone) => sound(tone, settings.sound),
      summed: (seats) => summed(this.words, seats),
    });
    this.theatre.ended = () => this.askNow();
    store.onMoves = (moves, stream) => this.heard(moves, stream);
    looking.onStep = async (moment) => {
      this.theatre.play(split([moment.move], moment.view as View, game.scenes, this.words));
      while (this.theatre.playing) await new Promise((done) => setTimeout(done, 50));
    };
    if (store.live) this.heard([], store.live);
  }

  // What happens

  private heard(moves: MoveShown[], stream: Stream): void {
    const mine = moves.filter((move) => move.seat === this.seat && move.by === "person");
    // What I did I have seen; what it led to is worth a look.
    const scenes = split(moves, stream.view as View, this.game.scenes, this.words);
    if (this.looking.known) void this.looking.learn();
    this.theatre.play(scenes.filter((scene) => scene.motion.length || !mine.includes(scene.move)));
    if (!this.theatre.playing) this.askNow();
    else this.hand.resting = true;
    void this.store.reckon().catch(() => undefined);
  }

  private askNow(): void {
    this.hand.resting = this.past.at !== null || this.curtain !== null;
    const question = this.store.live?.question ?? null;
    const before = this.hand.question?.decision;
    this.hand.confirms = settings.confirm;
    this.hand.ask(question);
    if (question && question.decision !== before && !this.saysItself(question)) {
      const { head } = this.game.tell.ask(question.prompt, [], this.words);
      this.speaker.alert(head);
      sound("turn", settings.sound);
      callForMe(this.words.say(`client-title-${this.info.game}`), head);
    }
  }

  /** A lone word that decides nothing is said for me, where everybody sees that it is the only one. */
  private saysItself(question: Question): boolean {
    if (!settings.lone || question.lone === null || this.hand.resting) return false;
    void this.hand.confirm(question.lone);
    return true;
  }

  // What is shown

  get view(): View {
    const shown = this.theatre.view ?? this.looking.moment?.view ?? this.store.live?.view;
    return shown as View;
  }
  get outlook(): object | null {
    return this.looking.moment?.outlook ?? this.store.reckoned?.outlook ?? null;
  }
  get forecast(): object | null {
    return this.looking.moment?.forecast ?? this.store.reckoned?.forecast ?? null;
  }
  get info(): TableInfo {
    return this.store.info!;
  }
  get seat(): Seat {
    return this.store.seat;
  }
  get asked(): number[] {
    return asked(this.store.live?.view ?? null);
  }
  get question(): Question | null {
    return this.past.at === null && !this.theatre.playing
      ? (this.store.live?.question ?? null)
      : null;
  }
  get asides(): Ways | null {
    return this.store.live?.asideWays ?? null;
  }
  get declined(): Declined[] {
    return this.store.live?.declined ?? [];
  }
  get undo(): string {
    return this.store.live?.undo ?? "none";
  }
  get restart(): boolean {
    return this.store.live?.restart ?? false;
  }
  get lapses(): number | null {
    return this.store.live?.lapses ?? null;
  }
  get withdraw(): boolean {
    return this.store.live?.withdraw ?? false;
  }
  readonly scenes: Scene[] = $derived.by(() => {
    const live = this.store.live;
    if (!live) return [];
    const moves = [...this.looking.earlier(live), ...live.moves];
    return split(moves, live.view as View, this.game.scenes, this.words);
  });
  get rules(): string[] {
    return this.words.rulesOf(this.view.stack);
  }
  /** Moves from before the first that came with the view, if there are any. */
  get older(): (() => void) | undefined {
    const more = this.store.live && this.looking.older(this.store.live);
    return more ? () => void more() : undefined;
  }
  get rewind(): boolean {
    return this.store.live?.rewind ?? false;
  }
  course(): Promise<Course> {
    return http.course(this.store.id);
  }
  async tale(move: number, seat: number): Promise<string> {
    const found = await this.looking.fetch(move);
    const all = split([found.move], found.view as View, this.game.scenes, this.words);
    const own = all.filter(({ events }) =>
      events.some((event) => (event as { seat?: unknown }).seat === seat),
    );
    return (own.length ? own : all).map((scene) => scene.sentence).join(" ");
  }
  get chat(): ChatLine[] {
    return this.store.chat;
  }
  get person(): boolean {
    return (this.store.mine?.person ?? "") !== "";
  }
  get notes(): string {
    return this.store.mine?.notes ?? "";
  }
  get skew(): number {
    return this.store.skew;
  }
  get curtain(): Seat {
    return this.store.curtain;
  }
  get over(): boolean {
    return this.store.live?.view.result != null;
  }
  get line(): LineState {
    return this.store.line;
  }

  readonly deeds: Deeds = {
    chat: (text) => this.store.say(text),
    note: (text) => this.store.note(text),
    undo: () => void this.store.undo(),
    restart: () => void this.store.restart(),
    goOn: () => void this.store.goOn(),
    rewind: (move) => void this.store.rewind(move).then(() => this.looking.present()),
    withdraw: () => {
      this.hand.withdraw();
      void this.store.withdraw();
    },
    aside: (word) => void this.store.act(word).catch(() => undefined),
    decline: ({ maker, gives, wants }) => void this.store.decline(maker, gives, wants),
    look: (seat) => this.store.look(seat),
  };

  /** Whoever does something wants to see how things are, not how they came about. */
  skip(): void {
    this.theatre.skip();
  }
}

function pastParts(past: Past, store: Store): PastParts {
  const seat = store.seat;
  return {
    get at() {
      return past.at;
    },
    get last() {
      return past.known ? past.last : (store.live?.version ?? 0);
    },
    get playing() {
      return past.playing;
    },
    go: (move) => void past.go(move),
    step: (by) => void past.step(by),
    present: () => past.present(),
    play: () => void past.play(),
    stop: () => void (past.playing = false),
    ...(seat === null ? {} : { since: () => void past.since(seat) }),
  };
}
