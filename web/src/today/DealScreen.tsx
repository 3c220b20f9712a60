// The deal of the day: one of each title, the same for all, one try that counts.

import { type ReactNode, useEffect, useState } from "react";
import "./today.css";
import { Enter } from "../account/Enter";
import { Poster } from "../boards/Poster";
import type { DayInfo, DealInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { go, href } from "../route";
import { dayEnd, isoDay } from "../ui/days";
import { Complaint, Pick } from "../ui/forms";
import { GameTitle, opponents, useGameBook } from "../ui/GameTitle";
import { ShareButton } from "../ui/Share";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { deals } from "./api";
import { before, dated, moment, weekday, written } from "./days";
import { Fingerprints } from "./Fingerprints";
import { OwnClub } from "./OwnClub";
import { Results } from "./Results";
import { Streak } from "./Streak";

export default function DealScreen({ game }: { game: string }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [info, setInfo] = useState<DayInfo | null>(null);
  const [away, setAway] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has played other deals.
  useEffect(() => {
    let here = true;
    // A clock that is wrong by days asks for a day that is not there: then it is the server's.
    deals
      .day(isoDay(Date.now()))
      .catch(() => deals.day(""))
      .then(
        (x) => here && setInfo(x),
        () => here && setAway(true),
      );
    return () => {
      here = false;
    };
  }, [me?.id]);
  const deal = info?.deals.find((x) => x.game === game) ?? info?.deals[0];
  if (!info || !deal || !me) return <main className="page">{away && <p role="status">{book.say("web-away")}</p>}</main>;
  return <Day info={info} deal={deal} />;
}

function Day({ info, deal }: { info: DayInfo; deal: DealInfo }): ReactNode {
  const shell = useWords();
  const { lang } = usePrefs();
  const { games, me } = useServer();
  const game = games.find((x) => x.name === deal.game);
  const words = useGameBook(deal.game);
  const [chosen, setChosen] = useState("");
  // An opponent that has no setting of its own may still have a level.
  const others = Object.entries(deal.options).filter(([name]) => name !== "solo");
  const rival = words
    ? [opponents(words, game, deal.options), ...others.map(([name, value]) => words.say(`setting-${name}.${value}`))]
    : [];
  const yesterday = before(info.day, 1);
  // Until noon, by UTC, somebody may still play yesterday's.
  const last = info.week.filter((x) => x.key).at(-1)?.day ?? yesterday;
  const days = [info.day, yesterday, ...(last === yesterday ? [] : [last])];
  const shown = chosen || (deal.mine?.outcome ? info.day : last);
  const closes = info.week.find((x) => x.day === shown)?.closes ?? info.closes;
  const nameOf = (day: string): string => shell.say("web-deal-of", { weekday: weekday(lang, day) });
  return (
    <main className="page deal">
      <div className="column">
        <section className="panel today-deal">
          <div className="intro">
            <div className="picture">{game && <Poster game={game} />}</div>
            <div className="about">
              <h1>{nameOf(info.day)}</h1>
              <p className="lead">
                {words && shell.say("web-deal-lead", { game: words.say("title"), rival: rival.join(", ") })}
              </p>
              <Facts deal={deal} day={info.day} />
              {me?.id && <Go info={info} deal={deal} />}
            </div>
          </div>
          {!me?.id && (
            <div className="door">
              <Enter />
            </div>
          )}
          <ul className="deal-titles">
            {info.deals.map((x) => (
              <li key={x.game}>
                <a href={href("deal", x.game)} aria-current={x.game === deal.game ? "true" : undefined}>
                  <b>
                    <GameTitle game={x.game} />
                  </b>
                  <State deal={x} />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Streak info={info} />
        <Fingerprints info={info} />
        {me?.id && <OwnClub day={info.day} game={deal.game} whose={me.id} />}
      </div>
      <div className="column">
        <Pick
          label={shell.say("web-deal-which")}
          values={days}
          value={shown}
          say={(x) => written(lang, x)}
          pick={setChosen}
        />
        <Results
          key={`${shown} ${deal.game}`}
          day={shown}
          game={deal.game}
          rival={shell.say("web-deal-rival")}
          opponent={words ? opponents(words, game, deal.options) : ""}
          name={nameOf(shown)}
          whose={me?.id ?? ""}
          from={moment(lang, closes)}
        />
      </div>
    </main>
  );
}

function Facts({ deal, day }: { deal: DealInfo; day: string }): ReactNode {
  const book = useWords();
  const left = (dayEnd(day) ?? 0) - Date.now() / 1000;
  return (
    <ul className="facts">
      <li>
        <Icon name="users" />
        {book.say("web-deal-played", { n: deal.played })}
      </li>
      {left > 0 && !deal.mine?.outcome && (
        <li>
          <Icon name="hourglass" />
          {left >= 3600
            ? book.say("web-deal-hours-left", { n: Math.floor(left / 3600) })
            : book.say("web-deal-minutes-left", { n: Math.max(1, Math.floor(left / 60)) })}
        </li>
      )}
    </ul>
  );
}

function Go({ info, deal }: { info: DayInfo; deal: DealInfo }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const attempt = useAttempt();
  const { mine } = deal;
  if (mine?.outcome)
    return (
      <div className="go">
        <p className="came">
          {mine.outcome === "done"
            ? book.say("web-deal-done", { points: mine.points, place: mine.place })
            : book.say(`web-deal-${mine.outcome}`)}
          {mine.place > 0 && me?.guest && <small>{book.say("web-deal-among-guests")}</small>}
          {mine.mark && <small>{book.say(`web-deal-mark-${mine.mark}`)}</small>}
        </p>
        <a className="btn" href={href("replay", mine.table)}>
          <Icon name="play" />
          {book.say("web-watch-replay")}
        </a>
        {mine.outcome === "done" && <ShareMine day={info.day} deal={deal} />}
      </div>
    );
  const play = async () => {
    const table = await attempt.make(() => deals.begin(info.day, deal.game));
    if (table) go("table", table.id);
  };
  return (
    <>
      <div className="go">
        <button type="button" className="btn primary" disabled={attempt.busy} onClick={play}>
          <Icon name="play" />
          {book.say(mine ? "web-deal-go-on" : "web-deal-play")}
        </button>
        <small>{book.say("web-deal-rules")}</small>
      </div>
      {me?.guest && <p className="note">{book.say("web-deal-guest")}</p>}
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail ?? ""} />
    </>
  );
}

function State({ deal }: { deal: DealInfo }): ReactNode {
  const book = useWords();
  const { mine } = deal;
  if (!mine) return <small>{book.say("web-deal-to-play")}</small>;
  if (!mine.outcome) return <small>{book.say("web-deal-begun")}</small>;
  if (mine.outcome !== "done") return <small>{book.say(`web-deal-${mine.outcome}.short`)}</small>;
  return (
    <small className="done">
      <Icon name="check" />
      {book.say("web-deal-done-short", { points: mine.points, place: mine.place })}
    </small>
  );
}

/** Points and place go into the text; the link shows nothing of it, so nobody is told how it was played. */
function ShareMine({ day, deal }: { day: string; deal: DealInfo }): ReactNode {
  const book = useWords();
  const words = useGameBook(deal.game);
  const { mine } = deal;
  if (!words || !mine) return null;
  const text = book.say("web-share-deal-text", {
    game: words.say("title"),
    day: dated(book.lang, day),
    points: mine.points,
    place: mine.mark ? 0 : mine.place,
  });
  return (
    <ShareButton
      label={book.say("web-share-mine")}
      title={words.say("title")}
      text={text}
      path={`s/deal/${day}/${encodeURIComponent(deal.game)}`}
    />
  );
}
