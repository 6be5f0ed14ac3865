// One engraved plate behind everything: sky in ruled lines, hills, aqueduct, paving.
import type { City } from "../geometry";
import { lines, n, path, rect, shaded, span, use, type Stroke } from "./pen";

function sky(w: number): string {
  const strokes: Stroke[] = [];
  for (let i = 0; i < 17; i++) {
    const y = 9 + i * (4.2 + i * 0.16);
    let x = 10;
    for (let step = 0; x < w - 12; step++) {
      const run = 60 + ((i * 37 + step * 53) % 170);
      strokes.push([x, y, Math.min(x + run, w - 12), y]);
      x += run + 10 + ((i * 29 + step * 41) % (34 + i * 4));
    }
  }
  return path(lines(strokes), { width: 0.5, opacity: 0.32 });
}

function cloud(x: number, y: number, s: number): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return (
    path(
      `M${at(-42, 12)}C${at(-48, 0)} ${at(-30, -8)} ${at(-22, -3)}C${at(-18, -18)} ${at(6, -18)} ${at(10, -5)}C${at(22, -12)} ${at(42, -2)} ${at(38, 12)}Z`,
      { fill: "var(--al-cloud)", width: 0.7 },
    ) +
    path(
      `M${at(-20, 10)}q8 -6 16 0M${at(0, 8)}q8 -8 18 -2M${at(12, 11)}q8 -6 16 -1M${at(-34, 11)}q5 -5 10 -1`,
      { width: 0.6 },
    )
  );
}

function hills(w: number, top: number, ground: number): string {
  const at = (k: number, dy: number): string => `${n(w * k)} ${n(top + dy)}`;
  const d = `M0 ${n(top + 16)}C${at(0.08, -10)} ${at(0.14, 8)} ${at(0.22, -6)}C${at(0.3, -24)} ${at(0.38, 6)} ${at(0.5, -10)}C${at(0.62, -28)} ${at(0.72, 8)} ${at(0.84, -10)}C${at(0.92, -20)} ${at(0.97, -2)} ${at(1, -10)}V${n(ground)}H0Z`;
  const arches = span(Math.ceil(w / 19))
    .map((i) => 4 + i * 19)
    .map((x) => `M${x} ${n(top + 44)}V${n(top + 14)}a6 6 0 0 1 12 0V${n(top + 44)}`)
    .join("");
  return (
    path(d, { fill: "var(--al-stone3)", width: 0.8, opacity: 0.8 }) +
    shaded(d, "rake", 0.45) +
    rect(0, top, w, 60, { fill: "var(--al-stone2)", width: 0.8 }) +
    path(arches, { fill: "var(--al-stone3)", width: 0.7 }) +
    path(`M0 ${n(top + 4)}H${n(w)}`, { width: 0.6 })
  );
}

function paving(w: number, ground: number, h: number): string {
  const rows: Stroke[] = [];
  for (let [y, gap] = [ground, 9]; y < h; [y, gap] = [y + gap, gap * 1.18]) rows.push([0, y, w, y]);
  const joints = span(Math.ceil((w + 1300) / 46)).map((i): Stroke => {
    const x = -600 + i * 46 - w / 2;
    return [w / 2 + x * 0.72, ground, w / 2 + x * 1.5, h];
  });
  return (
    rect(0, ground, w, h - ground, { fill: "var(--al-pave)", stroke: "none" }) +
    path(lines(rows), { width: 0.6, opacity: 0.5 }) +
    path(lines(joints), { width: 0.5, opacity: 0.35 })
  );
}

export function horizon(city: City): string {
  const { width, height } = city.units;
  return (
    rect(0, 0, width, city.horizon, { fill: "url(#al-air)", stroke: "none" }) +
    sky(width) +
    cloud(width * 0.262, 34, 1) +
    cloud(width * 0.556, 28, 0.75) +
    hills(width, city.horizon - city.far, city.horizon) +
    paving(width, city.horizon, height)
  );
}

const tree = (id: "pine" | "cypress", x: number, foot: number, h: number): string => {
  const w = id === "pine" ? h * (52 / 54) : h * 0.34;
  return use(id, x - w / 2, foot - h, w, h);
};
const citizen = (x: number, foot: number, h: number, left = false): string =>
  use(left ? "roman-left" : "roman", x - h * 0.35, foot - h, h * 0.7, h, "fine");

/** Trees and citizens between the buildings. */
export function staffage(city: City): string {
  const { form, castrum, senate, temple, forum, horizon: foot } = city;
  if (form === "slim" || form === "narrow") return "";
  const gap = castrum.x - senate.x - senate.width;
  const mid = senate.x + senate.width + gap / 2;
  let out = tree("pine", castrum.x + castrum.width + 12, foot - 8, 66);
  if (temple) {
    const between = temple.x + temple.width + 14;
    out += tree("pine", between, foot - 8, 80) + tree("cypress", mid + 2, foot - 12, 150);
    out += tree("cypress", mid - 12, foot - 8, 110) + citizen(between, foot + 28, 30);
  } else {
    // An exedra with trees where the Temple would be.
    const r = Math.min(70, gap / 2 - 10);
    out += path(
      `M${n(mid - r)} ${n(foot + 6)}V${n(foot - 34)}a${n(r)} 26 0 0 1 ${n(2 * r)} 0V${n(foot + 6)}`,
      { fill: "var(--al-stone2)" },
    );
    out += path(
      `M${n(mid - r + 10)} ${n(foot + 6)}V${n(foot - 26)}a${n(r - 10)} 20 0 0 1 ${n(2 * r - 20)} 0V${n(foot + 6)}Z`,
      { fill: "var(--al-stone3)", width: 0.8 },
    );
    out += shaded(
      `M${n(mid - r + 10)} ${n(foot + 6)}V${n(foot - 26)}a${n(r - 10)} 20 0 0 1 ${n(2 * r - 20)} 0V${n(foot + 6)}Z`,
      "fall",
      0.6,
    );
    out +=
      tree("cypress", mid - r - 4, foot + 2, 132) + tree("cypress", mid + r + 6, foot + 2, 120);
    out += tree("pine", mid, foot + 4, 92) + citizen(mid - 18, foot + 30, 32);
  }
  const right = forum.x + forum.width;
  out += citizen(castrum.x + 20, foot + 30, 33) + citizen(castrum.x + 36, foot + 33, 34, true);
  out += citizen(castrum.x + castrum.width - 40, foot + 29, 31);
  if (form === "wide") {
    out += citizen(right + 38, forum.y + 22, 36) + citizen(right + 56, forum.y + 18, 34, true);
    if (forum.width < 640) out += tree("pine", right + 84, forum.y + 120, 96);
  }
  return out;
}

export const neatline = ({ units: { width, height } }: City): string =>
  rect(5, 5, width - 10, height - 10, { width: 1.6 }) +
  rect(9, 9, width - 18, height - 18, { width: 0.6 });
