// A game that the client has no board for: everything the view knows, laid out to be read.
import type { Game } from "./game";
import PlainBoard from "./plain/PlainBoard.svelte";

const game: Game = { letters: [], Board: PlainBoard, facts: () => [] };
export default game;
