// The camera that is moved: wheel, pinch, drag, + − and Home, Shift with arrows, and rides.
// It writes one thing only, the transform of a leaf; nothing inside an SVG is ever animated.
import type { Attachment } from "svelte/attachments";
import type { Arrangement, Box, Key, PlateAt } from "../games/game";
import * as pure from "./camera";
import type { Camera, Ground, Point } from "./camera";

const STEP = 1.3;
const NUDGE = 60;
const SLACK = { mouse: 6, touch: 10 };
const RIDE = 450;

/** Whether nothing is to move by itself. */
export const still = (): boolean =>
  typeof matchMedia === "undefined" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.dataset["motion"] === "off";

export class StageCamera {
  now: Camera = $state.raw({ x: 0, y: 0, k: 1 });
  /** Moving just now: labels keep their size until it rests. */
  moving = $state(false);
  /** The zoom at which it last rested; labels are drawn for it. */
  rest = $state(1);
  /** Somebody else has the pointer, such as a piece that is being dragged. */
  blocked: () => boolean = () => false;
  private plate: PlateAt | null = null;
  private on: Ground | null = null;
  private own = false;
  private running = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly arrangement: () => Arrangement) {}

  /** The plate has its size: the camera begins as the arrangement has it at rest. */
  lay(plate: PlateAt | null): void {
    const same =
      this.plate?.name === plate?.name &&
      this.plate?.at.width === plate?.at.width &&
      this.plate?.at.height === plate?.at.height;
    this.plate = plate;
    this.on = plate ? pure.ground(plate.at, plate.units) : null;
    if (!same) this.home(false);
  }

  /** The zoom at rest: 1 fits the whole, more where that would be too small to touch. */
  private get resting(): number {
    const { on, plate } = this;
    if (!on || !plate?.rest) return 1;
    return Math.min(pure.MOST, Math.max(1, (plate.rest * plate.units.width) / on.content.width));
  }

  home(ride = true): void {
    if (!this.on) return;
    this.own = false;
    const whole = pure.fit(this.on, this.resting);
    const top = this.plate?.from === "top";
    this.to(top ? pure.clamp(this.on, { ...whole, y: Infinity }) : whole, ride);
  }

  /** What is in sight, in the plate's units; null: all of it. */
  get seen(): Box | null {
    const { on, plate, now } = this;
    if (!on || !plate || now.k <= 1) return null;
    const scale = on.content.width / plate.units.width;
    return {
      x: (-now.x / now.k - on.content.x) / scale,
      y: (-now.y / now.k - on.content.y) / scale,
      width: on.frame.width / now.k / scale,
      height: on.frame.height / now.k / scale,
    };
  }

  /** A new question: the player's own zoom no longer holds. */
  release(): void {
    this.own = false;
  }

  /** Go where these keys lie, if that is worth a ride; true if it rides. */
  follow(keys: Key[], margin = 40): boolean {
    if (!this.on || !this.plate || this.own) return false;
    const boxes = this.boxes(keys);
    if (!boxes.length) return false;
    const { resting } = this;
    if (resting > 1) {
      // A plate that is larger than its window at rest: only turn there, and keep the zoom.
      if (pure.sees(this.on, this.now, boxes)) return false;
      this.to(pure.around(this.on, boxes, margin, resting));
      return true;
    }
    if (!pure.worth(this.on, boxes)) return false;
    this.to(pure.around(this.on, boxes, margin, 2));
    return true;
  }

  private boxes(keys: Key[]): Box[] {
    const { on, plate } = this;
    if (!on || !plate) return [];
    return keys.flatMap((key) => {
      const found = this.arrangement().box(key);
      return found?.plate === plate.name ? [pure.inWindow(on, plate.units, found.box)] : [];
    });
  }

  zoom(by: number, point?: Point): void {
    if (!this.on) return;
    const at = point ?? { x: this.on.frame.width / 2, y: this.on.frame.height / 2 };
    this.own = true;
    this.set(pure.zoomAt(this.on, this.now, at, this.now.k * by));
  }

  pan(dx: number, dy: number): void {
    if (!this.on) return;
    this.own = true;
    this.set(pure.pan(this.on, this.now, dx, dy));
  }

  /** Turn to a point of the plate, in its units, and keep the zoom. */
  look(at: Point): void {
    const { seen, on } = this;
    if (!seen || !on) return;
    const k = on.frame.width / seen.width;
    this.pan((seen.x + seen.width / 2 - at.x) * k, (seen.y + seen.height / 2 - at.y) * k);
  }

  /** A key of the keyboard; true if it was the camera's. */
  key(event: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-" || event.key === "−") this.zoom(1 / STEP);
    else if (event.key === "Home") this.home();
    else if (event.shiftKey && event.key === "ArrowLeft") this.pan(NUDGE, 0);
    else if (event.shiftKey && event.key === "ArrowRight") this.pan(-NUDGE, 0);
    else if (event.shiftKey && event.key === "ArrowUp") this.pan(0, NUDGE);
    else if (event.shiftKey && event.key === "ArrowDown") this.pan(0, -NUDGE);
    else return false;
    return true;
  }

  private set(next: Camera): void {
    this.now = next;
    this.moving = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), 140);
  }

  private settle(): void {
    this.moving = false;
    this.rest = this.now.k;
  }

  private to(next: Camera, ride = true): void {
    this.running++;
    if (!ride || still()) {
      this.now = next;
      this.settle();
      return;
    }
    const [from, mine, start] = [this.now, this.running, performance.now()];
    this.moving = true;
    const step = (time: number): void => {
      if (mine !== this.running) return;
      const t = (time - start) / RIDE;
      this.now = pure.ride(from, next, t);
      if (t < 1) requestAnimationFrame(step);
      else this.settle();
    };
    requestAnimationFrame(step);
  }

  /** Ends a ride where it leads to. */
  private stop(): void {
    this.running++;
  }

  /** Pointer, wheel and keys of a plate that has the camera. */
  readonly attach: Attachment<HTMLElement> = (node) => {
    const down = new Map<number, Point>();
    let dragged = false;
    const local = (point: Point): Point => {
      const box = node.getBoundingClientRect();
      return { x: point.x - box.x, y: point.y - box.y };
    };
    const start = (event: PointerEvent): void => {
      // A piece that can be lifted is the hand's.
      if (event.button !== 0 || (event.target as Element).closest("[data-lifts]")) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.size === 1) dragged = false;
    };
    const move = (event: PointerEvent): void => {
      const was = down.get(event.pointerId);
      if (!was || this.blocked()) return;
      const is = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [is.x - was.x, is.y - was.y];
      const slack = event.pointerType === "touch" ? SLACK.touch : SLACK.mouse;
      if (!dragged && down.size === 1 && Math.hypot(dx, dy) < slack) return;
      if (!dragged) {
        this.stop();
        dragged = true;
        node.setPointerCapture(event.pointerId);
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, is);
      if (!other) return this.pan(dx, dy);
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const now = Math.hypot(is.x - other.x, is.y - other.y);
      this.pan(dx / 2, dy / 2);
      this.zoom(
        now / Math.max(1, before),
        local({ x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 }),
      );
    };
    const end = (event: PointerEvent): void => void down.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      // The end of a pan is no touch.
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.stop();
      this.zoom(2 ** (-event.deltaY / 400), local({ x: event.clientX, y: event.clientY }));
    };
    const keys = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (this.key(event)) event.preventDefault();
    };
    node.addEventListener("pointerdown", start);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, true);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("keydown", keys);
    return () => {
      node.removeEventListener("pointerdown", start);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("keydown", keys);
    };
  };
}
