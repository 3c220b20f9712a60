import { useId, useState, type ReactNode } from "react";
import type { OptionMark } from "../game-ui";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { Rich } from "../kit/Rich";
import { complaint } from "../shell/forms";
import { useWords } from "../words/context";
import type { Index } from "./options";
import { keyOf } from "./options";
import type { Snapshot, TableSession } from "./session";
import { Telling } from "./Telling";

interface Props {
  game: string;
  session: TableSession;
  now: Snapshot;
  index: Index;
  /** Digits pick chips and letters act; keys are shown only then. */
  keys: boolean;
  /** A reason somebody has asked for, by the key of a closed place. */
  asked: string;
}

/** What to do, why, and what the selected option would bring; the only place that commits. */
export function Prompt(props: Props): ReactNode {
  const book = useWords();
  const { now, index, session, game } = props;
  const { position, selected, sending, problem } = now;
  const [listed, setListed] = useState(false);
  if (!position) return null;
  const ask = position.ask;
  if (!ask) return <Waiting {...props} />;
  const mark = index.marks.find((x) => x.key === selected);
  const chips = listed ? index.marks : index.loose;
  const placed = index.marks.length > index.loose.length;
  return (
    <section
      className="prompt own"
      data-token={ask.token}
      aria-label={book.say("web-prompt")}
    >
      <div className="what" aria-live="polite">
        <h2>
          <Rich message={ask.prompt} size={18} />
        </h2>
        <p className="why">
          {!mark && placed && !listed && <>{book.say("web-open-places", { n: index.marks.length })} </>}
          {props.asked && <b className="reason">{props.asked} </b>}
          <Clause game={game} id={ask.clause} />
          <Refusals index={index} game={game} />
        </p>
      </div>
      {chips.length > 0 && (
        <Chips marks={chips} index={index} ask={ask} keys={props.keys} name={ask.kind} />
      )}
      <Outcome now={now} mark={mark} seat={position.seat} />
      <div className="acts">
        {problem && (
          <p className="complaint" role="alert">
            {complaint(book, problem.code, problem.detail)}
          </p>
        )}
        {placed && (
          <button
            type="button"
            className="btn quiet as-list"
            aria-label={book.say("web-as-list")}
            aria-pressed={listed}
            onClick={() => setListed(!listed)}
          >
            <Icon name="list" />
            <span>{book.say("web-as-list")}</span>
          </button>
        )}
        <UndoButton {...props} />
        <button
          type="button"
          className="btn primary commit"
          disabled={!mark || sending}
          onClick={session.commit}
        >
          {book.say(mark ? "web-commit" : "web-choose")}
          {mark && <kbd className="key">↵</kbd>}
        </button>
      </div>
    </section>
  );
}

function UndoButton({ now, session, keys }: Props): ReactNode {
  const book = useWords();
  const code = now.position?.undo ?? "";
  return (
    <button
      type="button"
      className="btn quiet undo"
      aria-disabled={code ? "true" : undefined}
      onClick={session.undo}
    >
      <Icon name="undo-2" />
      <span className="when-wide">{book.say("web-undo")}</span>
      {keys && <kbd className="key">Z</kbd>}
      {code && <span className="sr">{book.say(`error-${code}`)}</span>}
    </button>
  );
}

function Refusals({ index, game }: { index: Index; game: string }): ReactNode {
  return index.refused.map((x) => (
    <span key={x.reason} className="refusal">
      <Icon name="lock" /> {x.reason} <Clause game={game} id={x.clause} />
    </span>
  ));
}

/** Options with no place on the board: one of them, by arrows, digits or a press. */
function Chips(props: {
  marks: readonly OptionMark[];
  index: Index;
  ask: { options: unknown[]; labels: unknown[] };
  keys: boolean;
  name: string;
}): ReactNode {
  const book = useWords();
  const group = useId();
  const { index, marks } = props;
  return (
    <div className="chips" role="radiogroup" aria-label={book.say("web-options")}>
      {marks.map((mark, i) => {
        const at = index.ask?.options.findIndex((x) => keyOf(x) === mark.key) ?? -1;
        const words = index.ask?.labels[at];
        return (
          <label key={mark.key} className={mark.key === index.selected ? "option on" : "option"}>
            <input
              type="radio"
              className="sr"
              name={group}
              aria-label={mark.label}
              checked={mark.key === index.selected}
              onChange={() => index.select(mark.key)}
              onKeyDown={(e) => {
                if (e.key === "Enter") index.commit();
              }}
            />
            {props.keys && i < 9 && <kbd className="key">{i + 1}</kbd>}
            <span>{words ? <Rich message={words} size={16} /> : mark.label}</span>
          </label>
        );
      })}
    </div>
  );
}

/** The selected option and all it would do, as far as it can be known. */
function Outcome(props: { now: Snapshot; mark: OptionMark | undefined; seat: number }): ReactNode {
  const book = useWords();
  const { now, mark, seat } = props;
  const ask = now.position?.ask;
  const at = mark ? (ask?.options.findIndex((x) => keyOf(x) === mark.key) ?? -1) : -1;
  const words = ask?.labels[at];
  const { preview } = now;
  const told = preview?.events.filter((x) => x.msg && x.what !== "turn") ?? [];
  return (
    <div className={mark ? "outcome" : "outcome empty"} aria-live="polite">
      {words && (
        <b>
          <Rich message={words} size={17} />
        </b>
      )}
      {told.length > 1 && (
        <ol>
          {told.map((event, i) => (
            <li key={i}>{event.msg && <Telling message={event.msg} seat={seat} />}</li>
          ))}
        </ol>
      )}
      {mark && preview && (
        <p className={["chance", "known"].includes(preview.stop) ? "then final" : "then"}>
          {book.say(`shell-then-${preview.stop}`)}
        </p>
      )}
    </div>
  );
}

function Waiting(props: Props): ReactNode {
  const book = useWords();
  const { now } = props;
  const position = now.position;
  const names = position?.waiting.map((seat) => book.names[seat] ?? "").join(", ") ?? "";
  return (
    <section className="prompt" aria-label={book.say("web-prompt")}>
      <div className="what" aria-live="polite">
        <h2>
          {position?.over
            ? book.say("web-over")
            : names
              ? book.say("web-waiting-for", { names })
              : book.say("web-waiting")}
        </h2>
        {position?.seat === -1 && <p className="why">{book.say("web-you-watch")}</p>}
        {now.problem && (
          <p className="complaint" role="alert">
            {complaint(book, now.problem.code, now.problem.detail)}
          </p>
        )}
      </div>
      {position && position.seat >= 0 && !position.over && (
        <div className="acts">
          <UndoButton {...props} />
        </div>
      )}
    </section>
  );
}
