// What each letter of a word stands for on the table. Dice and building are one bag: a set grows by
// touching dice, before or after the building.
import { tokensIn } from "../../hand/bag";
import { none, times, type HandOf } from "../../hand/spelling";
import { NOWHERE, patricianOf } from "./codes";
import type { AleaGame } from "./game";
import { BUILDINGS } from "./geometry";
import material from "./material.json";

const dice = (faces: string): string[] => [...faces].map((face) => `die:${face}`);

const DICE = material.material.dice;
const PRESSED: Record<string, string> = { r: "cup:me" };
for (const building of BUILDINGS) PRESSED[building[0]!] = `building:${building}`;

/** Men first: they stand at the left, so that a couple looks at each other. */
const menFirst = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  Number(patricianOf(one)?.sex === "F") - Number(patricianOf(other)?.sex === "F");

/** The best layout as pairs: in each home its sockets from the first on. */
function laid(placed: Partial<Record<string, string>>): string {
  const count = new Map<string, number>();
  return Object.entries(placed)
    .sort(menFirst)
    .flatMap(([code, home]) => {
      if (home === undefined || home === NOWHERE) return [];
      const n = (count.get(home) ?? 0) + 1;
      count.set(home, n);
      return [`${home}.${n}=patrician:${code}`];
    })
    .join(" ");
}

export const hand: HandOf<AleaGame> = {
  lifts: ["die", "fortuna", "card", "province", "patrician"],
  // What is taken comes to my estate; there is nowhere else to lay it.
  unsaid: ["estate"],
  tokens: {
    temple: () => ["building:temple"],
    reroll: () => ["cup:me"],
    senate: (f) => ["building:senate", ...dice(f.faces)],
    castrum: (f) => ["building:castrum", ...times(f.dice, `die:${f.face}`)],
    forum: (f) => ["building:forum", ...dice(f.faces)],
    latrine: (f) => ["building:latrine", `die:${f.face}`],
    face: (f) => [`die:${f.face}`],
    done: none,
    keep: (f) => [`fortuna:${f.value}`],
    card: (f) => [`card:${f.card}`, "estate:me"],
    province: (f) => [`province:${f.province}`, "estate:me"],
    patrician: (f) => [`patrician:${f.patrician}`, "estate:me"],
    best: () => ["do:best"],
    arrange: none,
    unplaced: none,
    into: (f) => [`home:${f.home}`],
  },
  slot: (name) => `socket:${name}`,
  start: (prompt) => (prompt.kind === "layout" ? laid(prompt.placed) : null),
  buttons: ["do:best"],
  /** A face picks a die that shows it; a building goes by its first letter, the cup by R. */
  shortcut: (pressed, view) => {
    const key = PRESSED[pressed.toLowerCase()];
    if (key) return key;
    if (!/^[1-6]$/.test(pressed)) return null;
    const all = Array.from({ length: DICE }, (_, n) => `die:${pressed}#${n + 1}`);
    return all.find((each) => view.lit(each) && !view.picked(each)) ?? all[0]!;
  },
  /** A building and the faces of the dice in hand: why they cannot go there. */
  near: (picks, key) => {
    const [kind, name] = key.split(":");
    if (kind !== "building") return null;
    const faces = tokensIn(picks)
      .filter((token) => token.startsWith("die:"))
      .map((token) => token.slice("die:".length))
      .sort();
    return faces.length > 0 ? `${name}:${faces.join("")}` : null;
  },
};
