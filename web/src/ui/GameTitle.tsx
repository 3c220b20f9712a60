import type { ReactNode } from "react";
import type { GameInfo } from "../generated/http";
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

/** Against whom, or for what, one plays alone: as the game says it, else those its setting `solo` names.
 * With the options of a table: the one that sits there. */
export function opponents(words: Book, game: GameInfo | undefined, options?: Record<string, string>): string {
  const values = game?.settings.find((x) => x.name === "solo")?.values ?? [];
  const one = options && values.length ? [options.solo ?? values[0]!] : null;
  if (!one && words.has("title.alone")) return words.say("title.alone");
  return (one ?? values).map((x) => words.say(`bot-${x}`)).join(", ");
}
