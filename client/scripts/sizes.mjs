// Budgets: what a first visit, a table and each board may weigh, gzipped. A build over them fails.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const DIST = new URL("../../src/tabularium/web/dist/", import.meta.url);
const WORDS = new URL("../../src/tabularium/words/", import.meta.url);
const FIRST = 150_000;
const PAGES = 40_000;
const BOARD = 120_000;
const FONTS = 50_000;
const TABLE = 80_000;
const GAMES = readdirSync(new URL("../src/games/", import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== "plain")
  .map((each) => each.name);
const LANGUAGES = ["en", "pl"];

const raw = (url) => readFileSync(url);
const packed = (url) => gzipSync(raw(url), { level: 9 }).length;
const assets = readdirSync(new URL("assets/", DIST));
const size = (name) => packed(new URL(`assets/${name}`, DIST));
const sum = (names) => names.reduce((total, name) => total + size(name), 0);

// The start page, as a stranger gets it: the page, what it names, the words of one language, and
// the fonts that these letters need.
const html = raw(new URL("index.html", DIST)).toString();
const named = [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map((found) => found[1]);
const fonts = assets.filter((name) => name.endsWith(".woff2"));
const needed = (lang) => fonts.filter((name) => lang !== "en" || !name.includes("latin-ext"));
const letters = (names) =>
  names.reduce((total, name) => total + raw(new URL(`assets/${name}`, DIST)).length, 0);
const words = (lang) =>
  ["client", "kernel", "server"].reduce(
    (total, part) => total + packed(new URL(`${lang}/${part}.ftl`, WORDS)),
    0,
  );
const first = (lang) =>
  packed(new URL("index.html", DIST)) + sum(named) + words(lang) + letters(needed(lang));

// A game is a few files: tigris.js, tigris2.js, tigris.css.
const isOf = (name, game) => new RegExp(`^${game}\\d*\\.`).test(name);
const boards = assets.filter((name) => GAMES.some((game) => isOf(name, game)));
// What comes when one sits down, whatever is played.
const sitting = assets.filter((name) => /^(table|material\d*)\.(js|css)$/.test(name));
const scripts = assets.filter((name) => /\.(js|css)$/.test(name));
const pages = scripts.filter((name) => ![...boards, ...sitting, ...named].includes(name));

const faults = [];
const weigh = (what, bytes, limit) => {
  console.log(`${what.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000}`);
  if (bytes > limit) faults.push(what);
};
for (const lang of LANGUAGES) weigh(`first visit, fonts and covers, ${lang}`, first(lang), FIRST);
weigh("all other pages together", sum(pages), PAGES);
weigh("the table", sum(sitting), TABLE);
weigh("fonts", letters(fonts), FONTS);
for (const game of GAMES) {
  const own = boards.filter((name) => isOf(name, game));
  if (own.length) weigh(`board ${game}`, sum(own), BOARD);
}
if (faults.length) {
  console.error(`over budget: ${faults.join(", ")}`);
  process.exit(1);
}
