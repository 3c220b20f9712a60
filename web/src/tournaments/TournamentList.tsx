// All tournaments: those that take players, those that are on, those that are over.

import { type ReactNode, useState } from "react";
import "./tournaments.css";
import { Poster } from "../boards/Poster";
import type { TournamentList as Lists, TournamentInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { GameTitle } from "../ui/GameTitle";
import { useAttempt } from "../ui/useAttempt";
import { useLookAgain } from "../ui/useLookAgain";
import { useWords } from "../words/context";
import { tournaments } from "./api";
import { Holder, kindOf, tempoOf } from "./Facts";
import { fromNow, moment } from "./times";
import { useNow } from "./useNow";

const LOOK_AGAIN = 20_000;

export default function TournamentList(): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [found, setFound] = useState<Lists | null>(null);
  const [asked, setAsked] = useState(0);
  useLookAgain(
    async (wanted) => {
      const lists = await tournaments.all();
      if (wanted()) setFound(lists);
    },
    LOOK_AGAIN,
    `${me?.id} ${asked}`,
  );
  const again = () => setAsked(asked + 1);
  const none = found && !found.open.length && !found.running.length;
  return (
    <main className="page tour-list">
      <header className="tour-head">
        <div>
          <h1>{book.say("web-tournaments")}</h1>
          <p className="lead">{book.say("web-tournaments-more")}</p>
        </div>
        <div className="acts">
          <a className="btn primary" href={href("tournaments", "new")}>
            <Icon name="plus" />
            {book.say("web-tournament-hold")}
          </a>
        </div>
      </header>
      {none && (
        <section className="panel tour-empty">
          <Icon name="trophy" />
          <div>
            <h2>{book.say("web-tournaments-none")}</h2>
            <p>{book.say("web-tournaments-none-more")}</p>
          </div>
        </section>
      )}
      {found && <Part name="web-tournaments-running" list={own(found.running)} again={again} />}
      {found && <Part name="web-tournaments-open" list={found.open} again={again} />}
      {found && <Part name="web-tournaments-over" list={found.over} again={again} />}
    </main>
  );
}

/** Those the reader plays in before all others. */
const own = (list: readonly TournamentInfo[]): TournamentInfo[] =>
  [...list].sort((a, b) => Number(b.joined) - Number(a.joined));

function Part(props: { name: string; list: readonly TournamentInfo[]; again(): void }): ReactNode {
  const book = useWords();
  if (!props.list.length) return null;
  return (
    <section>
      <h2>{book.say(props.name)}</h2>
      <ul className="tour-cards">
        {props.list.map((x) => (
          <Card key={x.id} of={x} again={props.again} />
        ))}
      </ul>
    </section>
  );
}

function Card({ of, again }: { of: TournamentInfo; again(): void }): ReactNode {
  const book = useWords();
  const { games, me } = useServer();
  const attempt = useAttempt();
  const game = games.find((x) => x.name === of.game);
  const join = () => void attempt.make(() => tournaments.join(of.id)).then((x) => x && again());
  const joinable = of.status === "open" && !of.joined && of.players < of.places && Boolean(me?.id);
  return (
    <li className={of.joined && of.status !== "over" ? "tour-card mine" : "tour-card"}>
      {game && <Poster game={game} />}
      <div className="what">
        <h3>
          <a href={href("tournaments", of.id)} lang="">
            {of.name}
          </a>
        </h3>
        <p>
          <b>
            <GameTitle game={of.game} />
          </b>{" "}
          · {kindOf(book, of)}
        </p>
        <p>
          {book.say("web-tournament-tables-of", { n: of.seats })} · {tempoOf(book, of)} · <Holder of={of} />
        </p>
      </div>
      <When of={of} />
      <div className="go">
        {joinable && (
          <button type="button" className="btn primary" disabled={attempt.busy} onClick={join}>
            {book.say("web-tournament-act-join")}
            <span className="sr" lang="">
              {" "}
              {of.name}
            </span>
          </button>
        )}
        {of.joined && of.status !== "over" && (
          <span className="in">
            <Icon name="check" />
            {book.say("web-tournament-in")}
          </span>
        )}
        {!joinable && (
          <a className="btn" href={href("tournaments", of.id)}>
            {book.say("web-look")}
            <span className="sr" lang="">
              {" "}
              {of.name}
            </span>
          </a>
        )}
        <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      </div>
    </li>
  );
}

const MINUTE = 60_000;

/** When it begins and who is in; how far it is; who has won. */
function When({ of }: { of: TournamentInfo }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const now = useNow(0, MINUTE / 4);
  if (of.status === "over" || of.status === "cancelled")
    return (
      <p className="when">
        {of.status === "over" && of.winners.length > 0 ? (
          <b className="won">
            <Icon name="trophy" />
            <span lang="">{of.winners.join(", ")}</span>
          </b>
        ) : (
          <b>{book.say(of.status === "over" ? "web-tournament-none-won" : "web-tournament-called-off")}</b>
        )}
        <small>{moment(lang, of.starts, now)}</small>
        <small>{book.say("web-tournament-players", { n: of.players })}</small>
      </p>
    );
  if (of.status === "running")
    return (
      <p className="when">
        <b className="live">
          {of.kind === "swiss"
            ? book.say("web-tournament-round-of", { n: of.round, of: of.rounds })
            : book.say("web-tournament-on")}
        </b>
        <small>{book.say("web-tournament-players", { n: of.players })}</small>
      </p>
    );
  return (
    <p className="when">
      <b>{of.starts > now ? fromNow(lang, of.starts - now) : book.say("web-tournament-begins-now")}</b>
      <small>{moment(lang, of.starts, now)}</small>
      <small>{book.say("web-tournament-of-places", { n: of.players, of: of.places })}</small>
    </p>
  );
}
