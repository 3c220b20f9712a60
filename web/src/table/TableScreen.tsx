import { useEffect, useMemo, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import "./table.css";
import type { BoardProps, GameUI } from "../game-ui";
import type { GameEvent } from "../generated/frames";
import { useGameUI } from "../games/registry";
import { generic } from "../generic";
import type { AnyView } from "../generic/zones";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { usePrefs } from "../prefs/prefs";
import { complaint } from "../shell/forms";
import { Overlay } from "../shell/Overlay";
import { go, href } from "../shell/route";
import { SettingsForm } from "../shell/Settings";
import { LangSwitch, TopBar } from "../shell/TopBar";
import type { Book } from "../words/book";
import { Speaks, useBook, useWords } from "../words/context";
import { Chat } from "./Chat";
import { ClausePeek } from "./ClausePeek";
import { Finish } from "./Finish";
import { Handover } from "./Handover";
import { KEY_LIST, useKeys } from "./keys";
import { Lobby } from "./Lobby";
import { Mended } from "./Mended";
import { namesOf } from "./names";
import { gatherOptions, type Index } from "./options";
import { Players } from "./Players";
import { Prompt } from "./Prompt";
import { ReplayBar } from "./ReplayBar";
import { type Snapshot, TableSession } from "./session";
import { StoryPanel } from "./Story";
import { Telling } from "./Telling";
import { touched } from "./touched";
import { useAbsence } from "./useAbsence";
import { useReplay } from "./useReplay";

export default function TableScreen({ table }: { table: string }): ReactNode {
  const { lang } = usePrefs();
  const [session] = useState(() => new TableSession(table));
  useEffect(() => session.start(), [session]);
  const now = useSyncExternalStore(session.subscribe, session.snapshot);
  const game = now.info?.game;
  const ui = useGameUI(game);
  const words = useBook(lang, game);
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
  if (!now.info || !words?.has("title") || !ui) return <TopBar route={{ at: "table", table }} />;
  if (now.info.status === "open" && !now.position)
    return (
      <Speaks value={words}>
        <TopBar route={{ at: "table", table }} />
        <Lobby info={now.info} refresh={() => void session.refresh()} />
      </Speaks>
    );
  return now.position ? (
    <Seated session={session} now={now} ui={ui} words={words} />
  ) : (
    <TopBar route={{ at: "table", table }} />
  );
}

const TABS = ["board", "dock", "players", "story", "chat"] as const;
type Tab = (typeof TABS)[number];
type Sheet = "settings" | "keys" | null;

interface SeatedProps {
  session: TableSession;
  now: Snapshot;
  ui: GameUI<unknown>;
  words: Book;
}

function Seated(props: SeatedProps): ReactNode {
  const { now, words } = props;
  const state = now.position?.state;
  const real = useMemo(() => namesOf(words, now.info, state), [words, now.info, state]);
  const own = now.position?.seat ?? -1;
  const key = real.join("\n");
  // In sentences the reader is "you"; panels have the name.
  const book = useMemo(
    () => words.named(key.split("\n").map((x, i) => (i === own ? words.say("shell-you") : x))),
    [words, key, own],
  );
  return (
    <Speaks value={book}>
      <Table {...props} real={real} />
    </Speaks>
  );
}

function Table({ session, now, ui, real }: SeatedProps & { real: string[] }): ReactNode {
  const book = useWords();
  const prefs = usePrefs();
  const position = now.position;
  const state = position?.state;
  const game = now.info?.game ?? "";
  const [tab, setTab] = useState<Tab>("board");
  const [drawer, setDrawer] = useState(false);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [peek, setPeek] = useState("");
  const [hovered, setHovered] = useState<GameEvent | null>(null);
  const [asked, setAsked] = useState("");
  const [readLines, setReadLines] = useState(now.chat.length);
  const [ended, setEnded] = useState(true);
  const replay = useReplay();
  const away = useAbsence(now);

  const options = useMemo(
    () => gatherOptions(position?.ask ?? null, state, ui, book, now.refusals),
    [position, state, ui, book, now.refusals],
  );
  const index: Index = useMemo(
    () => ({
      ...options,
      selected: now.selected,
      select: (key) => {
        setAsked("");
        if (key !== session.snapshot().selected) session.select(key);
        else if (!touched()) session.commit();
      },
      commit: session.commit,
    }),
    [options, now.selected, session],
  );

  const shown = replay.now?.event ?? hovered;
  const lit = useMemo(() => (shown ? ui.placesOfEvent(shown) : []), [shown, ui]);
  const news = now.story.turns.filter((x) => x.id > now.read && x.steps.length && x.seat !== position?.seat);
  const last = now.story.turns.findLast((x) => x.steps.length > 0);
  const turn = now.story.turns.findLast((x) => x.n > 0)?.n;
  const talking = tab === "chat";
  const unread = now.chat.length - readLines;
  useEffect(() => {
    if (talking) setReadLines(now.chat.length);
  }, [talking, now.chat.length]);
  useTitle(book, Boolean(position?.ask));

  useKeys(
    {
      pick: (n) => {
        const mark = (index.loose.length ? index.loose : index.marks)[n];
        if (mark) index.select(mark.key);
      },
      place: (code) => {
        const place = ui.places.find((x) => x.hotkey && (x.hotkey === code || `Key${x.hotkey}` === code));
        if (!place) return false;
        const marks = index.at(place.id);
        const at = marks.findIndex((x) => x.key === now.selected);
        const mark = marks[(at + 1) % marks.length];
        if (mark && mark.key !== now.selected) index.select(mark.key);
        else if (!mark) setAsked(index.closed(place.id)?.reason ?? "");
        focusPlace(place.id);
        return true;
      },
      commit: session.commit,
      escape: () => {
        setAsked("");
        setDrawer(false);
        replay.end();
        session.select(null);
      },
      undo: session.undo,
      rules: () => position?.ask && setPeek(position.ask.clause),
      story: () => {
        setDrawer(true);
        setTab("story");
        document.querySelector<HTMLElement>(".story .turn-head")?.focus();
      },
      help: () => setSheet("keys"),
    },
    prefs.keys,
  );

  if (!position) return null;
  const boardProps = {
    view: state,
    seat: position.seat,
    options: index,
    lit,
    names: [...book.names],
  };
  const over = position.over && position.scores;
  /** A clause opens above the table instead of leading away from it. */
  const follow = (e: MouseEvent) => {
    const link = (e.target as HTMLElement).closest?.("a");
    const hash = link?.getAttribute("href") ?? "";
    if (link?.hasAttribute("data-leave") || !hash.startsWith("#/rules/") || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    setPeek(decodeURIComponent(hash.split("/")[3] ?? ""));
  };
  const tabs = TABS.filter((x) => x !== "dock" || ui.Dock);
  const count: Partial<Record<Tab, number>> = { story: news.length, chat: unread };
  return (
    <div className="table-page" data-tab={tab} data-drawer={drawer} onClickCapture={follow}>
      <header className="top table-top">
        <a className="wordmark" href={href()}>
          <span className="when-wide">{book.say("web-name")}</span>
          <span className="when-narrow">
            <Icon name="chevron-left" />
            <span className="sr">{book.say("web-home")}</span>
          </span>
        </a>
        <h1 className="crumb">
          <b>{book.say("title")}</b>
          {turn !== undefined && <span> · {book.say("web-turn-n", { n: turn })}</span>}
        </h1>
        {!now.online && (
          <span className="offline" role="status">
            <Icon name="wifi-off" /> {book.say("web-reconnecting")}
          </span>
        )}
        <span className="gap" />
        <a className="tool" href={href("rules", game, position.ask?.clause ?? "")} data-leave>
          <Icon name="book-open" />
          <span className="when-wide">{book.say("web-rules")}</span>
        </a>
        <button type="button" className="tool keys-tool" onClick={() => setSheet("keys")}>
          <Icon name="keyboard" />
          <span className="sr">{book.say("web-keys")}</span>
        </button>
        <LangSwitch />
        <button type="button" className="tool" onClick={() => setSheet("settings")}>
          <Icon name="settings" />
          <span className="sr">{book.say("web-settings")}</span>
        </button>
      </header>
      <main className="table-main">
        <div className="prompt-slot">
          {away.turns.length > 0 && !replay.now && (
            <Handover
              turns={away.turns}
              play={() => {
                replay.begin(away.turns);
                away.end();
              }}
              skip={away.end}
            />
          )}
          {replay.now && <ReplayBar replay={replay} />}
          {!replay.now && !(over && ended) && (
            <Prompt
              game={game}
              session={session}
              now={now}
              index={index}
              keys={prefs.keys}
              asked={asked}
            />
          )}
        </div>
        {over && (
          <Finish
            game={game}
            info={now.info}
            scores={over}
            names={real}
            shown={ended}
            toggle={() => setEnded(!ended)}
          />
        )}
        {!(over && ended) && (
          <>
            <section className="board-slot" aria-label={book.say("web-board")}>
              <Mended instead={<generic.Board {...(boardProps as BoardProps<AnyView>)} />}>
                <ui.Board {...boardProps} />
              </Mended>
            </section>
            {ui.Dock && position.seat >= 0 && (
              <section className="dock-slot" aria-label={book.say("web-dock")}>
                <ui.Dock {...boardProps} />
              </section>
            )}
          </>
        )}
        <aside className="rail">
          <Players ui={ui} position={position} info={now.info} names={real} />
          {last && (
            <button type="button" className="last-line" onClick={() => setTab("story")}>
              <b>{last.seat >= 0 ? book.names[last.seat] : book.say("web-everybody")}</b>
              <span>
                {last.steps[0]?.msg && <Telling message={last.steps[0].msg} seat={last.seat} />}
              </span>
              <em>{book.say("web-n-steps", { n: last.steps.length })}</em>
            </button>
          )}
          <div className="talk">
            <StoryPanel
              game={game}
              turns={now.story.turns}
              read={now.read}
              own={position.seat}
              shown={replay.now?.event ?? null}
              light={setHovered}
              replay={replay.begin}
            />
            <Chat
              lines={now.chat}
              mute={position.seat < 0}
              say={session.say}
            />
          </div>
        </aside>
        <button
          type="button"
          className="drawer-tab"
          aria-expanded={drawer}
          onClick={() => setDrawer(!drawer)}
        >
          {news.length > 0 && <b className="badge">{news.length}</b>}
          <Icon name="scroll-text" />
          <span>{book.say("web-story")}</span>
        </button>
      </main>
      <nav className="tabs" aria-label={book.say("web-parts")}>
        {tabs.map((x) => (
          <button
            key={x}
            type="button"
            aria-current={x === tab ? "true" : undefined}
            onClick={() => setTab(x)}
          >
            <Icon name={TAB_ICONS[x]} />
            <span>{book.say(`web-tab-${x}`)}</span>
            {Boolean(count[x]) && x !== tab && <b className="badge">{count[x]}</b>}
          </button>
        ))}
      </nav>
      {peek && <ClausePeek game={game} clause={peek} close={() => setPeek("")} />}
      {sheet === "keys" && <KeySheet ui={ui} close={() => setSheet(null)} />}
      {sheet === "settings" && (
        <Overlay title={book.say("web-settings")} close={() => setSheet(null)}>
          <div className="form">
            <SettingsForm />
            {position.seat >= 0 && !position.over && <Resign table={session.id} />}
          </div>
        </Overlay>
      )}
    </div>
  );
}

/** Asked twice: it cannot be taken back. */
function Resign({ table }: { table: string }): ReactNode {
  const book = useWords();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <p className="row-end">
        <button type="button" className="btn quiet" onClick={() => setAsked(true)}>
          {book.say("web-resign")}
        </button>
      </p>
    );
  return (
    <div className="row-end" role="alert">
      <p>{book.say("web-resign-sure")}</p>
      <button
        type="button"
        className="btn"
        onClick={() => void api.resign(table).then(() => go(), () => undefined)}
      >
        {book.say("web-resign-yes")}
      </button>
    </div>
  );
}

const TAB_ICONS = {
  board: "layout-grid",
  dock: "user",
  players: "users",
  story: "scroll-text",
  chat: "message-circle",
} as const;

function focusPlace(id: string): void {
  const place = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);
  const target = place?.querySelector<HTMLElement>(".hit, button") ?? place;
  target?.focus();
}

function KeySheet({ ui, close }: { ui: GameUI<unknown>; close(): void }): ReactNode {
  const book = useWords();
  const named = (id: string) => [`place-${id}`, `head-${id}`].find((x) => book.has(x));
  const places = ui.places.filter((x) => x.hotkey && named(x.id));
  return (
    <Overlay title={book.say("web-keys")} close={close}>
      <dl className="key-list">
        {KEY_LIST.map(([id, key]) => (
          <div key={id}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{book.say(id)}</dd>
          </div>
        ))}
        {places.map((x) => (
          <div key={x.id}>
            <dt>
              <kbd className="key">{x.hotkey?.replace("Key", "")}</kbd>
            </dt>
            <dd>{book.say(named(x.id) ?? "")}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{book.say("web-single-keys-note")}</p>
    </Overlay>
  );
}

/** The tab of the browser says that it is our move. */
function useTitle(book: Book, mine: boolean): void {
  useEffect(() => {
    const page = book.say("title");
    document.title = book.say(mine ? "web-page-yours" : "web-page", { page });
  }, [book, mine]);
}
