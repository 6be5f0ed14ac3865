// How the table is arranged in a window of this size: one of four ways.
import type { Fit, Size } from "../games/game";

export interface Rooms {
  bar: number;
  rail: number;
  /** Of the prompt under the stage and the foot, on small screens. */
  below: number;
}

const LOW_DOCK = 96;

export function fit({ width, height }: Size): Fit {
  if (width >= 1024 && height >= 600) return height < 760 ? "low" : "wide";
  return height < 600 && width >= 640 ? "flat" : "slim";
}

export function rooms({ width, height }: Size): Rooms {
  switch (fit({ width, height })) {
    case "wide":
      return { bar: 46, rail: width < 1280 ? 320 : width < 1700 ? 356 : 400, below: 0 };
    case "low":
      return { bar: 46, rail: width < 1280 ? 320 : 336, below: 0 };
    case "flat":
      return { bar: 36, rail: 300, below: 0 };
    case "slim":
      return { bar: 44, rail: 0, below: prompt(height) + 52 };
  }
}

/** The height of the prompt on a phone while it is half open. */
export const prompt = (height: number): number => Math.max(120, Math.min(168, height * 0.2));

/** The height that a game's dock really gets. */
export const dock = (window: Size, wanted: number): number => {
  const found = fit(window);
  if (found === "low") return Math.min(LOW_DOCK, wanted);
  if (found === "flat") return Math.min(wanted, window.height * 0.4);
  return found === "slim" ? Math.min(wanted, window.height * 0.2) : wanted;
};

/** What is left for the stage. */
export function stage(window: Size, wanted: number): Size {
  const { bar, rail, below } = rooms(window);
  // A phone on its side has the dock in the column.
  const under = fit(window) === "flat" ? 0 : dock(window, wanted);
  return {
    width: Math.max(1, window.width - rail),
    height: Math.max(1, window.height - bar - below - under),
  };
}
