// Words for components: `useWords` says them in the language and of the game around it.

import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { Book } from "./book";
import { type Lang, type Sources, sources } from "./load";

const Words = createContext<Book>(Book.of("en", []));

export function useWords(): Book {
  return useContext(Words);
}

/** Everything inside speaks from this book. */
export const Speaks = Words.Provider;

const AGAIN = 3000;

/**
 * The words of a language, and of a game if one is named; null until they are here. A game without
 * words in this language speaks English (`lang` of the book, not `asked`), one whose words cannot be had
 * shows their ids until they come. `course`: with the words of its lessons; `content`: of other cards than those of
 * the house.
 */
export function useBook(lang: Lang, game?: string, course = false, content = ""): Book | null {
  // The old language stays until the new one is here.
  const [found, setFound] = useState<(Sources & { asked: Lang; game: string | undefined }) | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer = 0;
    const again = () => {
      if (wanted) timer = window.setTimeout(read, AGAIN);
    };
    const read = () => {
      sources(lang, game, course, content).then((x) => {
        if (wanted) setFound({ ...x, asked: lang, game });
        if (x.lacking) again();
      }, again);
    };
    read();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [lang, game, course, content]);
  return useMemo(
    () => (found && found.game === game ? Book.of(found.lang, found.list, found.asked) : null),
    [found, game],
  );
}
