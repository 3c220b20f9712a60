// The deals of the day among the members of a club: who has played today, the week of a title, and a day of it.

import { type ReactNode, useEffect, useState } from "react";
import type { ClubDayInfo, ClubDealInfo, ClubInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { deals } from "../today/api";
import { ClubWeek } from "../today/ClubWeek";
import { moment, written } from "../today/days";
import { number } from "../today/number";
import { Results } from "../today/Results";
import { isoDay } from "../ui/days";
import { GameTitle, opponents, useGameBook } from "../ui/GameTitle";
import { useWords } from "../words/context";
import "../today/today.css";

const NAMED = 3; // of those who have played a deal

export function ClubDeals({ club }: { club: ClubInfo }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [today, setToday] = useState<ClubDayInfo | null>(null);
  useEffect(() => {
    let here = true;
    // A clock that is wrong by days asks for a day that is not there: then it is the server's.
    deals
      .ofClub(isoDay(Date.now()), club.id)
      .catch(() => deals.day("").then((x) => deals.ofClub(x.day, club.id)))
      .then(
        (x) => here && setToday(x),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [club.id]);
  const [game, setGame] = useState("");
  if (!today) return null;
  const found = today.deals.find((x) => x.game === game);
  const first = today.deals.find((x) => x.played.length) ?? today.deals.find((x) => club.games.includes(x.game));
  const deal = found ?? first ?? today.deals[0];
  if (!deal) return null;
  return (
    <>
      <section className="panel club-deals">
        <header>
          <h2>{book.say("web-deal")}</h2>
          <a href={href("deal", deal.game)}>{book.say(deal.tried ? "web-club-deal-look" : "web-club-deal-play")}</a>
        </header>
        <p className="note">{book.say("web-club-deals-note")}</p>
        <ul className="club-titles">
          {today.deals.map((x) => (
            <li key={x.game}>
              <button type="button" aria-pressed={x === deal} onClick={() => setGame(x.game)}>
                <b>
                  <GameTitle game={x.game} />
                </b>
                <Played of={x} />
              </button>
            </li>
          ))}
        </ul>
        <TitleDeals key={deal.game} club={club} today={today} deal={deal} whose={me?.id ?? ""} />
      </section>
    </>
  );
}

/** Who has played it today, and the best as far as the reader may know. */
function Played({ of }: { of: ClubDealInfo }): ReactNode {
  const book = useWords();
  const [best] = of.best;
  if (!of.played.length) return <small>{book.say("web-club-nobody-today")}</small>;
  if (best)
    return (
      <small>
        {book.say("web-club-best", { points: number(best.points) })} <span lang="">{best.name}</span>
      </small>
    );
  const named = of.played.slice(0, NAMED).join(", ");
  const more = of.played.length - NAMED;
  return (
    <small>
      {book.say("web-club-have-played")} <span lang="">{named}</span>
      {more > 0 && ` ${book.say("web-club-and-more", { n: more })}`}
    </small>
  );
}

function TitleDeals(props: { club: ClubInfo; today: ClubDayInfo; deal: ClubDealInfo; whose: string }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { games } = useServer();
  const { club, today, deal, whose } = props;
  const [day, setDay] = useState(today.day);
  const words = useGameBook(deal.game);
  const game = games.find((x) => x.name === deal.game);
  const ends = today.closes - (Date.parse(today.day) - Date.parse(day)) / 1000;
  return (
    <>
      <ClubWeek club={club.id} day={today.day} game={deal.game} whose={whose} chosen={day} choose={setDay} />
      <p className="legend">
        <Icon name="check" /> {book.say("web-club-legend")}
      </p>
      <div className="club-day">
        <Results
          key={`${day} ${deal.game}`}
          day={day}
          game={deal.game}
          club={club.id}
          rival={book.say("web-deal-rival")}
          opponent={words && day === today.day ? opponents(words, game, deal.options) : ""}
          name={day === today.day ? book.say("web-today") : written(lang, day)}
          whose={whose}
          from={moment(lang, ends)}
        />
      </div>
    </>
  );
}
