// The outline of each building: what can be touched, what glows, what steps back.
import type { City } from "./geometry";
import { forumAt } from "./measures";
import { n } from "./plates/pen";
import type { Building } from "./types";

const gabled = (x: number, y: number, w: number, h: number, roof: number): string =>
  `M${n(x - 5)} ${n(y + roof)}L${n(x + w / 2)} ${n(y)}L${n(x + w + 5)} ${n(y + roof)}V${n(y + h)}H${n(x - 5)}Z`;

export function outlineOf(city: City, building: Building): string {
  const at = city[building];
  if (!at) return "";
  const { x, y, width: w, height: h } = at;
  switch (building) {
    case "temple":
    case "senate":
      return gabled(x, y, w, h, city.roof);
    case "castrum":
      return `M${n(x - 4)} ${n(y + 8)}H${n(x + w + 4)}V${n(y + h)}H${n(x - 4)}Z`;
    case "forum": {
      const foot = city.bench.y + city.bench.height + 3;
      const f = forumAt(city);
      const right = Math.max(x + w, city.bench.x + city.bench.width) + 8;
      const left = Math.min(x, city.bench.x) - 8;
      const step = f.foot + f.pedestal;
      return `M${n(x - 10)} ${n(y - 6)}H${n(x + w + 10)}V${n(step)}H${n(right)}V${n(foot)}H${n(left)}V${n(step)}H${n(x - 10)}Z`;
    }
    case "latrine":
      return city.small.latrine
        ? `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
        : `M${n(x - 8)} ${n(y + 26)}L${n(x + 14)} ${n(y)}H${n(x + w - 14)}L${n(x + w + 8)} ${n(y + 26)}L${n(x + w + 4)} ${n(y + h)}H${n(x - 4)}Z`;
  }
}
