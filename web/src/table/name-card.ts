// What a drawn thing is, in words: found from the attributes of its element (see kit/named.ts) and of
// the place around it.

import type { About, Closed, GameUI, LegendSign } from "../game-ui";
import { type Book, capital } from "../words/book";
import type { Index } from "./options";

/** All that a card tells; every line is words. */
export interface NameCard {
  name: string;
  /** The place it is at, if that is something else. */
  at: string;
  lines: string[];
  /** What lies there now. */
  contents: string[];
  /** What can be done there now. */
  options: string[];
  closed: Closed | null;
  /** Whatever else is drawn inside it. */
  inside: string[];
  clause: string;
  house: boolean;
}

export interface Naming {
  book: Book;
  ui: GameUI<unknown>;
  view: unknown;
  seat: number;
  index: Index;
}

const THING = "[data-name], [data-sign], [data-seat], [role=img][aria-label]";
const OPTIONS = 4; // more of them are read in the prompt
const AROUND = 4; // lines a thing repeats of its place; of a larger one its own card tells

interface Thing {
  name: string;
  lines: string[];
  clause: string;
  house: boolean;
  /** The element that bears the name. */
  of: Element;
}

/** What a sign of the legend is called. */
export function signName(book: Book, sign: string): string {
  const id = [`sign-${sign}`, `good-${sign}`].find((x) => book.has(x));
  return id ? capital(book, book.say(id)) : "";
}

/** What it means, if that needs a sentence. */
export function signAbout(book: Book, sign: string): string {
  const id = [`sign-${sign}.about`, `good-${sign}.about`].find((x) => book.has(x));
  return id ? book.say(id) : "";
}

function legendSign(ui: GameUI<unknown>, name: string): LegendSign | undefined {
  return ui.legend?.flatMap((x) => x.signs).find((x) => x.sign === name);
}

function thingOf(element: Element, { book, ui }: Naming): Thing | null {
  const data = (element as HTMLElement | SVGElement).dataset;
  const about = data.about ? [data.about] : [];
  const house = data.house !== undefined;
  if (data.name) return { name: data.name, lines: about, clause: data.clause ?? "", house, of: element };
  if (data.sign) {
    const name = signName(book, data.sign);
    const counted = `good-${data.sign}.count`;
    const n = data.n === undefined || !book.has(counted) ? [] : [book.say(counted, { n: Number(data.n) })];
    const lines = [...n, signAbout(book, data.sign)].filter(Boolean);
    const entry = legendSign(ui, data.sign);
    if (name) return { name, lines, clause: entry?.clause ?? "", house: house || Boolean(entry?.house), of: element };
  }
  if (data.seat) {
    const name = book.names[Number(data.seat)] ?? "";
    return name ? { name, lines: about, clause: "", house, of: element } : null;
  }
  const label = element.getAttribute("role") === "img" ? element.getAttribute("aria-label") : "";
  return label ? { name: label, lines: about, clause: "", house, of: element } : null;
}

/** A pictogram with its number beside it is one thing, and so is a pawn or a picture of something named. */
function whole(x: Element): Element {
  const own = (x as HTMLElement).dataset;
  const around = x.parentElement?.dataset;
  if (!around || around.place) return x;
  const part = own.sign ? around.sign : !own.name && around.name;
  return part ? x.parentElement! : x;
}

/** The nearest thing around an element that has a name, up to the place it lies in. */
function nearest(element: Element, naming: Naming): Thing | null {
  const place = element.closest("[data-place]");
  for (let x: Element | null = element.closest(THING); x; x = x.parentElement?.closest(THING) ?? null) {
    if (place && x.contains(place) && x !== place) return null;
    const found = thingOf(whole(x), naming);
    if (found) return found;
  }
  return null;
}

/** Whose things are shown there: a board may show those of another player. */
function whoseIs(element: Element | null, seat: number): number {
  const shown = element?.closest<HTMLElement>("[data-whose]");
  return shown ? Number(shown.dataset.whose) : seat;
}

