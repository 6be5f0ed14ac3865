// The slots of a deed as they are printed, with those who stand there.
import { MATERIAL, type DeedThing } from "./things";
import type { Follower, Kind } from "./types";

/** In printing order. */
const ORDER: Record<string, Follower[]> = {
  wall: ["knight", "trader", "farmer", "craftsman"],
  canal: ["boatman", "trader", "farmer", "craftsman"],
  cathedral: ["craftsman", "monk", "trader"],
  plague: ["scholar", "boatman", "farmer", "trader"],
  guild: ["boatman", "scholar"],
  peace: ["monk", "scholar", "knight"],
  astronomy: ["scholar", "trader"],
  conclave: ["knight", "monk"],
};
export interface DeedSlot {
  type: Follower;
  state: "open" | "given" | "draft";
}

export function slotsOf(thing: DeedThing, drafts: Kind[] = []): DeedSlot[] {
  const { deed, given } = thing.facts;
  const printed = (MATERIAL.deeds as Record<string, { slots: Partial<Record<Follower, number>> }>)[
    deed
  ]!.slots;
  return (ORDER[deed] ?? []).flatMap((type) => {
    const there = given[type] ?? 0;
    const more = drafts.filter((kind) => kind === type).length;
    return Array.from({ length: printed[type] ?? 0 }, (_, k): DeedSlot => ({
      type,
      state: k < there ? "given" : k < there + more ? "draft" : "open",
    }));
  });
}
