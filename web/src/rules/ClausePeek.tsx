import { type ReactNode, useEffect, useRef } from "react";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";
import { ClauseText } from "./ClauseText";
import { sectionOf, useRules } from "./clauses";

/** A clause among its neighbours, without leaving the table. */
export function ClausePeek(props: { game: string; clause: string; close(): void }): ReactNode {
  const book = useWords();
  const { game, clause } = props;
  return (
    <Overlay title={book.say("shell-clause", { clause })} close={props.close}>
      <ClauseRows game={game} clause={clause} />
    </Overlay>
  );
}

/** The section of a clause, with the clause marked in it. */
export function ClauseRows({ game, clause }: { game: string; clause: string }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const rules = useRules(game, lang);
  const list = rules?.clauses;
  const here = useRef<HTMLLIElement>(null);
  const section = sectionOf(clause);
  const rows = Object.entries(list ?? {}).filter(([id]) => sectionOf(id) === section);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clause is in sight once it is drawn, and so is the next one.
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
  }, [clause, list]);
  return (
    <>
      <ul className="peek" lang={rules?.lang || undefined}>
        {rows.map(([id, text]) => (
          <li
            key={id}
            ref={id === clause ? here : undefined}
            className={id === clause ? "one-clause here" : "one-clause"}
          >
            <span className="number">{book.say("shell-clause", { clause: id })}</span>
            <ClauseText game={game} text={text} known={list ?? {}} />
          </li>
        ))}
      </ul>
      <p className="row-end">
        <a className="btn" data-leave href={href("rules", game, clause)}>
          {book.say("web-all-rules")}
        </a>
      </p>
    </>
  );
}