/** The place an element belongs to, or the one around it, of which something is known. */
export function placeOver(element: Element | null, { ui, view, seat }: Naming): [string, About] | null {
  const found = element?.closest<HTMLElement>("[data-place]");
  if (!found) return null;
  const id = found.dataset.place ?? "";
  const about = ui.about?.(id, view, whoseIs(found, seat));
  return about ? [id, about] : placeOver(found.parentElement, { ui, view, seat } as Naming);
}

/** Names of all that is drawn inside an element, each once, without those that have been `told`. */
function namesInside(element: Element, told: readonly string[], naming: Naming): string[] {
  const low = (x: string) => x.toLocaleLowerCase(naming.book.lang);
  const said = low(told.join(" "));
  const found = [...element.querySelectorAll(THING)].map((x) => thingOf(x, naming)?.name ?? "");
  return [...new Set(found)].filter((x) => !said.includes(low(x)));
}

/** What can be done at a place now, or why nothing can. */
function chances(id: string, { index }: Naming): Pick<NameCard, "options" | "closed"> {
  const marks = index.at(id);
  return {
    options: marks.slice(0, OPTIONS).map((x) => x.label),
    closed: marks.length ? null : index.closed(id),
  };
}

/** The card of a place of which something is known, whoever asks. */
export function cardOfPlace(id: string, naming: Naming): NameCard | null {
  const { book, ui, view, seat } = naming;
  // A drawing and what is laid over it may both be the place.
  const elements = [...document.querySelectorAll(`[data-place="${CSS.escape(id)}"]`)];
  const about = ui.about?.(id, view, whoseIs(elements[0] ?? null, seat));
  if (!about) return null;
  const name = capital(book, book.tell(about.name));
  const told = `first-at-${id}`;
  const lines = [...(book.has(told) ? [book.say(told)] : []), ...about.lines.map((x) => book.tell(x))];
  const contents = about.contents.map((x) => book.tell(x));
  return {
    name,
    at: "",
    lines,
    contents,
    ...chances(id, naming),
    inside: [...new Set(elements.flatMap((x) => namesInside(x, [name, ...lines, ...contents], naming)))],
    clause: about.clause,
    house: Boolean(about.house),
  };
}

/** The card of whatever an element shows; null where nothing is known of it. */
export function cardOf(element: Element, naming: Naming): NameCard | null {
  const thing = nearest(element, naming);
  const over = placeOver(element, naming);
  const card = over && cardOfPlace(over[0], naming);
  if (!thing) return card;
  const { lines, clause, house } = thing;
  const name = capital(naming.book, thing.name);
  const here = element.closest<HTMLElement>("[data-place]");
  const own = here && chances(here.dataset.place ?? "", naming);
  const inside = namesInside(thing.of, [name, ...lines], naming);
  if (!card) return { ...EMPTY, name, lines, ...own, inside, clause, house };
  if (over[0] === here?.dataset.place && thing.of === here) return card;
  const around = card.contents.length ? card.contents : card.lines;
  return {
    ...card,
    ...own,
    name,
    at: card.name === name ? "" : card.name,
    lines,
    contents: around.length > AROUND ? [] : around,
    inside,
    clause: clause || card.clause,
    house: house || card.house,
  };
}

const EMPTY: NameCard = {
  name: "",
  at: "",
  lines: [],
  contents: [],
  options: [],
  closed: null,
  inside: [],
  clause: "",
  house: false,
};

/** What lies under the pointer: targets that cover a place do not hide what is drawn on it. */
export function elementUnder(x: number, y: number, target: Element): Element {
  const place = target.closest("[data-place]") ?? target;
  const all = document.elementsFromPoint(x, y);
  const drawn = all.find((el) => place.contains(el) && !el.matches(".hit") && el.closest(THING) && el !== place);
  const named = drawn?.closest(THING);
  return named && place.contains(named) ? drawn! : target;
}
