// Numbers that are only estimates: always one decimal, by the rules of the language, with a real minus.

const MINUS = "\u2212";

function formatted(lang: string, n: number, sign: "exceptZero" | "negative"): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(lang, { ...digits, signDisplay: sign });
  return format.format(n).replace("-", MINUS);
}

/** A lead or a loss: with its sign. */
export function signedPoints(lang: string, n: number): string {
  return formatted(lang, n, "exceptZero");
}

/** How much, where the words say of what. */
export function points(lang: string, n: number): string {
  return formatted(lang, n, "negative");
}

export interface Span {
  low: number;
  high: number;
}

/** Where a number stands between the ends of a scale that holds all the spans, in percent. */
export function placer(spans: readonly Span[]): (n: number) => number {
  const low = Math.min(...spans.map((x) => x.low));
  const high = Math.max(...spans.map((x) => x.high));
  const wide = high - low || 1;
  return (n) => ((n - low) / wide) * 100;
}
