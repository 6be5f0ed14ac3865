// Which folder may know which: the imports are read, so nobody has to remember.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(__dirname, "../src");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(each.name) ? [path] : [];
  });
}

/** Pairs of a file and what it imports, as paths below src. */
function imports(): [string, string][] {
  return files(SRC).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const found = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((m) => m[1]!);
    const from = relative(SRC, file);
    return found.map((to): [string, string] => [
      from,
      relative(SRC, normalize(join(dirname(file), to))),
    ]);
  });
}

const top = (path: string): string => path.split("/")[0]!;
const gameOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
const all = imports();
const offenders = (bad: (from: string, to: string) => boolean): string[] =>
  all.filter(([from, to]) => bad(from, to)).map(([from, to]) => `${from} imports ${to}`);

describe("layers", () => {
  it("knows imports at all", () => {
    expect(all.length).toBeGreaterThan(300);
  });
  it("has no part that nobody declared", () => {
    const known = ["frame", "games", "hand", "lib", "pages", "scenes", "stage", "tell"];
    const parts = new Set(all.map(([from]) => top(from)).filter((part) => !part.includes(".")));
    expect([...parts].sort()).toEqual(known);
  });
  it("keeps what is not typed inside the protocol", () => {
    const loose = /\bFacts\b|Record<string, any>|(:|as) any[\];,)> ]/;
    const found = files(SRC)
      .map((file) => relative(SRC, file))
      .filter((file) => !file.startsWith("lib/protocol/"))
      .filter((file) => loose.test(readFileSync(join(SRC, file), "utf8")));
    expect(found).toEqual([]);
  });
  it("keeps games from the frame and from each other", () => {
    expect(offenders((f, t) => top(f) === "games" && top(t) === "frame")).toEqual([]);
    const other = (f: string, t: string): boolean => {
      const [mine, theirs] = [gameOf(f), gameOf(t)];
      return mine !== null && theirs !== null && mine !== theirs;
    };
    expect(offenders(other)).toEqual([]);
  });
  it("keeps hand, stage and scenes from the page round them", () => {
    const kit = ["hand", "stage", "scenes"];
    expect(
      offenders((f, t) => kit.includes(top(f)) && ["frame", "pages"].includes(top(t))),
    ).toEqual([]);
  });
});
