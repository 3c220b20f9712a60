// The tournaments of a club.

import { type ReactNode, useState } from "react";
import type { ClubInfo, TournamentInfo, TournamentList } from "../generated/http";
import { Icon } from "../kit/Icon";
import { clubs } from "../net/clubs";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { kindOf, tempoOf } from "../tournaments/Facts";
import { moment } from "../tournaments/times";
import { GameTitle } from "../ui/GameTitle";
import { useLookAgain } from "../ui/useLookAgain";
import { useWords } from "../words/context";

const LOOK_AGAIN = 30_000;
const PAST = 3;

export function ClubTournaments({ club }: { club: ClubInfo }): ReactNode {
  const book = useWords();
  const [found, setFound] = useState<TournamentList | null>(null);
  useLookAgain(
    async (wanted) => {
      const lists = await clubs.tournaments(club.id);
      if (wanted()) setFound(lists);
    },
    LOOK_AGAIN,
    club.id,
  );
  const list = found ? [...found.running, ...found.open, ...found.over.slice(0, PAST)] : [];
  return (
    <section className="panel club-tournaments">
      <header>
        <h2>{book.say("web-tournaments")}</h2>
        <a className="btn small" href={href("tournaments", "new", club.id)}>
          <Icon name="plus" />
          {book.say("web-club-tournament")}
        </a>
      </header>
      {found && !list.length && <p className="quiet">{book.say("web-club-no-tournaments")}</p>}
      {list.length > 0 && (
        <ul>
          {list.map((x) => (
            <One key={x.id} of={x} />
          ))}
        </ul>
      )}
    </section>
  );
}

function One({ of }: { of: TournamentInfo }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const how = of.status === "running" ? "running" : of.status === "open" ? "open" : "over";
  return (
    <li>
      <a href={href("tournaments", of.id)} lang="">
        {of.name}
      </a>
      <p>
        <GameTitle game={of.game} /> · {kindOf(book, of)} · {tempoOf(book, of)}
      </p>
      <p className={how}>
        {how === "running" && book.say("web-club-tournament-on")}
        {how === "open" && moment(lang, of.starts, Date.now() / 1000)}
        {how === "over" && (of.winners.join(", ") || book.say("web-club-tournament-over"))}
        <small>{book.say("web-deal-players", { n: of.players })}</small>
      </p>
    </li>
  );
}
