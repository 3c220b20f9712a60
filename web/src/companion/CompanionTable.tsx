// A companion table: ask and tell by turns, then the score.

import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import "../table/table.css";
import "./companion.css";
import { useGameUI } from "../boards/useGameUI";
import type { GameUI, OptionIndex } from "../game-ui";
import { Icon } from "../kit/Icon";
import { PlayerShape } from "../kit/players";
import { Drawn, Rich } from "../kit/Rich";
import { usePrefs } from "../prefs/prefs";
import { go, href } from "../route";
import { ClausePeek } from "../rules/ClausePeek";
import { ScoreSheet } from "../table/Scores";
import { Overlay } from "../ui/Overlay";
import { SettingsForm } from "../ui/SettingsForm";
import type { Book } from "../words/book";
import { Speaks, useBook, useWords } from "../words/context";
import { Ask, type AskKeys } from "./Ask";
import type { Frame } from "./desk";
import { useCompanionKeys } from "./keys";
import { useOffline, useRulesKept } from "./offline";
import { RivalScore } from "./RivalScore";
import { isLong, type Step, steps } from "./steps";
import { begin, keep } from "./store";
import { Tell, ToldLines } from "./Tell";
import { useAwake } from "./useAwake";
import { type Table, useTable } from "./useTable";

const WATCHER = -1;
/** What one has done that makes no difference to the opponent. */
const ELSE = "companion-else";
const NO_OPTIONS: OptionIndex = {
  ask: null,
  at: () => [],
  selected: null,
  select: () => undefined,
  commit: () => undefined,
  closed: () => null,
};

export default function CompanionTable({ id }: { id: string }): ReactNode {
  const { lang } = usePrefs();
  const shell = useWords();
  const table = useTable(id);
  const game = table.game || undefined;
  const ui = useGameUI(game);
  const words = useBook(lang, game);
  const [en, uk, ru] = [useBook("en", game), useBook("uk", game), useBook("ru", game)];
  const books = useMemo(() => [words, en, uk, ru].filter((x) => x !== null), [words, en, uk, ru]);
  useRulesKept(table.game, lang, useOffline());
  useAwake();
  const { frame } = table;
  if (table.problem === "nowhere")
    return (
      <Bar title="">
        <main className="companion">
          <h2>{shell.say("web-companion-lost")}</h2>
        </main>
      </Bar>
    );
  if (!frame || !ui || !words)
    return (
      <Bar title="">
        <main className="companion">
          <p className="starting" role="status">
            {shell.say(table.problem ? "web-companion-fault" : "web-companion-starting")}
          </p>
        </main>
      </Bar>
    );
  return <Opened table={table} frame={frame} ui={ui} words={words} books={books} />;
}

interface OpenedProps {
  table: Table;
  frame: Frame;
  ui: GameUI<unknown>;
  words: Book;
  books: readonly Book[];
}

function Opened(props: OpenedProps): ReactNode {
  const { frame, words } = props;
  const names = useMemo(
    () => frame.names.map((x, i) => (x ? words.tell(x) : i ? words.say(`shell-bot-${i % 6}`) : words.say("shell-you"))),
    [frame.names, words],
  );
  const key = names.join("\n");
  const book = useMemo(() => words.named(key.split("\n")), [words, key]);
  return (
    <Speaks value={book}>
      <Drawn value={props.ui.drawings ?? null}>
        <Seated {...props} names={names} />
      </Drawn>
    </Speaks>
  );
}

