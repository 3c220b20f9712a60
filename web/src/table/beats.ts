// What a frame told, cut into parts that are shown one after the other: a part of each turn.

import { heardAll } from "./news";
import type { Step, Turn } from "./story";

/** Steps of one turn that came together. `turn` is all of it by then; `from`: the first step that is new. */
export interface Beat {
  turn: Turn;
  from: number;
  steps: Step[];
}

/** What was told between two states of the story; nothing if it went back. */
export function beatsBetween(before: readonly Turn[], after: readonly Turn[]): Beat[] {
  const heard = heardAll(before);
  const beats: Beat[] = [];
  for (const turn of after) {
    if (turn.id < heard.turn || turn.gap) continue;
    const from = turn.id === heard.turn ? heard.steps : 0;
    const steps = turn.steps.slice(from);
    if (steps.length) beats.push({ turn, from, steps });
  }
  return beats;
}

const SHORT = 4;

/** What is looked at while a part is shown: all of a short turn, of a long one what is new. */
export function lookedAt({ turn, steps }: Beat): Turn {
  return turn.steps.length <= SHORT ? turn : { ...turn, steps };
}

/** Without what the reader has just done: it is known. */
export function ofOthers(beats: readonly Beat[], own: number, decided: boolean): Beat[] {
  const others = beats.filter((x) => x.turn.seat !== own);
  // A deed of the reader that is about others as well is still the reader's.
  const [first] = beats;
  return decided && first && first.turn.seat < 0 && !first.turn.head ? others.filter((x) => x !== first) : others;
}
