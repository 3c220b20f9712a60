import { Fragment, type ReactNode, useState } from "react";
import type { RoundScore, Standing, TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { excerpt } from "./excerpt";
import { points } from "./points";
import { useMoving } from "./useMoving";

const SHOWN = { wide: 15, narrow: 7 };
/** Rounds that have room beside a name on a phone. */
const COLUMNS = 3;
/** Results of an arena that are shown beside a name. */
const LATELY = 5;

/** Who stands where; at first the best, and the reader among their neighbours. */
export function Standings({ of, narrow }: { of: TournamentDetail; narrow: boolean }): ReactNode {
  const book = useWords();
  const [all, setAll] = useState(false);
  const { standings } = of;
  const found = excerpt(standings, narrow ? SHOWN.narrow : SHOWN.wide);
  const { rows, gap } = all ? { rows: standings, gap: 0 } : found;
  const body = useMoving(rows.map((x) => x.person).join());
  const columns = roundsOf(of, narrow);
  const swiss = of.kind === "swiss";
  return (
    <section className="panel tour-standings">
      <header>
        <h2>{book.say(of.status === "over" ? "web-tournament-final" : "web-tournament-standings")}</h2>
        <small>
          {of.status === "running" && !narrow
            ? book.say("web-tournament-moves")
            : book.say("web-tournament-players", { n: of.players })}
        </small>
      </header>
      <table>
        <caption className="sr">{book.say("web-tournament-standings")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{book.say("web-deal-place")}</span>
            </th>
            <th scope="col">{book.say("web-deal-player")}</th>
            {columns.map((n) => (
              <th key={n} scope="col" className="round">
                <span aria-hidden="true">{n}</span>
                <span className="sr">{book.say("web-tournament-round", { n })}</span>
              </th>
            ))}
            {!swiss && <th scope="col">{book.say("web-tournament-tables")}</th>}
            {!swiss && !narrow && <th scope="col">{book.say("web-recent")}</th>}
            <th scope="col">{book.say("web-tournament-points")}</th>
            {!narrow && <th scope="col">{book.say("web-tournament-opponents")}</th>}
            {!narrow && <th scope="col">{book.say("web-tournament-share-of")}</th>}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((x, i) => (
            <Fragment key={x.person}>
              {gap > 0 && i === gap && (
                <tr className="gap-row" aria-hidden="true">
                  <td colSpan={7 + columns.length} />
                </tr>
              )}
              <Row of={x} columns={columns} swiss={swiss} narrow={narrow} />
            </Fragment>
          ))}
        </tbody>
      </table>
      {found.rows.length < standings.length && (
        <button type="button" className="all" aria-expanded={all} onClick={() => setAll(!all)}>
          {book.say(all ? "web-tournament-fewer" : "web-tournament-all", { n: standings.length })}
          <Icon name="chevron-down" />
        </button>
      )}
    </section>
  );
}

/** The rounds that have columns: all of them, or the last ones that were paired. */
function roundsOf(of: TournamentDetail, narrow: boolean): number[] {
  const last = narrow ? Math.max(1, of.round) : of.rounds;
  const first = narrow ? Math.max(1, last - COLUMNS + 1) : 1;
  return of.kind === "swiss" ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : [];
}

function Row(props: { of: Standing; columns: readonly number[]; swiss: boolean; narrow: boolean }): ReactNode {
  const book = useWords();
  const { of, narrow } = props;
  return (
    <tr data-row={of.person} className={of.mine ? "mine" : undefined}>
      <td>{of.place}</td>
      <td>
        <a href={href("people", of.person)} lang="">
          {of.name}
        </a>
        {of.level !== null && !narrow && <small>{of.level}</small>}
        {of.state !== "in" && <small>{book.say(`web-tournament-is-${of.state}`)}</small>}
      </td>
      {props.columns.map((n) => (
        <Cell key={n} of={of.rounds[n - 1]} />
      ))}
      {!props.swiss && <td className="less">{of.rounds.length}</td>}
      {!props.swiss && !narrow && <Recent of={of.rounds} />}
      <td className="points">{points(book.lang, of.points)}</td>
      {!narrow && <td className="less">{points(book.lang, of.opponents)}</td>}
      {!narrow && <td className="less">{shareOf(book, of.share)}</td>}
    </tr>
  );
}

function Cell({ of }: { of: RoundScore | undefined }): ReactNode {
  return <td className="round">{of && <Score of={of} />}</td>;
}

/** In an arena: what the last tables were worth. */
function Recent({ of }: { of: readonly RoundScore[] }): ReactNode {
  return (
    <td className="recent">
      {of.slice(-LATELY).map((x, i) => (
        <Score key={i} of={x} />
      ))}
    </td>
  );
}

/** What a round was worth, and why, if it was at no table: a bye, a round sat out or missed. */
function Score({ of }: { of: RoundScore }): ReactNode {
  const book = useWords();
  if (of.state === "playing")
    return (
      <span className="score live">
        <span aria-hidden="true">•••</span>
        <span className="sr">{book.say("web-tournament-score-playing")}</span>
      </span>
    );
  const why = of.state === "played" ? "" : book.say(`web-tournament-score-${of.state}`);
  const told = why || (of.won ? book.say("web-tournament-first") : "");
  return (
    <span className={of.won ? "score won" : why ? "score none" : "score"} title={why || undefined}>
      {of.points === null ? "–" : points(book.lang, of.points)}
      {told && <span className="sr"> {told}</span>}
    </span>
  );
}

function shareOf(book: Book, share: number): string {
  return new Intl.NumberFormat(book.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
