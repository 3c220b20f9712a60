// Coming into a club, and leaving it.

import { type ReactNode, useState } from "react";
import type { ClubInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { clubs } from "../net/clubs";
import { useServer } from "../net/server";
import { go } from "../route";
import { Complaint } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { type Changed, inside } from "./standing";

export function Coming({ club, link, changed }: { club: ClubInfo; link: string; changed: Changed }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  if (!me) return null;
  if (inside(club)) return club.standing === "founder" ? null : <Leave club={club} />;
  if (club.standing === "barred") return <p className="club-coming">{book.say("web-error-barred")}</p>;
  if (!me.id || me.guest) return null; // what they have to do first stands below
  return <ComeIn club={club} link={link} changed={changed} />;
}

function ComeIn({ club, link, changed }: { club: ClubInfo; link: string; changed: Changed }): ReactNode {
  const book = useWords();
  const attempt = useAttempt();
  const join = () => void attempt.make(() => clubs.join(club.id, link)).then((page) => page && changed(page));
  // Who asks no more may not be told of the club any more: it is asked for as somebody from outside.
  const withdraw = () =>
    void attempt
      .make(() => clubs.leave(club.id).then(() => clubs.page(club.id, link)))
      .then((page) => (page ? changed(page) : go("clubs")));
  const asks = club.standing === "asks" && !link;
  return (
    <div className="club-coming">
      {asks ? (
        <>
          <p>{book.say("web-club-asked")}</p>
          <button type="button" className="btn" disabled={attempt.busy} onClick={withdraw}>
            {book.say("web-withdraw")}
          </button>
        </>
      ) : (
        <button type="button" className="btn primary" disabled={attempt.busy} onClick={join}>
          <Icon name="log-in" />
          {book.say(link || club.joining === "open" ? "web-club-join" : "web-club-ask")}
        </button>
      )}
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
    </div>
  );
}

function Leave({ club }: { club: ClubInfo }): ReactNode {
  const book = useWords();
  const attempt = useAttempt();
  const [sure, setSure] = useState(false);
  const leave = () => void attempt.make(() => clubs.leave(club.id)).then((left) => left && go("clubs"));
  return (
    <div className="club-coming">
      {sure && <p role="alert">{book.say("web-club-leave-sure")}</p>}
      <p className="acts">
        {sure && (
          <button type="button" className="btn" onClick={() => setSure(false)}>
            {book.say("web-club-stay")}
          </button>
        )}
        <button type="button" className="btn" disabled={attempt.busy} onClick={() => (sure ? leave() : setSure(true))}>
          <Icon name="log-out" />
          {book.say("web-club-leave")}
        </button>
      </p>
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
    </div>
  );
}
