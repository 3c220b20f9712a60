import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import "./lesson.css";
import { useGameUI } from "../boards/useGameUI";
import type { GameUI } from "../game-ui";
import type { LessonFrame } from "../generated/frames";
import { Icon } from "../kit/Icon";
import { Motion } from "../kit/motion";
import { keyOf } from "../kit/option-key";
import { usePrefs } from "../prefs/prefs";
import { go, href } from "../route";
import { boardKeys, useOptions } from "../study/options";
import { PartTabs, Seated, StudyTop, Waiting } from "../study/Study";
import { BoardSlots } from "../table/BoardSlots";
import { useKeys } from "../table/keys";
import { Legend } from "../table/Legend";
import { NameCards, type NameCardsHandle } from "../table/NameCards";
import type { touches } from "../table/news";
import type { Index } from "../table/options";
import { Players } from "../table/Players";
import { StoryPanel } from "../table/Story";
import { placeInSight } from "../table/spots";
import { Travel, travelTime } from "../table/Travel";
import { useLine } from "../table/useLine";
import { useWide } from "../ui/useWide";
import { useWords } from "../words/context";
import { type Course, useCourse } from "./course";
import { LessonCard } from "./LessonCard";
import { Spotlight } from "./Spotlight";
import { decides, type LessonNow, LessonSession } from "./session";
import { useLight } from "./useLight";

const COUNTING = 300; // ms until a number has counted to its new value
const NO_NEWS: ReturnType<typeof touches> = new Map();

/** A lesson at the real board. */
export default function LessonScreen({ game, lesson }: { game: string; lesson: string }): ReactNode {
  const [session] = useState(() => new LessonSession(game, lesson));
  useEffect(() => session.start(), [session]);
  const now = useSyncExternalStore(session.subscribe, session.snapshot);
  const ui = useGameUI(game);
  const course = useCourse(game);
  const shell = useWords();
  const { frame, problem } = now;
  if (!frame || !ui || !course || course === "none")
    return (
      <Waiting
        route={{ at: "learn", game, lesson }}
        problem={problem ?? (course === "none" ? { code: "no-lesson", detail: "" } : null)}
        loading={shell.say("web-lesson-loading")}
        back={[href("learn"), shell.say("web-learn")]}
      />
    );
  return (
    <Seated book={course.book} position={frame.position} ui={ui}>
      <Screen {...{ game, session, now, frame, ui, course }} />
    </Seated>
  );
}

interface Props {
  game: string;
  session: LessonSession;
  now: LessonNow;
  frame: LessonFrame;
  ui: GameUI<unknown>;
}

function Screen({ game, session, now, frame, ui, course }: Props & { course: Course }): ReactNode {
  const book = useWords();
  const prefs = usePrefs();
  const { position } = frame;
  const page = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const card = useRef<HTMLElement>(null);
  const cards = useRef<NameCardsHandle>(null);
  const [legend, setLegend] = useState(false);
  const wide = useWide();
  const index = useIndex(session, now, frame, ui);
  const way = now.shown && position.ask ? ui.placeOf(position.ask.kind, frame.way, position.state) : [];
  const places = way.length ? way : frame.light;
  const light = useLight(places, card, now, wide);
  const line = useLine(board, dock, book.lang);
  const [part, setPart] = usePart(places, page, now);
  const counting = travelTime() ? COUNTING : 0;
  const motion = useMemo(() => ({ jump: now.jumps, ms: counting }), [now.jumps, counting]);
  const wrong = now.tried === null ? null : (frame.met?.seen ?? null);
  const { state, seat } = position;
  const lightKey = places.join("\n");
  const drawn = useMemo(
    () => ({
      view: state,
      seat,
      options: index,
      lit: lightKey ? lightKey.split("\n") : [],
      names: [...book.names],
      preview: wrong,
    }),
    [state, seat, index, lightKey, book, wrong],
  );
  const { lessons } = course.info;
  const n = lessons.findIndex((x) => x.id === session.lesson);
  const next = lessons[n + 1]?.id ?? "";
  const onward = () => {
    if (frame.kind === "say" || frame.kind === "watch") session.move(["next"]);
    else if (now.picked !== null) session.commit();
    else if (frame.kind === "end") go(...(next ? ["learn", game, next] : ["learn", game]));
  };
  useKeys(
    {
      ...boardKeys(ui, index, [board, dock]),
      pick: (i) => {
        const choice = frame.choices[i];
        const mark = (index.loose.length ? index.loose : index.marks)[i];
        if (frame.kind === "ask" && choice) session.move(["choose", choice.choice]);
        else if (mark) index.select(mark.key);
      },
      commit: onward,
      space: () => {
        const reads = frame.kind === "say" || frame.kind === "watch";
        if (reads) onward();
        return reads;
      },
      escape: session.clear,
      undo: session.clear,
      hint: session.show,
      rules: () => cards.current?.tellOf(document.activeElement),
      story: () => undefined,
      legend: () => setLegend(true),
      help: () => setLegend(true),
    },
    prefs.keys,
  );
  return (
    <Motion value={motion}>
      <div ref={page} lang={book.lang} className="table-page lesson-page" data-tab={part}>
        <StudyTop
          game={game}
          clause={position.ask?.clause ?? ""}
          back={[href("learn", game), book.say("web-lesson-all")]}
          where={book.say("web-lesson-n", { n: n + 1, of: lessons.length })}
          page={book.say(`lesson-${session.lesson}`)}
          openLegend={() => setLegend(true)}
        />
        <main className="table-main">
          <div className="prompt-slot">
            <LessonBar {...{ session, frame, game }} />
          </div>
          <Travel shown={position} jump={now.jumps} slots={[board, dock]}>
            <BoardSlots
              ui={ui}
              drawn={drawn}
              news={NO_NEWS}
              board={board}
              dock={dock}
              line={line}
              still={!decides(frame)}
              skip={undefined}
            />
          </Travel>
          <aside className="rail">
            <Players ui={ui} position={position} info={null} names={[...book.names]} />
            <div className="talk">
              <StoryPanel
                game={game}
                turns={now.story.turns}
                read={0}
                own={seat}
                shown={null}
                recalled={frame.at}
                light={() => undefined}
                replay={() => undefined}
              />
            </div>
          </aside>
        </main>
        {!wide && ui.Dock && (
          <PartTabs parts={PARTS} part={part} say={(x) => book.say(`web-tab-${x}`)} show={setPart} />
        )}
        {!frame.met || frame.met.right ? <Spotlight rects={light.rects} /> : null}
        <LessonCard ref={card} {...{ game, session, now, frame, index, next }} spot={light.spot} />
        <NameCards ref={cards} root={page} game={game} ui={ui} position={position} index={index} />
        {legend && <Legend game={game} ui={ui} view={state} seat={seat} close={() => setLegend(false)} />}
      </div>
    </Motion>
  );
}

