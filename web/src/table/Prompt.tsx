import { useId, useState, useSyncExternalStore, type ReactNode } from "react";
import type { OptionMark } from "../game-ui";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { Rich } from "../kit/Rich";
import { complaint } from "../shell/forms";
import { useWords } from "../words/context";
import { bySort, withWords, type Index } from "./options";
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
  /** Opens the rule of what is selected, or of the question. */
  tell(): void;
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
        <Chips key={ask.token} marks={chips} index={index} keys={props.keys} />
      )}
      <Outcome session={session} now={now} index={index} seat={position.seat} />
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
            title={book.say("web-as-list")}
            aria-pressed={listed}
            onClick={() => setListed(!listed)}
          >
            <Icon name="list" />
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          aria-label={book.say("web-about")}
          title={book.say("web-about")}
          onClick={props.tell}
        >
          <Icon name="book-open" />
        </button>
        {now.info?.hints && (
          <button
            type="button"
            className="btn quiet ask-hint"
            aria-label={book.say("web-hint")}
            title={book.say("web-hint")}
            aria-pressed={now.hint !== null}
            onClick={session.hint}
          >
            <Icon name="lightbulb" />
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

/** More than this is searched, not read. */
const MANY = 12;

/** Options with no place on the board: one of them, by arrows, digits or a press. */
function Chips(props: { marks: readonly OptionMark[]; index: Index; keys: boolean }): ReactNode {
  const book = useWords();
  const group = useId();
  const [wish, setWish] = useState("");
  const { index, marks } = props;
  const shown = withWords(marks, wish);
  return (
    <div className={few(marks) ? "choices few" : "choices"}>
      {marks.length > MANY && (
        <p className="find">
          <Icon name="search" />
          <input
            type="search"
            value={wish}
            aria-label={book.say("web-find-option")}
            placeholder={book.say("web-find-option")}
            onChange={(e) => setWish(e.target.value)}
            onKeyDown={(e) => {
              const [first] = shown;
              if (e.key === "Enter" && first) index.select(first.key);
            }}
          />
          <span role="status">{book.say("web-n-options", { n: shown.length })}</span>
        </p>
      )}
      <div className={marks.length > MANY ? "chips many" : "chips"} role="radiogroup" aria-label={book.say("web-options")}>
        {bySort(shown, index.ask).map((sort) => (
          <div className="sort" key={sort[0]?.key}>
            {sort.map((mark) => (
              <OptionChip
                key={mark.key}
                mark={mark}
                n={props.keys ? marks.indexOf(mark) + 1 : 0}
                group={group}
                index={index}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Room for this much text stands beside a question. */
const BESIDE = 64;

function few(marks: readonly OptionMark[]): boolean {
  return marks.reduce((n, { label }) => n + label.length + 8, 0) <= BESIDE;
}

const DIGITS = 9;

function OptionChip(props: {
  mark: OptionMark;
  /** The digit that picks it; 0 and more than nine are not shown. */
  n: number;
  group: string;
  index: Index;
}): ReactNode {
  const { mark, group, index } = props;
  const n = props.n <= DIGITS ? props.n : 0;
  const words = index.ask?.labels[index.marks.indexOf(mark)];
  return (
    <label
      className={mark.key === index.selected ? "option on" : "option"}
      data-option={mark.key}
      data-digit={n || undefined}
    >
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
      {n > 0 && <kbd className="key">{n}</kbd>}
      <span>{words ? <Rich message={words} size={16} /> : mark.label}</span>
    </label>
  );
}

/** What one looks at, or else has selected, and all it would do as far as it can be known. */
function Outcome(props: {
  session: TableSession;
  now: Snapshot;
  index: Index;
  seat: number;
}): ReactNode {
  const book = useWords();
  const { session, now, index, seat } = props;
  const look = useSyncExternalStore(session.looks.subscribe, session.looks.snapshot);
  const looking = look !== null && look.key !== now.selected;
  const key = looking ? look.key : now.selected;
  const preview = looking ? look.preview : now.preview;
  const at = index.marks.findIndex((x) => x.key === key);
  const words = index.ask?.labels[at];
  const told = preview?.events.filter((x) => x.msg && x.what !== "turn") ?? [];
  return (
    <div className="outcome-slot">
      <div className={`outcome ${words ? "" : "empty"} ${looking ? "looking" : ""}`} aria-live="polite">
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
        {words && preview && (
          <p className={["chance", "known"].includes(preview.stop) ? "then final" : "then"}>
            {book.say(`shell-then-${preview.stop}`)}
          </p>
        )}
      </div>
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
