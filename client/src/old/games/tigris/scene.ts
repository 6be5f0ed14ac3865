// A conflict as a scene, told by its events: sides, supporters, tiles added, result, losses.
import type { Facts } from "../../../lib/protocol/messages";

export interface Scene {
  kind: "revolt" | "war";
  colour: string;
  attacker: number;
  defender: number;
  /** What lies on the board for each side. */
  attack: number;
  defence: number;
  /** What was added from hand; null: not yet. */
  addedAttack: number | null;
  addedDefence: number | null;
  winner: number | null;
  lost: string[];
  /** The number of the event that began it. */
  n: number;
}

/** The last conflict of this turn, if there was one. */
export function sceneOf(events: Facts[]): Scene | null {
  const start = events.findLastIndex((e) => e["kind"] === "revolt" || e["kind"] === "war");
  const first = events[start];
  if (!first) return null;
  const after = events.slice(start + 1);
  if (after.some((event) => event["kind"] === "turn")) return null;
  const scene: Scene = {
    kind: first["kind"],
    colour: first["colour"],
    attacker: first["attacker"],
    defender: first["defender"],
    attack: first["attack"],
    defence: first["defence"],
    addedAttack: null,
    addedDefence: null,
    winner: null,
    lost: [],
    n: Number(first["n"] ?? start),
  };
  for (const event of after) {
    if (event["kind"] === "support" && event["seat"] === scene.attacker) {
      scene.addedAttack = event["tiles"];
    } else if (event["kind"] === "support") scene.addedDefence = event["tiles"];
    else if (event["kind"] === "revolt_won" || event["kind"] === "war_won") {
      scene.winner = event["winner"];
      scene.lost = event["lost"] ?? [];
    }
  }
  return scene;
}
