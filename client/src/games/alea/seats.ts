// What everybody may know of a player, and what they own.
import type { Seat } from "../game";
import { held, patrician, province, seen, type AleaThing, type Of, type View } from "./things";

export type SeatThing = Of<
  "seat",
  {
    /** Dice in hand; dice of a roll. */
    dice: number;
    roll: number[];
    tokens: number;
    /** Values of tiles that lie open; how many were drawn this round, unseen by others. */
    kept: number[];
    drawn: number;
    /** Senate cards unseen, shown, and to choose from. */
    cards: number;
    shown: string[];
    choice: number;
    /** What I remember of the cards before them: one of these each. */
    known: string[][];
    provinces: string[];
    patricians: string[];
    start: boolean;
    rolls: boolean;
  }
>;

export function seats(view: View, eyes: Seat): AleaThing[] {
  const { table } = view;
  const found: AleaThing[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const provinces = seen(view, `provinces.of.${seat}`);
    const patricians = seen(view, `patricians.of.${seat}`);
    found.push(...provinces.map((code) => province(code, seat)));
    found.push(...patricians.map((code) => patrician(code, seat)));
    found.push({
      key: `seat:${seat}`,
      at: "rail",
      kind: "seat",
      seat,
      facts: {
        dice: table.hand[seat] ?? 0,
        roll: table.rolled === seat ? table.roll : [],
        tokens: table.tokens[seat] ?? 0,
        kept: seen(view, `fortuna.kept.${seat}`).map(Number),
        drawn: held(view, `fortuna.drawn.${seat}`),
        cards: held(view, `senate.of.${seat}`),
        shown: seen(view, `senate.shown.${seat}`),
        choice: held(view, `senate.choice.${seat}`),
        known:
          seat === eyes
            ? []
            : view.known
                .filter((each) => `senate.of.${seat}` in each.places)
                .map((each) => each.items),
        provinces,
        patricians,
        start: table.round?.start === seat,
        rolls: table.rolled === seat,
      },
    });
  }
  return found;
}
