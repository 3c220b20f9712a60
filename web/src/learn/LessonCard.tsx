import { type ReactNode, type Ref, useEffect, useRef } from "react";
import type { LessonFrame } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { Rich } from "../kit/Rich";
import { href } from "../route";
import type { Index } from "../table/options";
import { Telling } from "../table/Telling";
import { complaint } from "../ui/forms";
import { useWords } from "../words/context";
import { decides, type LessonNow, type LessonSession } from "./session";

interface Props {
  ref: Ref<HTMLElement>;
  game: string;
  session: LessonSession;
  now: LessonNow;
  frame: LessonFrame;
  index: Index;
  /** The lesson after this one; "" after the last. */
  next: string;
  /** Where it stands; null: where the screen has a place for it. */
  spot: { x: number; y: number } | null;
}

/** What a step says, and what can be done about it. */
export function LessonCard(props: Props): ReactNode {
  const book = useWords();
  const { frame, now, session, index, spot } = props;
  const open = decides(frame);
  const ask = open ? frame.position.ask : null;
  const met = frame.met;
  const wrong = met !== null && !met.right;
  const go = useRef<HTMLButtonElement>(null);
  // Whoever goes on by keys goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest(".lesson-card"))
      go.current?.focus({ preventScroll: true });
  }, [frame.at, frame.kind]);
  return (
    <section
      ref={props.ref}
      className={`lesson-card${wrong ? " wrong" : ""}${spot ? " placed" : ""}`}
      style={spot ? { left: spot.x, top: spot.y } : undefined}
      aria-label={book.say("web-lesson-card")}
      data-kind={frame.kind}
      data-step={frame.at}
      data-moves={frame.moves.length}
      aria-busy={now.busy}
    >
      <div className="says" aria-live="polite">
        {met?.right && met.msg && (
          <p className="met">
            <Rich message={met.msg} size={16} />
          </p>
        )}
        {wrong ? (
          <Wrong met={met} game={props.game} seat={frame.position.seat} />
        ) : (
          <p className="text">
            {frame.text ? <Rich message={frame.text} size={18} /> : ask && <Rich message={ask.prompt} size={18} />}{" "}
            {frame.kind === "end" && book.say("web-lesson-over")}
          </p>
        )}
        {!wrong && frame.text && ask && (
          <p className="question">
            <Rich message={ask.prompt} size={15} /> <Clause game={props.game} id={ask.clause} />
          </p>
        )}
        {now.problem && (
          <p className="complaint" role="alert">
            {complaint(book, now.problem.code, now.problem.detail)}
          </p>
        )}
      </div>
      {ask && !wrong && <Loose index={index} shown={now.shown ? frame.way : undefined} />}
      {frame.kind === "ask" && (
        <p className="chips">
          {frame.choices.map(({ choice, label }) => (
            <button
              key={String(choice)}
              type="button"
              className="btn"
              onClick={() => session.move(["choose", choice])}
              aria-pressed={wrong && met.given === choice}
            >
              {typeof choice === "number" ? choice : <Rich message={label} size={15} />}
            </button>
          ))}
        </p>
      )}
      <p className="acts">
        <span className="n">{book.say("shell-step", { n: Math.min(frame.at + 1, frame.steps), of: frame.steps })}</span>
        {frame.kind === "goal" && !wrong && (
          <span className="left">{book.say("web-lesson-left", { n: frame.left })}</span>
        )}
        {open && !wrong && frame.way !== null && (
          <button type="button" className="btn" aria-pressed={now.shown} onClick={session.show}>
            <Icon name="eye" /> {book.say("web-lesson-show")}
          </button>
        )}
        {now.picked !== null && !wrong && open && (
          <button type="button" className="btn primary commit" onClick={session.commit}>
            {book.say("web-commit")} <kbd className="key">↵</kbd>
          </button>
        )}
        {wrong && frame.kind !== "ask" && (
          <button type="button" className="btn primary" ref={go} onClick={session.clear}>
            <Icon name="undo-2" /> {book.say("web-lesson-again")}
          </button>
        )}
        {(frame.kind === "say" || frame.kind === "watch") && (
          <button type="button" className="btn primary" ref={go} onClick={() => session.move(["next"])}>
            {book.say("web-lesson-next")} <kbd className="key">↵</kbd>
          </button>
        )}
        {frame.kind === "end" && <Onward game={props.game} next={props.next} />}
      </p>
    </section>
  );
}

/** What a wrong try would do; nothing of it has happened. */
function Wrong(props: { met: NonNullable<LessonFrame["met"]>; game: string; seat: number }): ReactNode {
  const book = useWords();
  const { met, seat } = props;
  const steps = met.seen?.events.filter((x) => x.msg && x.what !== "turn") ?? [];
  return (
    <>
      <p className="text">{met.msg && <Rich message={met.msg} size={18} />}</p>
      {steps.length > 0 && (
        <details className="would" open>
          <summary>{book.say("web-lesson-would")}</summary>
          <ol>
            {steps.map((event, i) => (
              <li key={i}>
                {event.msg && <Telling message={event.msg} seat={seat} />}{" "}
                {event.clause && <Clause game={props.game} id={event.clause} />}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** Options that have no place on the board. */
function Loose({ index, shown }: { index: Index; shown: unknown }): ReactNode {
  if (!index.loose.length) return null;
  const key = shown === undefined ? null : JSON.stringify(shown);
  return (
    <p className="chips">
      {index.loose.map((mark) => (
        <button
          key={mark.key}
          type="button"
          className={mark.key === key ? "btn shown" : "btn"}
          data-option={mark.key}
          onClick={() => index.select(mark.key)}
        >
          {index.wordsOf(mark.key).map((x, i) => (
            <Rich key={i} message={x} size={15} />
          ))}
        </button>
      ))}
    </p>
  );
}

/** After the end: the next lesson, or a game. */
function Onward({ game, next }: { game: string; next: string }): ReactNode {
  const book = useWords();
  return (
    <>
      <a className="btn" href={href("learn", game)}>
        {book.say("web-lesson-all")}
      </a>
      {next ? (
        <a className="btn primary" href={href("learn", game, next)}>
          {book.say("web-lesson-go-on")} <Icon name="arrow-right" />
        </a>
      ) : (
        <a className="btn primary" href={href("new", game)}>
          {book.say("web-lesson-play")} <Icon name="arrow-right" />
        </a>
      )}
    </>
  );
}
