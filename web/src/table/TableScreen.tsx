import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import "./table.css";
import { useGameUI } from "../boards/useGameUI";
import type { BoardProps, GameUI } from "../game-ui";
import type { GameEvent } from "../generated/frames";
import { generic } from "../generic";
import type { AnyView } from "../generic/zones";
import { Icon } from "../kit/Icon";
import { Drawn } from "../kit/Rich";
import { Touches } from "../kit/Touched";
import { api } from "../net/api";
import { usePrefs } from "../prefs/prefs";
import { go, href } from "../route";
import { ClausePeek } from "../rules/ClausePeek";
import { complaint } from "../ui/forms";
import { Overlay } from "../ui/Overlay";
import { SettingsForm } from "../ui/SettingsForm";
import { LangSwitch, TopBar } from "../ui/TopBar";
import type { Book } from "../words/book";
import { Speaks, useBook, useWords } from "../words/context";
import { AboutPeek } from "./AboutPeek";
import { Absent } from "./Absent";
import { AllPlaces } from "./AllPlaces";
import { Announcer } from "./Announcer";
import { Chat } from "./Chat";
import { EndedEarly } from "./EndedEarly";
import { Finish } from "./Finish";
import { Handover } from "./Handover";
import { HintPanel } from "./Hint";
import { KEY_LIST, useKeys } from "./keys";
import { Lobby } from "./Lobby";
import { optionAt } from "./looks";
import { Mended } from "./Mended";
import { namesOf } from "./names";
import { touches } from "./news";
import { Ahead } from "./Outcome";
import { gatherOptions, type Index } from "./options";
import { Players } from "./Players";
import { Prompt } from "./Prompt";
import { ReplayBar } from "./ReplayBar";
import { focusOn, optionsInside, placeElement } from "./reach";
import { headingOf, StoryPanel } from "./Story";
import { type Snapshot, TableSession } from "./session";
import { Telling, useHeadline } from "./Telling";
import { touched } from "./touched";
import { useAbsence } from "./useAbsence";
import { useLine } from "./useLine";
import { useLongPress } from "./useLongPress";
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
  if (!now.info || !words || !ui) return <TopBar route={{ at: "table", table }} />;
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
  const real = useMemo(() => namesOf(words, now.info, now.position), [words, now.info, now.position]);
  const own = now.position?.seat ?? -1;
  const key = real.join("\n");
  // In sentences the reader is "you"; panels have the name.
  const book = useMemo(
    () => words.named(key.split("\n").map((x, i) => (i === own ? words.say("shell-you") : x))),
    [words, key, own],
  );
  return (
    <Speaks value={book}>
      <Drawn value={props.ui.drawings ?? null}>
        <Table {...props} real={real} />
      </Drawn>
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
  const [visits, setVisits] = useState(0); // how often the story was opened
  const [sheet, setSheet] = useState<Sheet>(null);
  const [peek, setPeek] = useState("");
  const [about, setAbout] = useState("");
  const [hovered, setHovered] = useState<GameEvent | null>(null);
  const [asked, setAsked] = useState("");
  const [readLines, setReadLines] = useState(now.chat.length);
  const [ended, setEnded] = useState(true);
  const [unfolded, setUnfolded] = useState(false);
  const lively = useLively();
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const replay = useReplay();
  const away = useAbsence(now);

  const options = useMemo(
    () => gatherOptions(position?.ask ?? null, state, ui, book, now.refusals),
    [position, state, ui, book, now.refusals],
  );
  // Measuring takes time: once a decision of the reader, not with every step of others.
  const line = useLine(board, dock, `${position?.ask?.token} ${book.lang} ${now.refusals.length}`);
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
  const { turns } = now.story;
  const seat = position?.seat ?? -1;
  const touchedBy = useMemo(() => touches(turns, now.read, seat, ui.placesOfEvent), [turns, now.read, seat, ui]);
  const news = turns.filter((x) => x.id > now.read && x.steps.length && x.seat !== position?.seat);
  const last = now.story.turns.findLast((x) => x.steps.length > 0);
  const lastStep = useHeadline(last);
  const turn = now.story.turns.findLast((x) => x.n > 0)?.n;
  const round = now.story.turns.findLast((x) => x.round)?.round;
  const talking = tab === "chat";
  const unread = now.chat.length - readLines;
  useEffect(() => {
    if (talking) setReadLines(now.chat.length);
  }, [talking, now.chat.length]);
  useTitle(book, Boolean(position?.ask));
  const token = position?.ask?.token;
  useEffect(() => {
    // One part at a time: the one with something to choose, unless somebody reads or talks.
    const at = (slot: string) => document.querySelector(`${slot} :is(.legal, .chip)`) !== null;
    if (token === undefined || at(".board-slot") === at(".dock-slot")) return;
    setTab((old) => (old === "board" || old === "dock" ? (at(".board-slot") ? "board" : "dock") : old));
  }, [token]);
  const finished = Boolean(position?.over);
  useEffect(() => {
    // The score sheet comes in place of the board, whoever looks at their own area.
    if (finished) setTab((old) => (old === "dock" ? "board" : old));
  }, [finished]);
  useInSight(now.selected, now.preview);
  const fold = useCallback(() => setUnfolded(false), []);
  const readStory = () => {
    setTab("story");
    setVisits(visits + 1);
  };
  /** What is known of the thing an element belongs to, or of the one around it; its place. */
  const placeOver = (element: Element | null): string => {
    const place = element?.closest<HTMLElement>("[data-place]");
    if (!place) return "";
    const id = place.dataset.place ?? "";
    return ui.about?.(id, state, seat) ? id : placeOver(place.parentElement);
  };
  const tell = (element: Element | null): boolean => {
    const place = placeOver(element);
    if (place) setAbout(place);
    return place !== "";
  };
  const tellRule = (element: Element | null) => {
    if (!tell(element) && position?.ask) setPeek(position.ask.clause);
  };
  const press = useLongPress(tell);

  useKeys(
    {
      pick: (n) => {
        const chip = document.querySelector(`.chips [data-digit="${n + 1}"]`);
        const key = chip ? optionAt(chip) : index.loose.length ? null : index.marks[n]?.key;
        if (key) index.select(key);
        // Enter then means what was picked, not the place the focus was left on.
        chip?.querySelector("input")?.focus();
      },
      place: (code) => {
        const place = ui.places.find((x) => x.hotkey && (x.hotkey === code || `Key${x.hotkey}` === code));
        if (!place) return false;
        const inside = optionsInside(place.id);
        const at = inside.findIndex((x) => optionAt(x) === now.selected);
        const next = inside[(at + 1) % inside.length];
        const key = optionAt(next ?? null);
        if (!next) setAsked(index.closed(place.id)?.reason ?? "");
        else if (key && key !== now.selected) index.select(key);
        focusOn(next ?? placeElement(place.id));
        return true;
      },
      commit: session.commit,
      escape: () => {
        setAsked("");
        setDrawer(false);
        setUnfolded(false);
        replay.end();
        session.select(null);
      },
      undo: session.undo,
      hint: session.hint,
      rules: () => tellRule(document.activeElement),
      story: () => {
        flushSync(() => {
          setDrawer(true);
          readStory();
        });
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
    preview: now.preview,
  };
  const over = position.over && position.scores;
  const early = position.status === "over" && !position.over;
  /** A clause opens above the table instead of leading away from it. */
  const follow = (e: MouseEvent) => {
    if (press.over()) {
      e.preventDefault();
      e.stopPropagation();
      return;
    }
    const link = (e.target as HTMLElement).closest?.("a");
    const hash = link?.getAttribute("href") ?? "";
    if (link?.hasAttribute("data-leave") || !hash.startsWith("#/rules/") || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    setAbout("");
    setPeek(decodeURIComponent(hash.split("/")[3] ?? ""));
  };
  const aboutNow = about ? ui.about?.(about, state, position.seat) : null;
  const { look } = session.looks;
  const tabs = TABS.filter((x) => x !== "dock" || ui.Dock);
  const count: Partial<Record<Tab, number>> = { story: news.length, chat: unread };
  return (
    <div
      lang={book.lang}
      className={lively ? "table-page lively" : "table-page"}
      data-tab={tab}
      data-drawer={drawer}
      onClickCapture={follow}
      onPointerDown={press.onPointerDown}
      onPointerMove={press.onPointerMove}
      onPointerUp={press.onPointerUp}
      onPointerCancel={press.onPointerCancel}
      onContextMenu={press.onContextMenu}
      // A finger has no other way to ask about a thing that is no option.
      onClick={(e) => {
        const target = e.target as Element;
        if (touched() && !optionAt(target) && !target.closest("a, button:not(.hit)")) tell(target);
      }}
      // A finger does not hover, and focus counts only where it is seen.
      onPointerOver={(e) => e.pointerType !== "touch" && look(optionAt(e.target))}
      onPointerLeave={() => look(null)}
      onFocus={(e) => e.target.matches(":focus-visible") && look(optionAt(e.target))}
      onBlur={() => look(null)}
    >
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
          {(round || turn !== undefined) && (
            <span>
              {" · "}
              {round ? <Telling message={round} short /> : book.say("web-turn-n", { n: turn! })}
            </span>
          )}
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
          {!position.over && <Absent session={session} absences={now.absences} own={position.seat} names={real} />}
          {replay.now && <ReplayBar replay={replay} />}
          {early && now.info && <EndedEarly info={now.info} names={real} />}
          {!replay.now && !early && !(over && ended) && (
            <Prompt
              game={game}
              session={session}
              now={now}
              index={index}
              keys={prefs.keys}
              asked={asked}
              recap={
                away.turns.length > 0 && (
                  <Handover
                    turns={away.turns}
                    play={() => {
                      replay.begin(away.turns);
                      away.end();
                    }}
                    skip={away.end}
                  />
                )
              }
              unfolded={unfolded}
              unfold={setUnfolded}
              tell={() => tellRule(document.querySelector(".table-main .sel, .all-places [aria-pressed=true]"))}
            />
          )}
          {now.hint && position.ask && !replay.now && (
            <HintPanel
              hint={now.hint === "asked" ? null : now.hint}
              index={index}
              alone={real.length === 1}
              close={session.hint}
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
          <Touches value={touchedBy}>
            <section
              ref={board}
              className="board-slot"
              aria-label={book.say("web-board")}
              tabIndex={early ? 0 : undefined} // it scrolls, and nothing in it may take the focus
            >
              <Mended instead={<generic.Board {...(boardProps as BoardProps<AnyView>)} />}>
                {prefs.listed && ui.about ? (
                  <AllPlaces ui={ui} view={state} seat={position.seat} index={index} />
                ) : (
                  <ui.Board {...boardProps} />
                )}
              </Mended>
            </section>
            {ui.Dock && position.seat >= 0 && (
              <section ref={dock} className={line ? "dock-slot line" : "dock-slot"} aria-label={book.say("web-dock")}>
                <ui.Dock {...boardProps} />
              </section>
            )}
          </Touches>
        )}
        <aside className="rail">
          <Players ui={ui} position={position} info={now.info} absences={now.absences} names={real} />
          {last && (
            <button type="button" className="last-line" onClick={readStory}>
              <b>{headingOf(last, book)}</b>
              <span>{lastStep?.msg && <Telling message={lastStep.msg} seat={last.seat} />}</span>
              <em>{book.say("web-n-steps", { n: last.steps.length })}</em>
            </button>
          )}
          {unfolded && !replay.now && (
            <Ahead game={game} session={session} now={now} index={index} seat={position.seat} close={fold} />
          )}
          <div className="talk">
            <StoryPanel
              game={game}
              turns={now.story.turns}
              read={now.read}
              own={position.seat}
              shown={replay.now?.event ?? null}
              recalled={now.sent + visits}
              light={setHovered}
              replay={replay.begin}
            />
            <Chat
              lines={now.chat}
              table={session.id}
              mute={position.seat < 0}
              say={session.say}
              changed={() => void session.readChat()}
            />
          </div>
        </aside>
        <button
          type="button"
          className="drawer-tab"
          aria-expanded={drawer}
          onClick={() => {
            setDrawer(!drawer);
            setVisits(visits + 1);
          }}
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
            onClick={x === "story" ? readStory : () => setTab(x)}
          >
            <Icon name={TAB_ICONS[x]} />
            <span>{book.say(`web-tab-${x}`)}</span>
            {Boolean(count[x]) && x !== tab && <b className="badge">{count[x]}</b>}
          </button>
        ))}
      </nav>
      <Announcer turns={turns} retold={now.retold} />
      {aboutNow && <AboutPeek game={game} about={aboutNow} closed={index.closed(about)} close={() => setAbout("")} />}
      {peek && <ClausePeek game={game} clause={peek} close={() => setPeek("")} />}
      {sheet === "keys" && <KeySheet ui={ui} close={() => setSheet(null)} />}
      {sheet === "settings" && (
        <Overlay title={book.say("web-settings")} close={() => setSheet(null)}>
          <div className="form">
            <SettingsForm />
            {position.seat >= 0 && <p>{book.say(now.info?.hints ? "web-hints-on" : "web-hints-off")}</p>}
            {position.seat >= 0 && !position.over && !early && (
              <Resign table={session.id} rated={now.info?.rated ?? false} />
            )}
          </div>
        </Overlay>
      )}
    </div>
  );
}

