export { default as Lobby } from "./Lobby.svelte";
export { default as NewTable } from "./NewTable.svelte";
export { default as Upload } from "./Upload.svelte";
export { default as Mine } from "./Mine.svelte";
export { default as Finished } from "./Finished.svelte";
export { default as Settings } from "./Settings.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Admin } from "./Admin.svelte";
