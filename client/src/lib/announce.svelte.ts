// What a screen reader is told without being asked, and what a toast shows to all.
const state = $state({ polite: "", urgent: "" });

export const announced = {
  get polite(): string {
    return state.polite;
  },
  get urgent(): string {
    return state.urgent;
  },
};

/** Say something when there is a pause. */
export function announce(text: string): void {
  // The same sentence twice would not be read: an invisible mark makes it another one.
  if (text) state.polite = text === state.polite ? text + "\u200b" : text;
}

/** Say something now. */
export function alert(text: string): void {
  if (text) state.urgent = text === state.urgent ? text + "\u200b" : text;
}
