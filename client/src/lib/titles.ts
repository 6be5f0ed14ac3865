// The series: what a title page says in numbers. Its prose is in the catalogues.
export interface Title {
  id: string;
  fewest: number;
  most: number;
  minutes: [number, number];
  /** From 1, a family game, to 5, an evening's work. */
  weight: number;
  /** Seats of a first game against bots. */
  usual: number;
  /** Whether the first round can be guided. */
  guided: boolean;
}

export const TITLES: Title[] = [
  { id: "alea", fewest: 2, most: 5, minutes: [20, 40], weight: 2, usual: 3, guided: true },
  { id: "tigris", fewest: 2, most: 4, minutes: [30, 90], weight: 4, usual: 3, guided: true },
  { id: "orleans", fewest: 2, most: 4, minutes: [40, 90], weight: 3, usual: 3, guided: false },
  { id: "magnaci", fewest: 2, most: 5, minutes: [20, 60], weight: 3, usual: 3, guided: false },
  { id: "sigismundus", fewest: 3, most: 5, minutes: [60, 180], weight: 4, usual: 3, guided: false },
];

export const titleOf = (game: string): Title | undefined =>
  TITLES.find((title) => title.id === game);
