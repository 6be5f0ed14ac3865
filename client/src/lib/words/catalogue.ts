// Catalogues on the server: which part a message belongs to, and a parsed file for each part.
import { FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

// Reasons keep the name of the module that refuses; these are said by the kernel's catalogue.
const KERNEL_REASONS = ["kernel", "save", "bots"];

const cache = new Map<string, Promise<FluentResource | null>>();

async function fetched(lang: string, part: string): Promise<FluentResource | null> {
  const answer = await fetch(`words/${lang}/${part}.ftl`);
  return answer.ok ? new FluentResource(await answer.text()) : null;
}

/** The parsed catalogue of one part; null if there is none. */
export function resource(lang: string, part: string): Promise<FluentResource | null> {
  const name = `${lang}/${part}`;
  let found = cache.get(name);
  if (!found) {
    found = fetched(lang, part).catch(() => {
      cache.delete(name); // the line was down: the next one who asks tries again
      return null;
    });
    cache.set(name, found);
  }
  return found;
}

/** The message id of a reason: `kernel.not_asked` is said by `why-kernel-not_asked`. */
export const reasonKey = (code: string): string => "why-" + code.replaceAll(".", "-");

/** The message id of an item; characters that an id cannot have become `_`. */
export const itemKey = (game: string, code: string): string =>
  `${game}-item-${code.replace(/[^A-Za-z0-9_-]/g, "_")}`;

/** The message id of a rule: 3.2 of a game is `<game>-rule-3-2`; K.2 is the kernel's. */
export const ruleKey = (game: string, rule: string): string =>
  `${rule.startsWith("K.") ? "kernel" : game}-rule-${rule.replaceAll(".", "-")}`;

/** The catalogue that a message id belongs to. */
export function partOf(key: string): string {
  const [first, owner] = key.split("-");
  if (first !== "why") return first ?? "";
  return KERNEL_REASONS.includes(owner ?? "") ? "kernel" : (owner ?? "");
}
