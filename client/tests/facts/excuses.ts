// Facts that are not drawn or said by themselves: one full path each, at most five a game, with why and,
// where another fact tells the same, which. `mine` and `rival` say whose it is.
export const EXCUSES: Record<string, [path: string, why: string, instead?: string][]> = {
  alea: [
    ["table.senate", "whose run, which faces", "table.ranks.senate"],
    ["table.castrum", "whose set, face and number of dice", "table.ranks.castrum"],
    ["table.forum", "whose die on which column", "table.ranks.forum"],
  ],
  magnaci: [
    ["table.bonus", "each family's bonus, with the cards that made it", "table.contest.bids"],
    ["table.shown", "the cards that lie turned over", "table.contest.bids"],
    ["table.laid", "the rest of the thirteen cards of every family", "table.remaining"],
    ["table.window.about", "what the actions are about is what is contested", "table.contest.card"],
  ],
  orleans: [
    ["table.stations", "a mask of seats", "table.owners"],
    ["table.tracks", "numbers in the rulebook's order", "table.markers"],
    ["table.unbuilt", "how many are to build", "table.station_counts"],
    ["table.citizens_taken", "a mask of citizens", "table.citizens_left"],
  ],
  sigismundus: [],
  tigris: [
    ["table.points.rival", "a rival's points are behind the screen"],
    ["table.won.rival", "a rival's treasures are behind the screen"],
    ["places.board", "all that lies on the board, without its place", "table.board"],
    ["places.out", "tiles that are out of the game and matter to nobody"],
    ["places.under", "tiles under monuments and catastrophes, which do nothing any more"],
  ],
};

/** Declared, but never so: why. */
export const CANNOT: Record<string, [path: string, why: string][]> = {};

/** What is still to be drawn or said; the test fails when one of these is, so the list only shrinks. */
export const GAPS: Record<string, string[]> = {};
