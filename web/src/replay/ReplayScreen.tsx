import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import "../table/table.css";
import "../table/name-card.css";
import "./replay.css";
import { LaidWith, useOtherCards } from "../boards/cards";
import { useGameUI } from "../boards/useGameUI";
import type { GameUI } from "../game-ui";
import type { Finding, GameEvent, Message, Position } from "../generated/frames";
import type { HistoryInfo, TableInfo } from "../generated/http";
import { ReviewPanel } from "../history/Review";
import { turnAt } from "../history/turns";
import { reviewable, useReview } from "../history/useReview";
import { Clause } from "../kit/Clause";
import { Icon, type IconName } from "../kit/Icon";
import { Motion } from "../kit/motion";
import { PlayerShape } from "../kit/players";
import { Drawn } from "../kit/Rich";
import { api, OFFLINE, Refusal } from "../net/api";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { NameCards } from "../table/NameCards";
import { calledOf, namesOf } from "../table/names";
import { indexOptions } from "../table/options";
import { Players } from "../table/Players";
import { Telling } from "../table/Telling";
import { useLine } from "../table/useLine";
import { complaint } from "../ui/forms";
import { ShareGame, useShareToken } from "../ui/Share";
import { LangSwitch, TopBar } from "../ui/TopBar";
import type { Book } from "../words/book";
import { Speaks, useBook, useWords } from "../words/context";
import { PlayOn } from "./PlayOn";
import { keyed, Scrubber } from "./Scrubber";
import { TurnList } from "./TurnList";
import { usePosition } from "./usePosition";

const PER_STEP = 1400; // ms: long enough to read a line
const SPEEDS = [0.5, 1, 2, 4];
const TABS = { board: "layout-grid", dock: "user", players: "users", review: "search-check" } as const;
type Tab = keyof typeof TABS;

/** A finished game, step by step, with anybody's eyes. `from`: the step to begin with, or -1; `given`: what the
 * link one came by held, to a game that is not for everybody. */
export default function ReplayScreen(props: { table: string; from: number; given: string }): ReactNode {
  const { table, from, given } = props;
  const { lang } = usePrefs();
  const { me } = useServer();
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [past, setPast] = useState<HistoryInfo | null>(null);
  const [barred, setBarred] = useState<Refusal | null>(null);
  const cards = useOtherCards(info);
  const ui = useGameUI(info?.game, cards);
  const words = useBook(lang, info?.game, false, cards);
  const shell = useWords();
  const who = me?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server answers by who asks.
  useEffect(() => {
    Promise.all([api.info(table), api.history(table, given)]).then(
      ([one, two]) => {
        setInfo(one);
        setPast(two);
        setBarred(null);
      },
      (e: unknown) => setBarred(e instanceof Refusal ? e : new Refusal(OFFLINE, "")),
    );
  }, [table, given, who]);
  if (barred)
    return (
      <>
        <TopBar route={{ at: "replays" }} />
        <main className="page narrow">
          <h1>{complaint(shell, barred.code, barred.detail)}</h1>
          <p>
            <a href={href("replays")}>{shell.say("web-replays")}</a>
          </p>
        </main>
      </>
    );
  if (!info || !past || !ui || !words) return <Loading />;
  return (
    <LaidWith value={cards}>
      <Shown info={info} past={past} ui={ui} words={words} from={from} given={given} />
    </LaidWith>
  );
}

/** A long game takes a while to be read. */
function Loading(): ReactNode {
  const book = useWords();
  return (
    <>
      <TopBar route={{ at: "replays" }} />
      <main className="page narrow">
        <h1>{book.say("web-replay-page")}</h1>
        <p role="status">{book.say("web-replay-loading")}</p>
        <progress aria-label={book.say("web-replay-loading")} />
      </main>
    </>
  );
}

interface ShownProps {
  info: TableInfo;
  past: HistoryInfo;
  ui: GameUI<unknown>;
  words: Book;
  from: number;
  given: string;
}

function Shown({ info, past, ui, words, from, given }: ShownProps): ReactNode {
  const last = past.steps;
  const [step, setStep] = useState(Math.min(Math.max(from, 0), last));
  const [seat, setSeat] = useState(info.seat);
  const position = usePosition(info.id, step, last, seat, given);
  useEffect(() => {
    if (from >= 0) setStep(Math.min(from, last)); // a link was followed
  }, [from, last]);
  useEffect(() => {
    // Not a step of the browser's history: back leads out of the replay.
    history.replaceState(history.state, "", href("replay", info.id, String(step), ...(given ? [given] : [])));
  }, [info.id, step, given]);
  const go = useCallback((n: number) => setStep(Math.min(Math.max(n, 0), last)), [last]);
  const names = namesOf(words, info, position);
  const key = names.join("\n");
  const called = calledOf(words, info, names).join("\n");
  const book = useMemo(() => words.named(key.split("\n"), called.split("\n")), [words, key, called]);
  if (!position) return <Loading />;
  return (
    <Speaks value={book}>
      <Drawn value={ui.drawings ?? null}>
        <Screen {...{ info, past, ui, position, step, go, seat, setSeat, given }} />
      </Drawn>
    </Speaks>
  );
}

