// Boards of players that are looked at one at a time. Places on them are `1:hunt`, by the seat.

import type { OptionIndex } from "../game-ui";

/** What is lit on the board of a player: there its places need no seat. */
export function litOn(seat: number, lit: readonly string[]): string[] {
  const own = `${seat}:`;
  return lit.map((id) => (id.startsWith(own) ? id.slice(own.length) : id));
}

/** Other people's boards: nothing to choose there. */
export function withoutOptions(options: OptionIndex): OptionIndex {
  return { ...options, ask: null, at: () => [], closed: () => null };
}
