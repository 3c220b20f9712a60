// The part of the standings that is shown at first: the best, and the reader among their neighbours.

export interface Excerpt<T> {
  rows: readonly T[];
  /** After so many rows some are left out; 0: nowhere. */
  gap: number;
}

const AROUND = 1;

export function excerpt<T extends { mine: boolean }>(all: readonly T[], most: number): Excerpt<T> {
  if (all.length <= most) return { rows: all, gap: 0 };
  const own = all.findIndex((x) => x.mine);
  if (own + AROUND < most) return { rows: all.slice(0, most), gap: 0 };
  const beside = 2 * AROUND + 1;
  const from = Math.min(own - AROUND, all.length - beside);
  const best = most - beside;
  return { rows: [...all.slice(0, best), ...all.slice(from, from + beside)], gap: best };
}
