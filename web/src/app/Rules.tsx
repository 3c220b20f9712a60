import { type ReactNode, useEffect, useMemo, useState } from "react";
import "./rules.css";
import "../table/table.css";
import { Guide } from "../learn/Guide";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { ClauseText } from "../rules/ClauseText";
import { bySection, search, sectionOf, useRules } from "../rules/clauses";
import { Text } from "../ui/forms";
import { GameTitle } from "../ui/GameTitle";
import { useWords } from "../words/context";

export default function Rules(props: { game: string; clause: string }): ReactNode {
  const { games } = useServer();
  const game = props.game || (games[0]?.name ?? "");
  const book = useWords();
  return (
    <main className="page rules">
      <header className="rules-head">
        <h1>{book.say("web-rules")}</h1>
        <nav className="switch" aria-label={book.say("web-game")}>
          {games.map((x) => (
            <a key={x.name} href={href("rules", x.name)} aria-current={x.name === game ? "page" : undefined}>
              <GameTitle game={x.name} />
            </a>
          ))}
        </nav>
      </header>
      {game && <Reader key={game} game={game} clause={props.clause} />}
    </main>
  );
}

function Reader({ game, clause }: { game: string; clause: string }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const rules = useRules(game, lang);
  const list = rules?.clauses;
  const [wish, setWish] = useState("");
  const found = useMemo(() => (list ? search(list, wish) : {}), [list, wish]);
  const sections = useMemo(() => bySection(found), [found]);
  const all = useMemo(() => (list ? bySection(list) : []), [list]);
  const name = (section: string) => rules?.sections[section] ?? "";
  useEffect(() => {
    if (!clause || !list) return;
    const target = document.getElementById(clause) ?? document.getElementById(`${clause}.1`);
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [clause, list]);
  return (
    <div className="reader">
      <aside className="contents">
        <Text label={book.say("web-search")} type="search" value={wish} set={setWish} />
        <p className="quiet" role="status">
          {wish && book.say("web-found", { n: Object.keys(found).length })}
        </p>
        <nav aria-label={book.say("web-sections")} lang={rules?.lang || undefined}>
          {all.map(([section]) => (
            <a
              key={section}
              href={href("rules", game, section)}
              aria-current={clause && sectionOf(clause) === section ? "location" : undefined}
            >
              <span>{section}</span> {name(section)}
            </a>
          ))}
        </nav>
      </aside>
      <div className="clauses" lang={rules?.lang || undefined}>
        {rules?.lang && rules.lang !== rules.asked && (
          <p className="note" lang={lang}>
            {book.say("shell-no-language")}
          </p>
        )}
        {!wish && <Guide game={game} />}
        {!wish &&
          rules?.intro.map((text) => (
            <p key={text} className="intro">
              {text}
            </p>
          ))}
        {sections.map(([section, rows]) => (
          <section key={section} aria-labelledby={`s-${section}`}>
            <h2 id={`s-${section}`}>
              <span>{section}</span> {name(section)}
            </h2>
            <ul>
              {rows.map(([id, text]) => (
                <li key={id} id={id} tabIndex={-1} className={id === clause ? "one-clause here" : "one-clause"}>
                  <a className="clause" href={href("rules", game, id)}>
                    {book.say("shell-clause", { clause: id })}
                  </a>
                  <ClauseText game={game} text={text} known={list ?? {}} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {list && !sections.length && <p className="quiet">{book.say("shell-no-clause", { what: wish })}</p>}
      </div>
    </div>
  );
}
