// A title's deals of seven days among the members of a club: who has played, and how.

import { type ReactNode, useEffect, useState } from "react";
import "./club-week.css";
import type { ClubWeekInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { useWords } from "../words/context";
import { deals } from "./api";
import { weekday, written } from "./days";
import { number } from "./number";

const SHOWN = 12;

/** `day`: the last of them; `chosen`: the one whose results are shown beside it, if days can be chosen. */
export function ClubWeek(props: {
  club: string;
  day: string;
  game: string;
  /** Whose eyes they are: they may see more than others. */
  whose: string;
  chosen?: string;
  choose?(day: string): void;
}): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { club, day, game, whose, chosen, choose } = props;
  const [week, setWeek] = useState<ClubWeekInfo | null>(null);
  const [all, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else may see more.
  useEffect(() => {
    let here = true;
    deals.weekOfClub(day, club, game).then(
      (x) => here && setWeek(x),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [day, club, game, whose]);
  if (!week || week.game !== game) return null;
  if (!week.rows.length && !choose) return <p className="quiet">{book.say("web-club-week-nobody")}</p>;
  const rows = all ? week.rows : week.rows.filter((x, i) => i < SHOWN || x.mine);
  return (
    <>
      <div className="club-week-frame" tabIndex={0} role="group" aria-label={book.say("web-club-week")}>
        <table className="club-week">
          <caption className="sr">{book.say("web-club-week")}</caption>
          <thead>
            <tr>
              <th scope="col">{book.say("web-deal-player")}</th>
              {week.days.map((x) => (
                <th key={x} scope="col">
                  {choose ? (
                    <button type="button" aria-pressed={x === chosen} onClick={() => choose(x)}>
                      <span aria-hidden="true">{weekday(lang, x, "short")}</span>
                      <span className="sr">{book.say("web-club-week-choose", { day: written(lang, x) })}</span>
                    </button>
                  ) : (
                    <span title={written(lang, x)}>{weekday(lang, x, "short")}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.person} className={row.mine ? "mine" : undefined}>
                <th scope="row" lang="">
                  {row.mine ? row.name : <a href={href("people", row.person)}>{row.name}</a>}
                </th>
                {week.days.map((x) => (
                  <td key={x} className={x === chosen ? "chosen" : undefined}>
                    <Cell of={row.cells.find((cell) => cell.day === x)} />
                  </td>
                ))}
              </tr>
            ))}
            {!rows.length && (
              <tr>
                <td className="none" colSpan={week.days.length + 1}>
                  {book.say("web-club-week-nobody")}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {rows.length < week.rows.length && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {book.say("web-club-all", { n: week.rows.length })}
        </button>
      )}
    </>
  );
}

function Cell({ of }: { of: ClubWeekInfo["rows"][number]["cells"][number] | undefined }): ReactNode {
  const book = useWords();
  if (!of)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr">{book.say("web-club-not-played")}</span>
      </>
    );
  if (of.points === null)
    return (
      <span className="played" title={book.say("web-club-played")}>
        <Icon name="check" />
        <span className="sr">{book.say("web-club-played")}</span>
      </span>
    );
  return of.best ? <b>{number(of.points)}</b> : number(of.points);
}
