// The client says exactly what the terminal says: sentences recorded from Python, in both languages.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { partOf } from "../src/lib/words/catalogue";
import { alphabetOf, Words, type Letter } from "../src/lib/words/words";

const WORDS = new URL("../../src/tabularium/words/", import.meta.url);
const NAMES = ["Livia", "Gaius", "Flavia", "Quintus", "Marcus"];
const GAMES = { alea: 4, tigris: 3, orleans: 3 };

interface Said {
  how: "event" | "brief" | "frame" | "ask" | "letter";
  given: [never, never];
  said: Record<string, string>;
}

const json = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

function wordsOf(lang: string, game: string, seats: number): Words {
  const resources = ["kernel", game].map(
    (part) => new FluentResource(readFileSync(new URL(`${lang}/${part}.ftl`, WORDS), "utf8")),
  );
  const data = json(`../src/games/${game}/material.json`) as { letters: Letter[] };
  const words = new Words(lang, resources, game, alphabetOf(data.letters), NAMES.slice(0, seats));
  words.seat = 1;
  return words;
}

/** Spaces that languages put between figures differ in kind only. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(Object.entries(GAMES))("%s", (game, seats) => {
  const rows = json(`./fixtures/${game}.json`) as Said[];
  it.each(["en", "pl"])("is said in %s as the terminal says it", (lang) => {
    const words = wordsOf(lang, game, seats);
    for (const { how, given, said } of rows) {
      const here = words[how](...given);
      expect(plain(here), `${how} ${JSON.stringify(given)}`).toBe(plain(said[lang] ?? ""));
    }
    expect(rows.length).toBeGreaterThan(20);
    expect(words.faults).toEqual([]);
  });
});

describe("catalogues", () => {
  it("finds the part of a message", () => {
    expect(partOf("tigris-event-tile")).toBe("tigris");
    expect(partOf("why-save-changed")).toBe("kernel");
    expect(partOf("why-alea-not_rolled")).toBe("alea");
  });

  it("says the bare id of what it does not have", () => {
    expect(new Words("en", []).say("client-nothing")).toBe("client-nothing");
  });

  it("lists the rules of a game in order", () => {
    expect(wordsOf("en", "tigris", 3).rules().slice(0, 3)).toEqual(["1.1", "1.2", "1.3"]);
  });
});
