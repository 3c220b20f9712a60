// Places along a finished game: every turn is as long as any other, its steps share it.

import type { TurnInfo } from "../generated/http";

/** The turn a step belongs to; of those that passed within one step, the last. */
export function turnAt(turns: readonly TurnInfo[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.first <= step),
  );
}

/** How far along the game a step ends, from 0 to 1. */
export function placeOf(turns: readonly TurnInfo[], step: number): number {
  const i = turnAt(turns, step);
  const turn = turns[i];
  if (!turn || step < turn.first) return 0;
  const part = Math.min(1, (step - turn.first + 1) / (turn.last - turn.first + 1));
  return (i + part) / turns.length;
}

/** The step at a place along the game. */
export function stepAt(turns: readonly TurnInfo[], place: number): number {
  const far = Math.min(Math.max(place, 0), 1) * turns.length;
  const i = Math.min(Math.floor(far), turns.length - 1);
  const turn = turns[i];
  if (!turn) return 0;
  const steps = turn.last - turn.first + 1;
  return turn.first + Math.min(steps - 1, Math.floor((far - i) * steps));
}

/** The end of the turn after this step, or of the one before it. */
export function leap(turns: readonly TurnInfo[], step: number, by: 1 | -1): number {
  const ends = turns.map((turn) => turn.last);
  if (by > 0) return ends.find((end) => end > step) ?? ends.at(-1) ?? 0;
  return ends.findLast((end) => end < step) ?? 0;
}

export interface Flag {
  /** Index of its turn. */
  turn: number;
  /** What happened there: the kind of an event. */
  what: string;
}

/** Events a game has words for on a flag. */
export function flagsOf(turns: readonly TurnInfo[], has: (what: string) => boolean): Flag[] {
  return turns.flatMap((turn, i) => turn.marks.filter(has).map((what) => ({ turn: i, what })));
}

export type Side = "after" | "before" | "none";

/** On which side of their flags words stand, so that nothing lies on anything else. */
export function sides(flags: readonly { at: number; wide: number }[], width: number): Side[] {
  const out: Side[] = [];
  let free = width; // up to here there is room
  for (let i = flags.length - 1; i >= 0; i--) {
    const { at, wide } = flags[i]!;
    const left = flags[i - 1]?.at ?? -Infinity;
    const last = i === flags.length - 1;
    const side = at + wide <= free ? "after" : last && left + ICON < at - wide ? "before" : "none";
    out.unshift(side);
    free = side === "before" ? at - wide : at - ICON;
  }
  return out;
}

const ICON = 14; // half of it, and a little air

/** Turns that are counted in a chart: those the game numbers, or all if it numbers none. */
export function counted(turns: readonly TurnInfo[]): TurnInfo[] {
  const numbered = turns.filter((turn) => turn.n > 0);
  if (!numbered.length) return [...turns];
  const before = turns.findLast((turn) => turn.first < (numbered[0]?.first ?? 0) && !turn.n);
  return before ? [before, ...numbered] : numbered;
}
