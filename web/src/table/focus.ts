// Reaching what is drawn, by its place or its option: only the drawing knows where things are.

/** The parts of the table a board is drawn in, or null where there is none. */
export type Slots = readonly (HTMLElement | null)[];

const MARKED = ":is(.legal, .chip)";
// A place without an option has a name card, and so have things that lie in no place.
const NAMED = ":is([data-name], [data-sign], [data-seat])";
const FOCUSABLE = ":is(button:enabled, a, [tabindex='0'], .place:not(:has(> .hit)))";

/** The option an element belongs to. */
export function optionAt(element: EventTarget | null): string | null {
  const marked = element instanceof Element ? element.closest("[data-option]") : null;
  return marked?.getAttribute("data-option") ?? null;
}

export function placeElement(id: string): HTMLElement | null {
  return document.querySelector(`[data-place="${CSS.escape(id)}"]`);
}

/** Is anything marked there that could be chosen? */
export function hasOptions(slot: HTMLElement | null): boolean {
  return slot?.querySelector(MARKED) != null;
}

/** What may be chosen there, but for shortcuts to what is asked later and what another scroller in it hides. */
export function openElements(slot: HTMLElement): HTMLElement[] {
  const all = slot.querySelectorAll<HTMLElement>(`${MARKED}[data-option]:not(.deep)`);
  return [...all].filter((x) => x.checkVisibility() && !hiddenIn(x, slot));
}

/** Does something between an element and what it lies in hide all of it? */
function hiddenIn(element: HTMLElement, whole: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  for (let x = element.parentElement; x && x !== whole; x = x.parentElement) {
    if (getComputedStyle(x).overflow === "visible") continue;
    const seen = x.getBoundingClientRect();
    if (box.bottom <= seen.top || box.top >= seen.bottom || box.right <= seen.left || box.left >= seen.right)
      return true;
  }
  return false;
}

/** Where an option is marked, in the order it is drawn. */
export function optionElements(slots: Slots, key: string): HTMLElement[] {
  const marked = `${MARKED}[data-option="${CSS.escape(key)}"]`;
  return slots.flatMap((slot) => [...(slot?.querySelectorAll<HTMLElement>(marked) ?? [])]);
}

/** Everything that is an option at a place, in the order it is drawn; each option once. */
export function optionsInside(id: string): HTMLElement[] {
  const place = placeElement(id);
  const marked = `${MARKED}[data-option]`;
  const found = place?.querySelectorAll<HTMLElement>(marked) ?? [];
  const all = place?.matches(marked) ? [place, ...found] : [...found];
  return all.filter((x, i) => all.findIndex((y) => optionAt(y) === optionAt(x)) === i);
}

/** Focus on a thing: on its target, the first thing in it that can have the focus, or itself. */
export function focusOn(element: HTMLElement | null, itself = false): void {
  if (!element) return;
  const own = element.matches("button") ? element : element.querySelector<HTMLElement>(":scope > .hit");
  const inside = [...element.querySelectorAll<HTMLElement>(".hit, button, [tabindex='0']")];
  const target = own ?? (itself ? undefined : inside.find((x) => x.checkVisibility()));
  if (!target) element.tabIndex = -1;
  (target ?? element).focus();
  element.scrollIntoView({ block: "nearest" });
}

/** Is there nothing around a thing that could have the focus and tell of it? */
function liesAlone(x: Element): boolean {
  const around = x.parentElement?.closest(`button:enabled, .place, ${NAMED}`);
  return !around || (!around.getClientRects().length && liesAlone(around));
}

/** Focus on the next thing in a direction, by geometry; false where there is none. */
export function moveFocus(slots: Slots, from: HTMLElement, dx: number, dy: number): boolean {
  const [board] = slots;
  if (!board || (from !== document.body && !slots.some((x) => x?.contains(from)))) return false;
  const all = slots
    .flatMap((slot) => [...(slot?.querySelectorAll<HTMLElement>(`${FOCUSABLE}, ${NAMED}`) ?? [])])
    .filter((x) => x.offsetParent !== null && (x.matches(FOCUSABLE) || liesAlone(x)));
  if (from === document.body) {
    // What can be chosen; else a place, not what switches boards.
    focusThing(all.find((x) => x.closest(MARKED)) ?? all.find((x) => x.closest("[data-place]")) ?? all[0]);
    return all.length > 0;
  }
  const centre = (x: HTMLElement) => {
    const r = x.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2] as const;
  };
  const [ax, ay] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const x of all) {
    const [bx, by] = centre(x);
    const along = (bx - ax) * dx + (by - ay) * dy;
    if (x === from || along <= 1) continue;
    const aside = Math.abs((bx - ax) * dy) + Math.abs((by - ay) * dx);
    const far = along + 2 * aside;
    if (far < least) [best, least] = [x, far];
  }
  focusThing(best);
  return best !== null;
}

function focusThing(x: HTMLElement | null | undefined): void {
  if (x?.matches("button, a, [tabindex]")) x.focus();
  else focusOn(x ?? null, true);
}
