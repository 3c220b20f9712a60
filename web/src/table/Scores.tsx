import type { ReactNode } from "react";
import type { Scores } from "../generated/frames";
import type { TurnInfo } from "../generated/http";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { plain } from "../kit/numbers";
import { PlayerShape } from "../kit/players";
import { useWords } from "../words/context";
import { Bars, BarsTable } from "./Bars";
import { ScoreLines, ScoreLinesTable } from "./ScoreLines";
import { type Cell, isCounted, rowsOf, total } from "./sheet";

/** Lines by players, each with its raw count and clause; the same as bars; and turn by turn. */
export function ScoreSheet(props: {
  game: string;
  scores: Scores;
  names: readonly string[];
  /** Empty until they are known. */
  turns: readonly TurnInfo[];
  /** What can be done now; stands beside the heading. */
  acts: ReactNode;
  /** Stands under the charts. */
  review: ReactNode;
  /** Stands under the lines. */
  proof: ReactNode;
}): ReactNode {
  const book = useWords();
  const { scores, names, game } = props;
  const rows = rowsOf(scores);
  const totals = scores.lines.map(total);
  const counts = rows.some((row) => row.cells.some(isCounted));
  const won = scores.winners.map((seat) => names[seat] ?? "");
  const best = Math.max(...totals);
  return (
    <div className="scores">
      <header>
        <h2 className="result">
          {scores.headline
            ? book.tell(scores.headline)
            : won.length
              ? book.say("web-wins", { players: won.join(", "), n: best, winners: won.length })
              : book.say("shell-nobody-wins")}
        </h2>
        {props.acts}
      </header>
      <section className="panel points">
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
              {rows.map(({ what, clause, look, cells }) => (
                <tr key={what}>
                  <th scope="row">
                    <i className={`swatch ${look}`} /> {book.say(`score-${what}`)} <Clause game={game} id={clause} />
                  </th>
                  {cells.map((cell, seat) => (
                    <td key={seat} className={scores.winners.includes(seat) ? "won" : ""}>
                      <Points cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{book.say("shell-total")}</th>
                {totals.map((n, seat) => (
                  <td key={seat} className={scores.winners.includes(seat) ? "won" : ""}>
                    <b>{plain(n)}</b>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        {counts && <p className="counts">{book.say("shell-counts")}</p>}
      </section>
      <div className="charts">
        <section className="panel">
          <h3>{book.say("web-gains-losses")}</h3>
          <Bars rows={rows} names={names} totals={totals} />
          <Twin>
            <BarsTable rows={rows} names={names} totals={totals} />
          </Twin>
        </section>
        {props.turns.length > 1 && (
          <section className="panel">
            <h3>{book.say("web-score-by-turn")}</h3>
            <ScoreLines turns={props.turns} />
            <Twin>
              <ScoreLinesTable turns={props.turns} names={names} />
            </Twin>
          </section>
        )}
        {props.review}
      </div>
      {props.proof}
    </div>
  );
}

/** Points, and the count they are for, where it is another number. */
function Points({ cell }: { cell: Cell | null }): ReactNode {
  if (!cell) return <span className="nil">–</span>;
  const { n, raw } = cell;
  return (
    <>
      <b className={n < 0 ? "loss" : n ? "" : "nil"}>{plain(n)}</b>
      {isCounted(cell) && <small> ({plain(raw)})</small>}
    </>
  );
}

/** A chart for those who read tables. */
function Twin(props: { children: ReactNode }): ReactNode {
  const book = useWords();
  return (
    <details className="twin">
      <summary>{book.say("web-as-table")}</summary>
      {props.children}
    </details>
  );
}
