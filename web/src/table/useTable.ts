// Small things that happen at a table by themselves.

import { type RefObject, useEffect, useState } from "react";
import type { Book } from "../words/book";
import { optionElements } from "./focus";

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
