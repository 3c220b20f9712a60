// Showing turns of the story again: the board goes back, and comes forward step by step.

import { useCallback, useEffect, useRef, useState } from "react";
import { moving, usePrefs } from "../prefs/prefs";
import { timeFor } from "./playback";
import type { Recalled } from "./recap";
import type { TableSession } from "./session";
import type { Turn } from "./story";

const BEFORE = 1000; // ms to look at the board as it was

export interface Replay {
  now: Recalled | null;
  /** From 0: the board before the first step. */
  n: number;
  /** How many steps there are. */
  of: number;
  playing: boolean;
  /** Rises with every step that is not the next one: nothing moves between such boards. */
  jumps: number;
  begin(turns: readonly Turn[]): void;
  go(by: number): void;
  pause(): void;
  end(): void;
}

export function useReplay(session: TableSession): Replay {
  const { pace } = usePrefs();
  const [list, setList] = useState<readonly Recalled[]>([]);
  const [at, setAt] = useState(0);
  const [jumps, setJumps] = useState(0);
  const [playing, setPlaying] = useState(false);
  const wanted = useRef(0);
  const show = useCallback((steps: readonly Recalled[]) => {
    setList(steps);
    setAt(0);
    setJumps((n) => n + 1);
    setPlaying(steps.length > 0 && moving());
  }, []);
  const end = useCallback(() => {
    wanted.current += 1;
    if (list.length) show([]);
  }, [list, show]);
  const beat = list[at]?.beat;
  useEffect(() => {
    if (!playing) return undefined;
    const ms = beat ? timeFor(beat, pace === "none" ? "normal" : pace, 0, 0) : BEFORE;
    const timer = setTimeout(() => {
      if (at + 1 < list.length) setAt(at + 1);
      else end();
    }, ms);
    return () => clearTimeout(timer);
  }, [playing, beat, pace, at, list, end]);
  const begin = useCallback(
    (turns: readonly Turn[]) => {
      const n = ++wanted.current;
      void session.recall(turns).then((steps) => wanted.current === n && show(steps));
    },
    [session, show],
  );
  return {
    now: list[at] ?? null,
    n: at,
    of: list.length - 1,
    playing,
    jumps,
    begin,
    go(by) {
      setPlaying(false);
      const next = at + by;
      if (by !== 1) setJumps(jumps + 1);
      if (next >= list.length) end();
      else setAt(Math.max(0, next));
    },
    pause: () => setPlaying(!playing),
    end,
  };
}
