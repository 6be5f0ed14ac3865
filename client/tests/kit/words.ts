// The catalogues as the page has them.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { Words, type Alphabet } from "../../src/lib/words/words";

const FOLDER = new URL("../../../src/tabularium/words/", import.meta.url);
const NAMES = ["Livia", "Gaius", "Flavia", "Quintus", "Marcus"];

export function wordsFor(game: string, alphabet: Alphabet | null = null, lang = "en"): Words {
  const parts = ["client", "kernel", "server", "bots", game];
  const resources = parts.map(
    (part) => new FluentResource(readFileSync(new URL(`${lang}/${part}.ftl`, FOLDER), "utf-8")),
  );
  return new Words(lang, resources, game, alphabet, NAMES);
}
