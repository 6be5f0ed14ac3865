// What this browser remembers. Private windows may forbid it, and then it simply forgets.
const PREFIX = "tabularium.";

export function remembered(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to be done: the choice holds until the page is left.
  }
}
