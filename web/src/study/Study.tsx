// A board one studies, in a lesson or a puzzle: the real table with nobody behind it.

import { type ReactNode, useEffect, useMemo } from "react";
import "../table/table.css";
import "../table/name-card.css";
import "../table/motion.css";
import "./study.css";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import { Icon } from "../kit/Icon";
import { Drawn } from "../kit/Rich";
import { href, type Route } from "../route";
import { namesOf } from "../table/names";
import type { Problem } from "../table/snapshot";
import { complaint } from "../ui/forms";
import { LangSwitch, TopBar } from "../ui/TopBar";
import type { Book } from "../words/book";
import { Speaks, useWords } from "../words/context";

/** While it loads, or why it cannot. `back`: the address of where one came from, and its name. */
export function Waiting(props: {
  route: Route;
  problem: Problem | null;
  loading: string;
  back: readonly [string, string];
}): ReactNode {
  const book = useWords();
  const { problem, back } = props;
  return (
    <>
      <TopBar route={props.route} />
      <main className="page narrow">
        {problem ? (
          <>
            <h1>{complaint(book, problem.code, problem.detail)}</h1>
            <p>
              <a href={back[0]}>{back[1]}</a>
            </p>
          </>
        ) : (
          <p role="status">{props.loading}</p>
        )}
      </main>
    </>
  );
}

/** Everything inside speaks of the reader as "you", and draws what the game draws in its sentences. */
export function Seated(props: { book: Book; position: Position; ui: GameUI<unknown>; children: ReactNode }): ReactNode {
  const { book, position } = props;
  const names = useMemo(() => namesOf(book, null, position), [book, position]);
  const key = names.join("\n");
  const own = position.seat;
  const named = useMemo(
    () => book.named(key.split("\n").map((x, i) => (i === own ? book.say("shell-you") : x))),
    [book, key, own],
  );
  return (
    <Speaks value={named}>
      <Drawn value={props.ui.drawings ?? null}>{props.children}</Drawn>
    </Speaks>
  );
}

/** The top of the page: the way back, where one is, rules and legend. `page`: its name in the browser. */
export function StudyTop(props: {
  game: string;
  clause: string;
  back: readonly [string, string];
  where: string;
  page: string;
  openLegend(): void;
}): ReactNode {
  const book = useWords();
  const { game, clause, back, where, page } = props;
  useEffect(() => {
    document.title = book.say("web-page", { page: `${book.say("title")} · ${page}` });
  }, [book, page]);
  return (
    <header className="top table-top">
      <a className="wordmark" href={back[0]}>
        <span className="when-wide">{book.say("web-name")}</span>
        <span className="when-narrow">
          <Icon name="chevron-left" />
          <span className="sr">{back[1]}</span>
        </span>
      </a>
      <h1 className="crumb">
        <b>{book.say("title")}</b> <span>· {where}</span>
      </h1>
      <span className="gap" />
      <a className="tool" href={href("rules", game, clause)}>
        <Icon name="book-open" />
        <span className="when-wide">{book.say("web-rules")}</span>
      </a>
      <button type="button" className="tool legend-tool" onClick={props.openLegend}>
        <Icon name="list" />
        <span className="when-wide">{book.say("web-legend")}</span>
      </button>
      <LangSwitch />
    </header>
  );
}

/** Where there is room for one part at a time: which one is shown. */
export function PartTabs<T extends string>(props: {
  parts: readonly T[];
  part: T;
  say(part: T): string;
  show(part: T): void;
}): ReactNode {
  const book = useWords();
  return (
    <nav className="study-tabs" aria-label={book.say("web-parts")}>
      {props.parts.map((x) => (
        <button
          key={x}
          type="button"
          aria-current={x === props.part ? "true" : undefined}
          onClick={() => props.show(x)}
        >
          {props.say(x)}
        </button>
      ))}
    </nav>
  );
}