function Screen(props: {
  info: TableInfo;
  past: HistoryInfo;
  ui: GameUI<unknown>;
  position: Position;
  step: number;
  go(step: number): void;
  seat: number;
  setSeat(seat: number): void;
  given: string;
}): ReactNode {
  const book = useWords();
  const { info, past, ui, position, step, go } = props;
  const guest = props.given !== "" && info.seat < 0; // only the replay is open to them
  const { turns, steps: last } = past;
  const [tab, setTab] = useState<Tab>("board");
  const [hovered, setHovered] = useState<GameEvent | null>(null);
  const reviewing = useReview(guest ? "" : info.id);
  const jump = useJump(position);
  const motion = useMemo(() => ({ jump, ms: 0 }), [jump]);
  const told = useMemo(() => (position.events ?? []).filter(isTold), [position]);
  const lit = useMemo(() => (hovered ? [hovered] : told).flatMap((x) => ui.placesOfEvent(x)), [hovered, told, ui]);
  const options = useMemo(() => indexOptions(null, position.state, ui, book, [], null, IDLE), [position, ui, book]);
  const page = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const line = useLine(board, dock, `${position.seat} ${book.lang}`);
  useArrows((key) => {
    const next = keyed(turns, step, last, key);
    if (next !== null) go(next);
    return next !== null;
  });
  useEffect(() => {
    document.title = book.say("web-page", { page: `${book.say("title")} · ${book.say("web-replay-page")}` });
  }, [book]);
  // Whose eyes we borrow, we do not become.
  const mine = useMemo(() => ({ ...position, seat: info.seat }), [position, info.seat]);
  const names = [...book.names];
  const boardProps = { view: position.state, seat: position.seat, options, lit, names };
  const there = {
    board: true,
    players: true,
    dock: ui.Dock && position.seat >= 0,
    review: reviewable(reviewing, info.seat >= 0),
  };
  const tabs = (Object.keys(TABS) as Tab[]).filter((x) => there[x]);
  return (
    <Motion value={motion}>
      <div ref={page} className="table-page replay-page" data-tab={tabs.includes(tab) ? tab : "board"}>
        <header className="top table-top">
          <a className="wordmark" href={href("replays")}>
            <span className="when-wide">{book.say("web-name")}</span>
            <span className="when-narrow">
              <Icon name="chevron-left" />
              <span className="sr">{book.say("web-replays")}</span>
            </span>
          </a>
          <h1 className="crumb">
            <b>{book.say("title")}</b> <span>· {book.say("web-replay-page")}</span>
          </h1>
          <span className="gap" />
          {!guest && (
            <a className="tool" href={href("table", info.id)}>
              <Icon name="trophy" />
              <span className="when-wide">{book.say("web-scores")}</span>
            </a>
          )}
          <LangSwitch />
        </header>
        <main className="table-main">
          <Bar {...props} guest={guest} costly={reviewing.review?.findings ?? []} />
          <section ref={board} className="board-slot" aria-label={book.say("web-board")} tabIndex={0}>
            <ui.Board {...boardProps} />
          </section>
          {ui.Dock && position.seat >= 0 && (
            <section ref={dock} className={line ? "dock-slot line" : "dock-slot"} aria-label={book.say("web-dock")}>
              <ui.Dock {...boardProps} />
            </section>
          )}
          <aside className="rail">
            <Players ui={ui} position={mine} info={info} names={names} />
            <TurnList turns={turns} step={step} go={go}>
              {told.length === 0 && <p className="quiet">{book.say("web-nothing-told")}</p>}
              <ol className="steps" aria-live="polite">
                {told.map((event, i) => (
                  <li
                    key={i}
                    className="told"
                    onMouseEnter={() => setHovered(event)}
                    onMouseLeave={() => setHovered(null)}
                  >
                    <span>{event.msg && <Telling message={event.msg} />}</span>
                    {event.clause && <Clause game={info.game} id={event.clause} />}
                  </li>
                ))}
              </ol>
            </TurnList>
            <ReviewPanel
              table={info.id}
              reviewing={reviewing}
              turns={turns}
              names={names}
              mine={info.seat >= 0}
              here={{ step, seat: props.seat }}
              go={(to, seat) => {
                props.setSeat(seat);
                go(to);
                setTab("board");
              }}
            />
          </aside>
        </main>
        <nav className="tabs" aria-label={book.say("web-parts")}>
          {tabs.map((x) => (
            <button key={x} type="button" aria-current={x === tab ? "true" : undefined} onClick={() => setTab(x)}>
              <Icon name={TABS[x]} />
              <span>{book.say(`web-tab-${x}`)}</span>
            </button>
          ))}
        </nav>
        <NameCards root={page} game={info.game} ui={ui} position={position} index={options} />
      </div>
    </Motion>
  );
}

