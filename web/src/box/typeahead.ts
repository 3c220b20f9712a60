// In a group of buttons one types the beginning of a name, and is there.

import { type KeyboardEvent, useRef } from "react";
import { find, read } from "./find";

const PAUSE = 1200; // then a new name begins

/** For `onKeyDown` of a group whose buttons or inputs carry `data-value`. */
export function useTypeahead<T extends { name: string; value: string }>(
  items: readonly T[],
  arrive: (value: string) => void,
): (e: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: "", at: 0 });
  return (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || !/^\p{L}$/u.test(e.key)) return;
    const now = e.timeStamp;
    const text = now - typed.current.at < PAUSE ? typed.current.text + e.key : e.key;
    typed.current = { text, at: now };
    const found = find(read(text), items)[0];
    if (!found) return;
    e.preventDefault();
    e.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(found.value)}"]`)?.focus();
    arrive(found.value);
  };
}
