// Who is in a club; those who lead it appoint and send away.

import { type ReactNode, useState } from "react";
import type { ActOn, ClubPage, MemberInfo } from "../generated/http";
import { clubs } from "../net/clubs";
import { useServer } from "../net/server";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { NamedButton } from "../ui/NamedButton";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { type Changed, inside, leads } from "./standing";

type Act = ActOn["act"];

const SHOWN = 20;
const NEED_A_WORD: readonly Act[] = ["remove", "hand-over"]; // one is asked whether one is sure

export function Members({ page, changed }: { page: ClubPage; changed: Changed }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const { club, members } = page;
  const attempt = useAttempt();
  const [all, setAll] = useState(false);
  const [managing, setManaging] = useState(false);
  const [open, setOpen] = useState(""); // whose acts are in view
  const [sure, setSure] = useState<{ act: Act; of: MemberInfo } | null>(null);
  const act = (of: MemberInfo, what: Act) => {
    setSure(null);
    setOpen("");
    void attempt.make(() => clubs.act(club.id, of.id, what)).then((now) => now && changed(now));
  };
  const wish = (of: MemberInfo, what: Act) => (NEED_A_WORD.includes(what) ? setSure({ act: what, of }) : act(of, what));
  const others = members.some((x) => x.id !== me?.id);
  return (
    <section className="panel club-members">
      <header>
        <h2>
          {book.say(inside(club) ? "web-club-members" : "web-club-leading")}{" "}
          {inside(club) && <small>{club.members}</small>}
        </h2>
        {leads(club) && (others || page.barred.length > 0) && (
          <button
            type="button"
            className="btn small"
            aria-pressed={managing}
            onClick={() => {
              setManaging(!managing);
              setOpen("");
              setSure(null);
            }}
          >
            {book.say(managing ? "web-club-managed" : "web-club-manage")}
          </button>
        )}
      </header>
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      <ul className="club-people">
        {members.slice(0, all ? undefined : SHOWN).map((x) => (
          <li key={x.id} className={x.id === me?.id ? "mine" : undefined}>
            <a lang="" href={href("people", x.id)}>
              {x.name}
            </a>
            {x.standing !== "member" && <span className="tag">{book.say(`web-club-${x.standing}`)}</span>}
            {managing && actsOn(page, x, me?.id ?? "").length > 0 && (
              <button
                type="button"
                className="btn small more"
                aria-expanded={open === x.id}
                onClick={() => {
                  setSure(null);
                  setOpen(open === x.id ? "" : x.id);
                }}
              >
                {book.say("web-club-change")}
                <span className="sr" lang="">
                  {" "}
                  {x.name}
                </span>
              </button>
            )}
            {open === x.id && sure?.of.id !== x.id && (
              <span className="acts">
                {actsOn(page, x, me?.id ?? "").map((what) => (
                  <NamedButton
                    key={what}
                    words={`web-club-act-${what}`}
                    name={x.name}
                    busy={attempt.busy}
                    act={() => wish(x, what)}
                  />
                ))}
              </span>
            )}
            {sure?.of.id === x.id && (
              <Sure act={sure.act} name={x.name} no={() => setSure(null)} yes={() => act(x, sure.act)} />
            )}
          </li>
        ))}
      </ul>
      {!all && members.length > SHOWN && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {book.say("web-club-all", { n: members.length })}
        </button>
      )}
      {managing && page.barred.length > 0 && (
        <>
          <h3>{book.say("web-club-barred")}</h3>
          <p className="note">{book.say("web-club-barred-note")}</p>
          <ul className="club-people">
            {page.barred.map((x) => (
              <li key={x.id}>
                <b lang="">{x.name}</b>
                <span className="person-acts">
                  <NamedButton
                    words="web-club-act-readmit"
                    name={x.name}
                    busy={attempt.busy}
                    act={() => act(x, "readmit")}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What the reader may do to somebody. */
function actsOn(page: ClubPage, x: MemberInfo, me: string): Act[] {
  const founder = page.club.standing === "founder";
  if (x.id === me || x.standing === "founder") return [];
  if (x.standing === "officer") return founder ? ["dismiss", "remove", "hand-over"] : [];
  return founder ? ["appoint", "remove", "hand-over"] : ["appoint", "remove"];
}

function Sure(props: { act: Act; name: string; no(): void; yes(): void }): ReactNode {
  const book = useWords();
  return (
    <div className="club-sure">
      <p role="alert">{book.say(`web-club-sure-${props.act}`, { name: props.name })}</p>
      <p className="row-end">
        <button type="button" className="btn small" onClick={props.no}>
          {book.say("web-club-rather-not")}
        </button>
        <button type="button" className="btn small" onClick={props.yes}>
          {book.say(`web-club-act-${props.act}`)}
        </button>
      </p>
    </div>
  );
}
