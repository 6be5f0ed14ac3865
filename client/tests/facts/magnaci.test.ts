// Magnaci: every fact is drawn and said, and mistakes that once went unseen are found.
import magnaci from "../../src/games/magnaci";
import { looks } from "./looking";

/** Every building is the same one. */
const palaces = (view: Parameters<typeof magnaci.things>[0]): typeof view => {
  const [where] = Object.values(view.table.buildings);
  return {
    ...view,
    table: { ...view.table, buildings: where ? { palazzo_in_fortezza: where } : {} },
  };
};

looks(magnaci, [
  ["buildings that are all a Palace", "table.buildings", palaces],
  [
    "piles that are always empty",
    "places.conflicts.pile",
    (view) => ({ ...view, places: { ...view.places, "conflicts.pile": [] } }),
  ],
]);
