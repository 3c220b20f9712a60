// Words for components: `useWords` says them in the language and of the game around it.

import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { FluentResource } from "@fluent/bundle";
import { Book } from "./book";
import { sources, type Lang } from "./load";

const Words = createContext<Book>(Book.of("en", []));

export function useWords(): Book {
  return useContext(Words);
}

/** Everything inside speaks from this book. */
export const Speaks = Words.Provider;

/** The words of a language, and of a game if one is named; null until they are here. */
export function useBook(lang: Lang, game?: string): Book | null {
  // The old language stays until the new one is here.
  const [found, setFound] = useState<{ lang: Lang; list: FluentResource[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    sources(lang, game).then(
      (list) => wanted && setFound({ lang, list }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [lang, game]);
  return useMemo(() => found && Book.of(found.lang, found.list), [found]);
}
