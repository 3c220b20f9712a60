// What came of a deal: the spread, the table, and the replays of all who played it.

import { type ReactNode, useEffect, useState } from "react";
import type { ResultInfo, ResultsInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import { GameTitle } from "../ui/GameTitle";
import { useWords } from "../words/context";
import { deals } from "./api";
import { Comparison } from "./Comparison";
import { number } from "./number";
import { Spread } from "./Spread";

export function Results(props: {
  day: string;
  game: string;
  rival: string;
  /** Who it is. */
  opponent: string;
  name: string;
  whose: string;
  /** When everybody may see them. */
  from: string;
  /** Among its members only. */
  club?: string;
}): ReactNode {
  const { day, game, whose, club = "" } = props;
  const book = useWords();
  const [found, setFound] = useState<ResultsInfo | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else may see more.
  useEffect(() => {
    let here = true;
    setFound(null);
    deals.results(day, game, club).then(
      (x) => here && setFound(x),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [day, game, whose, club]);
  const mine = found?.rows.find((x) => x.mine && x.place);
  return (
    <>
      <section className="panel deal-results">
        <header>
          <h2>
            {props.name}{" "}
            <small>
              <GameTitle game={game} />
              {found && found.players > 0 && ` · ${book.say("web-deal-players", { n: found.players })}`}
            </small>
          </h2>
          {found?.rivals && found.players > 0 && found.shown && (
            <p>{book.say("web-deal-beat", { n: found.won, of: found.players })}</p>
          )}
        </header>
        {found && !found.shown && <p className="quiet">{book.say("web-deal-hidden", { when: props.from })}</p>}
        {found?.shown && !found.rows.length && !found.guests.length && (
          <p className="quiet">{book.say("web-deal-nobody")}</p>
        )}
        {found && found.spread.length > 1 && <Spread points={found.spread} mine={mine ? mine.points : null} />}
        {found && found.rows.length > 0 && <ResultTable rows={found.rows} all={found} {...props} />}
        {found && found.guests.length > 0 && (
          <>
            <h3>{book.say("web-deal-guests")}</h3>
            <ResultTable rows={found.guests} all={found} {...props} />
          </>
        )}
      </section>
      {found && !club && <Beside of={found} rival={props.opponent} />}
    </>
  );
}

/** The reader's game beside others, where they have played it and may look at some. */
function Beside({ of, rival }: { of: ResultsInfo; rival: string }): ReactNode {
  const all = [...of.rows, ...of.guests];
  const own = all.filter((x) => x.mine);
  const mine = own.find((x) => x.place) ?? own[0];
  const others = all.filter((x) => !x.mine);
  if (!mine || !others.length) return null;
  return <Comparison key={mine.table} game={of.game} mine={mine} others={others} rival={rival} />;
}

function ResultTable(props: { rows: readonly ResultInfo[]; all: ResultsInfo; rival: string; name: string }): ReactNode {
  const book = useWords();
  const { rows, all } = props;
  return (
    <div className="scrolled">
      <table className="deal-table">
        <caption className="sr">{props.name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{book.say("web-deal-place")}</span>
            </th>
            <th scope="col">{book.say("web-deal-player")}</th>
            <th scope="col">{book.say("web-deal-score")}</th>
            {all.rivals && (
              <th scope="col" className="rival">
                {props.rival}
              </th>
            )}
            {all.rivals && <th scope="col">{book.say("web-deal-ahead")}</th>}
            <th scope="col" className="took">
              {book.say("web-deal-took")}
            </th>
            <th scope="col">
              <span className="sr">{book.say("web-watch-replay")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((x, i) => (
            <tr key={x.table} className={x.mine ? "mine" : apart(rows[i - 1], x) ? "apart" : undefined}>
              <td>{x.place || "–"}</td>
              <td>
                {x.person && !x.mine ? <a href={href("people", x.person)}>{x.name}</a> : x.name}
                {x.mark && <small>{book.say(`web-deal-mark-${x.mark}`)}</small>}
              </td>
              <td className={x.place === 1 ? "best" : undefined}>{number(x.points)}</td>
              {all.rivals && <td className="less rival">{x.rival === null ? "–" : number(x.rival)}</td>}
              {all.rivals && (
                <td className={x.points > (x.rival ?? 0) ? "ahead" : undefined}>{signed(x.points - (x.rival ?? 0))}</td>
              )}
              <td className="less took">{book.say("web-deal-minutes", { n: Math.max(1, Math.round(x.took / 60)) })}</td>
              <td>
                <a className="tool" href={href("replay", x.table)}>
                  <Icon name="play" />
                  <span className="sr">{book.say("web-deal-replay", { name: x.name })}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function apart(before: ResultInfo | undefined, now: ResultInfo): boolean {
  return before !== undefined && before.place > 0 && now.place > before.place + 1 && before.mine === false;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));
