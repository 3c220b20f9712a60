import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { useWords } from "../words/context";
import { stateOf } from "./Rounds";
import { begun } from "./SameDeal";

/** All rounds, one under the other, with what there is to be said of them. */
export function RoundList({ of, now }: { of: TournamentDetail; now: number }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  return (
    <section className="panel tour-round-list">
      <h2>{book.say("web-tournament-rounds")}</h2>
      <ol>
        {of.rounds_info.map((x) => {
          const name = book.say("web-tournament-round", { n: x.number });
          return (
            <li key={x.number} className={x.state}>
              <b>{x.paired ? <a href={href("tournaments", of.id, String(x.number))}>{name}</a> : name}</b>
              <small>{stateOf(book, lang, x, of, now)}</small>
              {x.state === "over" && <small>{book.say("web-tournament-n-tables", { n: x.tables })}</small>}
              {x.commit && (
                <small>
                  {book.say(x.key ? "web-deal-key" : "web-deal-fingerprint")} <code>{begun(x.key || x.commit)}</code>
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
