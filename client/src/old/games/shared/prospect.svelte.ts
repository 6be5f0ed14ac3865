// How the game would end now, and what a player would reckon: asked anew after every change.
import type { Facts } from "../../../lib/protocol/messages";
import type { TableStore } from "../../store/table.svelte";

export class Prospect {
  parts: Facts | null = $state.raw(null);
  outlook: Facts | null = $state.raw(null);

  /** To be made while a component is set up. */
  constructor(table: TableStore, live: () => boolean) {
    $effect(() => {
      void table.live?.version;
      if (!live() || table.seat === null) return;
      void table.forecast().then(
        ({ parts, outlook }) => {
          this.parts = parts;
          this.outlook = outlook;
        },
        () => undefined, // the line broke; the next change asks again
      );
    });
  }
}
