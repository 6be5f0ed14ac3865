// The camera as figures: where a leaf lies in its plate. Pure; who moves it is in camera.svelte.ts.
import type { Box, Size } from "../games/game";

/** The leaf is moved by x, y page pixels and then drawn k times as large; 1 fits it. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
/** The plate's window, and where the drawing lies in it at rest. */
export interface Ground {
  frame: Size;
  content: Box;
}
export interface Point {
  x: number;
  y: number;
}

export const LEAST = 1;
export const MOST = 3;
/** What fills more of the plate than this needs no ride. */
export const FILLED = 0.7;

/** A drawing of so many units in a window: as large as it goes, in the middle. */
export function ground(frame: Size, units: Size): Ground {
  const scale = Math.min(frame.width / units.width, frame.height / units.height);
  const width = units.width * scale;
  const height = units.height * scale;
  return {
    frame,
    content: { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height },
  };
}

/** The whole drawing, or at rest so many times larger round its middle. */
export function fit(on: Ground, k = LEAST): Camera {
  return zoomAt(on, { x: 0, y: 0, k: LEAST }, middle({ x: 0, y: 0, ...on.frame }), k);
}

const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function within(at: number, frame: number, from: number, length: number): number {
  // What is smaller than the window stays in its middle; what is larger leaves no gap at an edge.
  if (length <= frame) return (frame - length) / 2 - from;
  return Math.min(-from, Math.max(frame - length - from, at));
}

/** The nearest camera that is allowed: zoom in its range, no empty edge. */
export function clamp(on: Ground, camera: Camera): Camera {
  const k = Math.min(MOST, Math.max(LEAST, camera.k));
  const { frame, content } = on;
  return {
    k,
    x: within(camera.x, frame.width, content.x * k, content.width * k),
    y: within(camera.y, frame.height, content.y * k, content.height * k),
  };
}

/** Zoom to k; what lies under the point (in the window) stays there, as far as edges allow. */
export function zoomAt(on: Ground, camera: Camera, point: Point, k: number): Camera {
  const wanted = Math.min(MOST, Math.max(LEAST, k));
  const by = wanted / camera.k;
  return clamp(on, {
    k: wanted,
    x: point.x - (point.x - camera.x) * by,
    y: point.y - (point.y - camera.y) * by,
  });
}

export const pan = (on: Ground, camera: Camera, dx: number, dy: number): Camera =>
  clamp(on, { ...camera, x: camera.x + dx, y: camera.y + dy });

/** The smallest box round all; null if there is none. */
export function union(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** All boxes (in window pixels at zoom 1) with a margin, as large as they go. */
export function around(on: Ground, boxes: Box[], margin = 0, most = MOST): Camera {
  const all = union(boxes);
  if (!all) return fit(on);
  const { frame } = on;
  const k = Math.min(
    most,
    frame.width / (all.width + 2 * margin),
    frame.height / (all.height + 2 * margin),
  );
  const wanted = Math.max(LEAST, k);
  const centre = middle(all);
  return clamp(on, {
    k: wanted,
    x: frame.width / 2 - centre.x * wanted,
    y: frame.height / 2 - centre.y * wanted,
  });
}

/** Whether boxes are so small a part of the plate that it is worth going there. */
export function worth(on: Ground, boxes: Box[]): boolean {
  const all = union(boxes);
  if (!all) return false;
  return Math.max(all.width / on.frame.width, all.height / on.frame.height) < FILLED;
}

/** Whether all boxes are in sight. */
export function sees(on: Ground, camera: Camera, boxes: Box[]): boolean {
  return boxes.every((box) => {
    const left = camera.x + box.x * camera.k;
    const top = camera.y + box.y * camera.k;
    return (
      left >= -1 &&
      top >= -1 &&
      left + box.width * camera.k <= on.frame.width + 1 &&
      top + box.height * camera.k <= on.frame.height + 1
    );
  });
}

const ease = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

/** Where the camera is on its way: t from 0 to 1. The zoom grows by factors, so it feels even. */
export function ride(from: Camera, to: Camera, t: number): Camera {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const s = ease(t);
  const k = from.k * (to.k / from.k) ** s;
  // Positions follow the zoom, else the picture would swerve.
  const part = to.k === from.k ? s : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A box in a plate's units, in window pixels at zoom 1. */
export function inWindow(on: Ground, units: Size, box: Box): Box {
  const scale = on.content.width / units.width;
  return {
    x: on.content.x + box.x * scale,
    y: on.content.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}
