// The week of a title among the members of a club the reader is in.

import { type ReactNode, useEffect, useState } from "react";
import type { ClubInfo } from "../generated/http";
import { clubs } from "../net/clubs";
import { href } from "../route";
import { GameTitle } from "../ui/GameTitle";
import { useWords } from "../words/context";
import { ClubWeek } from "./ClubWeek";

export function OwnClub({ day, game, whose }: { day: string; game: string; whose: string }): ReactNode {
  const book = useWords();
  const [mine, setMine] = useState<ClubInfo[]>([]);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    let here = true;
    setMine([]);
    if (whose)
      clubs.mine().then(
        (x) => here && setMine(x.filter((y) => y.standing !== "asks")),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [whose]);
  const club = mine.find((x) => x.id === chosen) ?? mine[0];
  if (!club) return null;
  return (
    <section className="panel own-club">
      <header>
        <h2>
          <span lang="">{club.name}</span>{" "}
          <small>
            <GameTitle game={game} />, {book.say("web-club-this-week")}
          </small>
        </h2>
        {mine.length > 1 && (
          <label>
            <span className="sr">{book.say("web-club-which")}</span>
            <select value={club.id} onChange={(e) => setChosen(e.target.value)}>
              {mine.map((x) => (
                <option key={x.id} value={x.id} lang="">
                  {x.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <a href={href("clubs", club.id)}>{book.say("web-club-page")}</a>
      </header>
      <ClubWeek club={club.id} day={day} game={game} whose={whose} />
    </section>
  );
}
