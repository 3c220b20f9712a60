// The companion by keyboard: digits, Enter, "/" for the search, Backspace to go back.

import { useEffect, useRef } from "react";

export interface CompanionKeys {
  pick(n: number): void;
  enter(): void;
  search(): void;
  back(): void;
}

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select";

/** `single`: digits and "/" act, too. */
export function useCompanionKeys(keys: CompanionKeys, single: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.isComposing || e.repeat) return;
      const at = e.target as HTMLElement;
      if (document.querySelector("dialog[open]") || at.closest(TYPING)) return;
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(e.code)?.[1];
      if (e.code === "Backspace") latest.current.back();
      else if (e.code === "Enter" && !at.closest("a, button, summary, input")) latest.current.enter();
      else if (single && e.code === "Slash") latest.current.search();
      else if (single && digit && !e.shiftKey) latest.current.pick(Number(digit) - 1);
      else return;
      e.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [single]);
}
