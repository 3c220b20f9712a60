import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { GameEvent } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { colourOf, PlayerShape } from "../kit/players";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { type Held, harms, hold, newSince, type Turn, upTo } from "./story";
import { Gains, Harms, Headlines, Telling } from "./Telling";

/** For keys outside of it. */
export interface StoryHandle {
  /** Focus on the turn that stands first. */
  focus(): void;
}

interface StoryProps {
  ref?: Ref<StoryHandle>;
  game: string;
  turns: readonly Turn[];
  /** Turns of others after this one are news. */
  read: number;
  /** The reader's own seat. */
  own: number;
  /** The step that is being shown again, if any. */
  shown: GameEvent | null;
  /** Whenever this changes the story returns to its newest turn: its reader has decided, or opened it. */
  recalled: number;
  light(event: GameEvent | null): void;
  replay(turns: readonly Turn[]): void;
}

/** Whose turn it is, or what everybody's is called. */
export function headingOf(turn: Turn, book: Book, names = book.called): string {
  if (turn.seat >= 0) return names[turn.seat] ?? "";
  return turn.head ? book.tell(turn.head) : book.say("web-everybody");
}

/** Scrolled less than this, the newest turn is in sight. */
const REST = 8;

/** What happened, the newest turn open; each step puts its places into light. Whoever reads an older
 * part keeps their place, and is told how much is new. */
export const StoryPanel = memo(function StoryPanel(props: StoryProps): ReactNode {
  const book = useWords();
  const { ref, game, turns, read, own, shown, light } = props;
  const scroller = useRef<HTMLElement>(null);
  const told = turns.filter((x) => x.gap || x.head || x.steps.length);
  const [held, setHeld] = useState<Held | null>(null);
  const listed = upTo(told, held);
  const newer = held ? newSince(told, held) : 0;
  const fresh = (turn: Turn) => turn.id > read && turn.seat !== own && turn.steps.length > 0;
  const news = told.filter(fresh);
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map());
  const newest = listed.findLast((x) => x.steps.length)?.id;
  // What others have done since stands above it.
  const mine = own < 0 ? undefined : listed.findLast((x) => x.seat === own && x.steps.length)?.id;
  const settle = (now: ReadonlyMap<number, boolean>) => {
    const older = [...now].some(([id, open]) => open && id !== newest);
    const away = older || (scroller.current?.scrollTop ?? 0) > REST;
    setHeld((old) => (away ? (old ?? hold(told)) : null));
  };
  const toggle = (id: number, open: boolean) => {
    const next = new Map(opened);
    if (open === (id === newest)) next.delete(id);
    else next.set(id, open);
    setOpened(next);
    settle(next);
  };
  const latest = useRef(toggle);
  latest.current = toggle;
  const toggler = useCallback((id: number, open: boolean) => latest.current(id, open), []);
  const focus = () => scroller.current?.querySelector<HTMLElement>(".turn-head")?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const follow = () => {
    setHeld(null);
    setOpened(new Map());
    scroller.current?.scrollTo({ top: 0 });
  };
  // Whoever acts, or opens the story, reads it from its newest turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `recalled` counts these moments.
  useLayoutEffect(follow, [props.recalled]);
  useLayoutEffect(() => {
    if (!held) scroller.current?.scrollTo({ top: 0 });
  }, [held]);
  return (
    <section ref={scroller} className="story" aria-label={book.say("web-story")} onScroll={() => settle(opened)}>
      <header>
        <h2>{book.say("web-story")}</h2>
        {told.length > 0 && (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => {
              follow();
              props.replay(news.length ? news : told.filter((x) => x.steps.length).slice(-1));
            }}
          >
            <Icon name="play" />
            {book.say("web-replay")}
          </button>
        )}
      </header>
      {newer > 0 && (
        <p className="newer">
          <button
            type="button"
            onClick={() => {
              flushSync(follow);
              // What was pressed is gone: the focus goes where it leads.
              focus();
            }}
          >
            <Icon name="arrow-up" />
            {book.say("web-new-turns", { n: newer })}
          </button>
        </p>
      )}
      {told.length === 0 && <p className="quiet">{book.say("web-no-story")}</p>}
      <ol className="turns">
        {listed.toReversed().map((turn) => (
          <TurnRow
            key={turn.id}
            {...{ turn, game, own, light }}
            shown={shown && turn.steps.includes(shown) ? shown : null}
            open={opened.get(turn.id) ?? turn.id === newest}
            mine={turn.id === mine && mine !== newest}
            fresh={fresh(turn)}
            toggle={toggler}
          />
        ))}
      </ol>
    </section>
  );
});

/** Drawn anew only if something of it has changed: a long game has hundreds. */
const TurnRow = memo(function TurnRow(
  props: Pick<StoryProps, "game" | "own" | "shown" | "light"> & {
    turn: Turn;
    open: boolean;
    /** The reader's last turn, with others after it. */
    mine: boolean;
    fresh: boolean;
    toggle(id: number, open: boolean): void;
  },
): ReactNode {
  const book = useWords();
  const { turn, open, own } = props;
  if (turn.gap) return <li className="turn gap-line">{book.say("web-gap")}</li>;
  if (turn.head && !turn.steps.length) return <li className="turn round-line">{book.tell(turn.head)}</li>;
  const colour = turn.seat >= 0 ? `colour-${colourOf(turn.seat)}` : "";
  const harmed = turn.steps.some((x) => harms(x, own));
  const name = headingOf(turn, book);
  return (
    <li className={`turn ${colour} ${props.fresh ? "fresh" : ""} ${harmed ? "harmed" : ""}`}>
      {props.mine && <p className="your-turn">{book.say("web-your-turn")}</p>}
      <button type="button" className="turn-head" aria-expanded={open} onClick={() => props.toggle(turn.id, !open)}>
        <span className="turn-name">
          {turn.seat >= 0 && <PlayerShape seat={turn.seat} size={12} />}
          <b>{turn.n ? book.say("web-turn-of", { name, n: turn.n }) : name}</b>
          <Icon name={open ? "chevron-down" : "chevron-right"} />
        </span>
        <span className="short">
          <Headlines turn={turn} own={own} />
        </span>
        <Gains turn={turn} own={own} />
        <Harms turn={turn} own={own} />
      </button>
      {open && (
        <ol className="steps">
          {turn.steps.map((event, i) => (
            <li
              key={i}
              className={`told${event === props.shown ? " now" : ""}${harms(event, own) ? " harm" : ""}`}
              onMouseEnter={() => props.light(event)}
              onMouseLeave={() => props.light(null)}
            >
              <button type="button" onFocus={() => props.light(event)} onBlur={() => props.light(null)}>
                {event.msg && <Telling message={event.msg} seat={turn.seat} yours={harms(event, own)} />}
                {event.only && book.say("shell-only-option")}
              </button>
              {event.clause && <Clause game={props.game} id={event.clause} />}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
});
