// The pages of a small screen.
export const PAGES = ["board", "mine", "rivals", "log"] as const;
export type Page = (typeof PAGES)[number];
