// People at one table who decide in turns, each in a browser of their own.

import type { Roll } from "./dice.ts";
import type { Visitor } from "./visitor.ts";

/** Which of them is to decide; all may be. */
export function mover(people: readonly Visitor[]): Promise<number> {
  return Promise.any(people.map(({ table }, i) => table.prompt.waitFor().then(() => i)));
}

/** `n` decisions by mouse, each by whoever is asked. */
export async function decideInTurns(people: readonly Visitor[], rolls: readonly Roll[], n: number): Promise<void> {
  for (; n; n--) {
    const who = await mover(people);
    await people[who]!.table.decide(rolls[who]!);
  }
}
