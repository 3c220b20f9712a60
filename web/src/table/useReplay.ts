// Showing steps of the story again, one after the other.

import { useCallback, useEffect, useState } from "react";
import type { GameEvent } from "../generated/frames";
import { moving } from "../prefs/prefs";
import type { Turn } from "./story";

const PER_STEP = 1500; // long enough to read a line

export interface Shown {
  turn: Turn;
  event: GameEvent;
}

export interface Replay {
  now: Shown | null;
  /** From 1. */
  n: number;
  of: number;
  playing: boolean;
  begin(turns: readonly Turn[]): void;
  go(by: number): void;
  pause(): void;
  end(): void;
}

export function useReplay(): Replay {
  const [list, setList] = useState<Shown[]>([]);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const end = useCallback(() => {
    setList([]);
    setPlaying(false);
  }, []);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at + 1 < list.length) setAt(at + 1);
      else end();
    }, PER_STEP);
    return () => clearTimeout(timer);
  }, [playing, at, list, end]);
  const begin = useCallback((turns: readonly Turn[]) => {
    const steps = turns.flatMap((turn) => turn.steps.map((event) => ({ turn, event })));
    setList(steps);
    setAt(0);
    setPlaying(steps.length > 0 && moving());
  }, []);
  return {
    now: list[at] ?? null,
    n: at + 1,
    of: list.length,
    playing,
    begin,
    go(by) {
      setPlaying(false);
      const next = at + by;
      if (next >= list.length) end();
      else setAt(Math.max(0, next));
    },
    pause: () => setPlaying(!playing),
    end,
  };
}
