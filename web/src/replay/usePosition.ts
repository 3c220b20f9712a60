// Positions of a finished game, fetched as they are looked at; those that follow are fetched ahead.

import { useEffect, useRef, useState } from "react";
import type { Position } from "../generated/frames";
import { pictured } from "../generic/zones";
import { api } from "../net/api";
import { share } from "../table/share";

const SKIP = 40; // ms: whoever drags through the game does not look at every step
const AHEAD = 2;

/** The last one that was found stays until the next is here. */
export function usePosition(
  table: string,
  step: number,
  last: number,
  seat: number | null,
  given = "",
): Position | null {
  const [found, setFound] = useState<Position | null>(null);
  const held = useRef(new Map<string, Promise<Position>>());
  useEffect(() => {
    if (seat === null) return undefined;
    const get = (n: number): Promise<Position> => {
      const key = `${seat}.${n}`;
      let asked = held.current.get(key);
      if (!asked) {
        asked = api.at(table, n, seat, given).then(pictured);
        held.current.set(key, asked);
        asked.catch(() => held.current.delete(key)); // try again next time
      }
      return asked;
    };
    let wanted = true;
    const look = () => {
      get(step).then(
        (position) => {
          if (!wanted) return;
          setFound((old) => share(old, position));
          for (let n = step + 1; n <= Math.min(last, step + AHEAD); n++) void get(n);
        },
        () => undefined,
      );
    };
    let timer = 0;
    if (held.current.has(`${seat}.${step}`)) look();
    else timer = window.setTimeout(look, SKIP);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, step, last, seat, given]);
  return found;
}
