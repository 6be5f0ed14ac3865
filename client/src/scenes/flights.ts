// Flights: copies of pieces in an overlay above the page, moved by transform and opacity only.
import type { Box, Key } from "../games/game";
import type { Motion } from "./scene";
import { settled } from "../stage/swap";
import type { Performer } from "./theatre.svelte";

export interface Flight {
  how: Motion["how"];
  what: Key;
  from: Box;
  to: Box;
  delay: number;
  ms: number;
}

const STAGGER = 140;
const AIR = 2; // as many fly at once: each is a layer of its own
const MANY = 6; // more of them hurry
const FAR = 900; // pixels that take the longest flight
const LEAST = 380;
const MOST = 760;

const spell = (from: Box, to: Box): number => {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return LEAST + Math.min(1, far / FAR) * (MOST - LEAST);
};

/** Who flies whence and whither, one a little after the other; what lies nowhere stays away. */
export function plan(motion: Motion[], before: Boxes, after: Boxes): Flight[] {
  const flights: Flight[] = [];
  for (const each of motion) {
    const found = ends(each, before, after);
    if (!found) continue;
    const [from, to] = found;
    const ms = each.how === "fly" && motion.length <= MANY ? spell(from, to) : LEAST;
    const room = flights.at(-AIR);
    const next = (flights.at(-1)?.delay ?? -STAGGER) + STAGGER;
    const delay = room ? Math.max(next, room.delay + room.ms) : next;
    flights.push({ how: each.how, what: each.what, from, to, delay, ms });
  }
  return flights;
}
type Boxes = (key: Key) => Box | null;

function ends(motion: Motion, before: Boxes, after: Boxes): [Box, Box] | null {
  if (motion.how === "fly") {
    const from = before(motion.from) ?? after(motion.from);
    const to = after(motion.to) ?? before(motion.to);
    return from && to ? [from, to] : null;
  }
  const gone = motion.how === "vanish" || motion.how === "crack";
  const box = (gone ? before(motion.what) : after(motion.what)) ?? before(motion.what);
  return box ? [box, box] : null;
}

/** When the last one has landed. */
export const landed = (flights: Flight[]): number =>
  Math.max(0, ...flights.map((flight) => flight.delay + flight.ms));

export function frames({ how, from, to }: Flight): Keyframe[] {
  switch (how) {
    case "fly": {
      const by = `${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px`;
      const scale = from.width ? Math.max(0.2, Math.min(4, to.width / from.width)) : 1;
      return [
        { transform: "translate(0, 0) scale(1)" },
        { transform: `translate(${by}) scale(${Math.min(1, scale)})` },
      ];
    }
    case "appear":
      return [
        { opacity: 0, transform: "translateY(-12px)" },
        { opacity: 1, transform: "none" },
      ];
    case "vanish":
      return [{ opacity: 1 }, { opacity: 0 }];
    case "crack":
      return [
        { opacity: 1, transform: "none" },
        { opacity: 1, transform: "rotate(-4deg) scale(0.96)", offset: 0.4 },
        { opacity: 0, transform: "rotate(6deg) scale(0.7) translateY(10px)" },
      ];
    case "pulse":
      return [
        { opacity: 0.9, transform: "scale(1)" },
        { opacity: 0.3, transform: "scale(1.18)", offset: 0.5 },
        { opacity: 0, transform: "scale(1)" },
      ];
    case "shake":
      // Beside the transform, which is the camera's.
      return [0, -4, 4, -3, 3, 0].map((x) => ({ translate: `${x}px` }));
  }
}

/** The element that a key names: itself, the first of like ones, or a whole plate. */
export function element(root: ParentNode, key: Key): Element | null {
  const text = CSS.escape(key);
  return (
    root.querySelector(`[data-key="${text}"]`) ??
    root.querySelector(`[data-key^="${text}#"]`) ??
    root.querySelector(`[data-plate="${text}"]`)
  );
}

const boxOf = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
};

/** A copy that looks the same outside of its SVG: pieces style themselves. */
export function copy(node: Element, box: Box): HTMLElement {
  const holder = document.createElement("div");
  const twin = node.cloneNode(true) as Element;
  for (const each of [twin, ...twin.querySelectorAll("*")]) {
    for (const name of ["data-key", "data-at", "id", "tabindex"]) each.removeAttribute(name);
  }
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const own = node.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
    svg.setAttribute("width", String(box.width));
    svg.setAttribute("height", String(box.height));
    twin.removeAttribute("transform");
    svg.append(twin);
    holder.append(svg);
  } else holder.append(twin);
  return holder;
}

/** A flight with what was found of it on the page. */
interface Found {
  flight: Flight;
  node: Element | null;
  box: Box | null;
  holder: HTMLElement | null;
}