function Seated({ table, frame, ui, books, names }: OpenedProps & { names: string[] }): ReactNode {
  const book = useWords();
  const prefs = usePrefs();
  const { game } = table;
  const list = useMemo(() => steps(frame.told, table.echo), [frame, table.echo]);
  /** The frame whose telling has been read, and the one to be told once more. */
  const [read, setRead] = useState<Frame | null>(null);
  const [again, setAgain] = useState<Frame | null>(null);
  const [shown, setShown] = useState(false);
  const [peek, setPeek] = useState("");
  const [board, setBoard] = useState(false);
  // Whoever goes back has read it before.
  const telling = isLong(list) && (again === frame || (read !== frame && !table.backed));
  const nothing = frame.question?.picks.find((x) => x.label[0] === ELSE);
  const keys = useRef<AskKeys>({ pick: () => undefined, search: () => undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is another thing then, and is read from its top.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [frame, telling]);
  const goOn = () => {
    setRead(frame);
    setAgain(null);
  };
  useCompanionKeys(
    {
      pick: (n) => !telling && keys.current.pick(n),
      enter: () => (telling ? goOn() : nothing && table.take(nothing.answer)),
      search: () => keys.current.search(),
      back: table.back,
    },
    prefs.keys,
  );
  /** A clause opens above the table instead of leading away from it. */
  const follow = (e: MouseEvent) => {
    const link = (e.target as HTMLElement).closest?.("a");
    const hash = link?.getAttribute("href") ?? "";
    if (link?.hasAttribute("data-leave") || !hash.startsWith("#/rules/") || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    setPeek(decodeURIComponent(hash.split("/")[3] ?? ""));
  };
  const rematch = async () => {
    const next = begin(game, frame.options, frame.only);
    await keep(next);
    go("companion", next.id);
  };
  const others = names.slice(1);
  const acts = (
    <p className="acts">
      <button type="button" className="btn" onClick={() => void rematch()}>
        <Icon name="refresh-cw" /> {book.say("web-rematch")}
      </button>
      <a className="btn" href={href("companion")}>
        {book.say("web-companion-all")}
      </a>
    </p>
  );
  return (
    <Bar title={book.say("title")} only={frame.only} settings={() => setShown(true)} follow={follow}>
      <section className="now-line" aria-label={book.say("web-players-part")}>
        <span>
          <Icon name={others.length ? "bot" : "user"} /> {others.length ? others.join(", ") : names[0]}
        </span>
        <b>{table.head && !frame.over && <Rich message={table.head} />}</b>
      </section>
      <main
        className="companion"
        aria-busy={table.busy}
        data-answers={frame.answers}
        data-at={telling ? "tell" : frame.over ? "over" : "ask"}
      >
        {table.problem && (
          <p className="complaint" role="alert">
            {book.say(table.problem === "misread" ? "web-companion-misread" : "web-companion-fault")}
          </p>
        )}
        {telling ? (
          <Tell
            key={frame.answers}
            game={game}
            ui={ui}
            view={frame.state}
            list={list}
            who={<Opponent ui={ui} frame={frame} names={names} />}
            done={goOn}
          />
        ) : (
          <>
            {isLong(list) ? (
              <button type="button" className="btn quiet retell" onClick={() => setAgain(frame)}>
                <Icon name="chevron-left" /> {book.say("web-companion-told")}:{" "}
                {book.say("web-n-steps", { n: list.length })}
              </button>
            ) : (
              !frame.over && <ToldLines game={game} ui={ui} view={frame.state} list={list} />
            )}
            {frame.question && (
              <Ask
                key={frame.answers}
                game={game}
                ui={ui}
                view={frame.state}
                question={frame.question}
                books={books}
                busy={table.busy}
                keys={keys.current}
                take={table.take}
              />
            )}
            {frame.over && frame.scores && frame.only && (
              <RivalScore game={game} scores={frame.scores} names={names} acts={acts} />
            )}
            {frame.over && frame.scores && !frame.only && (
              <ScoreSheet
                game={game}
                scores={frame.scores}
                names={names}
                turns={[]}
                review={null}
                proof={null}
                acts={acts}
              />
            )}
          </>
        )}
      </main>
      <footer className="acts-bar">
        <button type="button" className="btn act-back" disabled={!frame.answers} onClick={table.back}>
          <Icon name="undo-2" />
          <span className="sr">{book.say("web-companion-back")}</span>
          <kbd className="key" aria-hidden="true">
            ⌫
          </kbd>
        </button>
        {/* Of the person's own board nothing is known then. */}
        {!frame.only && (
          <button type="button" className="btn act-show" onClick={() => setBoard(true)}>
            <Icon name="eye" />
            <span>{book.say("web-companion-show")}</span>
          </button>
        )}
        {frame.otherwise && !telling && (
          <button type="button" className="btn act-otherwise" onClick={() => table.take(["otherwise"])}>
            {book.say("web-companion-otherwise")}
          </button>
        )}
        {nothing && !telling && (
          <button
            type="button"
            className="btn primary act-done"
            disabled={table.busy}
            onClick={() => table.take(nothing.answer)}
          >
            {book.say("web-companion-nothing")}
            <kbd className="key" aria-hidden="true">
              ↵
            </kbd>
          </button>
        )}
        {telling && (
          <button type="button" className="btn primary act-done" onClick={goOn}>
            {book.say("web-companion-done")}
            <kbd className="key" aria-hidden="true">
              ↵
            </kbd>
          </button>
        )}
      </footer>
      {board && <TableNow ui={ui} frame={frame} list={list} names={names} close={() => setBoard(false)} />}
      {peek && <ClausePeek game={game} clause={peek} close={() => setPeek("")} />}
      {shown && (
        <Overlay title={book.say("web-settings")} close={() => setShown(false)}>
          <div className="form">
            <SettingsForm />
          </div>
        </Overlay>
      )}
    </Bar>
  );
}

/** How the opponent stands, above what it did. */
function Opponent({ ui, frame, names }: { ui: GameUI<unknown>; frame: Frame; names: readonly string[] }): ReactNode {
  return names.slice(1).map((name, i) => (
    <section key={i} className="opponent" aria-label={name}>
      <h3>
        <PlayerShape seat={i + 1} size={14} /> {name}
      </h3>
      <ui.Summary view={frame.state} player={i + 1} />
    </section>
  ));
}

/** The table as it should look now. */
function TableNow(props: {
  ui: GameUI<unknown>;
  frame: Frame;
  list: readonly Step[];
  names: string[];
  close(): void;
}): ReactNode {
  const book = useWords();
  const { ui, frame } = props;
  const lit = useMemo(() => props.list.flatMap((x) => ui.placesOfEvent(x.event)), [props.list, ui]);
  const given = { view: frame.state, seat: WATCHER, options: NO_OPTIONS, lit, names: props.names };
  return (
    <Overlay title={book.say("web-companion-table")} close={props.close}>
      <div className="board-slot table-now">
        <ui.Board {...given} />
      </div>
    </Overlay>
  );
}

/** The bar above, and everything under it. */
function Bar(props: {
  title: string;
  only?: boolean;
  settings?(): void;
  follow?(e: MouseEvent): void;
  children: ReactNode;
}): ReactNode {
  const book = useWords();
  const { large } = usePrefs();
  return (
    <div className={large ? "companion-page large" : "companion-page"} onClickCapture={props.follow}>
      <header className="top">
        <a className="tool" href={href("companion")}>
          <Icon name="chevron-left" />
          <span className="sr">{book.say("web-companion-all")}</span>
        </a>
        <h1>
          {props.title} <small>{book.say("web-companion")}</small>
        </h1>
        <span className="gap" />
        {props.only && (
          <span className="only-opponent">
            <Icon name="bot" /> {book.say("web-companion-only")}
          </span>
        )}
        {props.settings && (
          <button type="button" className="tool" onClick={props.settings}>
            <Icon name="settings" />
            <span className="sr">{book.say("web-settings")}</span>
          </button>
        )}
      </header>
      {props.children}
    </div>
  );
}
