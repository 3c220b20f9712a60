// Before the first round: when it begins, and who will play.

import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { useWords } from "../words/context";
import { left, moment } from "./times";
import { useNow } from "./useNow";

/** Without so many players it is called off. */
const FEWEST = 2;

export function Countdown({ of, skew }: { of: TournamentDetail; skew: number }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const now = useNow(skew);
  const wait = of.starts - now;
  return (
    <section className="panel tour-count" aria-label={book.say("web-tournament-begins")}>
      <Icon name="hourglass" />
      <p>
        <span>{book.say(wait > 0 ? "web-tournament-begins-in" : "web-tournament-begins-now")}</span>
        {wait > 0 && <b>{left(lang, wait)}</b>}
      </p>
      <p className="more">
        <b>{moment(lang, of.starts, now)}</b>
        <small>{book.say("web-tournament-your-clock")}</small>
      </p>
      {of.mine?.state === "in" ? (
        <p className="told">
          <Icon name="check" />
          <span>{book.say("web-tournament-you-are-in")}</span>
        </p>
      ) : (
        <p className="told">{book.say("web-tournament-by-itself")}</p>
      )}
    </section>
  );
}

export function Gathering({ of }: { of: TournamentDetail }): ReactNode {
  const book = useWords();
  const lacking = of.seats - of.standings.length;
  return (
    <section className="panel tour-joined">
      <header>
        <h2>{book.say("web-tournament-joined")}</h2>
        <small>{book.say("web-tournament-of-places", { n: of.players, of: of.places })}</small>
      </header>
      {of.standings.length > 0 ? (
        <ol>
          {of.standings.map((x) => (
            <li key={x.person} className={x.mine ? "mine" : undefined}>
              <a href={href("people", x.person)} lang="">
                {x.name}
              </a>
              {x.level !== null && <small>{x.level}</small>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="quiet">{book.say("web-tournament-nobody")}</p>
      )}
      {of.status === "open" && lacking > 0 && (
        <p className="note">
          {of.players < FEWEST
            ? book.say("web-tournament-too-few")
            : book.say("web-tournament-lacking", { n: lacking })}
        </p>
      )}
    </section>
  );
}
