// What others have done since the reader last decided: by place, and step by step.

import type { GameEvent } from "../generated/frames";
import type { NewsMark } from "../kit/NewsMarks";
import type { Turn } from "./story";

/** Who has touched which places since, the latest turn of each player. */
export function touches(
  turns: readonly Turn[],
  read: number,
  own: number,
  placesOf: (event: GameEvent) => string[],
): Map<string, NewsMark[]> {
  const out = new Map<string, NewsMark[]>();
  for (const { id, seat, n, steps } of turns) {
    if (id <= read || seat === own || seat < 0) continue;
    for (const place of new Set(steps.flatMap(placesOf))) {
      const others = (out.get(place) ?? []).filter((x) => x.seat !== seat);
      out.set(place, [...others, { seat, n }]);
    }
  }
  return out;
}

/** How far a story was heard: its last turn, and the steps of it. */
export interface Heard {
  turn: number;
  steps: number;
}

export function heardAll(turns: readonly Turn[]): Heard {
  const last = turns.at(-1);
  return { turn: last?.id ?? 0, steps: last?.steps.length ?? 0 };
}

/** Steps told since; none if the story went back. */
export function stepsSince(turns: readonly Turn[], { turn, steps }: Heard): GameEvent[] {
  return turns.flatMap((x) => (x.id > turn ? x.steps : x.id === turn ? x.steps.slice(steps) : []));
}
