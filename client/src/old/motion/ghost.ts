// Pictures that can travel: copies of what is on the page, small signs, and rings that light up.
import { pigment, SHAPES } from "../../lib/ui/heraldry";
import type { Sign } from "./move";
import type { Spot } from "./marks";

const SVG = "http://www.w3.org/2000/svg";

/** Put something at a spot of the layer. Styles are set one by one: a strict policy allows that. */
function put(element: HTMLElement | SVGElement, { x, y, width, height }: Spot): void {
  const { style } = element;
  style.position = "absolute";
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.margin = "0";
}

/** A copy is a picture: it has no name, no mark and no place in the order of the keys. */
function strip(copy: Element): void {
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-at", "data-board", "data-option", "data-place", "tabindex"]) {
      each.removeAttribute(name);
    }
  }
}

/** A copy of an element, at its place; a part of a drawing gets a frame of its own. */
export function copyOf(element: Element): HTMLElement | SVGElement | null {
  const copy = element.cloneNode(true) as Element;
  strip(copy);
  const spot = element.getBoundingClientRect();
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const box = element.getBBox();
    if (!box.width || !box.height) return null;
    const frame = document.createElementNS(SVG, "svg");
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    copy.removeAttribute("transform");
    frame.append(copy);
    put(frame, spot);
    return frame;
  }
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return null;
  put(copy, spot);
  return copy;
}

function drawing(shape: string, fill: string): SVGElement {
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", shape);
  path.style.fill = fill;
  frame.append(path);
  return frame;
}

/** A sign with its glyph, or in the colour and with the shape of its player. */
export function signOf({ text, tone, glyph, seat }: Sign): HTMLElement {
  const made = document.createElement("span");
  made.className = `sign ${tone ?? ""}`;
  if (glyph) made.append(drawing(glyph, "currentColor"));
  else if (seat !== undefined) {
    made.append(drawing(SHAPES[seat % SHAPES.length] ?? SHAPES[0], pigment(seat)));
  }
  if (text) made.append(text);
  return made;
}

/** A ring around a spot. */
export function ringAt(spot: Spot): HTMLElement {
  const ring = document.createElement("span");
  ring.className = "ring";
  const wide = { x: spot.x - 4, y: spot.y - 4, width: spot.width + 8, height: spot.height + 8 };
  put(ring, wide);
  return ring;
}
