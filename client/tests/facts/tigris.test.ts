// Tigris: every fact is drawn and said, and mistakes that once went unseen are found.
import tigris from "../../src/games/tigris";
import { looks } from "./looking";

looks(tigris, [
  [
    "points that are always one",
    "table.points.mine",
    (view) => ({
      ...view,
      table: {
        ...view.table,
        points: view.table.points.map(() => ({ red: 1, blue: 1, green: 1, black: 1 })),
      },
    }),
  ],
  [
    "treasures that are always none",
    "table.won.mine",
    (view) => ({ ...view, table: { ...view.table, won: view.table.won.map(() => 0) } }),
  ],
  ["a bag of seven", "places.bag", (view) => ({ ...view, places: { ...view.places, bag: 7 } })],
]);
