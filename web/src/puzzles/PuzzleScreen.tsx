import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import "./puzzles.css";
import { useGameUI } from "../boards/useGameUI";
import type { GameUI } from "../game-ui";
import type { PuzzleFrame } from "../generated/frames";
import type { Solution } from "../generated/http";
import { pictured } from "../generic/zones";
import { Clause } from "../kit/Clause";
import { signedPoints } from "../kit/estimates";
import { Icon } from "../kit/Icon";
import { keyOf } from "../kit/option-key";
import { Rich } from "../kit/Rich";
import { useServer } from "../net/server";
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
import { type Problem, problemOf } from "../table/snapshot";
import { useLine } from "../table/useLine";
import { complaint } from "../ui/forms";
import type { Book } from "../words/book";
import { useBook, useWords } from "../words/context";
import { puzzles } from "./api";
import { Choices } from "./Choices";
import { PlaceTags, type Tag } from "./PlaceTags";
import { remember, seen } from "./seen";
import { Verdict } from "./Verdict";

const NO_NEWS: ReturnType<typeof touches> = new Map();

/** A puzzle at the real board; `puzzle` may be "next", perhaps of a clause. */
export default function PuzzleScreen(props: { game: string; puzzle: string; theme: string }): ReactNode {
  const { game, puzzle, theme } = props;
  const { me } = useServer();
  const { lang } = usePrefs();
  const shell = useWords();
  const ui = useGameUI(game);
  const book = useBook(lang, game);
  const [frame, setFrame] = useState<PuzzleFrame | null>(null);
  const [solution, setSolution] = useState<Solution | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const known = me !== null;
  const account = Boolean(me?.id && !me.guest);
  useEffect(() => {
    if (!known) return;
    let here = true;
    const look = async () => {
      if (puzzle === "next") {
        const { puzzle: id } = await puzzles.next(game, theme, account ? [] : seen());
        // In the place of "next": who goes back does not get another one.
        if (here) location.replace(href("puzzles", game, id, theme));
        return;
      }
      const found = await puzzles.puzzle(game, puzzle);
      const told = found.answered ? await puzzles.solution(game, puzzle) : null;
      if (!here) return;
      setFrame({ ...found, position: pictured(found.position) });
      setSolution(told);
    };
    look().catch((e: unknown) => here && setProblem(problemOf(e)));
    return () => {
      here = false;
    };
  }, [game, puzzle, theme, known, account]);
  if (!frame || !ui || !book)
    return (
      <Waiting
        route={{ at: "puzzles", game, puzzle, theme }}
        problem={problem}
        loading={shell.say("web-puzzle-loading")}
        back={[href("puzzles"), shell.say("web-puzzles")]}
      />
    );
  return (
    <Seated book={book} position={frame.position} ui={ui}>
      <Screen {...{ frame, ui, theme, solution, setSolution }} />
    </Seated>
  );
}

interface Props {
  frame: PuzzleFrame;
  ui: GameUI<unknown>;
  theme: string;
  /** Null until it is answered. */
  solution: Solution | null;
  setSolution(solution: Solution): void;
}

