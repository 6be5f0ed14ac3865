// Moves become scenes: one lead event with what follows from it, one sentence, one motion. The log
// is the list of scenes under rounds and turns; there is no second way to make lines.
import type { Declared } from "../games/game";
import type { MoveShown } from "../lib/protocol/messages";
import type { Words } from "../lib/words/words";
import type { Motion, Scene, ScenesOf, Tone } from "./scene";

type Told = { kind: string } & Record<string, unknown>;

/** Under which the log groups what follows. */
const HEADINGS = ["round", "turn"];
/** Said beside the game: why a bot did it. It belongs to the scene before it. */
const REMARK = "why";

const told = (event: object): Told => event as Told;
const factsOf = ({ kind: _, ...facts }: Told): Record<string, unknown> => facts;

/** Scenes of these moves; `view` is what they led to. */
export function split<G extends Declared>(
  moves: readonly MoveShown[],
  view: G["view"],
  scenes: ScenesOf<G>,
  words: Words,
): Scene<G>[] {
  return moves.flatMap((move) =>
    chunks(move, scenes, words)
      .map((events) => scene(move, events, view, scenes, words))
      .filter((each) => each.sentence || each.motion.length),
  );
}

type Cuts = { beats: readonly string[]; gathers?: readonly string[] };

/** The events of a move, cut before each beat; what has no words never leads alone. */
function chunks(move: MoveShown, { beats, gathers = [] }: Cuts, words: Words): Told[][] {
  const parts: Told[][] = [];
  let open = false; // the last part has begun with something that can lead
  for (const event of move.events.map(told)) {
    const silent = event.kind === REMARK || !words.event(event);
    const last = parts.at(-1);
    const joins = gathers.includes(event.kind) && last?.[0]?.kind === event.kind;
    if (!last || (beats.includes(event.kind) && open && !joins)) {
      parts.push([event]);
      open = !silent;
    } else {
      last.push(event);
      open ||= !silent;
    }
  }
  return parts.length ? parts : [[{ kind: move.kind, seat: move.seat }]];
}

function scene<G extends Declared>(
  move: MoveShown,
  events: Told[],
  view: G["view"],
  scenes: ScenesOf<G>,
  words: Words,
): Scene<G> {
  const lead = events.find((event) => event.kind !== REMARK && words.event(event)) ?? events[0]!;
  const kind = (event: Told): keyof typeof scenes.motion & keyof NonNullable<typeof scenes.sound> =>
    event.kind as never;
  const motion = events.flatMap((event): Motion[] => {
    const moved = scenes.motion[kind(event)]?.(event as never, view as never);
    return moved === undefined ? [] : Array.isArray(moved) ? moved : [moved];
  });
  const sound = events.map((event): Tone | undefined => scenes.sound?.[kind(event)]).find(Boolean);
  return {
    move,
    lead: lead as G["event"],
    events: events as G["event"][],
    sentence: move.events.length ? sentence(lead, events, words) : besides(move, words),
    motion,
    sound: sound ?? (motion.length ? "wood" : null),
    view,
    gathers: scenes.gathers?.includes(lead.kind as never) ? (lead.kind as never) : null,
  };
}

/** Whether two scenes in a row are one. */
const goesOn = (one: Scene, other: Scene): boolean =>
  Boolean(one.gathers) && one.gathers === other.gathers;

/** Scenes in a row that gather the same, over several moves, as one. */
export function gathered<G extends Declared>(scenes: readonly Scene<G>[]): Scene<G>[] {
  const found: Scene<G>[] = [];
  for (const scene of scenes) {
    const last = found.at(-1);
    if (!last || !goesOn(last as Scene, scene as Scene)) found.push(scene);
    else {
      found[found.length - 1] = {
        ...scene,
        lead: last.lead,
        events: [...last.events, ...scene.events],
        sentence: [last.sentence, scene.sentence].filter(Boolean).join(" "),
        motion: [...last.motion, ...scene.motion],
      };
    }
  }
  return found;
}

/** One sentence with the facts of all events, if the catalogue has it; else theirs, joined.

The lead's facts go by their names, those of others by kind and name: `points_colour`; of several
events of one kind they are lists. */
function sentence(lead: Told, events: Told[], words: Words): string {
  const key = `${words.game}-scene-${lead.kind}`;
  const alike = events.filter((event) => event.kind === lead.kind);
  if (words.has(key) && alike.length > 1) {
    return alike.map((event) => words.say(key, factsOf(event))).join(" ");
  }
  if (words.has(key)) {
    const facts: Record<string, unknown> = {};
    for (const other of events.filter((event) => event !== lead)) {
      for (const [name, value] of Object.entries(factsOf(other))) {
        const full = `${other.kind}_${name}`;
        facts[full] = full in facts ? [facts[full], value].flat() : value;
      }
    }
    return words.say(key, { ...facts, ...factsOf(lead) });
  }
  return events
    .filter((event) => event.kind !== REMARK)
    .map((event) => words.event(event))
    .filter(Boolean)
    .join(" ");
}

/** What is written down beside the game: a move taken back. */
const besides = (move: MoveShown, words: Words): string =>
  move.undoes !== null ? words.say("client-scene-undone", { seat: move.seat }) : "";

export interface LogLine {
  key: string;
  seat: number | null;
  text: string;
  remark: string;
}
export interface LogGroup {
  n: number;
  heading: string;
  lines: LogLine[];
}

function seatOf({ lead, move }: Scene): number | null {
  const { seat, winner, attacker } = told(lead);
  const found = [seat, winner, attacker, move.seat].find((each) => typeof each === "number");
  return typeof found === "number" && found >= 0 ? found : null;
}

/** Scenes under the round or turn in which they were played. */
export function grouped(scenes: readonly Scene[], words: Words): LogGroup[] {
  const groups: LogGroup[] = [];
  scenes.forEach((scene, n) => {
    const head = scene.events.map(told).find((event) => HEADINGS.includes(event.kind));
    const heading = head ? words.event(head) : "";
    if (head || !groups.length) groups.push({ n, heading, lines: [] });
    // The heading has been said above.
    const text = heading ? scene.sentence.replace(heading, "").trim() : scene.sentence;
    const why = scene.events.map(told).find((event) => event.kind === REMARK);
    if (!text && !why) return;
    groups.at(-1)!.lines.push({
      key: `${scene.move.n}.${n}`,
      seat: seatOf(scene),
      text,
      remark: why ? words.remark(why) : "",
    });
  });
  return groups;
}
