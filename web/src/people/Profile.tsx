import { type ReactNode, useEffect, useState } from "react";
import type { ClubInfo, ProfileInfo, RatingInfo, RecentInfo, SoloInfo, TallyInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { plain } from "../kit/numbers";
import type { Refusal } from "../net/api";
import { clubs } from "../net/clubs";
import { people } from "../net/people";
import { useServer } from "../net/server";
import { go, href } from "../route";
import { CopyLink } from "../ui/CopyLink";
import { dayOf } from "../ui/days";
import { Check, Complaint } from "../ui/forms";
import { GameTitle, useGameBook } from "../ui/GameTitle";
import { came } from "../ui/results";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { traits } from "./level";
import { RatingCourse } from "./RatingCourse";

/** What somebody has played, and how well; with what one can be to each other. */
export function Profile({ id }: { id: string }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [info, setInfo] = useState<ProfileInfo | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const reader = me?.id;
  useEffect(() => {
    setInfo(null);
    if (reader) people.profile(id).then(setInfo, setProblem);
  }, [id, reader]);
  if (!info)
    return (
      <main className="page narrow people">
        {problem && (
          <>
            <h1>{book.say("web-people")}</h1>
            <Complaint code={problem.code} detail={problem.detail} />
          </>
        )}
      </main>
    );
  const none = !info.ratings.length && !info.games.length && !info.solo.length;
  return (
    <main className="page narrow people">
      <p className="way-back">
        <a href={href("people")}>
          <Icon name="chevron-left" />
          {book.say("web-people")}
        </a>
      </p>
      <h1 lang="">{info.name}</h1>
      <p className="quiet">{book.say("web-here-since", { day: dayOf(book.lang, info.since) })}</p>
      {info.own ? <Own info={info} changed={setInfo} /> : <Between info={info} changed={setInfo} />}
      <InClubs person={id} />
      {none && <p className="quiet">{book.say("web-played-nothing")}</p>}
      {info.ratings.length > 0 && (
        <section className="panel">
          <h2>{book.say("web-ratings")}</h2>
          <p className="note">{book.say("web-ratings-note")}</p>
          {info.ratings.map((x) => (
            <OneRating key={`${x.game} ${x.players} ${x.tempo}`} rating={x} />
          ))}
        </section>
      )}
      {info.games.length > 0 && <Played list={info.games} />}
      {info.solo.length > 0 && <Alone list={info.solo} />}
      {info.recent.length > 0 && <Recent list={info.recent} />}
    </main>
  );
}

interface Shown {
  info: ProfileInfo;
  changed(info: ProfileInfo): void;
}

function Own({ info, changed }: Shown): ReactNode {
  const book = useWords();
  const { problem, make } = useAttempt();
  return (
    <section className="panel form">
      <Check
        label={book.say("web-hide")}
        note={book.say("web-hide-note")}
        value={info.hidden}
        set={(hidden) => void make(() => people.hide(hidden)).then((now) => now && changed(now))}
      />
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      {!info.hidden && (
        <CopyLink label={book.say("web-your-address")} link={new URL(href("people", info.id), location.href).href} />
      )}
    </section>
  );
}

function Between({ info, changed }: Shown): ReactNode {
  const book = useWords();
  const { busy, problem, make } = useAttempt();
  const [sure, setSure] = useState(false);
  const act = (what: (id: string) => Promise<unknown>) =>
    void make(() => what(info.id).then(() => people.profile(info.id))).then((now) => now && changed(now));
  const block = () => void make(() => people.block(info.id)).then((now) => now && go("people"));
  return (
    <section className="panel form">
      {info.tie && <p>{book.say(`web-tie-${info.tie}`, { name: info.name })}</p>}
      {sure && <p role="alert">{book.say("web-block-sure", { name: info.name })}</p>}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <p className="row-end">
        {sure ? (
          <>
            <button type="button" className="btn" onClick={() => setSure(false)}>
              {book.say("web-block-no")}
            </button>
            <button type="button" className="btn" disabled={busy} onClick={block}>
              {book.say("web-block-yes")}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn quiet" onClick={() => setSure(true)}>
              {book.say("web-block")}
            </button>
            <button
              type="button"
              className="btn quiet"
              disabled={busy}
              onClick={() => act(info.muted ? people.unmute : people.mute)}
            >
              {book.say(info.muted ? "web-unmute" : "web-mute")}
            </button>
            {info.tie && (
              <button type="button" className="btn" disabled={busy} onClick={() => act(people.part)}>
                {book.say(`web-part-${info.tie}`)}
              </button>
            )}
            {(!info.tie || info.tie === "asks") && (
              <button type="button" className="btn primary" disabled={busy} onClick={() => act(people.befriend)}>
                {book.say(info.tie ? "web-agree" : "web-befriend")}
              </button>
            )}
          </>
        )}
      </p>
    </section>
  );
}

/** The clubs somebody is in. */
function InClubs({ person }: { person: string }): ReactNode {
  const book = useWords();
  const [list, setList] = useState<ClubInfo[]>([]);
  useEffect(() => {
    let here = true;
    clubs.of(person).then(
      (x) => here && setList(x),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [person]);
  if (!list.length) return null;
  return (
    <section className="panel">
      <h2>{book.say("web-clubs")}</h2>
      <ul className="persons">
        {list.map((x) => (
          <li key={x.id}>
            <a lang="" href={href("clubs", x.id)}>
              {x.name}
            </a>
            <small>{book.say("web-club-members-n", { n: x.members })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneRating({ rating }: { rating: RatingInfo }): ReactNode {
  const book = useWords();
  const words = useGameBook(rating.game);
  const pool = `${book.say("web-players", { n: rating.players })}, ${book.say(`web-pool-${rating.tempo}`)}`;
  const title = words?.say("title") ?? "";
  return (
    <div className="one-rating">
      <div className="rating-head">
        <h3>
          {title} <small>{pool}</small>
        </h3>
        <p>
          <b>{plain(rating.rating)}</b> <span>± {rating.spread}</span>
          <small>{book.say("web-n-games", { n: rating.games })}</small>
        </p>
      </div>
      <RatingCourse rating={rating} title={`${title}, ${pool}`} />
    </div>
  );
}

function Played({ list }: { list: readonly TallyInfo[] }): ReactNode {
  const book = useWords();
  return (
    <section className="panel">
      <h2>{book.say("web-results")}</h2>
      <table className="tally">
        <thead>
          <tr>
            <th scope="col">{book.say("web-game")}</th>
            <th scope="col">{book.say("web-played")}</th>
            <th scope="col">{book.say("web-won")}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((x) => (
            <tr key={`${x.game} ${x.people}`}>
              <th scope="row">
                <GameTitle game={x.game} /> <small>{book.say(x.people ? "web-with-people" : "web-with-bots")}</small>
              </th>
              <td>{x.played}</td>
              <td>{x.won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Alone({ list }: { list: readonly SoloInfo[] }): ReactNode {
  const book = useWords();
  const games = [...new Set(list.map((x) => x.game))];
  return (
    <section className="panel">
      <h2>{book.say("web-solo-results")}</h2>
      {games.map((game) => (
        <AloneAt key={game} game={game} list={list.filter((x) => x.game === game)} />
      ))}
    </section>
  );
}

function AloneAt({ game, list }: { game: string; list: readonly SoloInfo[] }): ReactNode {
  const book = useWords();
  const words = useGameBook(game);
  const { games } = useServer();
  const settings = games.find((x) => x.name === game)?.settings ?? [];
  const most = Math.max(...list.map((x) => x.played));
  const named = (x: SoloInfo) => {
    const found = traits(x.level, settings).map(({ setting, value }, i) =>
      value
        ? (i ? `${words?.say(`setting-${setting}`)}: ` : "") + words?.say(`setting-${setting}.${value}`)
        : words?.say(`setting-${setting}`),
    );
    return found.length ? found.join("; ") : book.say("web-level-usual");
  };
  if (!words) return null;
  return (
    <div className="solo-game">
      <h3>{words.say("title")}</h3>
      <ul>
        {list.map((x) => (
          <li key={JSON.stringify(x.level)}>
            <span className="level">{named(x)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="all" width={(100 * x.played) / most} height="10" />
              <rect className="won" width={(100 * x.won) / most} height="10" />
            </svg>
            <span className="said">
              {x.beatable > 0
                ? book.say("web-won-of", { won: x.won, n: x.played })
                : book.say("web-n-games", { n: x.played })}
              <small>{book.say("web-best", { n: plain(x.best) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Recent({ list }: { list: readonly RecentInfo[] }): ReactNode {
  const book = useWords();
  return (
    <section className="panel">
      <h2>{book.say("web-recent")}</h2>
      <ul className="recent">
        {list.map((x) => (
          <li key={x.table}>
            <a href={href("replay", x.table)}>
              <GameTitle game={x.game} />
            </a>
            {x.rated && <span className="tag">{book.say("web-rated-tag")}</span>}
            <span>{came(book, x, x.players)}</span>
            <small>{dayOf(book.lang, x.at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
