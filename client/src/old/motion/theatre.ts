// The theatre: before the view changes it takes pictures, then it lets them travel, event by event.
// Whatever goes wrong here is only motion: the view beneath is the truth already.
import type { Facts } from "../../lib/protocol/messages";
import { copyOf, ringAt, signOf } from "./ghost";
import { find, goalOf, inSight, middle, spotOf, type Spot, type Used } from "./marks";
import type { Move } from "./move";

/** A move on its way: what was seen of it before the view changed, and where it will land. */
interface Cue {
  move: Move;
  start: Spot | null;
  picture: HTMLElement | SVGElement | null;
  /** Where the picture was taken. */
  base: Spot | null;
  /** Where it arrives: the element, for panels grow and shrink while others act. */
  goal: Element | null;
  end: Spot | null;
  /** Of the same kind as the picture: then it ends in its size. */
  landed: boolean;
  hidden: Animation | null;
}

const EASE = "cubic-bezier(.25, .7, .3, 1)";
const TOGETHER = 8; // so many things move at once; of more nobody sees each
const LONGEST = 450; // of one flight; the rest of a moment is for reading
const FOR_EVER = 1e8;

export class Theatre {
  private cues: Cue[][] = [];
  private running = new Set<Animation>();

  constructor(
    private readonly layer: () => HTMLElement | null,
    private readonly moves: (event: Facts, earlier: Facts[]) => Move[],
  ) {}

  /** Whether there is anything to be seen of an event. */
  shows(event: Facts): boolean {
    return this.moves(event, []).some((move) => !move.ring);
  }

  /** The old view is still there: take pictures of what will leave its place. */
  before(events: Facts[]): void {
    const used: Used = new Set();
    this.cues = events.map((event, n) =>
      this.moves(event, events.slice(0, n))
        .slice(0, TOGETHER)
        .map((move) => ({
          ...taken(move, used),
          move,
          goal: null,
          end: null,
          landed: false,
          hidden: null,
        })),
    );
  }

  /** The new view is there: find where things land, and hide what has not arrived yet. */
  after(): void {
    const used: Used = new Set();
    for (const cue of this.cues.flat()) {
      const { move } = cue;
      const landed = move.lands ? find(move.lands, used, true) : null;
      cue.goal = landed ?? (move.to ? find(move.to, new Set()) : null);
      if (!cue.start && move.from) cue.start = spotAt(move.from);
      if (!landed) continue;
      cue.landed = true;
      if (!cue.picture) {
        cue.picture = copyOf(landed);
        cue.base = landed.getBoundingClientRect();
      }
      if (cue.start) {
        const nothing = { opacity: 0 };
        cue.hidden = landed.animate([nothing, nothing], FOR_EVER);
      }
    }
  }

  /** Play one event. */
  act(n: number, moment: number): void {
    const layer = this.layer();
    if (!layer) return this.close();
    // With a small delay between them all things of an event arrive before the next one begins.
    const time = Math.min(LONGEST, moment * 0.7);
    this.cues[n]?.forEach((cue, k) => this.play(layer, cue, time, k * time * 0.05));
  }

  /** Everything is in its place. */
  close(): void {
    for (const cue of this.cues.flat()) cue.hidden?.cancel();
    this.cues = [];
    for (const each of this.running) each.cancel();
    this.running.clear();
    this.layer()?.replaceChildren();
  }

  private play(layer: HTMLElement, cue: Cue, time: number, delay: number): void {
    const { move } = cue;
    if (move.ring) {
      const around = find(move.ring, new Set());
      if (around) this.light(layer, around, time * 1.6, delay);
      return;
    }
    cue.end = cue.goal?.isConnected ? goalOf(cue.goal) : null;
    const { start, end, goal } = cue;
    const picture = cue.picture ?? (move.sign ? signOf(move.sign) : null);
    const from = start ?? end;
    if (!picture || !from) return cue.hidden?.cancel();
    layer.append(picture);
    if (!cue.picture) cue.base = centre(picture, from);
    const frames = framesOf(cue, cue.base ?? from);
    const stays = !cue.picture && end; // a sign is read where it has arrived
    const run = picture.animate(frames, {
      duration: time,
      delay,
      easing: EASE,
      fill: "both",
    });
    this.running.add(run);
    run.onfinish = () => {
      this.running.delete(run);
      cue.hidden?.cancel();
      if (stays) this.fade(picture, run);
      else picture.remove();
      if (goal?.isConnected && !stays && !cue.landed) this.light(layer, goal, time * 1.2, 0);
    };
  }

