// The options of the pending decision by the places of a board.

import type { Placing } from "../boards/guarded";
import type { Closed, OptionIndex, OptionMark } from "../game-ui";
import type { Ask, Follow, Message, Refused } from "../generated/frames";
import { keyOf } from "../kit/option-key";
import type { Book } from "../words/book";

/** Between the answers of a path: no JSON on one line holds it. */
export const NEXT = "\n";

/** The name of several answers, each to the question after the one before. */
export function pathKey(path: readonly unknown[]): string {
  return path.map(keyOf).join(NEXT);
}

export function pathOf(key: string): unknown[] {
  return key.split(NEXT).map((x) => JSON.parse(x) as unknown);
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
  /** What an option is called, after those that lead to it; nothing if there is none of that name. */
  wordsOf(key: string): readonly Message[];
}

/** What a board asks for, and beside it what only the prompt shows. */
export type Index = OptionIndex & Options;

export function gatherOptions(
  ask: Ask | null,
  view: unknown,
  ui: Placing,
  book: Book,
  refusals: readonly Refused[],
  follows: readonly Follow[] = [],
): Options {
  const marks: OptionMark[] = [];
  const words = new Map<string, readonly Message[]>();
  const loose: OptionMark[] = [];
  const byPlace = new Map<string, OptionMark[]>();
  const byKey = new Map<string, readonly string[]>();
  const where = (kind: string, option: unknown) => ui.placeOf(kind, option, view);
  /** A question that follows may be about what is not there yet. */
  const ahead = (kind: string, option: unknown) => {
    try {
      return (ui.placeAhead ?? ui.placeOf)(kind, option, view);
    } catch {
      return [];
    }
  };
  ask?.options.forEach((option, i) => {
    const label = ask.labels[i];
    const mark = { key: keyOf(option), option, label: label ? book.tell(label) : "" };
    if (label) words.set(mark.key, [label]);
    const at = where(ask.kind, option);
    marks.push(mark);
    byKey.set(mark.key, at);
    for (const place of at) byPlace.set(place, [...(byPlace.get(place) ?? []), mark]);
    if (!at.length) loose.push(mark);
  });
  /** Of the open decision: places of its own options, open or closed. */
  const shutAt = new Set(ask ? refusals.flatMap((x) => where(ask.kind, x.option)) : []);
  const owned = (place: string) => byPlace.has(place) || shutAt.has(place);
  /** What a place has to do with an option of the open decision: itself, or the place it lies in. */
  const ownerOf = (place: string) => [place, ui.within?.(place) ?? place].find(owned);
  for (const [place, leaf] of leavesOf(ask ? follows : [], ahead, ownerOf, byPlace, byKey)) {
    const named = [...(words.get(leaf.first) ?? []), ...(leaf.words ? [leaf.words] : [])];
    const label = named.map((x) => book.tell(x)).join(": ");
    words.set(leaf.key, named);
    byKey.set(leaf.key, [...(byKey.get(leaf.key) ?? []), place]);
    byPlace.set(place, [{ key: leaf.key, option: leaf.option, label, deep: !byPlace.has(place) }]);
  }
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
    wordsOf: (key) => words.get(key) ?? [],
  };
}

/** An option of a question that follows an option of the open one. */
interface Leaf {
  first: string;
  key: string;
  option: unknown;
  words: Message | undefined;
}

/**
 * The concrete places that need not be asked for: where only one way leads to. A place that is marked already takes
 * the answer of what is marked there; one that two ways lead to takes none, for nobody guesses. The space of an
 * action never means another action, and what has no place of its own (to pass, to do nothing) is never begun
 * elsewhere than where it is offered.
 */
function leavesOf(
  follows: readonly Follow[],
  where: (kind: string, option: unknown) => readonly string[],
  ownerOf: (place: string) => string | undefined,
  byPlace: Map<string, OptionMark[]>,
  byKey: ReadonlyMap<string, readonly string[]>,
): Map<string, Leaf> {
  const found = new Map<string, Leaf[]>();
  for (const { option: before, question } of follows) {
    const first = keyOf(before);
    const own = byKey.get(first) ?? [];
    if (!own.length) continue;
    const taken = new Set<string>();
    question.options.forEach((option, i) => {
      for (const place of where(question.kind, option)) {
        const owner = ownerOf(place);
        if (owner !== undefined && !own.includes(owner)) continue;
        const leaf = { first, key: pathKey([before, option]), option, words: question.labels[i] };
        found.set(place, [...(found.get(place) ?? []), leaf]);
        taken.add(place);
      }
    });
    // It stood only where its answers stand: where there is none now, nothing is to be done.
    const gone = taken.size && [...taken].every((x) => own.includes(x)) ? own.filter((x) => !taken.has(x)) : [];
    for (const place of gone) {
      const rest = byPlace.get(place)?.filter((x) => x.key !== first) ?? [];
      if (rest.length) byPlace.set(place, rest);
      else byPlace.delete(place);
    }
  }
  const out = new Map<string, Leaf>();
  for (const [place, leaves] of found) {
    const marked = byPlace.get(place) ?? [];
    const fitting = marked.length ? leaves.filter((x) => marked.length === 1 && x.first === marked[0]!.key) : leaves;
    if (fitting.length === 1) out.set(place, fitting[0]!);
  }
  return out;
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
