export { default as Table } from "../table/TablePage.svelte";
