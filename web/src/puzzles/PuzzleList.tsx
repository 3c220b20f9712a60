import { type ReactNode, useEffect, useState } from "react";
import "./puzzles.css";
import { Poster } from "../boards/Poster";
import type { GameInfo, PuzzleGame } from "../generated/http";
import { Icon } from "../kit/Icon";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { sectionOf, useRules } from "../rules/clauses";
import { useGameBook } from "../ui/GameTitle";
import { useWords } from "../words/context";
import { puzzles } from "./api";

/** The games that have puzzles, and how far one has come. */
export default function PuzzleList(): ReactNode {
  const book = useWords();
  const { games, me } = useServer();
  const [found, setFound] = useState<PuzzleGame[] | null>(null);
  const account = Boolean(me?.id && !me.guest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has come as far as they have.
  useEffect(() => {
    let here = true;
    puzzles.games().then(
      (x) => here && setFound(x),
      () => here && setFound([]),
    );
    return () => {
      here = false;
    };
  }, [me?.id]);
  return (
    <main className="page puzzles">
      <h1>{book.say("web-puzzles")}</h1>
      <p className="lead">{book.say("web-puzzles-more")}</p>
      {me && !account && (
        <p className="note">
          {book.say("web-puzzles-account")} <a href={href("sign-in")}>{book.say("web-sign-in")}</a>
        </p>
      )}
      {found && !found.length && <p className="quiet">{book.say("web-puzzles-none")}</p>}
      <div className="puzzle-cards">
        {found?.map((x) => {
          const game = games.find((g) => g.name === x.game);
          return game && <GameCard key={x.game} game={game} of={x} account={account} />;
        })}
      </div>
    </main>
  );
}

function GameCard({ game, of, account }: { game: GameInfo; of: PuzzleGame; account: boolean }): ReactNode {
  const shell = useWords();
  const { lang } = usePrefs();
  const book = useGameBook(game.name) ?? shell;
  const rules = useRules(game.name, lang);
  const title = book.say("title");
  const done = account && of.tried === of.puzzles;
  return (
    <article className="puzzle-card">
      <Poster game={game} />
      <div className="about">
        <h2>{title}</h2>
        <p className="stand">
          {of.rating > 0 && (
            <b>
              {shell.say("web-puzzles-rating", { n: of.rating })} <small>±{of.spread}</small>
            </b>
          )}
          <span>
            {account && of.tried > 0
              ? shell.say("web-puzzles-solved", { n: of.solved, tried: of.tried, of: of.puzzles })
              : shell.say("web-puzzles-n", { n: of.puzzles })}
          </span>
        </p>
        {of.themes.length > 0 && (
          <ul className="puzzle-themes" aria-label={shell.say("web-puzzles-themes")}>
            {of.themes.map((x) => (
              <li key={x.clause}>
                <a href={href("puzzles", game.name, "next", x.clause)}>
                  <b>{rules?.sections[sectionOf(x.clause)] ?? ""}</b>
                  <small>{shell.say("shell-clause", { clause: x.clause })}</small>
                  <em>
                    {account
                      ? shell.say("web-puzzles-theme-solved", { n: x.solved, of: x.puzzles })
                      : shell.say("web-puzzles-n", { n: x.puzzles })}
                  </em>
                  <span>{begun(rules?.clauses[x.clause] ?? "")}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="acts">
          {done ? (
            <span className="note">{shell.say("web-puzzles-all-done")}</span>
          ) : (
            <a className="btn primary" href={href("puzzles", game.name, "next")}>
              {shell.say("web-puzzles-solve")}
              <span className="sr"> {title}</span>
              <Icon name="arrow-right" />
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

const GLANCE = 170; // characters one reads of a clause to know what it is about

/** The first sentences of a clause, without where it comes from. */
function begun(clause: string): string {
  const [first = "", ...others] = clause.replace(/\s*\([^()]*\)$/, "").split(/(?<=[.!?])\s+/);
  let text = first;
  for (const x of others) {
    if (text.length + x.length >= GLANCE) break;
    text += ` ${x}`;
  }
  return text;
}
