// A small generator of numbers, so that a failure can be played again.

/** One of 0 … n - 1. */
export type Roll = (n: number) => number;

export function dice(seed: number): Roll {
  let x = seed >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
}