  private fade(picture: Element, run: Animation): void {
    run.commitStyles();
    run.cancel();
    const leaving = picture.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
      duration: 900,
      fill: "forwards",
    });
    this.running.add(leaving);
    leaving.onfinish = () => {
      this.running.delete(leaving);
      picture.remove();
    };
  }

  private light(layer: HTMLElement, around: Element, time: number, delay: number): void {
    if (!inSight(around)) return;
    const ring = ringAt(spotOf(around));
    layer.append(ring);
    const frames = [
      { opacity: 0, transform: "scale(1.12)" },
      { opacity: 1, transform: "none", offset: 0.3 },
      { opacity: 0, transform: "none" },
    ];
    const run = ring.animate(frames, { duration: time, delay, easing: "ease-out", fill: "both" });
    this.running.add(run);
    run.onfinish = () => {
      this.running.delete(run);
      ring.remove();
    };
  }
}

function taken(move: Move, used: Used): Pick<Cue, "start" | "picture" | "base"> {
  const thing = move.thing ? find(move.thing, used) : null;
  const from = move.from ? find(move.from, used) : null;
  const origin = from ?? thing;
  return {
    start: origin ? goalOf(origin) : null,
    picture: thing ? copyOf(thing) : null,
    base: thing ? thing.getBoundingClientRect() : null,
  };
}

function spotAt(marks: string[]): Spot | null {
  const found = find(marks, new Set());
  return found ? goalOf(found) : null;
}

/** A sign has no size of its own before it is on the page. */
function centre(picture: HTMLElement | SVGElement, spot: Spot): Spot {
  const [x, y] = middle(spot);
  const { width, height } = picture.getBoundingClientRect();
  const base = { x: x - width / 2, y: y - height / 2, width, height };
  picture.style.left = `${base.x}px`;
  picture.style.top = `${base.y}px`;
  return base;
}

/** How much larger one spot is than another of its kind; what differs too much is another kind. */
function scale(spot: Spot, base: Spot): number {
  const ratio = Math.min(spot.width, spot.height) / Math.min(base.width, base.height);
  return ratio > 0.3 && ratio < 3 ? ratio : 1;
}

function framesOf({ move, start, end, landed, picture }: Cue, base: Spot): Keyframe[] {
  const [x, y] = middle(base);
  const at = (spot: Spot, share: number, lift: number, size: number): string => {
    const [to, from] = [middle(spot), middle(start ?? spot)];
    const dx = from[0] + (to[0] - from[0]) * share - x;
    const dy = from[1] + (to[1] - from[1]) * share - lift - y;
    const turn = move.spins ? ` rotate(${(share - 1) * 300}deg)` : "";
    return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${size.toFixed(3)})${turn}`;
  };
  if (start && end) {
    const [[x0, y0], [x1, y1]] = [middle(start), middle(end)];
    // A little arc, as a hand would carry it; what goes to a player disappears into the pocket.
    const lift = Math.min(36, Math.hypot(x1 - x0, y1 - y0) / 8);
    const first = picture ? scale(start, base) : 1;
    const last = landed ? scale(end, base) : picture ? 0.6 : 1;
    return [
      { transform: at(start, 0, 0, first), opacity: 1 },
      { transform: at(end, 0.55, lift, Math.max(first, last) * 1.06), opacity: 1, offset: 0.5 },
      { transform: at(end, 1, 0, last), opacity: landed || !picture ? 1 : 0.4 },
    ];
  }
  if (start) {
    return [
      { transform: at(start, 0, 0, 1), opacity: 1 },
      { transform: at(start, 0, 28, 0.7), opacity: 0 },
    ];
  }
  const spot = end ?? base;
  return [
    { transform: at(spot, 1, -14, 0.8), opacity: 0 },
    { transform: at(spot, 1, 0, 1), opacity: 1 },
  ];
}
