// One map of shortcuts: what the kit does with keys wherever the focus is.
import { focusLit } from "./roving";

/** What the keys do. */
export interface Commands {
  confirm(): void;
  back(): void;
  undo(): void;
  amount(n: number): boolean;
  reading(): void;
  help(): void;
  zoom(by: number): void;
  fit(): void;
  /** Letters of the game's dock; the kit's own are never among them. */
  letter?(key: string): boolean;
}

/** Single keys of the kit; a game's own may be any other. */
export const KITS_OWN = ["n", "N", "i", "?", "+", "-", "Home"] as const;

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable]") !== null;

/** Whether the key was ours. `single`: a setting turns single keys off. */
export function pressed(
  event: KeyboardEvent,
  root: ParentNode,
  commands: Commands,
  single = true,
): boolean {
  if (typing(event.target)) return false;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === "Enter") commands.confirm();
    else if (event.key.toLowerCase() === "z" && !event.shiftKey) commands.undo();
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (event.key === "Escape") commands.back();
  else if (!single) return false;
  else if (event.key === "n" || event.key === "N") focusLit(root, event.key === "N");
  else if (event.key === "i") commands.reading();
  else if (event.key === "?") commands.help();
  else if (event.key === "+" || event.key === "-") commands.zoom(event.key === "+" ? 1 : -1);
  else if (event.key === "Home") commands.fit();
  else if (/^\d$/.test(event.key) && commands.amount(Number(event.key))) return true;
  else return commands.letter?.(event.key) ?? false;
  return true;
}
