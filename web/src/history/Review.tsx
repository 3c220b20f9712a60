import type { ReactNode } from "react";
import type { Finding, Review } from "../generated/frames";
import type { TurnInfo } from "../generated/http";
import { points } from "../kit/estimates";
import { Icon } from "../kit/Icon";
import { PlayerShape } from "../kit/players";
import { Rich } from "../kit/Rich";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { Reasons } from "../ui/Reasons";
import { useWords } from "../words/context";
import { turnAt } from "./turns";
import { type Reviewing, reviewable } from "./useReview";

/** Which decisions have cost most; a link leads to where each was made. */
export function ReviewPanel(props: {
  table: string;
  reviewing: Reviewing;
  names: readonly string[];
  /** The reader played here, and may ask for it. */
  mine: boolean;
  /** Of the whole game, so that a decision can say its turn. */
  turns?: readonly TurnInfo[];
  /** The position that is shown now. */
  here?: { step: number; seat: number };
  /** Goes there in place, with the eyes of the seat. */
  go?(step: number, seat: number): void;
}): ReactNode {
  const book = useWords();
  const { review, problem, ask } = props.reviewing;
  if (!review || !reviewable(props.reviewing, props.mine)) return null;
  return (
    <section className="panel review" aria-label={book.say("web-review")}>
      <h3>{book.say("web-review")}</h3>
      {review.status === "none" && (
        <>
          <p>{book.say("web-review-more")}</p>
          <p className="acts">
            <button type="button" className="btn" onClick={ask}>
              <Icon name="search-check" />
              {book.say("web-review-ask")}
            </button>
          </p>
        </>
      )}
      <div role="status">{review.status === "waiting" && <ReviewProgress review={review} />}</div>
      {review.status === "failed" && <p>{book.say("web-review-failed")}</p>}
      {review.status === "done" && <Findings {...props} review={review} />}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </section>
  );
}

/** How far a review is that is under way. */
export function ReviewProgress({ review }: { review: Review }): ReactNode {
  const book = useWords();
  const part = review.total ? review.done / review.total : 0;
  return (
    <>
      <p>{book.say("web-review-waiting", { n: Math.floor(part * 100) })}</p>
      <progress max={1} value={part} aria-label={book.say("web-review")} />
    </>
  );
}

function Findings(props: Parameters<typeof ReviewPanel>[0] & { review: Review }): ReactNode {
  const book = useWords();
  const { review, names } = props;
  const people = Object.entries(review.decisions);
  return (
    <>
      {people.map(([seat, n]) => {
        const own = review.findings.filter((x) => x.seat === Number(seat));
        return (
          <div key={seat} className="reviewed">
            {people.length > 1 && (
              <h4>
                <PlayerShape seat={Number(seat)} size={13} /> {names[Number(seat)]}
              </h4>
            )}
            <p className="note">
              {book.say(own.length ? "web-review-found" : "web-review-clean", { n, found: own.length })}
            </p>
            <ol>
              {own.map((x) => (
                <Costly key={x.step} finding={x} {...props} />
              ))}
            </ol>
            {own.length > 0 && <Numbers of={own} turns={props.turns} alone={names.length < 2} />}
          </div>
        );
      })}
      <p className="note">{book.say("web-review-note")}</p>
    </>
  );
}

/** How sure each of them is, and by which lines of the score sheet it cost what it did. */
function Numbers(props: { of: readonly Finding[]; turns?: readonly TurnInfo[]; alone: boolean }): ReactNode {
  const book = useWords();
  const { of, turns } = props;
  const say = (n: number) => points(book.lang, n);
  return (
    <details className="numbers">
      <summary>{book.say("web-hint-numbers")}</summary>
      <ol>
        {of.map((x) => (
          <li key={x.step}>
            {turns && <b>{book.say("web-turn-n", { n: turnOf(turns, x) })}. </b>}
            {book.say("web-review-range", { n: say(x.cost), low: say(x.low), high: say(x.high) })}
            {x.lines.length > 0 && (
              <>
                {" "}
                {book.say("web-review-lines")} <Reasons of={x.lines} />
              </>
            )}
          </li>
        ))}
      </ol>
      {!props.alone && of.some((x) => x.lines.length) && <p className="note">{book.say("web-hint-lines")}</p>}
    </details>
  );
}

function turnOf(turns: readonly TurnInfo[] | undefined, x: Finding): number {
  return turns?.[turnAt(turns, x.step + 1)]?.n ?? 0;
}

function Costly(props: Parameters<typeof ReviewPanel>[0] & { finding: Finding }): ReactNode {
  const book = useWords();
  const { finding: x, table, go, here } = props;
  const say = (n: number) => points(book.lang, n);
  const turn = turnOf(props.turns, x);
  return (
    <li>
      <a
        className="costly"
        href={href("replay", table, String(x.step))}
        aria-current={here?.step === x.step && here.seat === x.seat ? "true" : undefined}
        onClick={(e) => {
          if (!go || e.ctrlKey || e.metaKey || e.shiftKey) return;
          e.preventDefault();
          go(x.step, x.seat);
        }}
      >
        <b className="cost">{book.say("web-review-cost", { n: say(x.cost) })}</b>
        <span className="asked">
          {turn ? <b>{book.say("web-turn-n", { n: turn })}. </b> : null}
          <Rich message={x.prompt} size={14} />
        </span>
        <span>
          <i>{book.say("web-review-played")}</i> <Rich message={x.played} size={14} />
        </span>
        <span>
          <i>{book.say("web-review-better")}</i> <Rich message={x.better} size={14} />
        </span>
        <Reasons of={[...x.reasons, ...x.sets_apart]} />
      </a>
    </li>
  );
}
