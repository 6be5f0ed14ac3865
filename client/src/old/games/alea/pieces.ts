// What the codes of Alea's pieces show: colour, value, sex. The codes come from the game.
export const COLOURS = ["red", "green", "purple", "blue", "yellow", "orange", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

// A glyph beside every colour, so that nobody needs to see it: drawn in a box of 12.
export const GLYPHS: Record<Colour, string> = {
  red: "M6 1 11 10.500H1Z",
  green: "M6 1c4 2 4 7 0 10C2 8 2 3 6 1Z",
  purple: "M2 2h8v8H2Z",
  blue: "M1 4c2-3 3 0 5 0s3-3 5 0v2c-2-3-3 0-5 0S3 3 1 6Zm0 5c2-3 3 0 5 0s3-3 5 0v2c-2-3-3 0-5 0S3 8 1 11Z",
  yellow: "M6 .500 7.500 4 11.500 4.500 8.500 7 9.500 11 6 9 2.500 11 3.500 7 .500 4.500 4.500 4Z",
  orange: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Z",
  grey: "M1 5h10v2H1Z",
};

export const ROMAN = ["0", "I", "II", "III", "IV"];

export const colourOf = (code: string): Colour =>
  COLOURS.find((colour) => code.startsWith(colour)) ?? "grey";
export const valueOf = (code: string): number => Number(/\d+$/.exec(code)?.[0] ?? 0);
export const isWoman = (code: string): boolean => /F\d$/.test(code);

/** The two colours of a rim card: XII-red-green. */
export const rimOf = (card: string): Colour[] =>
  card.startsWith("XII-") ? (card.split("-").slice(1) as Colour[]) : [];

/** The numeral of a Senate card. */
export const numeralOf = (card: string): string => card.split("-")[0] ?? card;
