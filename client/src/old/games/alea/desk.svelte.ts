// What a click on the board means: the same options as in the panel, chosen by pointing.
import type { TableStore } from "../../store/table.svelte";

export class Desk {
  /** Dice of the roll that are picked up, by their place in it. */
  picked: number[] = $state([]);

  constructor(
    readonly table: TableStore,
    private readonly live: () => boolean,
    private readonly roll: () => number[],
  ) {}

  get active(): boolean {
    return this.live() && this.table.myTurn;
  }

  offers(letter: string): boolean {
    return this.active && this.table.draft.offers(letter);
  }

  /** Say letters; what is not possible is answered with its reason. */
  async say(letters: string[]): Promise<void> {
    if (!this.active) return;
    this.picked = [];
    await this.table.draft.spell(letters);
  }

  toggle(n: number): void {
    const face = String(this.roll()[n]);
    const { draft } = this.table;
    // While dice are being spelled, for the Temple or a re-roll, a die is a letter.
    if (draft.letters.length) void draft.choose(face);
    else if (this.picked.includes(n)) this.picked = this.picked.filter((each) => each !== n);
    else this.picked = [...this.picked, n];
  }

  get faces(): string[] {
    return this.picked.map((n) => String(this.roll()[n])).sort();
  }

  /** Legal placements of one kind that use every die picked. */
  placements(code: string): string[] {
    if (!this.active || this.table.draft.letters.length) return [];
    const wanted = this.faces;
    return this.table.draft.options
      .map((option) => option.text)
      .filter((text) => text.startsWith(`${code}:`) && holds(facesOf(text), wanted));
  }
}

/** The dice of a placement: senate:345, castrum:4x2, forum:14. */
export function facesOf(text: string): string[] {
  const [, dice = ""] = text.split(":");
  const [face = "", count] = dice.split("x");
  return count ? Array.from({ length: Number(count) }, () => face) : [...dice];
}

function holds(all: string[], some: string[]): boolean {
  const left = [...all];
  return some.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
