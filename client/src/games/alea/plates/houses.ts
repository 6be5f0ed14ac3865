// Temple and Senate: gable, beam, cella and the house cut open, so that the benches are seen.
import type { Box } from "../../game";
import type { City } from "../geometry";
import { benchAt, senateAt, templeAt } from "../measures";
import {
  beam,
  column,
  inscription,
  lines,
  n,
  path,
  rect,
  rubbed,
  shade,
  shaded,
  span,
  use,
  type Stroke,
} from "./pen";

const acroterion = (x: number, y: number): string =>
  path(
    `M${n(x - 5)} ${n(y)}C${n(x - 8)} ${n(y - 10)} ${n(x - 2)} ${n(y - 8)} ${n(x)} ${n(y - 15)}C${n(x + 2)} ${n(y - 8)} ${n(x + 8)} ${n(y - 10)} ${n(x + 5)} ${n(y)}Z`,
    { fill: "var(--al-stone)", width: 0.9 },
  );

function gable(at: Box, roof: number, over: number, inset: number, fill: string, hatch: string) {
  const [mid, top] = [at.x + at.width / 2, at.y + roof];
  const outer = `M${n(at.x - over)} ${n(top)}L${n(mid)} ${n(at.y)}L${n(at.x + at.width + over)} ${n(top)}Z`;
  const inner = `M${n(at.x + inset)} ${n(top - 5)}L${n(mid)} ${n(at.y + roof * 0.18)}L${n(at.x + at.width - inset)} ${n(top - 5)}Z`;
  return (
    path(outer, { fill: "var(--al-roof)", width: 1.3 }) +
    shaded(outer, "tiles") +
    path(inner, { fill }) +
    shaded(inner, hatch, hatch === "rake" ? 0.6 : 1)
  );
}

export function temple(city: City, at: Box, name: string): string {
  const { x, y, width: w, height: h } = at;
  const { roof, beam: bar } = city;
  const small = city.small.temple;
  const [mid, top] = [x + w / 2, y + roof];
  const { stairs, cella } = templeAt(city, at, 0);
  let out = small ? "" : shade(x + w, y + roof, h - roof);
  out += gable(at, roof, 4, small ? 14 : 20, "var(--al-stone2)", "rake");
  if (!small) {
    const r = Math.min(13, roof * 0.25);
    out += use("wheel", mid - r, top - r * 2.4, 2 * r, 2 * r);
    const curl = (s: number): string =>
      `M${n(mid + s * 22)} ${n(top - 8)}C${n(mid + s * 34)} ${n(top - 8)} ${n(mid + s * 40)} ${n(top - roof * 0.37)} ${n(mid + s * 54)} ${n(top - 8)}M${n(mid + s * 60)} ${n(top - 7)}h${s * 22}`;
    out += path(curl(1) + curl(-1), { width: 1.2 });
    out += acroterion(mid, y + 2) + acroterion(x + 2, top - 1) + acroterion(x + w - 2, top - 1);
  }
  out += beam(x - 2, top, w + 4, bar);
  out += inscription(x, top + bar - 5.5, w, "I", name, small ? "small" : "name");
  const deep = y + h - cella;
  out += rect(x + 4, cella, w - 8, deep, { fill: "var(--al-deep)", stroke: "none" });
  out += rubbed(x + 4, cella, w - 8, deep, "rake2", 0.6);
  out += rubbed(x + 4, cella, w - 8, Math.min(40, stairs - cella), "dusk");
  const axes = small ? [0.07, 0.93] : [0.05, 0.145, 0.24, 0.76, 0.855, 0.95];
  for (const k of axes) out += column(x + w * k, cella, stairs, small ? 11 : 15);
  return out;
}

