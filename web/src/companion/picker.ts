// Taking cards in their order, until as many are taken as the table shows.

import type { Pick, Question } from "./desk";

/** Positions in the list of picks. */
export type Taken = readonly number[];

/** Cards of which none is left cannot come once more. */
export function canTake(question: Question, taken: Taken, at: number): boolean {
  const pick = question.picks[at];
  if (!pick) return false;
  return question.many === 1 || taken.filter((x) => x === at).length < pick.copies;
}

/** The answer these cards give; null as long as some are missing. */
export function answerOf(question: Question, taken: Taken): unknown[] | null {
  if (taken.length < question.many) return null;
  const picks = taken.map((x) => question.picks[x] as Pick);
  return question.many === 1 ? (picks[0]?.answer ?? null) : ["cards", ...picks.map((x) => x.option)];
}
