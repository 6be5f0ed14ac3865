import sigismundus from "../../src/games/sigismundus";
import { looks } from "./looking";

looks(sigismundus as never, []);
