// The parts of the stage this game uses.
export { getAround } from "../../stage/context";
export { marks } from "../../stage/marks";
export { default as Plate } from "../../stage/Plate.svelte";
export { default as Thing } from "../../stage/Thing.svelte";
