// How many had how many points: a bar for each number, or for a few where they are many.

import type { ReactNode } from "react";
import { useWords } from "../words/context";

const WIDE = 700;
const HIGH = 120;
const BASE = 100;
const MOST = 26; // bars

export function Spread({ points, mine }: { points: readonly number[]; mine: number | null }): ReactNode {
  const book = useWords();
  const [low = 0, high = 0] = [points[0], points.at(-1)];
  const step = Math.max(1, Math.ceil((high - low + 1) / MOST));
  const bars = Math.floor((high - low) / step) + 1;
  const counts = Array.from(
    { length: bars },
    (_, i) => points.filter((x) => Math.floor((x - low) / step) === i).length,
  );
  const tallest = Math.max(...counts, 1);
  const width = Math.min((WIDE - 16) / bars, 60);
  const left = (WIDE - width * bars) / 2;
  const barOf = (x: number): number => Math.floor((x - low) / step);
  const middle = points[Math.floor((points.length - 1) / 2)] ?? 0;
  const quarters = [points[Math.floor(points.length / 4)] ?? 0, points[Math.floor((points.length * 3) / 4)] ?? 0];
  const centre = (x: number): number => left + (barOf(x) + 0.5) * width;
  const label = (x: number): number => Math.min(Math.max(x, 70), WIDE - 70);
  const every = Math.max(1, Math.ceil(bars / 8));
  return (
    <svg
      className="spread"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={book.say("web-deal-spread", { n: points.length, low, high, middle })}
    >
      {counts.map((n, i) => {
        const tall = (n / tallest) * 76;
        const from = low + i * step;
        const inner = from >= quarters[0]! && from <= quarters[1]!;
        const kind = mine !== null && barOf(mine) === i ? "you" : inner ? "mid" : "bar";
        return (
          <rect
            key={from}
            x={left + i * width + 1}
            y={BASE - tall}
            width={Math.max(width - 2, 1)}
            height={tall}
            className={kind}
          />
        );
      })}
      <path d={`M4 ${BASE}H${WIDE - 4}`} className="base" />
      {counts.map((_, i) =>
        i % every === 0 ? (
          <text key={low + i * step} x={left + (i + 0.5) * width} y="115" textAnchor="middle">
            {low + i * step}
          </text>
        ) : null,
      )}
      {points.length > 3 && (
        <>
          <path d={`M${centre(middle)} 16V${BASE}`} className="middle" />
          <text x={label(centre(middle))} y="11" textAnchor="middle" className="strong">
            {book.say("web-deal-half", { n: middle })}
          </text>
        </>
      )}
    </svg>
  );
}
