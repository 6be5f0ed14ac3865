// The five covers. They come with the first page, so that the series is there at once.
import alea from "./alea.svg?raw";
import magnaci from "./magnaci.svg?raw";
import orleans from "./orleans.svg?raw";
import sigismundus from "./sigismundus.svg?raw";
import tigris from "./tigris.svg?raw";

export const covers: Record<string, string> = { alea, magnaci, orleans, sigismundus, tigris };
