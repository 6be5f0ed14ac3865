// How wide a text is, in page pixels. Fonts are ours, so it is the same everywhere.
const NARROW = /[ijltfrI1.,:;'|()[\]! ]/;
const BROAD = /[mwMWQO@%—]/;

let pen: CanvasRenderingContext2D | null | undefined;

/** A rough measure, where there is no canvas. */
const rough = (text: string, px: number): number =>
  [...text].reduce((sum, c) => sum + (NARROW.test(c) ? 0.32 : BROAD.test(c) ? 0.86 : 0.57), 0) * px;

export function width(text: string, px: number, sans = false): number {
  if (pen === undefined) {
    pen =
      typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  }
  if (!pen) return rough(text, px);
  const style = getComputedStyle(document.documentElement);
  pen.font = `${sans ? 400 : 500} ${px}px ${style.getPropertyValue(sans ? "--sans" : "--serif")}`;
  return pen.measureText(text).width;
}

/** By how much a line may be condensed before its short form is better. */
export const TIGHTEST = 1.25;

/** The text that fits into the room: long, short or none. */
export function chosen(
  text: string,
  short: string | undefined,
  px: number,
  room: number | undefined,
  sans = false,
): string {
  if (room === undefined || width(text, px, sans) <= room) return text;
  return short !== undefined && width(short, px, sans) <= room ? short : "";
}
