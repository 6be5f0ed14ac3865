// How each source of fame looks, from the ground up.
import type { Source } from "../types";

export const DRUMS: { source: Source; fill: string; over: string; ink: string }[] = [
  { source: "provinces", fill: "var(--al-stone)", over: "url(#al-ashlar)", ink: "var(--ink)" },
  { source: "patricians", fill: "var(--al-stone2)", over: "url(#al-fall)", ink: "var(--ink)" },
  { source: "senate", fill: "var(--al-senate)", over: "", ink: "#f9ecc9" },
  { source: "fortuna", fill: "#3f6672", over: "", ink: "#eef4f1" },
  { source: "tokens", fill: "#d8822f", over: "", ink: "#1f1006" },
];
