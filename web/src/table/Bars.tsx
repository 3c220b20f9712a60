import type { ReactNode } from "react";
import type { Scores } from "../generated/frames";
import { plain } from "../kit/numbers";
import { PlayerShape } from "../kit/players";
import { useWidth } from "../kit/useWidth";
import { useWords } from "../words/context";
import { ticks } from "./scale";

const TALL = 30;
const NARROW = 15; // px: a number needs as much

function sum(lines: Scores["lines"][number], sign: number): number {
  return lines.reduce((n, [, , x]) => n + Math.max(0, x * sign), 0);
}

/** Gains to the right of the line, losses to the left. */
export function Bars(props: {
  scores: Scores;
  names: readonly string[];
  totals: readonly number[];
}): ReactNode {
  const { scores, names, totals } = props;
  const [axis, width] = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...scores.lines.map((lines) => sum(lines, 1)));
  const least = -Math.max(0, ...scores.lines.map((lines) => sum(lines, -1)));
  const marks = ticks(least, most, Math.max(5, width / 40)).filter((n) => n >= least && n <= most);
  const x = (n: number) => ((n - least) / (most - least)) * width;
  const grid = (tall: number) =>
    marks.map((n) => (
      <line key={n} className={n ? "grid" : "zero"} x1={x(n)} x2={x(n)} y1={0} y2={tall} />
    ));
  return (
    <div className="bars" aria-hidden="true">
      {scores.lines.map((lines, seat) => {
        let plus = 0;
        let minus = 0;
        return (
          <div key={seat} className="bar">
            <span className="bar-name">
              <PlayerShape seat={seat} size={13} /> {names[seat]}
            </span>
            <svg width={width} height={TALL + 16}>
              {grid(TALL + 16)}
              {lines.map(([what, , n], i) => {
                if (!n) return null;
                const from = n > 0 ? plus : minus + n;
                if (n > 0) plus += n;
                else minus += n;
                const wide = x(from + Math.abs(n)) - x(from);
                return (
                  <g key={what} className={`fill-${i % 8}`}>
                    <rect x={x(from)} y={8} width={wide} height={TALL} />
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
            <b>{plain(totals[seat] ?? 0)}</b>
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

/** The same as numbers. */
export function BarsTable(props: { scores: Scores; names: readonly string[] }): ReactNode {
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
        {props.scores.lines.map((lines, seat) => {
          const [up, down] = [sum(lines, 1), -sum(lines, -1)];
          return (
            <tr key={seat}>
              <th scope="row">
                <PlayerShape seat={seat} size={13} /> {props.names[seat]}
              </th>
              <td>{plain(up)}</td>
              <td>{plain(down)}</td>
              <td>{plain(up + down)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