/** Rises where the position does not follow from the last one: nothing in it is a change. */
function useJump({ version, seat }: Position): number {
  const [seen, setSeen] = useState({ version, seat, jump: 0 });
  const next = seen.seat === seat && (seen.version === version || seen.version + 1 === version);
  const jump = next ? seen.jump : seen.jump + 1;
  if (seen.version !== version || seen.seat !== seat) setSeen({ version, seat, jump });
  return jump;
}

/** Whose turn it is now, the bar says. */
const isTold = (event: GameEvent): boolean => event.msg !== null && event.what !== "turn";

const IDLE = { select: () => undefined, commit: () => undefined };

/** Where we are in the game, and everything to go elsewhere. */
function Bar(props: {
  info: TableInfo;
  past: HistoryInfo;
  position: Position;
  costly: readonly Finding[];
  step: number;
  go(step: number): void;
  seat: number;
  setSeat(seat: number): void;
  given: string;
  guest: boolean;
}): ReactNode {
  const book = useWords();
  const { info, past, step, go, seat } = props;
  const token = useShareToken(info.id, props.given);
  const { turns, steps: last } = past;
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [asking, setAsking] = useState(false);
  const ended = step >= last;
  // The next step is counted from when this one is there to be read.
  const ready = props.position.version === step;
  useEffect(() => {
    if (!playing || !ready) return undefined;
    if (ended) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(step + 1), PER_STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, ready, ended, step, speed, go]);
  const turn = turns[turnAt(turns, step)];
  const most = Math.max(0, ...turns.map((x) => x.n));
  const outside = turn?.title
    ? book.tell(turn.title as Message)
    : book.say(most ? "web-before-turns" : "shell-step", { n: step, of: last });
  const where = turn?.n ? book.say("web-turn-of-all", { n: turn.n, of: most }) : outside;
  const jump = (n: number) => {
    setPlaying(false);
    go(n);
  };
  const button = (name: string, icon: IconName, to: number) => (
    <button type="button" className="tool" disabled={to === step} onClick={() => jump(to)}>
      <Icon name={icon} />
      <span className="sr">{book.say(name)}</span>
    </button>
  );
  return (
    <section className="replay-bar" aria-label={book.say("web-replay")}>
      <div className="controls">
        <div className="transport">
          {button("web-step-first", "skip-back", 0)}
          {button("web-step-back", "step-back", Math.max(0, step - 1))}
          <button
            type="button"
            className="play-button"
            onClick={() => {
              if (ended) go(0);
              setPlaying(!playing);
            }}
          >
            <Icon name={playing ? "pause" : "play"} />
            <span className="sr">{book.say(playing ? "web-pause" : "web-go-on")}</span>
          </button>
          {button("web-step-on", "step-forward", Math.min(last, step + 1))}
          {button("web-step-last", "skip-forward", last)}
        </div>
        <div className="where">
          <h2>{where}</h2>
          <p>
            {turn && turn.seat >= 0 && <PlayerShape seat={turn.seat} size={13} />}{" "}
            {turn?.heads.map((head, i) => (
              <span key={i} className="headline">
                <Telling message={head as Message} seat={turn.seat} short />
              </span>
            ))}
          </p>
        </div>
        <div className="langs speeds" role="group" aria-label={book.say("web-speed")}>
          {SPEEDS.map((x) => (
            <button key={x} type="button" aria-pressed={x === speed} onClick={() => setSpeed(x)}>
              {book.say("web-speed-n", { n: x === 0.5 ? "½" : x })}
            </button>
          ))}
        </div>
        <label className="eyes">
          <Icon name="eye" />
          <span>{book.say("web-eyes")}</span>
          <select
            value={seat}
            aria-label={book.say("web-eyes")}
            onChange={(e) => props.setSeat(Number(e.target.value))}
          >
            {info.seats.map((x) => (
              <option key={x.seat} value={x.seat}>
                {book.names[x.seat]}
              </option>
            ))}
            <option value={-1}>{book.say("web-eyes-watcher")}</option>
          </select>
        </label>
        {!props.guest && (
          <button
            type="button"
            className="btn quiet"
            disabled={ended}
            onClick={() => {
              setPlaying(false);
              setAsking(true);
            }}
          >
            <Icon name="git-branch" />
            {book.say("web-play-on")}
          </button>
        )}
        <ShareGame
          table={info.id}
          step={step}
          token={token}
          label={book.say(ended ? "web-share-result" : "web-share-step")}
          title={`${book.say("title")} · ${ended ? book.say("web-scores") : where}`}
          className="btn quiet"
        />
      </div>
      <Scrubber turns={turns} last={last} step={step} words={where} costly={props.costly} go={jump} />
      {asking && (
        <PlayOn
          table={info.id}
          step={step}
          names={book.names.slice(0, info.seats.length)}
          seat={Math.max(0, seat)}
          sealed={past.sealed ?? false}
          close={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Arrows and the like where nothing else has the focus. */
function useArrows(press: (key: string) => boolean): void {
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.target !== document.body) return;
      if (press(e.key)) e.preventDefault();
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  });
}