export class Flights implements Performer {
  private boxes = new Map<Key, Box>();
  private copies = new Map<Key, HTMLElement>();
  private hidden: Element[] = [];
  private waiting: ReturnType<typeof setTimeout>[] = [];
  /** Whose time has come while the air is full: on a busy machine others land late. */
  private late: (() => void)[] = [];
  private readonly flying = new Set<HTMLElement>();

  /** `root` holds all keys; copies go into `overlay`, which covers the window. */
  constructor(
    private readonly root: () => ParentNode | null,
    private readonly overlay: () => HTMLElement | null,
  ) {}

  look(motion: Motion[]): void {
    const root = this.root();
    this.boxes.clear();
    this.copies.clear();
    if (!root) return;
    for (const each of motion) {
      for (const key of each.how === "fly" ? [each.what, each.from, each.to] : [each.what]) {
        const node = element(root, key);
        if (!node) continue;
        const box = boxOf(node);
        this.boxes.set(key, box);
        // What is still there afterwards is copied then.
        if (key === each.what && !node.hasAttribute("data-plate")) {
          this.copies.set(key, copy(node, box));
        }
      }
    }
  }

  fly(motion: Motion[]): number {
    const [root, overlay] = [this.root(), this.overlay()];
    if (!root || !overlay) return 0;
    const after = (key: Key): Box | null => {
      const node = element(root, key);
      return node ? boxOf(node) : null;
    };
    const before = (key: Key): Box | null => this.boxes.get(key) ?? null;
    // All is measured before anything is added: each measure after that would be a layout.
    const { found, wait } = settled(root, () =>
      plan(motion, before, after).map((flight) => {
        const node = element(root, flight.what);
        const box = node && boxOf(node);
        const shakes = flight.how === "shake" && node instanceof HTMLElement;
        const made = node && box && !shakes ? copy(node, box) : null;
        return { flight, node, box, holder: made ?? this.copies.get(flight.what) ?? null };
      }),
    );
    const corner = boxOf(overlay);
    // First the sheet is turned over, then things fly on it.
    const flights = found.map((each) => {
      const flight = { ...each.flight, delay: each.flight.delay + wait };
      this.launch({ ...each, flight }, overlay, corner);
      return flight;
    });
    return landed(flights);
  }

  private launch(found: Found, overlay: HTMLElement, { x, y }: Box): void {
    const { flight, node, box, holder } = found;
    if (flight.how === "shake" && node instanceof HTMLElement) {
      // The leaf of a plate is a layer already: it need not be copied.
      const leaf = node.querySelector(".leaf") ?? node;
      leaf.animate(frames(flight), flight.ms);
      return;
    }
    if (!holder) return;
    const size = flight.how === "fly" && box ? box : flight.from;
    // A copy begins in the middle of where it comes from.
    holder.className = "waiting";
    holder.style.left = `${flight.from.x - x + (flight.from.width - size.width) / 2}px`;
    holder.style.top = `${flight.from.y - y + (flight.from.height - size.height) / 2}px`;
    holder.style.width = `${size.width}px`;
    holder.style.height = `${size.height}px`;
    if (flight.how === "appear") holder.style.visibility = "hidden";
    overlay.prepend(holder); // under what flies: above it, it would be a layer too
    if (node && (flight.how === "fly" || flight.how === "appear")) this.hide(node);
    const takeOff = (): void => this.takeOff(flight, holder, node);
    if (flight.delay === 0) takeOff();
    else this.waiting.push(setTimeout(takeOff, flight.delay));
  }

  /** Only what is in the air is a layer; it flies above those that wait. */
  private takeOff(flight: Flight, holder: HTMLElement, node: Element | null): void {
    if (this.flying.size >= AIR) {
      this.late.push(() => this.takeOff(flight, holder, node));
      return;
    }
    this.flying.add(holder);
    holder.className = "flight";
    holder.style.visibility = "";
    const timing = { duration: flight.ms, fill: "both", easing: "ease-in-out" };
    const motion = holder.animate(frames(flight), timing as KeyframeAnimationOptions);
    motion.onfinish = () => {
      if (node) this.reveal(node);
      // Only hidden: taken away it would be a layout for each; the end takes them all.
      motion.cancel();
      holder.className = "landed";
      this.flying.delete(holder);
      this.late.shift()?.();
    };
  }

  private hide(node: Element): void {
    node.setAttribute("visibility", "hidden");
    node.classList.add("arriving");
    this.hidden.push(node);
  }

  private reveal(node: Element): void {
    node.removeAttribute("visibility");
    node.classList.remove("arriving");
    this.hidden = this.hidden.filter((each) => each !== node);
  }

  end(): void {
    this.waiting.splice(0).forEach(clearTimeout);
    this.late = [];
    this.flying.clear();
    for (const node of [...this.hidden]) this.reveal(node);
    this.overlay()?.replaceChildren();
  }
}
