// When a tournament begins: in a while, this evening, at the weekend, or by the calendar.

import { dayStart, minuteOf } from "../ui/days";
import { nextAt } from "./times";

export const STARTS = ["soon", "evening", "weekend", "other"] as const;

export interface Start {
  kind: (typeof STARTS)[number];
  /** Of `other`, as inputs have them. */
  day: string;
  time: string;
}

const SOON = 30 * 60;
const LEAST = 15 * 60; // people want to hear of it
const EVENING = 20 * 60; // minutes after midnight
const WEEKEND = 16 * 60;
const DAY = 86_400;
const MOST = 60 * DAY;

/** Seconds; null where the calendar is not filled in, or says what has been or is too far ahead. */
export function startOf(start: Start, now: number): number | null {
  if (start.kind === "soon") return Math.ceil((now + SOON) / 60) * 60;
  if (start.kind === "evening") return nextAt(now, EVENING, LEAST);
  if (start.kind === "weekend") return weekend(now);
  const [day, minute] = [dayStart(start.day), minuteOf(start.time)];
  if (day === null || minute === null) return null;
  const at = new Date(day * 1000).setHours(0, minute, 0, 0) / 1000;
  return at < now || at > now + MOST ? null : at;
}

/** The next Saturday afternoon. */
function weekend(now: number): number {
  let at = nextAt(now, WEEKEND, LEAST);
  while (new Date(at * 1000).getDay() !== 6) at = nextAt(at, WEEKEND, 1);
  return at;
}
