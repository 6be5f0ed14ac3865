// Strokes and shapes as text, for the still part of the city. Tones are variables of alea.css.
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export interface Ink {
  fill?: string;
  stroke?: string;
  width?: number;
  r?: number;
  dash?: string;
  opacity?: number;
}
const LINE = "var(--al-engrave)";
const inked = ({ fill = "none", stroke = LINE, width = 1, dash, opacity }: Ink): string =>
  `fill="${fill}"` +
  (stroke === "none" ? "" : ` stroke="${stroke}" stroke-width="${n(width)}"`) +
  (dash ? ` stroke-dasharray="${dash}"` : "") +
  (opacity === undefined ? "" : ` opacity="${opacity}"`);

export const path = (d: string, ink: Ink = {}): string => `<path d="${d}" ${inked(ink)}/>`;
export const rect = (x: number, y: number, w: number, h: number, ink: Ink = {}): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${ink.r ? ` rx="${n(ink.r)}"` : ""} ${inked(ink)}/>`;
/** A surface with a hatching over it. */
export const rubbed = (
  x: number,
  y: number,
  w: number,
  h: number,
  hatch: string,
  opacity?: number,
): string =>
  rect(x, y, w, h, {
    fill: `url(#al-${hatch})`,
    stroke: "none",
    ...(opacity === undefined ? {} : { opacity }),
  });
export const shaded = (d: string, hatch: string, opacity?: number): string =>
  path(d, {
    fill: `url(#al-${hatch})`,
    stroke: "none",
    ...(opacity === undefined ? {} : { opacity }),
  });

export type Stroke = [x0: number, y0: number, x1: number, y1: number];
/** Many straight strokes as one path: cheap hatching. */
export const lines = (strokes: Stroke[]): string =>
  strokes.map(([a, b, c, d]) => `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`).join("");
export const span = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const use = (id: string, x: number, y: number, w: number, h: number, kind = ""): string =>
  `<use href="#al-${id}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${kind ? ` class="${kind}"` : ""}/>`;

/** A name cut into stone, its numeral at the left: the order of scoring. */
export function inscription(
  x: number,
  y: number,
  w: number,
  numeral: string,
  name: string,
  kind: "name" | "small" = "name",
): string {
  const mid = x + w / 2;
  const cut = (dx: number, dy: number, tone: string): string =>
    `<text x="${n(mid + dx)}" y="${n(y + dy)}" class="al-${kind}" fill="var(--${tone})">${name}</text>`;
  const number =
    kind === "name"
      ? `<text x="${n(x + 9)}" y="${n(y - 1)}" class="al-numeral" fill="var(--quiet)">${numeral}</text>`
      : "";
  return cut(0.8, 1.2, "al-stone3") + cut(0, 0, "ink") + number;
}

/** A tabula ansata, the Roman sign board: handles left and right. */
export function ansata(x: number, y: number, w: number, h: number): string {
  const a = h * 0.36;
  return `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h * 0.34)}L${n(x + w + a)} ${n(y + h * 0.12)}V${n(y + h * 0.88)}L${n(x + w)} ${n(y + h * 0.66)}V${n(y + h)}H${n(x)}V${n(y + h * 0.66)}L${n(x - a)} ${n(y + h * 0.88)}V${n(y + h * 0.12)}L${n(x)} ${n(y + h * 0.34)}Z`;
}
export const board = (x: number, y: number, w: number, h: number): string =>
  `<path d="${ansata(x, y, w, h)}" fill="var(--al-shadow)" opacity=".22" transform="translate(1.5 2.5)"/>` +
  path(ansata(x, y, w, h), { fill: "var(--al-stone)" });

/** The shadow a building throws to its right. */
export function shade(x: number, y: number, h: number, w = 13): string {
  const d = `M${n(x)} ${n(y)}L${n(x + w)} ${n(y + w)}V${n(y + h)}H${n(x)}Z`;
  return path(d, { fill: "var(--al-shadow)", stroke: "none", opacity: 0.22 }) + shaded(d, "rake2");
}

/** A beam with its row of teeth. */
export function beam(x: number, y: number, w: number, h: number, pitch = 6): string {
  const teeth = span(Math.floor(w / pitch)).map((i): Stroke => [
    x + 3 + i * pitch,
    y + 1,
    x + 3 + i * pitch,
    y + 4.5,
  ]);
  return (
    rect(x, y, w, h, { fill: "var(--al-stone)", width: 1.2 }) +
    path(lines(teeth), { width: 1.6, opacity: 0.6 }) +
    path(`M${n(x)} ${n(y + 5)}H${n(x + w)}`, { width: 0.7 })
  );
}

/** A fluted Corinthian column between two lines; x is its axis. */
export function column(x: number, top: number, foot: number, w: number): string {
  const cap = Math.min(16, (foot - top) * 0.18);
  const [a, b, c] = [w * 0.5, w * 0.44, top + cap];
  const shaft = `M${n(x - a)} ${n(foot - 6)}L${n(x - b)} ${n(c)}H${n(x + b)}L${n(x + a)} ${n(foot - 6)}Z`;
  const at = (k: number): string => n(x + w * k);
  const flutes = [-0.34, -0.2, -0.04, 0.12, 0.24, 0.33, 0.4].map((f): Stroke => [
    x + w * f * 0.9,
    foot - 7,
    x + w * f * 0.82,
    c + 1,
  ]);
  const half = n(top + cap * 0.5);
  return (
    path(shaft, { fill: "var(--al-stone)", width: 0.9 }) +
    shaded(shaft, "round") +
    path(lines(flutes), { width: 0.55 }) +
    path(
      `M${at(-0.72)} ${n(top)}H${at(0.72)}V${n(top + 3)}C${at(0.6)} ${n(top + cap * 0.6)} ${at(0.5)} ${n(c - 2)} ${n(x + b)} ${n(c)}H${n(x - b)}C${at(-0.5)} ${n(c - 2)} ${at(-0.6)} ${n(top + cap * 0.6)} ${at(-0.72)} ${n(top + 3)}Z`,
      { fill: "var(--al-stone)", width: 0.9 },
    ) +
    path(
      `M${at(-0.4)} ${n(c)}C${at(-0.5)} ${half} ${at(-0.2)} ${half} ${at(-0.2)} ${n(c)}M${at(-0.1)} ${n(c)}C${at(-0.2)} ${n(top + cap * 0.35)} ${at(0.2)} ${n(top + cap * 0.35)} ${at(0.1)} ${n(c)}M${at(0.2)} ${n(c)}C${at(0.2)} ${half} ${at(0.5)} ${half} ${at(0.4)} ${n(c)}M${at(-0.62)} ${n(top + 4)}q3 3 5 0M${at(0.62)} ${n(top + 4)}q-3 3 -5 0`,
      { width: 0.7 },
    ) +
    rect(x - w * 0.64, foot - 6, w * 1.28, 3, { fill: "var(--al-stone)", width: 0.8, r: 1.5 }) +
    rect(x - w * 0.72, foot - 3, w * 1.44, 3, { fill: "var(--al-stone2)", width: 0.8 })
  );
}
