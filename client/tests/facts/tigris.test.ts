import tigris from "../../src/games/tigris";
import { looks } from "./looking";

looks(tigris as never, []);
