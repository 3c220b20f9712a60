// A new tournament: what is played, how, when, and for whom.

import { type ReactNode, useState } from "react";
import "./tournaments.css";
import { Enter } from "../account/Enter";
import { useServer } from "../net/server";
import { Pick } from "../ui/forms";
import { GameTitle } from "../ui/GameTitle";
import { LearnOffer } from "../ui/LearnOffer";
import { seatsOf } from "../ui/seat-counts";
import { useWords } from "../words/context";
import { Wish } from "./Wish";

/** `club`: whose members play, or empty. */
export default function NewTournament({ club }: { club: string }): ReactNode {
  const book = useWords();
  const { me, games } = useServer();
  const [name, setName] = useState("");
  // A tournament is of tables of two and more.
  const offered = games.filter((x) => seatsOf(x, {}).some((n) => n > 1));
  const game = offered.find((x) => x.name === name) ?? offered[0];
  if (!me || !game) return <main className="page narrow" />;
  return (
    <main className="page narrow">
      <h1>{book.say("web-tournament-new")}</h1>
      <p className="tour-lead">{book.say("web-tournament-new-more")}</p>
      {me.id ? (
        <>
          <div className="panel form">
            <Pick
              label={book.say("web-game")}
              values={offered.map((x) => x.name)}
              value={game.name}
              say={(x) => <GameTitle game={x} />}
              pick={setName}
            />
            <LearnOffer game={game.name} />
          </div>
          <Wish key={game.name} game={game} club={club} />
        </>
      ) : (
        <Enter />
      )}
    </main>
  );
}
