// Facts that are not drawn or said by themselves: full paths, at most five a game, each with why.
export const EXCUSES: Record<string, [path: string, why: string][]> = {
  alea: [
    ["table.senate[][]", "told by table.ranks.senate: whose run, which faces"],
    ["table.castrum[][]", "told by table.ranks.castrum: whose set, face and number of dice"],
    ["table.forum[][]", "told by table.ranks.forum: whose die on which column"],
  ],
  magnaci: [
    ["table.bonus[]", "contest.bids has each family's bonus, with the cards that made it"],
    ["table.shown[]", "contest.bids has the cards that lie turned over"],
    ["table.laid[][]", "the rest of the thirteen cards: remaining, of every family"],
    ["table.face_down[].slot", "an index into sealed, by which my own card gets its value"],
    ["table.window.about", "contest.card: what the actions are about is what is contested"],
  ],
  orleans: [
    ["table.stations{}", "a mask; `owners` names the same seats and is drawn"],
    ["table.tracks[][]", "numbers in the rulebook's order; `markers` names the same spaces"],
    ["table.unbuilt[]", "`station_counts` has it as `to_build`"],
    ["table.citizens_taken", "a mask; `citizens_left` names the rest"],
    ["table.round.phase", "the bar's own; on the table the question itself says it"],
  ],
  tigris: [
    ["table.points[].red", "a rival's red points are behind the screen"],
    ["table.points[].blue", "a rival's blue points are behind the screen"],
    ["table.points[].green", "a rival's green points are behind the screen"],
    ["table.points[].black", "a rival's black points are behind the screen"],
    ["table.won[]", "a rival's treasures are behind the screen"],
  ],
};

// What is still to be drawn or said; the test fails when one of these is, so the list only shrinks.
export const GAPS: Record<string, string[]> = {};
