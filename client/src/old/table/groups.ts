// Options in the order in which they are numbered: those with one beginning together.
import type { Option } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";

export interface Group {
  code: string;
  heading: string;
  options: Option[];
  /** The form of a letter that is used: under a heading the short one. */
  form: string;
  /** Many short things side by side, such as the cells of a map. */
  compact: boolean;
}

const FEW = 12; // up to so many options are one per line
const CROWD = 6;
const SHORT = 14; // letters that are no longer stand side by side

export function grouped(options: Option[], words: Words): Group[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const code = words.code(option.text);
    found.set(code, [...(found.get(code) ?? []), option]);
  }
  const few = options.length <= FEW;
  return [...found].map(([code, group]) => {
    const heading = few ? "" : (words.maybe(`${words.game}-group-${code}`) ?? "");
    const form = heading ? "short" : "full";
    const short = group.every((option) => words.letter(option.text, form).length <= SHORT);
    return {
      code,
      heading,
      options: group,
      form,
      compact: short && group.length > (heading ? 2 : CROWD),
    };
  });
}
