// A club: what it is, its deals of the day, its tournaments, who is in it.

import { type ReactNode, useEffect, useState } from "react";
import "./clubs.css";
import type { ClubPage } from "../generated/http";
import { Icon } from "../kit/Icon";
import type { Refusal } from "../net/api";
import { clubs } from "../net/clubs";
import { useServer } from "../net/server";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { useWords } from "../words/context";
import { Asking } from "./Asking";
import { ClubDeals } from "./ClubDeals";
import { ClubFacts } from "./ClubFacts";
import { ClubSettings } from "./ClubSettings";
import { ClubTournaments } from "./ClubTournaments";
import { Coming } from "./Coming";
import { Members } from "./Members";
import { NeedsAccount } from "./NeedsAccount";
import { ReportClub } from "./ReportClub";
import { type Changed, inside, leads } from "./standing";

/** `link`: of the invitation somebody has come by, or empty. */
export default function ClubScreen({ id, link }: { id: string; link: string }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [page, setPage] = useState<ClubPage | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const reader = me?.id;
  useEffect(() => {
    let here = true;
    setProblem(null);
    if (reader !== undefined)
      clubs.page(id, link).then(
        (x) => here && setPage(x),
        (x) => here && setProblem(x),
      );
    return () => {
      here = false;
    };
  }, [id, link, reader]);
  const name = page?.club.name;
  useEffect(() => {
    if (name) document.title = book.say("web-page", { page: name });
  }, [name, book]);
  if (problem || !page)
    return (
      <main className="page narrow">
        {problem && (
          <>
            <h1>{book.say("web-clubs")}</h1>
            <Complaint code={problem.code} detail={problem.detail} />
            <p>
              <a href={href("clubs")}>{book.say("web-clubs-all")}</a>
            </p>
          </>
        )}
      </main>
    );
  const { club } = page;
  return (
    <main className="page club">
      <header className="club-head">
        <div>
          <p className="way-back">
            <a href={href("clubs")}>
              <Icon name="chevron-left" />
              {book.say("web-clubs")}
            </a>
          </p>
          <h1 lang="">{club.name}</h1>
          <ClubFacts of={club} />
        </div>
        <Coming club={club} link={link} changed={setPage} />
      </header>
      {club.about && (
        <p className="club-about" lang="">
          {club.about}
        </p>
      )}
      {link && !inside(club) && <p className="club-invited">{book.say("web-club-invited")}</p>}
      {me && (!me.id || me.guest) && <NeedsAccount />}
      {inside(club) ? <Inside page={page} changed={setPage} /> : <Outside page={page} changed={setPage} />}
      {!leads(club) && reader && <ReportClub club={club} link={link} />}
    </main>
  );
}

function Inside({ page, changed }: { page: ClubPage; changed: Changed }): ReactNode {
  const { club } = page;
  return (
    <div className="club-columns">
      <div className="column">
        {leads(club) && page.asking.length > 0 && <Asking page={page} changed={changed} />}
        <ClubDeals club={club} />
      </div>
      <div className="column">
        <ClubTournaments club={club} />
        <Members page={page} changed={changed} />
        {leads(club) && <ClubSettings key={page.link} page={page} changed={changed} />}
      </div>
    </div>
  );
}

/** For who is not in it: what is to be found inside, and who leads it. */
function Outside({ page, changed }: { page: ClubPage; changed: Changed }): ReactNode {
  const book = useWords();
  return (
    <div className="club-columns">
      <section className="panel">
        <h2>{book.say("web-club-inside")}</h2>
        <ul className="club-inside">
          {(["calendar", "trophy", "users"] as const).map((icon) => (
            <li key={icon}>
              <Icon name={icon} />
              {book.say(`web-club-inside-${icon}`)}
            </li>
          ))}
        </ul>
      </section>
      <Members page={page} changed={changed} />
    </div>
  );
}