/** The steps, which offerings make lower: drawn with the pieces. */
export function stairs(city: City, at: Box, count: number): string {
  const { steps, height, stairs: top } = templeAt(city, at, count);
  let out = rect(at.x + at.width * 0.22, top - 6, at.width * 0.56, 7, {
    fill: "var(--al-stone2)",
    width: 0.9,
  });
  for (const { y, inset } of steps) {
    const [x, w] = [at.x - 4 + inset, at.width + 8 - 2 * inset];
    out += rect(x, y, w, height, { fill: "var(--al-stone)" });
    out += rect(x, y, w, 4, { fill: "var(--al-stone2)", width: 0.7 });
    out += rubbed(x, y + height - 6, w, 6, "level", 0.7);
  }
  return out;
}

export function senate(city: City, name: string): string {
  const at = city.senate;
  const { x, y, width: w } = at;
  const { roof, beam: bar } = city;
  const small = city.small.senate;
  const s = senateAt(city);
  const [mid, top] = [x + w / 2, y + roof];
  let out = small ? "" : shade(x + w + 6, y + roof, at.height - roof);
  out += gable(at, roof, 6, small ? 20 : 26, "var(--al-brick)", "bricks");
  if (!small) {
    const r = Math.min(17, roof * 0.42);
    const cy = top - r - 3;
    out += `<circle cx="${n(mid)}" cy="${n(cy)}" r="${n(r)}" fill="var(--al-stone)" stroke="var(--al-engrave)"/>`;
    out += `<text x="${n(mid)}" y="${n(cy + 4)}" class="al-spqr" fill="var(--ink)">SPQR</text>`;
    const twig = (k: number): string =>
      `M${n(mid + k * 3)} ${n(cy + 16)}C${n(mid + k * 30)} ${n(cy + 18)} ${n(mid + k * 28)} ${n(cy - 4)} ${n(mid + k * 18)} ${n(cy - 8)}`;
    if (roof > 40) out += path(twig(1) + twig(-1), { width: 3, dash: "4 2" });
  }
  out += beam(x - 4, top, w + 8, bar);
  out += inscription(x, top + bar - 5.5, w, "II", name, small ? "small" : "name");
  const deep = s.foot - s.top;
  out += rect(x, s.top, w, deep, { fill: "var(--al-brick)", width: 1.2 });
  out += rubbed(x, s.top, w, deep, "bricks");
  const [left, wide] = [x + s.wall, w - 2 * s.wall];
  out += rect(left, s.top, wide, deep, { fill: "var(--al-stone)" });
  out += rect(left, s.top, wide, s.head, { fill: "var(--al-stone2)", width: 0.8 });
  const arches: string[] = [];
  for (const row of span(s.rows)) {
    const ry = benchAt(s, row);
    const foot = ry + s.bench;
    out += rect(left, ry, wide, s.bench, {
      fill: row % 2 ? "var(--al-stone)" : "var(--al-stone2)",
      stroke: "none",
    });
    out += rect(left, foot - 5, wide, 5, { fill: "var(--al-stone3)", width: 0.7 });
    out += rubbed(left, foot - 5, wide, 5, "fall", 0.6);
    for (const c of span(6)) {
      const [a, b] = [s.left + s.seat * c + 3, s.left + s.seat * (c + 1) - 3];
      arches.push(
        `M${n(a)} ${n(foot - 6)}V${n(ry + 5)}Q${n((a + b) / 2)} ${n(ry - 1)} ${n(b)} ${n(ry + 5)}V${n(foot - 6)}`,
      );
    }
  }
  out += path(arches.join(""), { width: 0.6, opacity: 0.55 });
  // Steps where there are fewer benches than the house has room for.
  const floor = benchAt(s, s.rows);
  const steps = span(Math.max(0, Math.floor((s.foot - floor) / 9))).map((i): Stroke => [
    left,
    floor + i * 9 + 4,
    left + wide,
    floor + i * 9 + 4,
  ]);
  out += path(lines(steps), { width: 0.7, opacity: 0.7 });
  out += rect(x - 6, s.foot, w + 12, 8, { fill: "var(--al-stone2)" });
  return out + rubbed(x - 6, s.foot + 3, w + 12, 5, "level");
}
