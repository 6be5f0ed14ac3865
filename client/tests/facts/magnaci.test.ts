import magnaci from "../../src/games/magnaci";
import { looks } from "./looking";

looks(magnaci as never, []);
