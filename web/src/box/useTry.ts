// What a record would say, and what is wrong with it, while one writes.

import { useEffect, useState } from "react";
import { boxes } from "./api";
import type { Row, Tried } from "./types";

const PAUSE = 350;

/** Null until the server has said it of just this record. */
export function useTry(
  game: string,
  kind: string,
  record: Row,
  changed: boolean,
): { tried: Tried | null; fresh: boolean } {
  const [found, setFound] = useState<{ of: string; tried: Tried } | null>(null);
  const text = JSON.stringify(record);
  useEffect(() => {
    if (!changed) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      boxes.attempt(game, kind, JSON.parse(text) as Row, stop.signal).then(
        (tried) => !stop.signal.aborted && setFound({ of: text, tried }),
        () => undefined, // saving will tell
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [game, kind, text, changed]);
  return { tried: changed ? (found?.tried ?? null) : null, fresh: found?.of === text };
}
