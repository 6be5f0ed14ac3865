// Which side of the sheet is up: the question decides, and the player may turn it over at any time.
export type Page = "map" | "tracks" | "deeds" | "tiles" | "town";
export const PAGES: Page[] = ["map", "tracks", "deeds", "tiles", "town"];

class Sheet {
  /** Turned against what the question asks for. */
  turned = $state(false);
  /** The town is up and stays so between two questions, until all followers are sent. */
  planning = $state(false);
  /** Where one page is shown at a time. */
  page: Page = $state("map");
  /** Deeds unfolded, where there is only a strip of them. */
  deeds = $state(false);

  turn(): void {
    this.turned = !this.turned;
  }
}
export const sheet = new Sheet();
