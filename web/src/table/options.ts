// The options of the pending decision by the places of a board.

import type { Closed, GameUI, OptionIndex, OptionMark } from "../game-ui";
import type { Ask, Message, Refused } from "../generated/frames";
import type { Book } from "../words/book";

/** Stable name of an option within its ask. */
export function keyOf(option: unknown): string {
  return JSON.stringify(option);
}

/** An option that is closed, and why. */
export interface Shut extends Closed {
  words: Message;
  label: string;
}

/** The options of one decision in words, whichever of them is selected. */
export interface Options {
  ask: Ask | null;
  marks: OptionMark[];
  /** Options with no place on the board. */
  loose: OptionMark[];
  /** What is closed and has no place on the board. */
  refused: Shut[];
  at(place: string): OptionMark[];
  /** Where an option is marked. */
  placesOf(key: string): readonly string[];
  closed(place: string): Closed | null;
  /** All that is closed, by place. */
  shut: ReadonlyMap<string, Closed>;
}

/** What a board asks for, and beside it what only the prompt shows. */
export type Index = OptionIndex & Options;

type Placing = Pick<GameUI<never>, "placeOf">;

export function gatherOptions(
  ask: Ask | null,
  view: unknown,
  ui: Placing,
  book: Book,
  refusals: readonly Refused[],
): Options {
  const marks: OptionMark[] = [];
  const loose: OptionMark[] = [];
  const byPlace = new Map<string, OptionMark[]>();
  const byKey = new Map<string, readonly string[]>();
  const where = (kind: string, option: unknown) => ui.placeOf(kind, option, view as never);
  ask?.options.forEach((option, i) => {
    const words = ask.labels[i];
    const mark = { key: keyOf(option), option, label: words ? book.tell(words) : "" };
    const at = where(ask.kind, option);
    marks.push(mark);
    byKey.set(mark.key, at);
    for (const place of at) byPlace.set(place, [...(byPlace.get(place) ?? []), mark]);
    if (!at.length) loose.push(mark);
  });
  const closed = new Map<string, Closed>();
  const refused: Shut[] = [];
  for (const refusal of ask ? refusals : []) {
    const why = { reason: book.tell(refusal.msg), clause: refusal.clause };
    const at = ask ? where(ask.kind, refusal.option) : [];
    // A place with anything to do is open, whatever else is closed there.
    for (const place of at) if (!byPlace.has(place) && !closed.has(place)) closed.set(place, why);
    if (at.length) continue;
    const label = book.tell(refusal.label);
    if (!refused.some((x) => x.reason === why.reason && x.label === label))
      refused.push({ ...why, words: refusal.label, label });
  }
  return {
    ask,
    marks,
    loose,
    refused,
    at: (place) => byPlace.get(place) ?? NONE,
    placesOf: (key) => byKey.get(key) ?? [],
    closed: (place) => closed.get(place) ?? null,
    shut: closed,
  };
}

const NONE: OptionMark[] = [];

/** Options with all these words, or beginnings of words, in them. */
export function withWords(marks: readonly OptionMark[], wish: string): readonly OptionMark[] {
  const words = wish.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return marks;
  return marks.filter(({ label }) => {
    const text = label.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Options of the same sort together: those said by the same message. */
export function bySort(marks: readonly OptionMark[], ask: Ask | null): OptionMark[][] {
  const sorts = new Map<string, OptionMark[]>();
  const ids = new Map(ask?.options.map((option, i) => [keyOf(option), ask.labels[i]?.[0] ?? ""]));
  for (const mark of marks) {
    const sort = ids.get(mark.key) ?? "";
    sorts.set(sort, [...(sorts.get(sort) ?? []), mark]);
  }
  return [...sorts.values()];
}

/** An index at once: for a board outside of a table. */
export function indexOptions(
  ask: Ask | null,
  view: unknown,
  ui: Placing,
  book: Book,
  refusals: readonly Refused[],
  selected: string | null,
  choice: Pick<OptionIndex, "select" | "commit">,
): Index {
  return { ...gatherOptions(ask, view, ui, book, refusals), selected, ...choice };
}
