import { memo, useState, type ReactNode } from "react";
import type { GameEvent } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { colourOf, PlayerShape } from "../kit/players";
import { useWords } from "../words/context";
import type { Turn } from "./story";
import { Gain, Telling, useHeadline } from "./Telling";

export interface StoryProps {
  game: string;
  turns: readonly Turn[];
  /** Turns of others after this one are news. */
  read: number;
  /** The reader's own seat. */
  own: number;
  /** The step that is being shown again, if any. */
  shown: GameEvent | null;
  light(event: GameEvent | null): void;
  replay(turns: readonly Turn[]): void;
}

/** What happened, the newest turn open; each step puts its places into light. */
export const StoryPanel = memo(function StoryPanel(props: StoryProps): ReactNode {
  const book = useWords();
  const { turns, read, own } = props;
  const told = turns.filter((x) => x.gap || x.steps.length);
  const fresh = (turn: Turn) => turn.id > read && turn.seat !== own;
  const news = told.filter(fresh);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const newest = told.at(-1)?.id;
  const toggle = (id: number) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <section className="story" aria-label={book.say("web-story")}>
      <header>
        <h2>{book.say("web-story")}</h2>
        {told.length > 0 && (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => props.replay(news.length ? news : told.slice(-1))}
          >
            <Icon name="play" />
            {book.say("web-replay")}
          </button>
        )}
      </header>
      {told.length === 0 && <p className="quiet">{book.say("web-no-story")}</p>}
      <ol className="turns">
        {told.toReversed().map((turn) => (
          <TurnRow
            key={turn.id}
            {...props}
            turn={turn}
            open={(turn.id === newest) !== opened.has(turn.id)}
            fresh={fresh(turn)}
            toggle={() => toggle(turn.id)}
          />
        ))}
      </ol>
    </section>
  );
});

function TurnRow(
  props: StoryProps & { turn: Turn; open: boolean; fresh: boolean; toggle(): void },
): ReactNode {
  const book = useWords();
  const { turn, open } = props;
  const head = useHeadline(turn);
  if (turn.gap) return <li className="turn gap-line">{book.say("web-gap")}</li>;
  const colour = turn.seat >= 0 ? `colour-${colourOf(turn.seat)}` : "";
  const name = turn.seat >= 0 ? (book.names[turn.seat] ?? "") : book.say("web-everybody");
  return (
    <li className={`turn ${colour} ${props.fresh ? "fresh" : ""}`}>
      <button type="button" className="turn-head" aria-expanded={open} onClick={props.toggle}>
        {turn.seat >= 0 && <PlayerShape seat={turn.seat} size={12} />}
        <b>{turn.n ? book.say("web-turn-of", { name, n: turn.n }) : name}</b>
        {!open && head?.msg && (
          <span className="short">
            <Telling message={head.msg} seat={turn.seat} short />
          </span>
        )}
        {!open && (
          <span className="gains">
            {turn.steps.map((x, i) => x !== head && x.msg && <Gain key={i} message={x.msg} seat={turn.seat} />)}
          </span>
        )}
        <Icon name={open ? "chevron-down" : "chevron-right"} />
      </button>
      {open && (
        <ol className="steps">
          {turn.steps.map((event, i) => (
            <li
              key={i}
              className={event === props.shown ? "told now" : "told"}
              onMouseEnter={() => props.light(event)}
              onMouseLeave={() => props.light(null)}
            >
              <button
                type="button"
                onFocus={() => props.light(event)}
                onBlur={() => props.light(null)}
              >
                {event.msg && <Telling message={event.msg} seat={turn.seat} />}
                {event.only && book.say("shell-only-option")}
              </button>
              {event.clause && <Clause game={props.game} id={event.clause} />}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
