// One line under the board that names whatever is pointed at, focused or held.
import type { Action } from "svelte/action";

let text = $state("");

export const hinted = {
  get text(): string {
    return text;
  },
};

/** What a thing is and does, said when one looks at it. */
export const hint: Action<Element, string> = (node, said) => {
  let current = said;
  // Not at once: things lose focus while the page is being drawn, and then nothing may change.
  const show = (): void =>
    queueMicrotask(() => {
      text = current;
    });
  const hide = (): void =>
    queueMicrotask(() => {
      if (text === current) text = "";
    });
  for (const name of ["pointerenter", "pointerdown", "focusin"]) node.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout"]) node.addEventListener(name, hide);
  return {
    update(next: string) {
      if (text === current && text) text = next;
      current = next;
    },
    destroy: hide,
  };
};
