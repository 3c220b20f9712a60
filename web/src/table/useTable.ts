// Small things that happen at a table by themselves.

import { type RefObject, useEffect, useState } from "react";
import type { Book } from "../words/book";
import { openElements, optionElements } from "./focus";

/** What is selected stays in sight when the sheet under it grows. */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  selected: string | null,
  preview: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet grows when the outcome is known.
  useEffect(() => {
    if (selected === null) return;
    const marks = optionElements([board.current, dock.current], selected);
    marks.at(-1)?.scrollIntoView({ block: "nearest" });
  }, [board, dock, selected, preview]);
}

/** By then the part that is asked about is shown, and the prompt is as high as it will be. */
const SETTLED = 120;
const AIR = 8; // px around what may be chosen

/** A new question: where the board is scrolled, what may be chosen comes into sight. */
export function useFramed(
  board: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  when: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells another question, or another part.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const slot of [board.current, dock.current]) if (slot?.checkVisibility()) frame(slot);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [board, dock, when]);
}

/** All of what may be chosen, if it fits; of more than that something. */
function frame(slot: HTMLElement): void {
  const boxes = openElements(slot).map((x) => x.getBoundingClientRect());
  if (!boxes.length) return;
  const seen = slot.getBoundingClientRect();
  const above = seen.top + AIR - Math.min(...boxes.map((x) => x.top));
  const below = Math.max(...boxes.map((x) => x.bottom)) - (seen.bottom - AIR);
  const fits = above + below <= 0;
  if (!fits && boxes.some((x) => x.top >= seen.top && x.bottom <= seen.bottom)) return;
  if (above > 0 || !fits) slot.scrollBy(0, -above);
  else if (below > 0) slot.scrollBy(0, below);
}

const OPENING = 400;

/** Once the table stands: what is new from now on may be seen arriving. */
export function useLively(): boolean {
  const [lively, setLively] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLively(true), OPENING);
    return () => clearTimeout(timer);
  }, []);
  return lively;
}

/** The tab of the browser says that it is our move. */
export function useTitle(book: Book, mine: boolean): void {
  useEffect(() => {
    const page = book.say("title");
    document.title = book.say(mine ? "web-page-yours" : "web-page", { page });
  }, [book, mine]);
}

/** How much of the talk has come while somebody looked elsewhere. */
export function useUnread(lines: number, reading: boolean): number {
  const [read, setRead] = useState(lines);
  useEffect(() => {
    if (reading) setRead(lines);
  }, [reading, lines]);
  return lines - read;
}
