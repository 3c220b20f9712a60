// How many had how many points: a bar for each number, or for a few where they are many.

import type { ReactNode } from "react";
import { useWords } from "../words/context";
import { number } from "./number";

const WIDE = 700;
const HIGH = 120;
const BASE = 100;
const TALL = 76; // the highest bar
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
  // Whatever the size of the letters, a label stays inside.
  const anchor = (x: number) => (x < WIDE / 3 ? "start" : x > (WIDE * 2) / 3 ? "end" : "middle");
  const own = mine === null ? 0 : (counts[barOf(mine)]! / tallest) * TALL;
  // Where the two labels would lie on each other the colour of the bar says enough.
  const apart = mine !== null && (own < TALL - 14 || Math.abs(centre(mine) - centre(middle)) > 150);
  const every = Math.max(1, Math.ceil(bars / 8));
  return (
    <svg
      className="spread"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={book.say("web-deal-spread", { n: points.length, low, high, middle })}
    >
      {counts.map((n, i) => {
        const tall = (n / tallest) * TALL;
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
            {number(low + i * step)}
          </text>
        ) : null,
      )}
      {mine !== null && apart && (
        <text x={centre(mine)} y={BASE - own - 6} textAnchor={anchor(centre(mine))} className="own">
          {book.say("web-deal-you", { n: number(mine) })}
        </text>
      )}
      {points.length > 3 && (
        <>
          <path d={`M${centre(middle)} 16V${BASE}`} className="middle" />
          <text x={centre(middle)} y="11" textAnchor={anchor(centre(middle))} className="strong">
            {book.say("web-deal-half", { n: number(middle) })}
          </text>
        </>
      )}
    </svg>
  );
}
