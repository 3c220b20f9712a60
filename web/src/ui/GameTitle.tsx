import type { ReactNode } from "react";
import { usePrefs } from "../prefs/prefs";
import type { Book } from "../words/book";
import { useBook } from "../words/context";

/** The words of a game, outside of its table; null until they are here. */
export function useGameBook(game: string): Book | null {
  const { lang } = usePrefs();
  return useBook(lang, game);
}

export function GameTitle({ game }: { game: string }): ReactNode {
  const book = useGameBook(game);
  return book ? book.say("title") : null;
}
