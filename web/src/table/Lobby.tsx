import { type ReactNode, useState } from "react";
import { BoxNote } from "../box/BoxCards";
import type { TableInfo } from "../generated/http";
import { api, type Refusal } from "../net/api";
import { InviteFriends } from "../people/InviteFriends";
import { go, href } from "../route";
import { CopyLink } from "../ui/CopyLink";
import { Complaint } from "../ui/forms";
import { LearnOffer } from "../ui/LearnOffer";
import { Seats } from "../ui/Seats";
import { useWords } from "../words/context";

/** A table that gathers its players. */
export function Lobby({ info, refresh }: { info: TableInfo; refresh(): void }): ReactNode {
  const book = useWords();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const link = new URL(href("join", info.id, info.link), location.href).href;
  const full = info.seats.every((x) => x.person || x.bot);
  const doing = (what: Promise<unknown>) => void what.then(refresh, setProblem);
  return (
    <main className="page narrow">
      <h1>{book.say("title")}</h1>
      <section className="panel">
        <h2>{book.say("web-gathering")}</h2>
        <Seats info={info} />
        <LearnOffer game={info.game} />
        {Object.entries(info.options).map(([name, value]) => (
          <p key={name} className="note">
            {book.say(`setting-${name}`)}: {book.say(`setting-${name}.${value}`)}
          </p>
        ))}
        {info.hints && <p className="note">{book.say("web-hints-on")}</p>}
        {info.rated && <p className="note">{book.say("web-rated-here")}</p>}
        <BoxNote info={info} />
        {info.seat >= 0 && !full && <CopyLink label={book.say("web-invite")} link={link} />}
        {info.seat >= 0 && !full && <InviteFriends table={info} />}
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
        <p className="row-end">
          {info.seat >= 0 ? (
            <button type="button" className="btn" onClick={() => void api.leave(info.id).then(() => go(), setProblem)}>
              {book.say("web-stand-up")}
            </button>
          ) : (
            info.public && (
              <button type="button" className="btn" onClick={() => doing(api.join(info.id, ""))}>
                {book.say("web-sit")}
              </button>
            )
          )}
          {info.owner && (
            <button type="button" className="btn primary" disabled={!full} onClick={() => doing(api.start(info.id))}>
              {book.say("web-start")}
            </button>
          )}
        </p>
        {info.owner && !full && <p className="note">{book.say("web-not-full-yet")}</p>}
      </section>
    </main>
  );
}
