// Glyphs of tiles and offices, drawn in a box of 24, so that colour is never the only carrier.
export const TILE_GLYPHS: Record<string, string> = {
  // a stepped temple
  red: "M2 21h20v-4H2ZM5 17h14v-4H5ZM8 13h8V9H8ZM10.500 9h3V4h-3Z",
  // an ear of corn over water
  blue: "M11 3h2v12h-2ZM13 6c3-3 5-2 6-1-1 3-3 4-6 3ZM11 6C8 3 6 4 5 5c1 3 3 4 6 3ZM13 11c3-3 5-2 6-1-1 3-3 4-6 3ZM11 11c-3-3-5-2-6-1 1 3 3 4 6 3ZM3 18c3-3 4 0 6 0s4-3 6 0 4 0 6 0v2c-3 3-4 0-6 0s-4 3-6 0-4 0-6 0Z",
  // an amphora
  green:
    "M9 2h6v2l-1 2c5 2 6 8 3 12l-2 2v2H9v-2l-2-2C4 14 5 8 10 6L9 4ZM7.500 6C4 6 4 10 5.500 11l1-1.500C6 9 6 8 8 7.500ZM16.500 6c3.500 0 3.500 4 2 5l-1-1.500c.500-.500.500-1.500-1.500-2Z",
  // a house of mud brick
  black: "M3 21V11h3V7h12v4h3v10h-7v-5h-4v5ZM8 9v2h2V9ZM14 9v2h2V9Z",
};

export const OFFICE_GLYPHS: Record<string, string> = {
  // a staff with a sun
  priest: "M12 2a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM11 10h2v12h-2ZM7 14h10v2H7Z",
  // a sickle
  farmer: "M17 3C9 2 4 8 6 15l3-1C8 9 11 6 16 6ZM6 15l3-1 3 7-3 1Z",
  // scales
  trader:
    "M11 2h2v18h4v2H7v-2h4ZM3 6h18v2H3ZM2 15l3.500-7L9 15c-1 3-6 3-7 0ZM15 15l3.500-7 3.500 7c-1 3-6 3-7 0Z",
  // a crown
  king: "M3 19 2 6l5.500 5L12 3l4.500 8L22 6l-1 13Z",
};
