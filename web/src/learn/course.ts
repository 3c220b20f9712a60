// The course of a game: its lessons, and the words they are told in.

import { useEffect, useMemo, useState } from "react";
import type { CourseInfo } from "../generated/http";
import { usePrefs } from "../prefs/prefs";
import type { Book } from "../words/book";
import { useBook } from "../words/context";
import { courseOf } from "../words/load";

export interface Course {
  info: CourseInfo;
  /** Words of the shell, the game and its lessons. */
  book: Book;
}

/** Null until it is here; "none" for a game that has no lessons. */
export function useCourse(game: string): Course | "none" | null {
  const { lang } = usePrefs();
  const [info, setInfo] = useState<CourseInfo | null>(null);
  const book = useBook(lang, game || undefined, true);
  useEffect(() => {
    let wanted = true;
    setInfo(null);
    if (game)
      courseOf(game, lang).then(
        (x) => wanted && setInfo(x),
        () => undefined, // said by the words, which are asked for again
      );
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return useMemo(() => {
    if (!info || !book) return null;
    return info.lessons.length ? { info, book } : "none";
  }, [info, book]);
}
