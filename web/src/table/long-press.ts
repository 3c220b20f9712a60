// A finger that stays on a thing asks what it is.

const LONG = 500;
const STILL = 10; // px a finger may tremble
const LATE = 50; // a busy page hears late that the finger has gone: it waits once more

export interface LongPress {
  /** Was the click only the end of a long press? */
  over(): boolean;
  stop(): void;
}

/** Listens around all the things; `ask` gets the one that was pressed. */
export function longPress(root: HTMLElement, ask: (target: Element, x: number, y: number) => unknown): LongPress {
  let timer = 0;
  let from: [number, number] = [0, 0];
  let done = false;
  const end = () => clearTimeout(timer);
  const down = (e: PointerEvent) => {
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
        ask(target, ...from);
      }, ms);
    };
    wait(LONG);
  };
  const move = (e: PointerEvent) => {
    if (Math.hypot(e.clientX - from[0], e.clientY - from[1]) > STILL) end();
  };
  /** The menu of the browser would come at the same time. */
  const menu = (e: Event) => {
    if (done || (e as PointerEvent).pointerType === "touch") e.preventDefault();
  };
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", end);
  root.addEventListener("pointercancel", end);
  root.addEventListener("contextmenu", menu);
  return {
    over: () => {
      const was = done;
      done = false;
      return was;
    },
    stop: () => {
      end();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", end);
      root.removeEventListener("pointercancel", end);
      root.removeEventListener("contextmenu", menu);
    },
  };
}
