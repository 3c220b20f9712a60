// What a question or an event is about: the names the rules tell it by.

import type { Spot } from "./lattice";

export interface Parts {
  /** A tile by what it is. */
  tile?: string;
  other?: string;
  to?: string;
  slot?: string;
  /** A tile by its number in the village; of a tile that is laid, its place. */
  at?: number | Spot;
  host?: number;
  p?: number;
  q?: number;
  segment?: number;
  n?: number;
}

export const partsOf = (about: unknown): Parts => about as Parts;