/** Where one is in the lesson, and the ways out of it. */
function LessonBar({ session, frame, game }: { session: LessonSession; frame: LessonFrame; game: string }): ReactNode {
  const book = useWords();
  const id = `lesson-${session.lesson}`;
  const at = Math.min(frame.at + 1, frame.steps);
  return (
    <section className="study-bar lesson-bar" aria-label={book.say("web-lesson")}>
      <div className="what">
        <p className="led">{book.say(id)}</p>
        <h2>{book.say(`${id}.goal`)}</h2>
      </div>
      <div className="dots" role="img" aria-label={book.say("shell-step", { n: at, of: frame.steps })}>
        {Array.from({ length: frame.steps }, (_, i) => (
          <i key={i} className={i < frame.at ? "done" : i === frame.at ? "here" : ""} />
        ))}
      </div>
      <div className="acts">
        <button type="button" className="btn quiet" disabled={!frame.moves.length} onClick={session.restart}>
          <Icon name="refresh-cw" />
          <span className="when-wide">{book.say("web-lesson-restart")}</span>
          <span className="sr when-narrow">{book.say("web-lesson-restart")}</span>
        </button>
        <a className="btn quiet" href={href("learn", game)}>
          <Icon name="x" />
          <span className="when-wide">{book.say("web-lesson-leave")}</span>
          <span className="sr when-narrow">{book.say("web-lesson-leave")}</span>
        </a>
      </div>
    </section>
  );
}

/** The options of the open decision: to press one is to answer. */
function useIndex(session: LessonSession, now: LessonNow, frame: LessonFrame, ui: GameUI<unknown>): Index {
  const options = useOptions(ui, frame.position, decides(frame), frame.refusals);
  return useMemo(
    () => ({
      ...options,
      selected: now.tried ?? now.picked,
      select: (key: string, still = false) => {
        const mark = options.marks.find((x) => keyOf(x.option) === key);
        if (!mark) return;
        if (still) session.pick(key);
        else session.move(["answer", mark.option]);
      },
      commit: session.commit,
    }),
    [options, now.tried, now.picked, session],
  );
}

/** Where there is room for one part only: the one where the step's places are seen. */
function usePart(
  places: readonly string[],
  page: { current: HTMLElement | null },
  now: LessonNow,
): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>("board");
  const key = places.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is looked for anew.
  useEffect(() => {
    const look = () => {
      const root = page.current;
      if (!root || !key) return;
      const had = root.dataset.tab as Part;
      const seen = (x: Part) => {
        root.dataset.tab = x;
        return key.split("\n").some((id) => placeInSight(id).length > 0);
      };
      const found = PARTS.find(seen) ?? had;
      root.dataset.tab = had;
      setPart(found);
    };
    const timer = setTimeout(look, TURNED);
    return () => clearTimeout(timer);
  }, [key, page, now.frame?.at]);
  return [part, setPart];
}

const TURNED = 30; // ms: until a board has turned to the page in light
const PARTS = ["board", "dock"] as const;
type Part = (typeof PARTS)[number];
