// Forum and Latrine, and the Cloaca between them: the way of dice that are pushed out.
import type { City } from "../geometry";
import { columnAt, forumAt, latrineAt, stallAt } from "../measures";
import { beam, board, column, inscription, n, path, rect, rubbed, shaded, span } from "./pen";

export function forum(city: City, name: string): string {
  const { x, y, width: w } = city.forum;
  const small = city.small.forum;
  const at = forumAt(city);
  const [ct, cb] = [y + at.beam, y + at.beam + at.shaft];
  let out = beam(x - 6, y, w + 12, at.beam, 7);
  out += rect(x - 10, y - 5, w + 20, 6, { fill: "var(--al-stone2)" });
  out += path(`M${n(x - 6)} ${n(ct - 3)}H${n(x + w + 6)}`, { width: 0.7 });
  out += inscription(
    x,
    ct - (small ? 5 : 8),
    small ? 120 : w,
    "IV",
    name,
    small ? "small" : "name",
  );
  out += rect(x + 4, ct, w - 8, at.shaft + 12, { fill: "var(--al-deep)", stroke: "none" });
  out += rubbed(x + 4, ct, w - 8, at.shaft + 12, "rake2", 0.55);
  if (!small) {
    const arches = span(at.columns).map((i) => {
      const left = x + at.bay * (i + 0.16);
      return `M${n(left)} ${n(cb + 12)}V${n(ct + 26)}a${n(at.bay * 0.34)} ${n(Math.min(22, at.bay * 0.3))} 0 0 1 ${n(at.bay * 0.68)} 0V${n(cb + 12)}`;
    });
    out += path(arches.join(""), { fill: "var(--al-stone3)", width: 0.8, opacity: 0.55 });
  }
  for (const i of span(at.columns + 1)) out += column(x + at.bay * i, ct, cb + 10, small ? 9 : 17);
  if (!small) {
    out += rect(x - 10, cb + 9, w + 20, 9, { fill: "var(--al-stone2)" });
    out += rubbed(x - 10, cb + 14, w + 20, 4, "fall");
  }
  for (const i of span(at.columns)) {
    const cx = columnAt(city, at, i + 1);
    const pw = at.size + (small ? 10 : 26);
    out += rect(cx - pw / 2 - 3, at.foot - 9, pw + 6, 8, { fill: "var(--al-stone)" });
    out += rect(cx - pw / 2, at.foot - 1, pw, at.pedestal, { fill: "var(--al-stone)" });
    out += rubbed(cx + pw * 0.2, at.foot - 1, pw * 0.3, at.pedestal, "fall", 0.7);
    out += rect(cx - pw / 2 - 4, at.foot + at.pedestal - 2, pw + 8, 7, {
      fill: "var(--al-stone2)",
    });
  }
  return out + ledge(city);
}

/** A marble bench on which the patricians of the round stand. */
function ledge(city: City): string {
  const { x, y, width: w, height: h } = city.bench;
  return (
    rect(x, y + h - 12, w, 14, { fill: "var(--al-stone2)" }) +
    rubbed(x, y + h - 8, w, 10, "fall", 0.6) +
    rect(x - 5, y, w + 10, h - 11, { fill: "var(--al-stone)", width: 1.1, r: 3 }) +
    path(`M${n(x)} ${n(y + 5)}H${n(x + w)}M${n(x)} ${n(y + h - 16)}H${n(x + w)}`, {
      width: 0.5,
      opacity: 0.6,
    })
  );
}

/** The drain from the end of the Forum to the Latrine; none where the Latrine is a strip. */
export function channel(city: City): string {
  if (city.small.latrine) return "";
  const { forum: f, latrine: l, units } = city;
  const at = forumAt(city);
  const [x0, y0] = [f.x + f.width + 12, at.foot - 4];
  const y1 = l.y + l.height + 14;
  const x1 = Math.min(x0 + 58, l.x - 12);
  return `M${n(x0)} ${n(y0)}C${n(x0 + 30)} ${n(y0 + 4)} ${n(x1 - 26)} ${n(y1 - 4)} ${n(x1)} ${n(y1)}H${n(units.width - 6)}`;
}

export function cloaca(city: City): string {
  const d = channel(city);
  if (!d) return "";
  const water = (dash: string, shift: string): string =>
    `<path d="${d}" fill="none" stroke="var(--water-line)" stroke-dasharray="${dash}" transform="translate(${shift})"/>`;
  return (
    path(d, { width: 22 }) +
    path(d, { stroke: "var(--al-stone2)", width: 20 }) +
    path(d, { width: 13 }) +
    path(d, { stroke: "var(--water)", width: 11.5 }) +
    water("9 6", "0 -2") +
    water("6 8", "3 2")
  );
}

const dolphin = (x: number, y: number, k: number): string => {
  const at = (dx: number, dy: number): string => `${n(x + k * dx)} ${n(y + dy)}`;
  return path(
    `M${at(-15, 4)}C${at(-8, -9)} ${at(8, -8)} ${at(14, 2)}L${at(18, -2)}L${at(17, 7)}L${at(12, 5)}C${at(4, 2)} ${at(-4, 6)} ${at(-15, 4)}Z`,
    { fill: "var(--al-stone)", width: 0.9 },
  );
};

export function latrine(city: City, name: string): string {
  const { x, y, width: w, height: h } = city.latrine;
  const at = latrineAt(city);
  if (at.strip) {
    return (
      rect(x, y, w, h, { fill: "var(--al-stone)" }) +
      rubbed(x, y, w, 4, "level") +
      `<text x="${n(x + 8)}" y="${n(y + h / 2 + 5)}" class="al-small al-start" fill="var(--ink)">${name}</text>`
    );
  }
  const roof = `M${n(x - 8)} ${n(y + 26)}L${n(x + 14)} ${n(y)}H${n(x + w - 14)}L${n(x + w + 8)} ${n(y + 26)}Z`;
  const plate = Math.max(w * 0.64, 130);
  const px = x + (w - plate) / 2;
  let out = path(roof, { fill: "var(--al-roof)", width: 1.2 }) + shaded(roof, "tiles");
  out += rect(x, y + 26, w, h - 26, { fill: "var(--al-brick)", width: 1.2 });
  out += rubbed(x, y + 26, w, h - 26, "net") + rubbed(x, y + 26, w, 12, "dusk");
  out += board(px, y + 31, plate, 22);
  out += inscription(px, y + 46.5, plate, "V", name, w > 200 ? "name" : "small");
  if (w > 200) out += dolphin(x + w * 0.075, y + 43, 0.6) + dolphin(x + w * 0.925, y + 43, -0.6);
  out += rect(x - 4, at.bench, w + 8, at.front - at.bench, { fill: "var(--al-stone)", width: 1.1 });
  out += rect(x - 4, at.front, w + 8, y + h - at.front, { fill: "var(--al-stone2)", width: 1.1 });
  out += rubbed(x - 4, at.front, w + 8, 5, "level");
  const drop = n(Math.max(2, (at.front - at.bench) * 0.3));
  for (const i of span(city.seats)) {
    const cx = stallAt(city, at, i);
    out += path(
      `M${n(cx - 11)} ${n(at.bench + (at.front - at.bench) * 0.42)}a11 8 0 1 1 22 0c0 6 -6 7 -7 10v${drop}h-8v-${drop}c-1 -3 -7 -4 -7 -10Z`,
      { fill: "var(--al-deep)" },
    );
  }
  return out;
}
