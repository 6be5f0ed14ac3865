// Calling somebody back to the table: sound, notification, tab title. Quiet if they are looking.
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/words/language.svelte";

export const titleOfPage = (game: string, mine: boolean): string =>
  mine ? `● ${t("client-your-turn")} – ${game}` : `${game} – Tabularium`;

let tones: AudioContext | null = null;

/** Two soft notes, made here: no file to load. */
function ring(): void {
  try {
    tones ??= new AudioContext();
    const start = tones.currentTime;
    for (const [n, pitch] of [523.25, 659.25].entries()) {
      const tone = tones.createOscillator();
      const volume = tones.createGain();
      tone.frequency.value = pitch;
      tone.type = "sine";
      volume.gain.setValueAtTime(0, start + n * 0.14);
      volume.gain.linearRampToValueAtTime(0.12, start + n * 0.14 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + n * 0.14 + 0.5);
      tone.connect(volume).connect(tones.destination);
      tone.start(start + n * 0.14);
      tone.stop(start + n * 0.14 + 0.5);
    }
  } catch {
    // A browser without sound plays none.
  }
}

export function callForMe(game: string, question: string): void {
  const looking = document.visibilityState === "visible" && document.hasFocus();
  if (looking) return;
  if (settings.sound) ring();
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(game, { body: question, tag: "tabularium" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}
