// The language of the page: one for all, switched without a reload.
import { LANGUAGES, resource, type Language } from "./catalogue";
import { Words, type Alphabet, type Given } from "./words";
import { remembered, remember } from "../memory";

const SHELL = ["client", "kernel", "server"];
// What bots are called and what they say about their words: only where there are bots.
const BOTS = "bots";

const state = $state({ lang: "en" as Language, words: new Words("en", []), ready: false });

export const language = {
  get current(): Language {
    return state.lang;
  },
  get ready(): boolean {
    return state.ready;
  },
  get words(): Words {
    return state.words;
  },
};

const isLanguage = (text: string): text is Language => LANGUAGES.includes(text as Language);

/** What was chosen here before, else what the browser prefers, else English. */
function preferred(): Language {
  const wanted = [remembered("language", ""), ...navigator.languages].map((l) => l.slice(0, 2));
  return wanted.find(isLanguage) ?? "en";
}

export async function speak(lang: Language): Promise<void> {
  const found = await Promise.all(SHELL.map((part) => resource(lang, part)));
  state.words = new Words(lang, found);
  state.lang = lang;
  state.ready = true;
  document.documentElement.lang = lang;
}

export async function choose(lang: string): Promise<void> {
  if (!isLanguage(lang)) return;
  remember("language", lang);
  await speak(lang);
}

export const speakFirst = (): Promise<void> => speak(preferred());

/** The words of one game, in the language of the page. */
export async function wordsOf(game: string, alphabet: Alphabet, names: string[]): Promise<Words> {
  const parts = await Promise.all([...SHELL, BOTS, game].map((part) => resource(state.lang, part)));
  return new Words(state.lang, parts, game, alphabet, names);
}

/** A message of the shell. */
export const t = (key: string, facts: Given = {}): string => state.words.say(key, facts);

/** Dates and spans as people write them. */
export function ago(seconds: number): string {
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const format = new Intl.RelativeTimeFormat(state.lang, { numeric: "auto" });
  for (const [unit, size] of steps) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(0, "minute");
}
