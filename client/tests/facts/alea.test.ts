// Alea: every fact is drawn and said, and mistakes that once went unseen are found.
import alea from "../../src/games/alea";
import { looks } from "./looking";

looks(alea, [
  [
    "counts that are always four",
    "places.senate.pile",
    (view) => ({
      ...view,
      places: Object.fromEntries(
        Object.entries(view.places).map(([name, held]) => [
          name,
          typeof held === "number" ? 4 : held,
        ]),
      ),
    }),
  ],
]);
