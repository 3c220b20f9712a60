// A finger that stays on a thing asks what it is.

import { type PointerEvent, type SyntheticEvent, useMemo, useRef } from "react";

const LONG = 500;
const STILL = 10; // px a finger may tremble
const LATE = 50; // a busy page hears late that the finger has gone: it waits once more

/** Handlers for an element around all the things; `ask` gets the one that was pressed. */
export function useLongPress(ask: (target: Element) => unknown) {
  const latest = useRef(ask);
  latest.current = ask;
  return useMemo(() => {
    let timer = 0;
    let from: [number, number] = [0, 0];
    let done = false;
    const end = () => clearTimeout(timer);
    return {
      onPointerDown(e: PointerEvent) {
        end();
        done = false;
        if (e.pointerType !== "touch") return;
        from = [e.clientX, e.clientY];
        const target = e.target as Element;
        const wait = (ms: number) => {
          const due = performance.now() + ms;
          timer = window.setTimeout(() => {
            if (performance.now() - due > LATE) return wait(LATE);
            done = true;
            latest.current(target);
          }, ms);
        };
        wait(LONG);
      },
      onPointerMove(e: PointerEvent) {
        if (Math.hypot(e.clientX - from[0], e.clientY - from[1]) > STILL) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      /** The menu of the browser would come at the same time. */
      onContextMenu(e: SyntheticEvent) {
        if (done || (e.nativeEvent as { pointerType?: string }).pointerType === "touch") e.preventDefault();
      },
      /** Was the click only the end of a long press? */
      over: () => {
        const was = done;
        done = false;
        return was;
      },
    };
  }, []);
}
