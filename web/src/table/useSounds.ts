// Which moments of a table are heard.

import { useEffect, useRef } from "react";
import type { GameEvent } from "../generated/frames";
import type { Beat } from "./beats";
import { allowSound, playSound, type Sound } from "./sound";

/** What others tell of the players it goes against; not every game does. */
type Told = GameEvent & { against?: readonly number[] };

/** The sound of what was told; null: pieces make theirs when they travel. */
export function soundOf(steps: readonly Told[], seat: number): Sound | null {
  if (steps.some((x) => x.against?.includes(seat))) return "blow";
  if (steps.some((x) => "card" in x.about || "cards" in x.about)) return "card";
  return null;
}

/** `token`: of the reader's open decision, -1 if there is none. */
export function useSounds(beat: Beat | null, seat: number, token: number, over: boolean): void {
  useEffect(allowSound, []);
  const had = useRef({ token, over });
  useEffect(() => {
    const last = had.current;
    had.current = { token, over };
    if (over && !last.over) playSound("end");
    else if (token >= 0 && last.token < 0) playSound("move");
  }, [token, over]);
  useEffect(() => {
    const sound = beat && soundOf(beat.steps, seat);
    if (sound) playSound(sound);
  }, [beat, seat]);
}
