// Game by game: what is known, what is one's own, and what is ours.

import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import { GameTitle } from "../ui/GameTitle";
import { useWords } from "../words/context";
import type { GameCount } from "./types";

const PARTS = ["known", "yours", "ours"] as const;

export function Games({ games, game }: { games: readonly GameCount[]; game: string }): ReactNode {
  const book = useWords();
  return (
    <section className="box-games" aria-labelledby="box-games">
      <h2 id="box-games">{book.say("web-games")}</h2>
      <ul>
        {games.map((x) => (
          <li key={x.game}>
            <GameRow count={x} now={x.game === game} />
          </li>
        ))}
      </ul>
      <ul className="box-legend">
        {PARTS.map((x) => (
          <li key={x} className={x}>
            <b>{book.say(`web-box-part-${x}`)}</b> {book.say(`web-box-part-${x}.about`)}
          </li>
        ))}
      </ul>
      <p className="private">
        <Icon name="lock" />
        {book.say("web-box-private")}
      </p>
    </section>
  );
}

function GameRow({ count, now }: { count: GameCount; now: boolean }): ReactNode {
  const book = useWords();
  const done = count.ours === 0;
  const inside = (
    <>
      <h3>
        <GameTitle game={count.game} />
        <small>{count.total}</small>
      </h3>
      <span className="box-bar" aria-hidden="true">
        {PARTS.map((x) => count[x] > 0 && <i key={x} className={x} style={{ flexGrow: count[x] }} />)}
      </span>
      <p>
        {PARTS.map(
          (x) =>
            count[x] > 0 && (
              <span key={x} className={x}>
                {book.say(`web-box-n-${x}`, { n: count[x] })}
              </span>
            ),
        )}
        {done && (
          <span className="done">
            <Icon name="check" />
            {book.say(count.yours ? "web-box-all-yours" : "web-box-all-known")}
          </span>
        )}
      </p>
    </>
  );
  if (done && !count.yours) return <div className="box-game">{inside}</div>;
  return (
    <a className="box-game" href={href("box", count.game)} aria-current={now || undefined}>
      {inside}
    </a>
  );
}
