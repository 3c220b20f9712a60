import type { ReactNode } from "react";
import { plain } from "../kit/numbers";
import { PlayerShape } from "../kit/players";
import { useWidth } from "../kit/useWidth";
import { ticks } from "../ui/scale";
import { useWords } from "../words/context";
import type { Row } from "./sheet";

const TALL = 30;
const NARROW = 15; // px: a number needs as much

interface Props {
  rows: readonly Row[];
  names: readonly string[];
  totals: readonly number[];
}

/** What a player has gained (1) or lost (-1). */
function sum(rows: readonly Row[], seat: number, sign: 1 | -1): number {
  return rows.reduce((n, { cells }) => n + Math.max(0, (cells[seat]?.n ?? 0) * sign), 0);
}

/** Gains to the right of the line, losses to the left. */
export function Bars({ rows, names, totals }: Props): ReactNode {
  const book = useWords();
  const [axis, width] = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...totals.map((_, seat) => sum(rows, seat, 1)));
  const least = -Math.max(0, ...totals.map((_, seat) => sum(rows, seat, -1)));
  const marks = ticks(least, most, Math.max(5, width / 40)).filter((n) => n >= least && n <= most);
  const x = (n: number) => ((n - least) / (most - least)) * width;
  const grid = (tall: number) =>
    marks.map((n) => <line key={n} className={n ? "grid" : "zero"} x1={x(n)} x2={x(n)} y1={0} y2={tall} />);
  return (
    <div className="bars" aria-hidden="true">
      <Weaves />
      {totals.map((points, seat) => {
        let plus = 0;
        let minus = 0;
        return (
          <div key={seat} className="bar">
            <span className="bar-name">
              <PlayerShape seat={seat} size={13} /> {names[seat]}
            </span>
            <svg width={width} height={TALL + 16}>
              {grid(TALL + 16)}
              {rows.map(({ what, look, cells }) => {
                const n = cells[seat]?.n;
                if (!n) return null;
                const from = n > 0 ? plus : minus + n;
                if (n > 0) plus += n;
                else minus += n;
                const wide = x(from + Math.abs(n)) - x(from);
                return (
                  <g key={what} className={look}>
                    <title>{`${book.say(`score-${what}`)}: ${plain(n)}`}</title>
                    <rect x={x(from)} y={8} width={wide} height={TALL} />
                    <rect className="weave" x={x(from)} y={8} width={wide} height={TALL} />
                    {wide >= NARROW + (Math.abs(n) > 9 ? 6 : 0) && (
                      <text x={x(from) + wide / 2} y={8 + TALL / 2}>
                        {plain(n)}
                      </text>
                    )}
                  </g>
                );
              })}
              <line className="zero" x1={x(0)} x2={x(0)} y1={0} y2={TALL + 16} />
            </svg>
            <b>{plain(points)}</b>
          </div>
        );
      })}
      <div className="bar">
        <span />
        <div ref={axis}>
          <svg width={width} height={20} className="bar-axis">
            {marks.map((n) => (
              <text key={n} x={x(n)} y={14}>
                {plain(n)}
              </text>
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}

/** What tells lines of one colour apart. */
function Weaves(): ReactNode {
  return (
    <svg width={0} height={0} className="weaves">
      <pattern id="weave-1" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" />
      </pattern>
      <pattern id="weave-2" width={6} height={6} patternUnits="userSpaceOnUse">
        <circle cx={3} cy={3} r={1.3} />
      </pattern>
    </svg>
  );
}

/** The same as numbers. */
export function BarsTable({ rows, names, totals }: Props): ReactNode {
  const book = useWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{book.say("web-player")}</th>
          <th scope="col">{book.say("web-gains")}</th>
          <th scope="col">{book.say("web-losses")}</th>
          <th scope="col">{book.say("shell-total")}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map((points, seat) => (
          <tr key={seat}>
            <th scope="row">
              <PlayerShape seat={seat} size={13} /> {names[seat]}
            </th>
            <td>{plain(sum(rows, seat, 1))}</td>
            <td>{plain(-sum(rows, seat, -1))}</td>
            <td>{plain(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
