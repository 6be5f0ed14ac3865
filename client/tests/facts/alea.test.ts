import alea from "../../src/games/alea";
import { looks } from "./looking";

looks(alea as never, []);
