// For those who lead a club: the link to invite with, and what it says of itself.

import { type ReactNode, useState } from "react";
import type { ClubPage } from "../generated/http";
import { Icon } from "../kit/Icon";
import { clubs } from "../net/clubs";
import { go, href } from "../route";
import { CopyLink } from "../ui/CopyLink";
import { Complaint } from "../ui/forms";
import { Overlay } from "../ui/Overlay";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { ClubForm } from "./ClubForm";
import type { Changed } from "./standing";

export function ClubSettings({ page, changed }: { page: ClubPage; changed: Changed }): ReactNode {
  const book = useWords();
  const { club, link } = page;
  const attempt = useAttempt();
  const [open, setOpen] = useState(false);
  const renew = () => void attempt.make(() => clubs.renewLink(club.id)).then((now) => now && changed(now));
  return (
    <section className="panel club-settings">
      <h2>{book.say("web-club-invite")}</h2>
      <p className="note">{book.say("web-club-invite-note")}</p>
      <CopyLink
        label={book.say("web-club-link")}
        link={new URL(href("clubs", club.id, "join", link), location.href).href}
      />
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      <p className="row-end">
        <button type="button" className="btn quiet" disabled={attempt.busy} onClick={renew}>
          <Icon name="refresh-cw" />
          {book.say("web-club-link-renew")}
        </button>
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          <Icon name="settings" />
          {book.say("web-club-settings")}
        </button>
      </p>
      {open && (
        <Overlay title={book.say("web-club-settings")} close={() => setOpen(false)}>
          <ClubForm
            club={club}
            words={book.say("web-club-keep")}
            send={(wish) => clubs.change(club.id, wish)}
            sent={(now) => {
              changed(now);
              setOpen(false);
            }}
          />
          {club.standing === "founder" && <Dissolve id={club.id} members={club.members} />}
        </Overlay>
      )}
    </section>
  );
}

function Dissolve({ id, members }: { id: string; members: number }): ReactNode {
  const book = useWords();
  const attempt = useAttempt();
  const [sure, setSure] = useState(false);
  const dissolve = () => void attempt.make(() => clubs.dissolve(id).then(() => true)).then((x) => x && go("clubs"));
  return (
    <div className="club-dissolve">
      <p className="note" role={sure ? "alert" : undefined}>
        {book.say(sure ? "web-club-dissolve-sure" : "web-club-dissolve-note", { n: members })}
      </p>
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      <p className="row-end">
        {sure && (
          <button type="button" className="btn" onClick={() => setSure(false)}>
            {book.say("web-club-rather-not")}
          </button>
        )}
        <button
          type="button"
          className={sure ? "btn" : "btn quiet"}
          disabled={attempt.busy}
          onClick={() => (sure ? dissolve() : setSure(true))}
        >
          {book.say("web-club-dissolve")}
        </button>
      </p>
    </div>
  );
}
