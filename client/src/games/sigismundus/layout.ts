// Where the sheets lie: the board and the senate beside it; on a phone four pages.
import type { Arrangement, Box, Fit, Key, PlateAt, Size, Token } from "../game";
import type { Prompt } from "./types";

/** As drawn, at 1:1. */
export const BOARD: Size = { width: 712, height: 674 };
export const SENATE: Size = { width: 372, height: 674 };
/** Where the height is short: a broad ring; the second sheet is folded to a strip, and lies whole
over the board when it is wanted. */
export const LOW: Size = { width: 870, height: 512 };
export const STRIP: Size = { width: 160, height: 512 };
/** Pages of a phone, in their own units; their tabs take the first 46. */
export const PAGES = {
  court: { width: 390, height: 486 },
  abroad: { width: 390, height: 488 },
  senate: { width: 390, height: 488 },
  figures: { width: 390, height: 440 },
} as const;

const DOCK: Record<Fit, number> = { wide: 180, low: 96, flat: 150, slim: 96 };

export function layout(size: Size, fit: Fit): Arrangement {
  const plates =
    fit === "slim"
      ? slim(size)
      : fit === "wide"
        ? wide(size, BOARD, SENATE)
        : fit === "flat"
          ? flat(size)
          : low(size);
  return { fit, stage: size, plates, dock: DOCK[fit], box };
}

function wide(size: Size, board: Size, senate: Size): PlateAt[] {
  const k = Math.min(size.width / (board.width + senate.width), size.height / board.height);
  const x = (size.width - (board.width + senate.width) * k) / 2;
  const y = (size.height - board.height * k) / 2;
  const at = (left: number, of: Size): Box => ({
    x: x + left * k,
    y,
    width: of.width * k,
    height: of.height * k,
  });
  return [
    { name: "board", at: at(0, board), units: board, camera: true },
    { name: "senate", at: at(board.width, senate), units: senate },
  ];
}

function low(size: Size): PlateAt[] {
  const [board, strip] = wide(size, LOW, STRIP);
  return [board!, { ...strip!, name: "strip" }, { name: "senate", at: board!.at, units: LOW }];
}

/** Too low for the whole: the board as large as one can read it, to be panned; the strip beside. */
function flat(size: Size): PlateAt[] {
  const width = Math.min(STRIP.width, (STRIP.width * size.height) / STRIP.height);
  const left = { x: 0, y: 0, width: size.width - width, height: size.height };
  const strip = { x: left.width, y: 0, width, height: size.height };
  return [
    { name: "board", at: left, units: LOW, camera: true, rest: 0.95, from: "top" },
    { name: "strip", at: strip, units: STRIP },
    { name: "senate", at: left, units: LOW },
  ];
}

function slim(size: Size): PlateAt[] {
  return Object.entries(PAGES).map(([page, units]) => ({
    name: page,
    at: { x: 0, y: 0, ...size },
    units,
    page,
  }));
}

/** Where the next target of a client lies, by the field it was sent to. */
const BY_FIELD: Record<string, string> = {
  envoy: "abroad",
  patronage: "figures",
  academy: "figures",
  vacancy: "senate",
};
/** And where a card is played out of the hand. */
const BY_CARD: Record<string, string> = {
  diplomatic_mission: "abroad",
  negotiations: "abroad",
  secret_pact: "abroad",
};
const BY_PROMPT: Partial<Record<Prompt["kind"], string>> = {
  starting_office: "senate",
  income: "senate",
  lose_office: "senate",
  keep_office: "senate",
  draw_card: "figures",
  abduct: "figures",
  crown: "abroad",
  foreign_policy: "abroad",
  action: "court",
};

/** The page that a step needs: offices, decks, countries and fields are on different ones. */
export function page(prompt: Prompt, picks: Token[]): string | null {
  const field = picks.find((each) => each.startsWith("field:"))?.slice("field:".length);
  const card = picks.find((each) => each.startsWith("card:"))?.slice("card:".length);
  const played = prompt.kind === "special" ? BY_CARD[card ?? ""] : undefined;
  return BY_FIELD[field ?? ""] ?? played ?? BY_PROMPT[prompt.kind] ?? null;
}

/** Nothing on this board needs the camera to find it: all of it is in sight. */
function box(_key: Key): { plate: string; box: Box } | null {
  return null;
}
