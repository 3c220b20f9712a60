// Round numbers for an axis.

const ROUND = [1, 2, 5];

/** Round numbers from one at or below `low` to one at or above `high`, at most `most` of them. */
export function ticks(low: number, high: number, most: number): number[] {
  const span = Math.max(1, high - low);
  let size = 1;
  for (let power = 1; ; power *= 10) {
    const found = ROUND.map((x) => x * power).find((x) => span / x + 2 <= most);
    if (found) {
      size = found;
      break;
    }
  }
  const first = Math.floor(low / size);
  const last = Math.max(first + 1, Math.ceil(high / size));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * size);
}

/** Moves values that stand too close apart, as little as that takes; the order stays. */
export function spread(values: readonly number[], gap: number, high: number): number[] {
  const order = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const out = [...values];
  let last = -Infinity;
  for (const i of order) last = out[i] = Math.max(out[i] ?? 0, last + gap);
  let next = high;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i] ?? 0, next);
    next = (out[i] ?? 0) - gap;
  }
  return out;
}
