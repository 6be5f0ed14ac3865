// Budgets: what a first visit and each board may weigh, gzipped. A build over them fails.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const DIST = new URL("../../src/tabularium/web/dist/", import.meta.url);
const WORDS = new URL("../../src/tabularium/words/", import.meta.url);
const FIRST = 150_000;
const BOARD = 120_000;
const FONTS = 50_000;
const TABLE = 80_000;
const BOARDS = new URL("../src/games/", import.meta.url);
const GAMES = readdirSync(BOARDS, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== "plain")
  .map((each) => each.name);
const LANGUAGES = ["en", "pl"];

const raw = (url) => readFileSync(url);
const packed = (url) => gzipSync(raw(url), { level: 9 }).length;
const assets = readdirSync(new URL("assets/", DIST));
const size = (name) => packed(new URL(`assets/${name}`, DIST));
const there = (url) => {
  try {
    return packed(url);
  } catch {
    return 0;
  }
};

// A game is a few files: tigris.js, tigris2.js, tigris.css.
const isOf = (name, game) => new RegExp(`^${game}\\d*\\.`).test(name);
const boards = assets.filter((name) => GAMES.some((game) => isOf(name, game)));
// What comes when one sits down, whatever is played.
const sitting = assets.filter((name) => /^(table|material\d*)\.(js|css)$/.test(name));
const scripts = assets.filter((name) => /\.(js|css)$/.test(name));
const fonts = assets.filter((name) => name.endsWith(".woff2"));
const shell = (lang) =>
  ["client", "kernel", "server"].reduce(
    (sum, part) => sum + there(new URL(`${lang}/${part}.ftl`, WORDS)),
    0,
  );
// All other pages count as first visit, although some come later; what bots say comes with a table.
const later = [...boards, ...sitting];
const code = scripts.filter((name) => !later.includes(name)).reduce((sum, n) => sum + size(n), 0);
const first = code + packed(new URL("index.html", DIST)) + Math.max(...LANGUAGES.map(shell));
const letters = fonts.reduce((sum, name) => sum + raw(new URL(`assets/${name}`, DIST)).length, 0);

const faults = [];
const weigh = (what, bytes, limit) => {
  console.log(`${what.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000}`);
  if (bytes > limit) faults.push(what);
};
weigh("first visit with one language", first, FIRST);
weigh(
  "the table",
  sitting.reduce((sum, name) => sum + size(name), 0),
  TABLE,
);
weigh("fonts", letters, FONTS);
for (const game of GAMES) {
  const own = boards.filter((name) => isOf(name, game));
  if (own.length)
    weigh(
      `board ${game}`,
      own.reduce((sum, name) => sum + size(name), 0),
      BOARD,
    );
}
if (faults.length) {
  console.error(`over budget: ${faults.join(", ")}`);
  process.exit(1);
}
