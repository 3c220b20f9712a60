import { type ReactNode, type Ref, useState } from "react";
import type { OptionMark } from "../game-ui";
import type { Aim, Message } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { PlayerShape } from "../kit/players";
import { Rich } from "../kit/Rich";
import { useWindowForm } from "../kit/useWindowForm";
import { complaint } from "../ui/forms";
import { Reasons } from "../ui/Reasons";
import { useWords } from "../words/context";
import { Chips, type ChipsHandle } from "./Chips";
import { OutcomeStrip, useOutcome } from "./Outcome";
import type { Index, Shut } from "./options";
import { amountsOf, Stepper } from "./Stepper";
import type { TableSession } from "./session";
import type { Problem, Snapshot } from "./snapshot";
import { useFirstTime } from "./useFirstTime";

interface Props {
  game: string;
  session: TableSession;
  now: Snapshot;
  index: Index;
  /** Digits pick chips and letters act; keys are shown only then. */
  keys: boolean;
  chips: Ref<ChipsHandle>;
  /** A reason somebody has asked for, by the key of a closed place. */
  asked: string;
  /** What there is to catch up with; it gives way to what an option would do. */
  recap: ReactNode;
  /** Every step of what is selected is shown. */
  unfolded: boolean;
  unfold(open: boolean): void;
  /** Opens the rule of what is selected, or of the question. */
  tell(): void;
}

