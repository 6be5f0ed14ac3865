// A law dragged onto a family's row: its sheet opens with the law chosen, to be given or swapped.

/** The law that was dropped on a row, until the sheet has taken it. */
export const trade = $state<{ gives: string | null }>({ gives: null });

/** The row of another family under a point. The button that opens its sheet lies over it. */
function rowAt(x: number, y: number, own: number): Element | null {
  for (const each of document.elementsFromPoint(x, y)) {
    const row = each.closest("li")?.querySelector("[data-key^='seat:']");
    if (row && row.getAttribute("data-key") !== `seat:${own}`) return row.closest("li");
  }
  return null;
}

/** While a law is dragged, rows of other families take it. */
export function dragging(own: number): () => void {
  const over = (event: DragEvent): void => {
    if (rowAt(event.clientX, event.clientY, own)) event.preventDefault();
  };
  document.addEventListener("dragover", over);
  return () => document.removeEventListener("dragover", over);
}

/** Dropped: the family's sheet opens, unless that family is asked for by a question. */
export function dropped(law: string, event: DragEvent, own: number): void {
  const sheet = rowAt(event.clientX, event.clientY, own)?.querySelector<HTMLElement>(
    "button:not([data-lit])",
  );
  if (!sheet) return;
  trade.gives = law;
  sheet.click();
}
