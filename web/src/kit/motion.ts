// How what is drawn gets from one position to the next.

import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from "react";

export interface Movement {
  /** Another number: between these positions lies more than a step, and nothing is a change. */
  jump: number;
  /** How long numbers take to count to where they are; 0: they are there. */
  ms: number;
}

export const Motion = createContext<Movement>({ jump: 0, ms: 0 });

/** A number counts up or down to its new value, in an element that holds nothing else. */
export function useCounted(n: number): RefObject<HTMLElement | null> {
  const { jump, ms } = useContext(Motion);
  const box = useRef<HTMLElement>(null);
  const last = useRef({ n, jump });
  useLayoutEffect(() => {
    const had = last.current;
    last.current = { n, jump };
    const at = box.current;
    if (!at || !ms || had.jump !== jump || had.n === n) return undefined;
    const began = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / ms);
      const text = String(Math.round(had.n + (n - had.n) * part));
      // The same number once more would be laid out once more.
      if (at.textContent !== text) at.textContent = text;
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    draw(began);
    return () => {
      cancelAnimationFrame(frame);
      at.textContent = String(n);
    };
  }, [n, jump, ms]);
  return box;
}
