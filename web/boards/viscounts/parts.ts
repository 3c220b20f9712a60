// What events and decisions are about, by name.

import type { Kind } from "./content";

/** Parts an event or a decision may have; a site is the name of its segment and its number there. */
export interface Parts {
  player: number;
  other: number;
  workers: number;
  tier: number;
  pos: number;
  icons: number;
  space: string;
  segment: string;
  to: string;
  building: Kind;
  site: [string, number];
  end: [string, number];
}

/** The parts of an event or a decision; whoever asks knows which of them its kind has. */
export function partsOf(about: Record<string, unknown>): Parts {
  return about as unknown as Parts;
}
