import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import { useWords } from "../words/context";
import { points } from "./points";

const STEPS = 3;

/** Who has won, and who came next. */
export function Winners({ of }: { of: TournamentDetail }): ReactNode {
  const book = useWords();
  // Where nobody came all share the first place, and none has won.
  const best = of.standings.filter((x) => x.place <= STEPS && x.points > 0).slice(0, 2 * STEPS);
  const own = of.standings.find((x) => x.mine);
  if (!best.length) return <p className="quiet">{book.say("web-tournament-none-won")}</p>;
  return (
    <section className="panel tour-winners" aria-label={book.say("web-tournament-winners")}>
      <ol>
        {best.map((x) => (
          <li key={x.person} className={x.place === 1 ? "first" : undefined}>
            {x.place === 1 ? <Icon name="trophy" /> : <span aria-hidden="true">{x.place}</span>}
            <p>
              <span className="sr">{book.say("web-tournament-place", { n: x.place })} </span>
              <a href={href("people", x.person)} lang="">
                {x.name}
              </a>
              <small>{book.say("web-tournament-n-points", { n: points(book.lang, x.points) })}</small>
            </p>
          </li>
        ))}
      </ol>
      {own && own.place > STEPS && (
        <p className="own">{book.say("web-tournament-your-place", { n: own.place, of: of.standings.length })}</p>
      )}
    </section>
  );
}
