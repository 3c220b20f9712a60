// The end for somebody who counts their own points: what the opponent has to be beaten with.

import type { ReactNode } from "react";
import type { Scores } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { plain } from "../kit/numbers";
import { rowsOf, total } from "../table/sheet";
import { useWords } from "../words/context";

interface Props {
  game: string;
  scores: Scores;
  names: readonly string[];
  acts: ReactNode;
}

export function RivalScore({ game, scores, names, acts }: Props): ReactNode {
  const book = useWords();
  const rows = rowsOf(scores);
  const rivals = names
    .map((name, seat) => ({ name, seat, lines: scores.lines[seat] ?? [] }))
    .filter((x) => x.lines.length);
  return (
    <div className="scores">
      <header>
        <h2 className="result">{book.say("web-companion-over")}</h2>
        {acts}
      </header>
      <p>{book.say("web-companion-count-yours")}</p>
      {rivals.map(({ name, seat, lines }) => (
        <section key={seat} className="panel points">
          <h3>{name}</h3>
          <table>
            <tbody>
              {rows.map(({ what, clause, cells }) => (
                <tr key={what}>
                  <th scope="row">
                    {book.say(`score-${what}`)} <Clause game={game} id={clause} />
                  </th>
                  <td>
                    <b>{plain(cells[seat]?.n ?? 0)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{book.say("shell-total")}</th>
                <td>
                  <b>{plain(total(lines))}</b>
                </td>
              </tr>
            </tfoot>
          </table>
        </section>
      ))}
    </div>
  );
}
