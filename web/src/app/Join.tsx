import { type ReactNode, useEffect, useState } from "react";
import { Enter } from "../account/Enter";
import type { TableInfo } from "../generated/http";
import { api, type Refusal } from "../net/api";
import { useServer } from "../net/server";
import { go, href } from "../route";
import { Complaint } from "../ui/forms";
import { GameTitle } from "../ui/GameTitle";
import { LearnOffer } from "../ui/LearnOffer";
import { Seats } from "../ui/Seats";
import { useWords } from "../words/context";

/** An invitation: say who you are, take a seat. */
export function Join({ table, link }: { table: string; link: string }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    api.info(table).then(setInfo, setProblem);
  }, [table]);
  const sit = () => api.join(table, link).then(() => go("table", table), setProblem);
  if (!me || (!info && !problem)) return <main className="page narrow" />;
  return (
    <main className="page narrow">
      <h1>{book.say("web-join")}</h1>
      {info && (
        <section className="panel">
          <h2>
            <GameTitle game={info.game} />
          </h2>
          <Seats info={info} />
          <LearnOffer game={info.game} />
          {me.id && (
            <p className="row-end">
              {info.public && (
                <a className="btn" href={href("table", table)}>
                  {book.say("web-watch")}
                </a>
              )}
              <button type="button" className="btn primary" onClick={() => void sit()}>
                {book.say("web-sit")}
              </button>
            </p>
          )}
        </section>
      )}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      {!me.id && info && <Enter />}
    </main>
  );
}
