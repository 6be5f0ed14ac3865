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
  it("lets only the door and the list of guides know the old table", () => {
    const may = ["pages/Door.svelte", "lib/titles.ts"];
    expect(offenders((f, t) => top(t) === "old" && top(f) !== "old" && !may.includes(f))).toEqual(
      [],
    );
  });
  it("keeps the old table away from the new one", () => {
    const fresh = ["hand", "stage", "scenes", "tell", "frame", "games"];
    expect(offenders((f, t) => top(f) === "old" && fresh.includes(top(t)))).toEqual([]);
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
