// Both fonts are cut to our letters: a sentence with another one would fall out of the line.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const WORDS = new URL("../../src/tabularium/words/", import.meta.url);
const letters = new Set(readFileSync(new URL("../src/fonts/letters.txt", import.meta.url), "utf8"));

test.each(["en", "pl"])("every letter of the %s catalogues is in the fonts", (lang) => {
  const folder = new URL(`${lang}/`, WORDS);
  const text = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("");
  const missing = [...new Set(text)].filter(
    (each) => /\p{L}|\p{N}/u.test(each) && !letters.has(each),
  );
  expect(missing).toEqual([]);
});
