// Sigismundus: every fact is drawn and said, and mistakes that once went unseen are found.
import sigismundus from "../../src/games/sigismundus";
import { always, looks } from "./looking";

looks(sigismundus, [["clients without owners", "table.court", always({ court: {} })]]);
