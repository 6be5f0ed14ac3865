// Calling somebody back to the table: notification, tab title.
import { settings } from "./settings.svelte";
import { t } from "./words/language.svelte";

export const titleOfPage = (game: string, mine: boolean): string =>
  mine ? `● ${t("client-your-turn")} – ${game}` : `${game} – Tabularium`;

/** A notification for somebody who looks elsewhere, if they want one. */
export function callForMe(game: string, question: string): void {
  const looking = document.visibilityState === "visible" && document.hasFocus();
  if (looking || !settings.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(game, { body: question, tag: "tabularium" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
