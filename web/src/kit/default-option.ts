// Questions with an answer that most people would give: it is selected from the start.

import { useEffect, useRef } from "react";
import type { Ask, OptionIndex } from "../game-ui";

/** The selected option of a question of this kind, or its first; undefined for every other question. */
export function selectedOrFirst<T>({ ask, selected }: Pick<OptionIndex, "ask" | "selected">, kind: string) {
  if (ask?.kind !== kind) return undefined;
  const options = ask.options as T[];
  return options.find((x) => JSON.stringify(x) === selected) ?? options[0];
}

/**
 * Selects an option when its question comes; undefined: none. Only then: who lets go of it means it.
 * The question before has been answered by that time, so nothing stands in the way.
 */
export function useDefaultOption({ ask, selected, select }: OptionIndex, choose: (ask: Ask) => unknown): void {
  const token = ask?.token;
  const option = ask ? choose(ask) : undefined;
  const key = option === undefined ? null : JSON.stringify(option);
  const last = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (last.current === token) return;
    last.current = token;
    if (key !== null && selected === null) select(key, true);
  }, [token, key, selected, select]);
}
