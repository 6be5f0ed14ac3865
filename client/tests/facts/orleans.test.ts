import orleans from "../../src/games/orleans";
import { looks } from "./looking";

looks(orleans as never, []);
