export { default as Table } from "./Door.svelte";
