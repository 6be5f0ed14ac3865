// Budgets: what a first visit and each board may weigh, gzipped. A build over them fails.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const DIST = new URL("../../src/tabularium/web/dist/", import.meta.url);
const WORDS = new URL("../../src/tabularium/words/", import.meta.url);
const FIRST = 150_000;
const BOARD = 80_000;
const FONTS = 60_000;
const BOARDS = new URL("../src/games/", import.meta.url);
const GAMES = readdirSync(BOARDS)
  .filter((name) => name.endsWith(".ts") && !["index.ts", "game.ts"].includes(name))
  .map((name) => name.slice(0, -3));
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

const boards = assets.filter((name) => GAMES.some((game) => name.startsWith(`${game}.`)));
const scripts = assets.filter((name) => /\.(js|css)$/.test(name));
const fonts = assets.filter((name) => name.endsWith(".woff2"));
const shell = (lang) =>
  ["client", "kernel", "server"].reduce(
    (sum, part) => sum + there(new URL(`${lang}/${part}.ftl`, WORDS)),
    0,
  );
// Everything that is not a board counts as first visit, although most of it comes later; what bots
// say comes with a table.
const code = scripts.filter((name) => !boards.includes(name)).reduce((sum, n) => sum + size(n), 0);
const first = code + packed(new URL("index.html", DIST)) + Math.max(...LANGUAGES.map(shell));
const letters = fonts.reduce((sum, name) => sum + raw(new URL(`assets/${name}`, DIST)).length, 0);

const faults = [];
const weigh = (what, bytes, limit) => {
  console.log(`${what.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000}`);
  if (bytes > limit) faults.push(what);
};
weigh("first visit with one language", first, FIRST);
weigh("fonts", letters, FONTS);
for (const game of GAMES) {
  const own = boards.filter((name) => name.startsWith(`${game}.`));
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
