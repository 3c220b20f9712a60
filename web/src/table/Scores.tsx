import type { ReactNode } from "react";
import type { Scores } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { signed } from "../kit/numbers";
import { PlayerShape } from "../kit/players";
import { useWords } from "../words/context";

function total(lines: Scores["lines"][number]): number {
  return lines.reduce((n, [, , points]) => n + points, 0);
}

/** Points of a score sheet: a real minus, no plus. */
function points(n: number): string {
  return n < 0 ? signed(n) : String(n);
}

/** Lines by players, each with its raw count and clause; and the same as bars. */
export function ScoreSheet(props: {
  game: string;
  scores: Scores;
  names: readonly string[];
  /** What can be done now; stands beside the heading. */
  acts: ReactNode;
}): ReactNode {
  const book = useWords();
  const { scores, names, game } = props;
  const rows = scores.lines[0] ?? [];
  const totals = scores.lines.map(total);
  const won = scores.winners.map((seat) => names[seat] ?? "");
  const best = Math.max(...totals);
  return (
    <div className="scores">
      <header>
        <h2 className="result">
          {won.length
            ? book.say("web-wins", { players: won.join(", "), n: best, winners: won.length })
            : book.say("shell-nobody-wins")}
        </h2>
        {props.acts}
      </header>
      <section className="panel">
        <h3>{book.say("web-points-from")}</h3>
        <div className="scroller" tabIndex={0} role="group" aria-label={book.say("web-points-from")}>
          <table>
            <thead>
              <tr>
                <td />
                {names.map((name, seat) => (
                  <th key={seat} scope="col" className={scores.winners.includes(seat) ? "won" : ""}>
                    <PlayerShape seat={seat} size={13} /> {name}
                    {scores.winners.includes(seat) && (
                      <span className="winner">
                        <Icon name="trophy" /> {book.say("web-winner")}
                      </span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, , , clause], i) => (
                <tr key={what}>
                  <th scope="row">
                    <i className={`swatch fill-${i % 8}`} /> {book.say(`score-${what}`)}{" "}
                    <Clause game={game} id={clause} />
                  </th>
                  {scores.lines.map((lines, seat) => {
                    const [, raw = 0, n = 0] = lines[i] ?? [];
                    const mood = n < 0 ? "loss" : n ? "" : "nil";
                    return (
                      <td key={seat} className={scores.winners.includes(seat) ? "won" : ""}>
                        <b className={mood}>{points(n)}</b>
                        {raw !== n && <small>{points(raw)}</small>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{book.say("shell-total")}</th>
                {totals.map((n, seat) => (
                  <td key={seat} className={scores.winners.includes(seat) ? "won" : ""}>
                    <b>{points(n)}</b>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </section>
      <section className="panel">
        <h3>{book.say("web-gains-losses")}</h3>
        <Bars scores={scores} names={names} totals={totals} />
      </section>
    </div>
  );
}

/** Gains to the right of the line, losses to the left; the table beside it has the numbers. */
function Bars(props: { scores: Scores; names: readonly string[]; totals: number[] }): ReactNode {
  const { scores, names, totals } = props;
  const sum = (lines: Scores["lines"][number], sign: number) =>
    lines.reduce((n, [, , x]) => n + Math.max(0, x * sign), 0);
  const right = Math.max(1, ...scores.lines.map((lines) => sum(lines, 1)));
  const left = Math.max(0, ...scores.lines.map((lines) => sum(lines, -1)));
  const width = left + right;
  return (
    <div className="bars" aria-hidden="true">
      {scores.lines.map((lines, seat) => {
        let plus = left;
        let minus = left;
        return (
          <div key={seat} className="bar">
            <span className="bar-name">
              <PlayerShape seat={seat} size={13} /> {names[seat]}
            </span>
            <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
              {lines.map(([what, , n], i) => {
                if (!n) return null;
                const x = n > 0 ? plus : minus + n;
                if (n > 0) plus += n;
                else minus += n;
                return (
                  <rect
                    key={what}
                    className={`fill-${i % 8}`}
                    x={x}
                    y={0.06}
                    width={Math.abs(n)}
                    height={0.88}
                  />
                );
              })}
              <line x1={left} x2={left} y1={0} y2={1} />
            </svg>
            <b>{points(totals[seat] ?? 0)}</b>
          </div>
        );
      })}
    </div>
  );
}
