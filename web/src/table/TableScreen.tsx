import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import "./table.css";
import "./name-card.css";
import "./motion.css";
import { LaidWith, useOtherCards } from "../boards/cards";
import { useGameUI } from "../boards/useGameUI";
import { Drawn } from "../kit/Rich";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { complaint } from "../ui/forms";
import { TopBar } from "../ui/TopBar";
import type { Book } from "../words/book";
import { Speaks, useBook, useWords } from "../words/context";
import { Lobby } from "./Lobby";
import { calledOf, namesOf } from "./names";
import { TableSession } from "./session";
import { Table, type TableProps } from "./Table";

export default function TableScreen({ table }: { table: string }): ReactNode {
  const { lang, coach } = usePrefs();
  const [session] = useState(() => new TableSession(table));
  useEffect(() => session.start(), [session]);
  const known = useSyncExternalStore(session.subscribe, session.snapshot);
  // In the middle of a thought everything is shown as its answers would leave it.
  const now = useMemo(() => (known.ahead ? { ...known, position: known.ahead.position } : known), [known]);
  const game = now.info?.game;
  const cards = useOtherCards(now.info);
  const ui = useGameUI(game, cards);
  const words = useBook(lang, game, coach, cards);
  const shell = useWords();
  if (now.barred)
    return (
      <>
        <TopBar route={{ at: "table", table }} />
        <main className="page narrow">
          <h1>{complaint(shell, now.barred.code, now.barred.detail)}</h1>
          <p>
            <a href={href()}>{shell.say("web-home")}</a>
          </p>
        </main>
      </>
    );
  if (!now.info || !words || !ui) return <TopBar route={{ at: "table", table }} />;
  if (now.info.status === "open" && !now.position)
    return (
      <LaidWith value={cards}>
        <Speaks value={words}>
          <TopBar route={{ at: "table", table }} />
          <Lobby info={now.info} refresh={() => void session.refresh()} />
        </Speaks>
      </LaidWith>
    );
  return now.position ? (
    <LaidWith value={cards}>
      <Seated session={session} now={now} position={now.position} ui={ui} words={words} />
    </LaidWith>
  ) : (
    <TopBar route={{ at: "table", table }} />
  );
}

function Seated({ words, ...props }: TableProps & { words: Book }): ReactNode {
  const { now, position } = props;
  const names = useMemo(() => namesOf(words, now.info, position), [words, now.info, position]);
  const own = position.seat;
  const key = names.join("\n");
  const called = calledOf(words, now.info, names).join("\n");
  // In sentences the reader is "you"; panels have the name.
  const book = useMemo(() => {
    const addressed = (list: string) => list.split("\n").map((x, i) => (i === own ? words.say("shell-you") : x));
    return words.named(addressed(key), addressed(called));
  }, [words, key, called, own]);
  return (
    <Speaks value={book}>
      <Drawn value={props.ui.drawings ?? null}>
        <Table {...props} names={names} />
      </Drawn>
    </Speaks>
  );
}
