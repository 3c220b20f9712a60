import type { ReactNode } from "react";
import type { RoundInfo, TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { isDeserted } from "./acts";
import { moment } from "./times";

/** The rounds of a Swiss tournament, side by side: which is on, and whose tables are shown. */
export function Rounds({ of, now, short }: { of: TournamentDetail; now: number; short: boolean }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  return (
    <nav className="tour-rounds" aria-label={book.say("web-tournament-rounds")}>
      <ol>
        {of.rounds_info.map((x) => {
          const state = (short ? stateInBrief : stateOf)(book, lang, x, of, now);
          return (
            <li key={x.number} className={x.state}>
              {x.paired ? (
                <a
                  href={href("tournaments", of.id, String(x.number))}
                  aria-current={x.number === of.shown ? "true" : undefined}
                >
                  <Face round={x} state={state} short={short} />
                </a>
              ) : (
                <span className="face">
                  <Face round={x} state={state} short={short} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Face({ round, state, short }: { round: RoundInfo; state: string; short: boolean }): ReactNode {
  const book = useWords();
  const { number } = round;
  const name = book.say("web-tournament-round", { n: number });
  if (short)
    return (
      <span>
        <b>
          <span aria-hidden="true">{number}</span>
          <span className="sr">{name}</span>
        </b>
        <small>{state}</small>
      </span>
    );
  return (
    <>
      <span className="n" aria-hidden="true">
        {round.state === "over" ? <Icon name="check" /> : number}
      </span>
      <span>
        <b>{name}</b>
        <small>{state}</small>
      </span>
    </>
  );
}

/** When a round begins that has not: 0, nobody knows yet. */
function begins(round: RoundInfo, of: TournamentDetail): number {
  return round.not_before || (round.number === 1 ? of.starts : 0);
}

export function stateOf(book: Book, lang: string, round: RoundInfo, of: TournamentDetail, now: number): string {
  const { state, tables, done } = round;
  if (state === "over") return moment(lang, round.paired, now);
  if (state === "playing")
    return book.say("web-tournament-since", { when: moment(lang, round.paired, now), n: done, of: tables });
  const at = begins(round, of);
  if (of.status === "over" || of.status === "cancelled") return book.say("web-tournament-not-played");
  if (at && isDeserted(of)) return book.say("web-tournament-waits");
  return at
    ? book.say("web-tournament-not-before", { when: moment(lang, at, now) })
    : book.say("web-tournament-after", { n: round.number - 1 });
}

function stateInBrief(book: Book, lang: string, round: RoundInfo, of: TournamentDetail, now: number): string {
  if (round.state === "over") return book.say("web-tournament-ended");
  if (round.state === "playing") return book.say("web-tournament-live", { n: round.done, of: round.tables });
  const at = begins(round, of);
  if (at && isDeserted(of)) return book.say("web-tournament-waits");
  return at && at - now < 43_200 ? moment(lang, at, now) : book.say("web-tournament-later");
}
