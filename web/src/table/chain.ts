// What a question is asked for: the answer that led to it.

import type { Message } from "../generated/frames";

/** A kind of question of a turn, and what led to it; null: the turn begins with it. */
export interface Link {
  kind: string;
  led: Message | null;
}

/** The questions that lead to the next one. One of a kind that was asked before is asked for the same. */
export function chained(chain: readonly Link[], kind: string, led: Message | null): readonly Link[] {
  const at = chain.findIndex((x) => x.kind === kind);
  return at < 0 ? [...chain, { kind, led: chain.length ? led : null }] : chain.slice(0, at + 1);
}
