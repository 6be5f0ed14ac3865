// One sheet, the city; how it is composed depends on the window and on how many play.
import type { Arrangement, Box, Fit, Key, Size } from "../game";
import { cityOf, formOf } from "./geometry";
import type { Building } from "./types";

const DOCK: Record<Fit, number> = { wide: 198, low: 92, flat: 150, slim: 82 };
/** The sheet for most players: boxes of the others differ a little. */
const MOST = 5;

export function layout(size: Size, fit: Fit): Arrangement {
  const city = cityOf(size, formOf(size, fit), MOST);
  const rest = size.width / city.units.width;
  /** A very small window shows a part, and is panned. */
  const panned = city.form === "slim" && city.units.height * rest > size.height + 1;
  const box = (key: Key): { plate: string; box: Box } | null => {
    const [kind, name] = key.split(":");
    const found = kind === "building" ? city[name as Building] : null;
    return found ? { plate: "city", box: found } : null;
  };
  return {
    fit,
    stage: size,
    dock: DOCK[fit],
    plates: [
      {
        name: "city",
        at: { x: 0, y: 0, ...size },
        units: city.units,
        ...(panned ? { camera: true, rest } : {}),
      },
    ],
    box,
  };
}
