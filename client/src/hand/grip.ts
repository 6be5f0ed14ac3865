// Grip: pointer and touch. Drag lifts and lays, hover shows, a tap near a lit key is meant for it.
import type { Attachment } from "svelte/attachments";
import type { Key } from "../games/game";

/** What a grip does things to. */
export interface Gripped {
  readonly state: string;
  readonly held: Key | null;
  pointer: { x: number; y: number } | null;
  hovered: Key | null;
  lit(key: Key): boolean;
  picked?(key: Key): boolean;
  touch(key: Key, seen?: boolean): void;
  back(): void;
}

const FAR = { mouse: 6, pen: 6, touch: 10 } as const; // pixels before a press is a drag
const REACH = 22; // from the finger to the edge of a lit key
const ABOVE = 56; // a finger must not hide what it carries

interface Press {
  id: number;
  x: number;
  y: number;
  key: Key;
  touch: boolean;
  /** It lies in the dock, which can be longer than the screen. */
  docked: boolean;
  dragging: boolean;
}

const keyAt = (target: EventTarget | null): Key | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-key]")?.getAttribute("data-key") ?? null)
    : null;

/** A button that is no thing of the table: a tap on it is meant for it, whatever lies beneath. */
const ownButton = (target: EventTarget | null): boolean => {
  const control = target instanceof Element ? target.closest("button, a, input, summary") : null;
  return control !== null && !control.hasAttribute("data-key");
};

/** How far a point is from a box. */
export function distance(box: DOMRect, x: number, y: number): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

/** The lit key nearest to a point, if one is within reach. */
export function nearestLit(root: ParentNode, x: number, y: number, reach = REACH): Key | null {
  let [best, found]: [number, Key | null] = [reach, null];
  for (const element of root.querySelectorAll("[data-key][data-lit]")) {
    if (element.closest("[inert]")) continue; // on another page of a phone
    const far = distance(element.getBoundingClientRect(), x, y);
    if (far <= best) [best, found] = [far, element.getAttribute("data-key")];
    if (far === 0 && element.contains(document.elementFromPoint(x, y))) return found;
  }
  return found;
}

/** On the table's root: everything inside with `data-key` can be touched, `data-lifts` dragged. */
export function grip(hand: Gripped): Attachment<HTMLElement> {
  return (root) => {
    let press: Press | null = null;
    let swallow = false; // the click that follows a drag

    const down = (event: PointerEvent): void => {
      swallow = false;
      if (press) return drop(); // a second finger puts back
      const target = event.target instanceof Element ? event.target.closest("[data-lifts]") : null;
      const key = target?.getAttribute("data-key");
      if (!key || event.button !== 0) return;
      const touch = event.pointerType === "touch";
      press = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        key,
        touch,
        docked: target?.closest(".dock") !== null,
        dragging: false,
      };
    };
    const move = (event: PointerEvent): void => {
      if (!press || event.pointerId !== press.id) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.dragging) {
        const far = FAR[event.pointerType as keyof typeof FAR] ?? FAR.mouse;
        if (Math.hypot(dx, dy) < far) return;
        // In the dock a sideways move scrolls, up lifts.
        if (press.touch && press.docked && Math.abs(dx) > Math.abs(dy)) return end();
        press.dragging = true;
        root.setPointerCapture?.(press.id);
        // One of several that were picked takes the others along.
        const along = hand.held !== null && hand.picked?.(press.key);
        if (hand.held !== press.key && !along) hand.touch(press.key);
        if (hand.held === null) {
          // Pulled, such as a tile into a conflict: the click that may follow would push it back.
          swallow = true;
          return end();
        }
      }
      event.preventDefault();
      hand.pointer = { x: event.clientX, y: event.clientY - (press.touch ? ABOVE : 0) };
      hand.hovered = nearestLit(root, event.clientX, event.clientY);
    };
    const up = (event: PointerEvent): void => {
      if (swallow) setTimeout(() => (swallow = false));
      if (!press || event.pointerId !== press.id) return;
      if (press.dragging) {
        swallow = true;
        setTimeout(() => (swallow = false));
        const key = nearestLit(root, event.clientX, event.clientY);
        if (key) hand.touch(key, true);
        else hand.back();
      }
      end();
    };
    const end = (): void => {
      press = null;
      hand.pointer = null;
    };
    const drop = (): void => {
      if (press?.dragging) hand.back();
      end();
    };
    const click = (event: MouseEvent): void => {
      if (swallow) {
        event.stopPropagation();
        return;
      }
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
      const key = keyAt(event.target);
      if ((key !== null && hand.lit(key)) || ownButton(event.target)) return;
      const near = nearestLit(root, event.clientX, event.clientY);
      if (near === null || near === key) return;
      event.stopPropagation();
      hand.touch(near);
    };
    const over = (event: PointerEvent): void => {
      if (!press?.dragging && event.pointerType !== "touch") hand.hovered = keyAt(event.target);
    };
    const focus = (event: FocusEvent): void => {
      hand.hovered = keyAt(event.target);
    };
    const listeners: [string, (event: never) => void, boolean?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", drop],
      ["click", click, true],
      ["pointerover", over],
      ["focusin", focus],
    ];
    for (const [name, heard, first] of listeners) {
      root.addEventListener(name, heard as EventListener, first ?? false);
    }
    return () => {
      for (const [name, heard, first] of listeners) {
        root.removeEventListener(name, heard as EventListener, first ?? false);
      }
    };
  };
}
