// The public state of any game, sorted into what belongs to players and what lies in the middle.
import type { Facts } from "../../../lib/protocol/messages";
import type { Words } from "../../../lib/words/words";

export type Cell = string | number | string[];
export interface Sheet {
  players: [label: string, cells: Cell[]][];
  middle: [label: string, cell: Cell][];
}

const HAS_SEAT = /^(.*)\.(\d+)$/;

/** A field in words: the game's own if it has some, else its code made readable. */
export function label(words: Words, name: string): string {
  const said =
    words.maybe(`${words.game}-board-${name}`) ?? words.maybe(`${words.game}-name-${name}`);
  if (said) return said;
  const text = name.replaceAll(/[._-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function one(words: Words, value: unknown): string {
  if (typeof value === "string") return words.itemPart(value, "") ?? words.called(value);
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map((each) => one(words, each)).join(" ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, each]) => `${one(words, name)} ${one(words, each)}`)
      .join(", ");
  }
  return String(value);
}

function cell(words: Words, value: unknown): Cell {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map((each) => one(words, each));
  if (value !== null && typeof value === "object") {
    return Object.entries(value).map(([name, each]) => `${one(words, name)} ${one(words, each)}`);
  }
  return one(words, value);
}

const filled = (value: Cell): boolean =>
  typeof value === "number" ? value !== 0 : value.length > 0 && value !== "–";

export function sheetOf(view: Facts, words: Words): Sheet {
  const seats: number = view["seats"];
  const players = new Map<string, Cell[]>();
  const middle: [string, Cell][] = [];
  const give = (name: string, seat: number, value: Cell): void => {
    const row = players.get(name) ?? Array.from({ length: seats }, () => "" as Cell);
    row[seat] = value;
    players.set(name, row);
  };
  for (const [name, value] of Object.entries(view["table"] as Facts)) {
    if (Array.isArray(value) && value.length === seats) {
      value.forEach((each, seat) => give(name, seat, cell(words, each)));
    } else middle.push([name, cell(words, value)]);
  }
  for (const [name, value] of Object.entries(view["places"] as Facts)) {
    const found = HAS_SEAT.exec(name);
    if (found) give(found[1] ?? name, Number(found[2]), cell(words, value));
    else middle.push([name, cell(words, value)]);
  }
  return {
    players: [...players]
      .filter(([, cells]) => cells.some(filled))
      .map(([n, c]) => [label(words, n), c]),
    middle: middle
      .filter(([, value]) => filled(value))
      .map(([n, value]) => [label(words, n), value]),
  };
}