/** Asked twice: it cannot be taken back. */
function Resign({ table, rated }: { table: string; rated: boolean }): ReactNode {
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
      <p>{book.say(rated ? "web-resign-rated" : "web-resign-sure")}</p>
      <button
        type="button"
        className="btn"
        onClick={() =>
          void api.resign(table).then(
            () => go(),
            () => undefined,
          )
        }
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

function KeySheet({ ui, close }: { ui: GameUI<unknown>; close(): void }): ReactNode {
  const book = useWords();
  const named = (id: string) => [`place-${id}`, `head-${id}`, `area-${id}`, `ui-area-${id}`].find((x) => book.has(x));
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

/** What is selected stays in sight when the sheet under it grows. */
function useInSight(selected: string | null, preview: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet grows when the outcome is known.
  useEffect(() => {
    if (selected === null) return;
    const marks = document.querySelectorAll(":is(.board-slot, .dock-slot) :is(.sel, [aria-pressed=true])");
    [...marks].at(-1)?.scrollIntoView({ block: "nearest" });
  }, [selected, preview]);
}

const OPENING = 400;

/** Once the table stands: what is new from now on may be seen arriving. */
function useLively(): boolean {
  const [lively, setLively] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLively(true), OPENING);
    return () => clearTimeout(timer);
  }, []);
  return lively;
}

/** The tab of the browser says that it is our move. */
function useTitle(book: Book, mine: boolean): void {
  useEffect(() => {
    const page = book.say("title");
    document.title = book.say(mine ? "web-page-yours" : "web-page", { page });
  }, [book, mine]);
}
