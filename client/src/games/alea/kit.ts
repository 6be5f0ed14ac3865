// The parts of the stage this game uses.
export { default as Plate } from "../../stage/Plate.svelte";
export { default as Thing } from "../../stage/Thing.svelte";