function Screen({ frame, ui, theme, solution, setSolution }: Props): ReactNode {
  const book = useWords();
  const prefs = usePrefs();
  const { game, position } = frame;
  const { ask, state, seat } = position;
  const page = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const cards = useRef<NameCardsHandle>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [legend, setLegend] = useState(false);
  const [part, setPart] = useState<Part>("board");
  const line = useLine(board, dock, book.lang);
  const open = solution === null;
  const answer = useCallback(() => {
    if (picked === null || busy || !open) return;
    setBusy(true);
    puzzles
      .answer(game, frame.puzzle, JSON.parse(picked))
      .then(
        (told) => {
          remember(frame.puzzle);
          setSolution(told);
          setPart((old) => (matchMedia("(max-width: 1279px)").matches ? "told" : old));
        },
        (e: unknown) => setProblem(problemOf(e)),
      )
      .finally(() => setBusy(false));
  }, [picked, busy, open, game, frame.puzzle, setSolution]);
  const next = () => go("puzzles", game, "next", ...(theme ? [theme] : []));
  const index = useIndex(frame, ui, open, picked, setPicked, answer);
  const placesOf = useCallback((option: unknown) => (ask ? ui.placeOf(ask.kind, option, state) : []), [ask, ui, state]);
  const best = solution?.options[0]?.option;
  const lit = useMemo(() => (best === undefined ? [] : [...placesOf(best)]), [best, placesOf]);
  const drawn = useMemo(
    () => ({ view: state, seat, options: index, lit, names: [...book.names], preview: null }),
    [state, seat, index, lit, book],
  );
  const tags = useMemo(() => (solution ? tagsOf(solution, placesOf, book) : []), [solution, placesOf, book]);
  const title = book.say("web-puzzle-n", { n: frame.number });
  useKeys(
    {
      ...boardKeys(ui, index, [board, dock]),
      pick: (i) => {
        const option = ask?.options[i];
        if (open && option !== undefined) setPicked(keyOf(option));
      },
      commit: () => (open ? answer() : next()),
      space: () => false,
      escape: () => setPicked(null),
      undo: () => setPicked(null),
      hint: () => undefined,
      rules: () => cards.current?.tellOf(document.activeElement),
      story: () => undefined,
      legend: () => setLegend(true),
      help: () => setLegend(true),
    },
    prefs.keys,
  );
  return (
    <div
      ref={page}
      lang={book.lang}
      className={open ? "table-page puzzle-page" : "table-page puzzle-page answered"}
      data-tab={part}
    >
      <StudyTop
        game={game}
        clause={ask?.clause ?? ""}
        back={[href("puzzles"), book.say("web-puzzles")]}
        where={title}
        page={title}
        openLegend={() => setLegend(true)}
      />
      <main className="table-main">
        <div className="prompt-slot">
          <section className="study-bar puzzle-bar" aria-label={book.say("web-puzzle")}>
            <div className="what">
              <p className="led">
                {title} · {book.say("web-puzzle-seats", { n: frame.seats })}
              </p>
              <h2>{ask && <Rich message={ask.prompt} size={18} />}</h2>
              <p className="goal">
                {book.say("web-puzzle-goal")} {ask && <Clause game={game} id={ask.clause} />}
              </p>
              {problem && (
                <p className="complaint" role="alert">
                  {complaint(book, problem.code, problem.detail)}
                </p>
              )}
            </div>
            <div className="acts">
              {open ? (
                <button type="button" className="btn primary" disabled={picked === null || busy} onClick={answer}>
                  {book.say("web-puzzle-answer")} <kbd className="key">↵</kbd>
                </button>
              ) : (
                <button type="button" className="btn primary" onClick={next}>
                  {book.say("web-puzzle-next")} <kbd className="key">↵</kbd>
                </button>
              )}
              <a className="btn quiet" href={href("puzzles")}>
                <Icon name="x" />
                <span className="when-wide">{book.say("web-puzzle-leave")}</span>
                <span className="sr when-narrow">{book.say("web-puzzle-leave")}</span>
              </a>
            </div>
          </section>
        </div>
        <BoardSlots
          ui={ui}
          drawn={drawn}
          news={NO_NEWS}
          board={board}
          dock={dock}
          line={line}
          still={!open}
          skip={undefined}
        />
        <aside className="rail">
          <div className="puzzle-told">
            {solution ? (
              <Verdict game={game} puzzle={frame.puzzle} of={solution} />
            ) : (
              ask && <Choices ask={ask} picked={picked} pick={setPicked} />
            )}
          </div>
          <Players ui={ui} position={position} info={null} names={[...book.names]} />
        </aside>
      </main>
      <PartTabs<Part>
        parts={PARTS.filter((x) => x !== "dock" || ui.Dock)}
        part={part}
        say={(x) => book.say(x === "told" ? (open ? "web-puzzle-choices" : "web-puzzle-told") : `web-tab-${x}`)}
        show={setPart}
      />
      {!legend && <PlaceTags tags={tags} />}
      <NameCards ref={cards} root={page} game={game} ui={ui} position={position} index={index} />
      {legend && <Legend game={game} ui={ui} view={state} seat={seat} close={() => setLegend(false)} />}
    </div>
  );
}

const PARTS = ["board", "dock", "told", "players"] as const;
type Part = (typeof PARTS)[number];

/** What is said at the places of the best option, the next one and the chosen one: once of each place. */
function tagsOf(solution: Solution, placesOf: (option: unknown) => readonly string[], book: Book): Tag[] {
  const { options, chosen, solved } = solution;
  const own = options.find((x) => keyOf(x.option) === keyOf(chosen));
  const [best, second] = options;
  const less = (n: number) => signedPoints(book.lang, -n);
  const said: [unknown, string, Tag["kind"]][] = [];
  if (best) said.push([best.option, book.say(solved ? "web-puzzle-tag-you-best" : "web-puzzle-tag-best"), "best"]);
  if (own && !solved) said.push([own.option, book.say("web-puzzle-tag-you", { n: less(own.behind) }), "other"]);
  if (second && second !== own)
    said.push([second.option, book.say("web-puzzle-tag-second", { n: less(second.behind) }), "other"]);
  const tags: Tag[] = [];
  for (const [option, text, kind] of said) {
    const place = placesOf(option)[0];
    if (place && !tags.some((x) => x.place === place)) tags.push({ place, text, kind });
  }
  return tags;
}

/** The options of the puzzle: to press one is to select it, twice to answer. */
function useIndex(
  frame: PuzzleFrame,
  ui: GameUI<unknown>,
  open: boolean,
  picked: string | null,
  pick: (key: string) => void,
  answer: () => void,
): Index {
  const options = useOptions(ui, frame.position, open, frame.refusals);
  return useMemo(
    () => ({
      ...options,
      selected: open ? picked : null,
      select: (key: string) => {
        if (options.marks.some((x) => keyOf(x.option) === key)) pick(key);
      },
      commit: answer,
    }),
    [options, open, picked, pick, answer],
  );
}