/** What to do, and what the selected option would bring; the only place that commits. */
export function Prompt(props: Props): ReactNode {
  const book = useWords();
  const { now, index, session, game } = props;
  const { position, selected, sending } = now;
  const [wished, setListed] = useState(false);
  const phone = useWindowForm(isPhone);
  if (!position) return null;
  const ask = position.ask;
  if (!ask) return <Waiting {...props} />;
  const chosen = now.path.length > 0 || (selected !== null && index.wordsOf(selected).length > 0);
  const placed = index.marks.length > index.loose.length;
  // A phone shows a part of the board: what may lie out of sight is a row as well.
  const rows = phone && placed && index.marks.length > 1 && index.marks.length <= ROWS;
  const listed = wished || rows;
  const chips = listed ? index.marks : index.loose;
  const refused = index.refused;
  const amounts = listed ? [] : amountsOf(ask, chips);
  const led = now.chain.at(-1)?.led;
  return (
    <section
      className={`prompt own ${listed ? "listed" : amounts.length && !refused.length ? "few" : shape(book.tell(ask.prompt), chips, refused)}`}
      data-token={ask.token - now.path.length}
      data-steps={now.path.length}
      aria-label={book.say("web-prompt")}
    >
      <div className="what" aria-live="polite">
        {led && (
          <p className="led">
            <Rich message={led} size={14} />
          </p>
        )}
        <h2>
          <Rich message={ask.prompt} size={18} /> <Clause game={game} id={ask.clause} />
        </h2>
      </div>
      {amounts.length > 0 && (
        <Stepper key={ask.token} ref={props.chips} marks={amounts} refused={refused} game={game} index={index} />
      )}
      {!amounts.length && chips.length + refused.length > 0 && (
        <Chips
          key={ask.token}
          ref={props.chips}
          marks={chips}
          refused={refused}
          game={game}
          index={index}
          keys={props.keys}
          search={listed && chips.length > MANY}
        />
      )}
      <Strip {...props} question={ask.prompt} seat={position.seat} />
      <div className="acts">
        {(wished || (!rows && (placed || chips.length > MANY))) && (
          <button
            type="button"
            className="btn quiet as-list"
            aria-label={book.say("web-as-list")}
            title={book.say("web-as-list")}
            aria-pressed={wished}
            onClick={() => setListed(!wished)}
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
        {now.info?.hints && !now.path.length && (
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
        <button type="button" className="btn primary commit" disabled={!chosen || sending} onClick={session.commit}>
          {book.say(chosen ? "web-commit" : "web-choose")}
          {chosen && <kbd className="key">↵</kbd>}
        </button>
      </div>
    </section>
  );
}

/** One line under the question, of one height whatever it says: it never moves the board. */
function Strip(props: Props & { question: Message; seat: number }): ReactNode {
  const { now, index, session } = props;
  const outcome = useOutcome(session, now, index);
  const shown = now.problem && !outcome?.looking ? null : outcome;
  const look = shown ? (shown.looking ? "outcome looking" : "outcome") : "";
  return (
    <div className={`prompt-strip ${look}`} aria-live="polite">
      {shown ? <OutcomeStrip {...props} outcome={shown} /> : <Aside {...props} />}
    </div>
  );
}

/** What there is to say where no option is looked at. */
function Aside({ game, now, index, recap, asked }: Props): ReactNode {
  const book = useWords();
  const ask = now.position?.ask;
  const first = useFirstTime(game, ask?.kind ?? "", ask?.token ?? -1);
  if (now.problem) return <Complaint {...now.problem} />;
  if (recap) return recap;
  if (asked) return <p className="note reason">{asked}</p>;
  if (first)
    return (
      <>
        <p className="note first">
          <Icon name="graduation-cap" /> {first.text}
        </p>
        <button type="button" className="tool" onClick={first.dismiss}>
          <Icon name="x" />
          <span className="sr">{book.say("web-close")}</span>
        </button>
      </>
    );
  if (now.coach?.aims.length) return <AimNote of={now.coach.aims} />;
  return <p className="note">{book.say("web-open-places", { n: index.marks.length })}</p>;
}

/** What others are after: the coach says it where there is nothing more pressing. */
function AimNote({ of }: { of: readonly Aim[] }): ReactNode {
  const book = useWords();
  const [first] = of;
  if (!first) return null;
  return (
    <p className="note aim">
      <PlayerShape seat={first.seat} size={13} /> {book.say("web-coach-aim", { name: book.names[first.seat] ?? "" })}{" "}
      {book.tell(first.label)} (<Reasons of={first.reasons} />)
    </p>
  );
}

function Complaint({ code, detail }: Problem): ReactNode {
  const book = useWords();
  return (
    <p className="complaint" role="alert">
      {complaint(book, code, detail)}
    </p>
  );
}

function UndoButton({ now, session, keys }: Props): ReactNode {
  const book = useWords();
  const code = now.position?.undo ?? "";
  return (
    <button type="button" className="btn quiet undo" aria-disabled={code ? "true" : undefined} onClick={session.undo}>
      <Icon name="undo-2" />
      <span className="when-wide">{book.say("web-undo")}</span>
      {keys && <kbd className="key">Z</kbd>}
      {code && <span className="sr">{book.say(`error-${code}`)}</span>}
    </button>
  );
}

/** More than this is searched, not read. */
const MANY = 12;

/** As many as a phone has rows for beside the board. */
const ROWS = 6;
const PHONE = 768;
const isPhone = (width: number): boolean => width < PHONE;

/** Room for this much text stands beside a question. */
const BESIDE = 44;

/** Two lines of a question have room for this much, less what stands beside it. */
const QUESTION = 105;
const TAKEN = 1.6; // of both lines, by each letter beside them

/** How options share the prompt with the question: none, beside it (a long one is written small), or under it. */
function shape(question: string, marks: readonly OptionMark[], refused: readonly Shut[]): string {
  const texts = [...marks.map((x) => x.label), ...refused.map((x) => x.label + x.reason)];
  if (!texts.length) return "";
  const beside = texts.reduce((n, text) => n + text.length + 4, 0);
  if (beside > BESIDE) return "long";
  return question.length > QUESTION - TAKEN * beside ? "few wordy" : "few";
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
      </div>
      {now.problem && (
        <div className="prompt-strip">
          <Complaint {...now.problem} />
        </div>
      )}
      {position && position.seat >= 0 && !position.over && (
        <div className="acts">
          <UndoButton {...props} />
        </div>
      )}
    </section>
  );
}
