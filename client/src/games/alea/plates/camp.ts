// The camp: rampart, towers, gate; provinces lie on the parade ground, sets stand in ranks.
import type { City } from "../geometry";
import { castrumAt } from "../measures";
import { board, inscription, lines, n, path, rect, rubbed, shaded, span, type Stroke } from "./pen";

function tower(x: number, y: number, w: number, h: number, small: boolean): string {
  const rungs = span(Math.max(0, Math.floor((h - 60) / 44) + 1)).flatMap((i): Stroke[] => {
    const top = y + 60 + i * 44;
    const cross: Stroke = i % 2 ? [x + w, top, x, top + 44] : [x, top, x + w, top + 44];
    return top + 44 < y + h ? [[x, top, x + w, top], cross] : [[x, top, x + w, top]];
  });
  let out = rect(x, y + 18, w, h - 18, { fill: "var(--al-wood)", width: 1.1 });
  out += rubbed(x, y + 18, w, h - 18, "stakes");
  out += path(lines(rungs), { stroke: "var(--al-wood2)", width: small ? 1.6 : 3 });
  out += rect(x + w * 0.66, y + 18, w * 0.34, h - 18, {
    fill: "#000",
    stroke: "none",
    opacity: 0.14,
  });
  if (small) {
    return (
      out +
      path(`M${n(x - 3)} ${n(y + 20)}V${n(y + 8)}h${n(w + 6)}V${n(y + 20)}Z`, {
        fill: "var(--al-wood)",
        width: 1.1,
      })
    );
  }
  const half = n((w - 12) / 2);
  out += path(
    `M${n(x - 5)} ${n(y + 22)}V${n(y + 8)}h8v6h6v-6h${half}v6h6v-6h${half}V${n(y + 22)}Z`,
    { fill: "var(--al-wood)", width: 1.1 },
  );
  return out;
}

/** The banner of the tenth legion over a tower. */
function standard(x: number, y: number): string {
  return (
    path(`M${n(x)} ${n(y + 10)}V${n(y - 26)}M${n(x - 12)} ${n(y - 22)}H${n(x + 12)}`, {
      width: 1.6,
    }) +
    path(`M${n(x - 11)} ${n(y - 22)}h22v22l-4 -4l-4 4l-3 -4l-3 4l-4 -4l-4 4Z`, {
      fill: "#a63225",
      width: 0.9,
    }) +
    `<text x="${n(x)}" y="${n(y - 7)}" class="al-numeral al-mid" fill="#f3deb0">X</text>` +
    `<circle cx="${n(x)}" cy="${n(y - 29)}" r="3.4" fill="#d9a91f" stroke="var(--al-engrave)" stroke-width=".8"/>`
  );
}

export function castrum(city: City, name: string): string {
  const { x, y, width: w, height: h } = city.castrum;
  const small = city.small.castrum;
  const { wall, tower: tw, beam: bar, top } = castrumAt(city, 0, 0);
  const stakes = span(Math.floor((w - 2 * tw) / 7) + 1)
    .map((i) => `${n(x + tw + i * 7)} ${n(i % 2 ? top + 2 : top - 7)}`)
    .join("L");
  const fence = `M${stakes}L${n(x + w - tw)} ${n(top + 26)}H${n(x + tw)}Z`;
  const tufts = span(small ? 24 : 60).map((i): Stroke => {
    const gx = x + 20 + ((i * 73) % (w - 40));
    const gy = top + 40 + ((i * 47) % Math.max(10, h - wall - 60));
    return [gx, gy, gx + 6, gy - 1];
  });
  const plate = small ? 126 : 196;
  let out = rect(x + 4, top + 20, w - 8, h - wall - 24, { fill: "var(--al-pave)" });
  out += path(lines(tufts), { width: 0.7, opacity: 0.5 });
  out += path(fence, { fill: "var(--al-wood)", width: 1.1 }) + shaded(fence, "stakes");
  out += board(x + w / 2 - plate / 2, top - 1, plate, bar);
  out += inscription(
    x + w / 2 - plate / 2,
    top + bar - (small ? 5 : 7),
    plate,
    "III",
    name,
    small ? "small" : "name",
  );
  out += tower(x, y, tw, h, small) + tower(x + w - tw, y, tw, h, small);
  if (!small && wall > 30) {
    out += standard(x + tw / 2, y) + standard(x + w - tw / 2, y);
  }
  return out;
}
