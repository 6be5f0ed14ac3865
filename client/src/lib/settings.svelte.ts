// Choices of this browser: look, sound, comfort. They are nobody's secret and stay here.
import { remember, remembered } from "./memory";

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";
export type Confirm = "all" | "final" | "none";

const DEFAULTS = {
  theme: "auto" as Theme,
  sound: true,
  notify: false,
  speed: "normal" as Speed,
  // What is asked once more before it is said: everything, what cannot be taken back, nothing.
  confirm: "final" as Confirm,
  // Single letters and digits do something at a table.
  keys: true,
  // A word without a choice is said for me.
  lone: true,
  // Fewer hatchings and shadows, for weak machines.
  light: false,
  // In the log, under a bot's word, why it said it.
  remarks: true,
};
export type Settings = typeof DEFAULTS;

function load(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(remembered("settings", "{}")) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  remember("settings", JSON.stringify(settings));
  applyLook();
}

/** Theme and motion are matters of the style sheet. */
export function applyLook(): void {
  const root = document.documentElement;
  root.dataset["motion"] = settings.speed;
  root.dataset["drawing"] = settings.light ? "light" : "full";
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
}
