// Orleans: every fact is drawn and said, and mistakes that once went unseen are found.
import orleans from "../../src/games/orleans";
import { always, looks } from "./looking";

looks(orleans, [
  ["followers that are never lost", "table.lost", always({ lost: {} })],
  ["guests that stay away", "table.guests", always({ guests: [] })],
  [
    "an hourglass of three",
    "places.hourglass.pile",
    (view) => ({ ...view, places: { ...view.places, "hourglass.pile": 3 } }),
  ],
]);
