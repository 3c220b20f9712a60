// A sentence when a kind of decision comes up for the first time in somebody's games, and never again.

import { useEffect, useState } from "react";
import { isKnown, remember } from "../prefs/first-times";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";

export interface FirstTime {
  text: string;
  dismiss(): void;
}

/** What to say of a question, as long as it is open; null if it is nothing new. */
export function useFirstTime(game: string, kind: string, token: number): FirstTime | null {
  const book = useWords();
  const { coach } = usePrefs();
  const [dismissed, setDismissed] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer.
  useEffect(() => {
    if (!coach || !kind) return undefined;
    return () => remember(game, kind);
  }, [game, kind, token, coach]);
  const id = `first-${kind}`;
  if (!coach || !kind || dismissed === token || !book.has(id) || isKnown(game, kind)) return null;
  return {
    text: book.say(id),
    dismiss: () => {
      remember(game, kind);
      setDismissed(token);
    },
  };
}
