// Reaching what is drawn on the board, by its place.

import { optionAt } from "./looks";

export function placeElement(id: string): HTMLElement | null {
  return document.querySelector(`[data-place="${CSS.escape(id)}"]`);
}

/** Everything that is an option at a place, in the order it is drawn; each option once. */
export function optionsInside(id: string): HTMLElement[] {
  const place = placeElement(id);
  const marked = ":is(.legal, .chip)[data-option]";
  const found = place?.querySelectorAll<HTMLElement>(marked) ?? [];
  const all = place?.matches(marked) ? [place, ...found] : [...found];
  return all.filter((x, i) => all.findIndex((y) => optionAt(y) === optionAt(x)) === i);
}

/** Focus on a thing: on its target, the first thing in it that can have the focus, or itself. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  const own = element.matches("button") ? element : element.querySelector<HTMLElement>(":scope > .hit");
  const inside = [...element.querySelectorAll<HTMLElement>(".hit, button, [tabindex='0']")];
  const target = own ?? inside.find((x) => x.checkVisibility());
  if (!target) element.tabIndex = -1;
  (target ?? element).focus();
  element.scrollIntoView({ block: "nearest" });
}
