// Keys of the table, by their place on the keyboard: the same on a Cyrillic layout.

import { useEffect, useRef } from "react";

export interface Keys {
  /** The focus goes from an element in a direction; false if it cannot. */
  move(from: HTMLElement, dx: number, dy: number): boolean;
  pick(n: number): void;
  place(code: string): boolean;
  commit(): void;
  /** Goes on with what is shown or held; false if there is nothing. */
  space(): boolean;
  escape(): void;
  undo(): void;
  hint(): void;
  rules(): void;
  story(): void;
  legend(): void;
  help(): void;
}

/** What the list of keys shows: message id, and what is printed on the key. */
export const KEY_LIST = [
  ["web-key-arrows", "← ↑ → ↓"],
  ["web-key-digits", "1 – 9"],
  ["web-key-enter", "↵"],
  ["web-key-space", "␣"],
  ["web-key-escape", "Esc"],
  ["web-key-undo", "Z"],
  ["web-key-hint", "H"],
  ["web-key-rules", "R"],
  ["web-key-story", "J"],
  ["web-key-legend", "L"],
  ["web-key-help", "?"],
] as const;

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `single`: letters and digits act, too. */
export function useKeys(keys: Keys, single: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.isComposing || e.defaultPrevented) return;
      const at = e.target as HTMLElement;
      if (document.querySelector("dialog[open]") || at.closest(TYPING)) return;
      if (act(latest.current, e, at, single)) e.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [single]);
}

function act(keys: Keys, e: KeyboardEvent, at: HTMLElement, single: boolean): boolean {
  if (e.key === "Escape") {
    keys.escape();
    return true;
  }
  // On what can be pressed there it has a meaning of its own.
  if (e.code === "Space" && !e.repeat && !at.closest("a, .acts") && keys.space()) return true;
  if (e.code === "Enter" || e.code === "NumpadEnter") {
    if (at.closest("a, button, input, [tabindex]")) return false; // it has a meaning of its own
    keys.commit();
    return true;
  }
  const arrow = ARROWS[e.code];
  if (arrow) return at.closest("[type=radio]") ? false : keys.move(at, ...arrow);
  if (!single || e.repeat) return false;
  if (e.key === "?" || (e.code === "Slash" && e.shiftKey)) {
    keys.help();
    return true;
  }
  if (e.shiftKey) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(e.code)?.[1];
  if (digit) {
    keys.pick(Number(digit) - 1);
    return true;
  }
  const own: Record<string, () => void> = {
    KeyZ: keys.undo,
    KeyH: keys.hint,
    KeyR: keys.rules,
    KeyJ: keys.story,
    KeyL: keys.legend,
  };
  const doIt = own[e.code];
  if (doIt) {
    doIt();
    return true;
  }
  return keys.place(e.code);
}
