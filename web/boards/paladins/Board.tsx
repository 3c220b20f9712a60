import {
  type BoardProps,
  colourOf,
  Icon,
  litOn,
  named,
  type OptionIndex,
  Place,
  Places,
  PlayerShape,
  useAskEffect,
  useLitEffect,
  useWords,
  withoutOptions,
} from "@ludorum/board";
import { useMemo, useRef, useState } from "react";
import { Offer, Taverns, useBeginning } from "./Beginning";
import { BotBoard } from "./BotBoard";
import { MainBoard } from "./MainBoard";
import { Goods, Levels, OwnBoard, Workers } from "./OwnBoard";
import type { View } from "./view";
import "./paladins.css";
import { BoardContext, useBoard, useForm } from "./board-context";
import { boardAt, boardOf } from "./places";

/** The main board, or the board of the player with this seat. */
type Shown = "main" | number;

export function Board({ view, seat, names, options, lit }: BoardProps<View>) {
  const book = useWords();
  const form = useForm();
  const wide = form === "wide";
  // Those who watch have no board of their own: somebody's lies below.
  const below = wide && seat < 0;
  const [shown, show] = useState<Shown>(form === "phone" && seat >= 0 ? seat : below ? view.active : "main");
  const ask = options.ask;
  // A question is answered where it is drawn; of the many things a turn offers most are at home.
  useAskEffect(
    ask,
    () => {
      if (!ask) return;
      const boards = new Set(ask.options.map((x) => boardOf(ask.kind, x)));
      const own = boards.has("own") || !boards.has("main");
      show(wide || !own ? "main" : seat);
    },
    wide,
    seat,
  );
  // Of the many things to do none is the first; but what an action asks next is to be seen.
  const root = useRef<HTMLDivElement>(null);
  useAskEffect(
    ask,
    () => {
      if (ask && ask.kind !== "act")
        root.current?.querySelector(".worker-space.put, .legal:not(.bare)")?.scrollIntoView({ block: "nearest" });
    },
    shown,
  );
  useLitEffect(litOn(seat, lit), (places) => {
    const boards = new Set(places.map(boardAt));
    if (wide) return;
    show((old) => {
      if (boards.has(old === "main" ? "main" : old === seat ? "own" : null)) return old;
      return boards.has("own") ? seat : boards.has("main") ? "main" : old;
    });
  });
  const mine = shown === seat;
  const whose = shown === "main" ? Math.max(seat, 0) : shown;
  const marks = useMemo(() => (shown === "main" || mine ? options : withoutOptions(options)), [shown, mine, options]);
  const switcher = <Boards shown={shown} show={show} own={!wide || seat < 0} main={!below} options={options} />;
  return (
    <Places game="paladins" options={marks} lit={litOn(seat, lit)}>
      <BoardContext view={view} seat={seat} p={view.players[whose]!} names={names} form={form}>
        <div
          ref={root}
          className={`paladins as-${form} ask-${ask?.kind ?? "none"}`}
          role="group"
          aria-label={book.say("title")}
        >
          {!wide && switcher}
          {below ? (
            <>
              <MainBoard />
              <div className="row-head">
                <h3>{book.say("ui-board-of", { name: names[whose] ?? "" })}</h3>
                {switcher}
              </div>
              <SomeBoard />
            </>
          ) : shown === "main" ? (
            <MainBoard head={wide && switcher} />
          ) : (
            <>
              {wide && (
                <div className="row-head">
                  <h3>{book.say("ui-board-of", { name: names[shown] ?? "" })}</h3>
                  {switcher}
                </div>
              )}
              {form === "phone" && !view.players[shown]?.bot && (
                <div className="own-line">
                  <Levels />
                  <Goods />
                  <Workers />
                </div>
              )}
              <Home mine={mine} />
            </>
          )}
        </div>
      </BoardContext>
    </Places>
  );
}

function Home({ mine }: { mine: boolean }) {
  const beginning = useBeginning();
  const over = beginning === "paladins" ? <Offer /> : <Taverns />;
  return (
    <>
      {mine && beginning && over}
      <SomeBoard />
    </>
  );
}

/** The solo opponent has a board of its own. */
function SomeBoard() {
  return useBoard().p.bot ? <BotBoard /> : <OwnBoard />;
}

/** Anybody's board can be looked at. */
function Boards({
  shown,
  show,
  own,
  main,
  options,
}: {
  shown: Shown;
  show(x: Shown): void;
  /** The own board is one of them; else it lies below. */
  own: boolean;
  main: boolean;
  options: OptionIndex;
}) {
  const { view, seat, names } = useBoard();
  const book = useWords();
  const { ask } = options;
  const count = (board: "main" | "own") => ask?.options.filter((x) => boardOf(ask.kind, x) === board).length ?? 0;
  const waiting = (n: number) =>
    n > 0 &&
    own && (
      <b>
        {n}
        <span className="sr">{book.say("ui-open-here", { n })}</span>
      </b>
    );
  return (
    <div className="boards" role="group" aria-label={book.say("ui-boards")}>
      {main && (
        <button
          type="button"
          aria-pressed={shown === "main"}
          onClick={() => show("main")}
          {...named(book.say("ui-main"))}
        >
          <Icon name="layout-grid" />
          <span>{book.say("ui-main")}</span>
          {waiting(count("main"))}
        </button>
      )}
      {view.players
        .filter((p) => own || p.seat !== seat)
        .map((p) => (
          <Place
            key={p.seat}
            id={`board-${p.seat}`}
            name={names[p.seat] ?? ""}
            className={`colour-${colourOf(p.seat)}`}
          >
            <button type="button" aria-pressed={shown === p.seat} onClick={() => show(p.seat)}>
              <PlayerShape seat={p.seat} size={12} />
              <span>{p.seat === seat ? book.say("ui-mine") : names[p.seat]}</span>
              {p.seat === seat && waiting(count("own"))}
            </button>
          </Place>
        ))}
    </div>
  );
}
