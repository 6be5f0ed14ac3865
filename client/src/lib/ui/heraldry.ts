// How seats look: lozenge, roundel, shield, tower, fish and cross, each in a pigment of its own.
export const PIGMENTS = ["vermilion", "lapis", "ochre", "verdigris", "madder", "umber"] as const;

export const SHAPES = [
  "M12 1.500 22.500 12 12 22.500 1.500 12Z",
  "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z",
  "M3 2.500h18v9c0 6-4.500 9.500-9 11-4.500-1.500-9-5-9-11Z",
  "M4.500 22V10L3 8V2.500h4v3h3v-3h4v3h3v-3h4V8l-1.500 2v12Z",
  "M1.500 12C5 5.500 12 4.500 16.500 10L22.500 5v14l-6-5C12 19.500 5 18.500 1.500 12Z",
  "M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z",
] as const;

export const pigment = (seat: number): string => `var(--${PIGMENTS[seat % PIGMENTS.length]})`;
export const tone = (seat: number): string => `var(--${PIGMENTS[seat % PIGMENTS.length]}-text)`;
