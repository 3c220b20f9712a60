import type { ReactNode } from "react";
import type { Aim, Hint, Hinted } from "../generated/frames";
import { placer, points, signedPoints } from "../kit/estimates";
import { Icon } from "../kit/Icon";
import { keyOf } from "../kit/option-key";
import { PlayerShape } from "../kit/players";
import { Rich } from "../kit/Rich";
import { Reasons } from "../ui/Reasons";
import { useWords } from "../words/context";
import type { Index } from "./options";

/** Options worth a thought; pressing one selects it, as on the board. Null: still being thought of. */
export function HintPanel(props: {
  hint: Hint | null;
  index: Index;
  /** Nobody is ahead or behind: the points themselves are estimated. */
  alone: boolean;
  close(): void;
}): ReactNode {
  const book = useWords();
  const { hint, index } = props;
  const at = placer(hint?.options ?? []);
  return (
    <section className="hint" aria-label={book.say("web-hint")}>
      <header>
        <div role="status">
          <h2>{book.say(hint ? (hint.close ? "web-hint-close" : "web-hint-clear") : "web-hint-thinking")}</h2>
        </div>
        <button type="button" className="tool" onClick={props.close}>
          <Icon name="x" />
          <span className="sr">{book.say("web-close")}</span>
        </button>
      </header>
      {hint && (
        <>
          <ol>
            {hint.options.map((x, i) => (
              <li key={keyOf(x.option)}>
                <button
                  type="button"
                  className="hinted"
                  data-option={keyOf(x.option)}
                  aria-pressed={index.selected === keyOf(x.option)}
                  onClick={() => index.select(keyOf(x.option))}
                >
                  <b>
                    <Rich message={x.label} size={16} />
                  </b>
                  {i > 0 && (
                    <em className={x.close ? "" : "less"}>
                      {book.say(x.close ? "web-hint-equal" : "web-hint-weaker")}
                    </em>
                  )}
                </button>
                <Why of={x} among={hint.options} />
              </li>
            ))}
          </ol>
          {hint.aims.length > 0 && <Aims of={hint.aims} />}
          <details className="numbers">
            <summary>{book.say("web-hint-numbers")}</summary>
            <ol>
              {hint.options.map((x, i) => (
                <li key={keyOf(x.option)}>
                  <b>
                    <Rich message={x.label} size={14} />
                  </b>
                  <Estimate of={x} first={i === 0} alone={props.alone} at={at} />
                  <Lines of={x} second={i === 0 ? hint.options[1] : undefined} />
                </li>
              ))}
            </ol>
            <p className="note">{book.say("web-hint-note")}</p>
            {!props.alone && hint.options.some((x) => x.lines.length) && (
              <p className="note">{book.say("web-hint-lines")}</p>
            )}
          </details>
        </>
      )}
    </section>
  );
}

/** What it changes on the score sheet, what sets it apart, and what would follow. What is the same for
 * all of them is no reason. */
function Why({ of, among }: { of: Hinted; among: readonly Hinted[] }): ReactNode {
  const book = useWords();
  const [best] = among;
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const reasons = among.length > 1 && among.every((x) => same(x.reasons, of.reasons)) ? [] : of.reasons;
  const line = of !== best && same(best?.line, of.line) ? [] : of.line;
  return (
    <>
      {reasons.length > 0 && (
        <p className="why">
          {book.say("web-hint-now")} <Reasons of={reasons} />
        </p>
      )}
      {of.sets_apart.map((x, i) => (
        <p key={i} className="why apart">
          {book.tell(x)}
        </p>
      ))}
      {line.length > 0 && (
        <div className="line">
          <p>{book.say("web-hint-then")}</p>
          <ol>
            {line.map((step, k) => (
              <li key={k}>
                <Rich message={step} size={14} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

/** What others are after, as far as the reader can tell. */
function Aims({ of }: { of: readonly Aim[] }): ReactNode {
  const book = useWords();
  return (
    <ul className="aims">
      {of.map((x) => (
        <li key={x.seat}>
          <PlayerShape seat={x.seat} size={13} /> {book.say("web-coach-aim", { name: book.names[x.seat] ?? "" })}{" "}
          <Rich message={x.label} size={14} />: <Reasons of={x.reasons} />
        </li>
      ))}
    </ul>
  );
}

/** By which lines of the score sheet an option will differ from the first at the end; the first, from the
 * `second`. */
function Lines({ of, second }: { of: Hinted; second?: Hinted }): ReactNode {
  const book = useWords();
  if (!of.lines.length) return null;
  const n = signedPoints(book.lang, second ? second.behind : -of.behind);
  return (
    <p className="lines">
      {book.say(second ? "web-hint-over-second" : "web-hint-over-first", { n })} <Reasons of={of.lines} />
    </p>
  );
}

/** What an option comes to, in words and as a bar: the interval, and its middle. */
function Estimate(props: { of: Hinted; first: boolean; alone: boolean; at(n: number): number }): ReactNode {
  const book = useWords();
  const { of, first, alone, at } = props;
  const say = (n: number) => (alone ? points : signedPoints)(book.lang, n);
  return (
    <span className="estimate">
      <span className="interval" aria-hidden="true">
        <i style={{ left: `${at(of.low)}%`, right: `${100 - at(of.high)}%` }} />
        <i className="middle" style={{ left: `${at(of.margin)}%` }} />
      </span>
      <span>
        {book.say(alone ? "web-hint-points" : "web-hint-lead", {
          n: say(of.margin),
          low: say(of.low),
          high: say(of.high),
        })}
      </span>
      {!first && !of.close && !of.lines.length && (
        <em className="less">{book.say("web-hint-less", { n: points(book.lang, of.behind) })}</em>
      )}
    </span>
  );
}
