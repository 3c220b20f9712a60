// A story with a gap is told again by the server, from its log.

import type { Story as Retold } from "../generated/frames";
import { lastTold, type Turn, tell } from "./story";

/** How far back the server is asked: more turns than a page keeps. */
export const RETOLD = 400;

export interface Whole {
  turns: Turn[];
  /** The last turn that was there when the reader last decided something. */
  read: number;
}

/** `known` are the turns up to `version`; the numbers of turns go on from theirs. */
export function closeGap(known: readonly Turn[], version: number, story: Retold): Whole {
  let turns: Turn[] = [];
  let before: Turn[] = []; // as it stood at the version we know
  let then: Turn[] = []; // as it stood before the last own decision
  for (const frame of story.frames) {
    turns = tell(turns, frame.events);
    if (frame.version <= version) before = turns;
    if (frame.version < story.decided) then = turns;
  }
  const shift = (known.at(-1)?.id ?? 0) - (before.at(-1)?.id ?? 0);
  return {
    turns: turns.map((turn) => ({ ...turn, id: turn.id + shift })),
    read: lastTold(story.decided ? then : turns) + shift,
  };
}
