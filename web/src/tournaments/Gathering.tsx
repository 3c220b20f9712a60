// Before the first round: when it begins, and who will play.

import { type ReactNode, useState } from "react";
import type { Standing, TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { Overlay } from "../ui/Overlay";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { FEWEST } from "./acts";
import { tournaments } from "./api";
import { Beginning } from "./Beginning";
import { left, moment } from "./times";
import { useNow } from "./useNow";

interface Props {
  of: TournamentDetail;
  skew: number;
  take(found: TournamentDetail): void;
}

export function Countdown({ of, skew, take }: Props): ReactNode {
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
      {of.may_change && <Beginning of={of} skew={skew} take={take} />}
    </section>
  );
}

export function Gathering({ of, take }: Omit<Props, "skew">): ReactNode {
  const book = useWords();
  const attempt = useAttempt();
  const [sure, setSure] = useState<Standing | null>(null); // who is to be removed
  const remove = (person: string) =>
    void attempt
      .make(() => tournaments.remove(of.id, person))
      .then((found) => {
        if (found) take(found);
        setSure(null);
      });
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
              {of.may_change && !x.mine && (
                <button type="button" className="tool" disabled={attempt.busy} onClick={() => setSure(x)}>
                  <Icon name="x" />
                  <span className="sr">
                    {book.say("web-tournament-remove")} <span lang="">{x.name}</span>
                  </span>
                </button>
              )}
            </li>
          ))}
        </ol>
      ) : (
        of.status === "open" && <p className="quiet">{book.say("web-tournament-nobody")}</p>
      )}
      {of.status === "open" && lacking > 0 && (
        <p className="note">
          {of.players < FEWEST
            ? book.say("web-tournament-too-few")
            : book.say("web-tournament-lacking", { n: lacking })}
        </p>
      )}
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      {sure && (
        <Overlay title={book.say("web-tournament-remove")} close={() => setSure(null)}>
          <p>{book.say("web-tournament-remove-sure", { name: sure.name })}</p>
          <p className="row-end">
            <button type="button" className="btn" onClick={() => setSure(null)}>
              {book.say("web-tournament-stay")}
            </button>
            <button type="button" className="btn primary" disabled={attempt.busy} onClick={() => remove(sure.person)}>
              {book.say("web-tournament-remove")}
            </button>
          </p>
        </Overlay>
      )}
    </section>
  );
}
