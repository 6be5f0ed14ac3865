// On which page a thing is drawn, where one page is shown at a time; null: in the dock.
import type { Page } from "./sheet.svelte";
import type { OrleansThing } from "./things";

const PAGE: Partial<Record<OrleansThing["kind"], Page>> = {
  city: "map",
  merchant: "map",
  stack: "tracks",
  marker: "tracks",
  deed: "deeds",
  tile: "tiles",
  socket: "town",
};

export const pageOf = (thing: OrleansThing): Page | null => {
  if (thing.key === "stack:monk") return "tiles";
  return PAGE[thing.kind] ?? null;
};
