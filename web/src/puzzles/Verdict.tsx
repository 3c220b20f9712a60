import type { ReactNode } from "react";
import type { Message } from "../generated/frames";
import type { Solution, Weighed } from "../generated/http";
import { points, signedPoints } from "../kit/estimates";
import { Icon } from "../kit/Icon";
import { keyOf } from "../kit/option-key";
import { Rich } from "../kit/Rich";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { sectionOf, useRules } from "../rules/clauses";
import { Reasons } from "../ui/Reasons";
import { ShareButton } from "../ui/Share";
import { useWords } from "../words/context";

const FIRST = 4; // options that are shown at once

/** What the answer was worth, and why. */
export function Verdict({ game, puzzle, of }: { game: string; puzzle: string; of: Solution }): ReactNode {
  const book = useWords();
  const best = of.options[0];
  const chosen = of.options.find((x) => keyOf(x.option) === keyOf(of.chosen));
  if (!best || !chosen) return null;
  return (
    <>
      <section
        className={of.solved ? "puzzle-part puzzle-verdict" : "puzzle-part puzzle-verdict wrong"}
        aria-live="polite"
      >
        <header>
          <span className="mark">
            <Icon name={of.solved ? "check" : "x"} />
          </span>
          <div>
            <h2>{book.say(of.solved ? "web-puzzle-right" : "web-puzzle-wrong")}</h2>
            <p>
              <Rich message={chosen.label} size={15} />
            </p>
          </div>
        </header>
        {!of.solved && (
          <p className="best">
            {book.say("web-puzzle-best")}{" "}
            <b>
              <Rich message={best.label} size={15} />
            </b>
            <small>{book.say("web-puzzle-cost", interval(book.lang, chosen))}</small>
          </p>
        )}
        <Ratings of={of} />
      </section>
      <Why game={game} of={of} />
      <Worth of={of} />
      <p className="puzzle-part puzzle-share">
        <ShareButton
          label={book.say("web-share")}
          title={`${book.say("title")} · ${book.say("share-puzzle-place")}`}
          path={`s/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`}
        />
      </p>
    </>
  );
}

function interval(lang: string, x: Weighed): { n: string; low: string; high: string } {
  return { n: points(lang, x.behind), low: points(lang, x.low), high: points(lang, x.high) };
}

function Ratings({ of }: { of: Solution }): ReactNode {
  const book = useWords();
  const { yours } = of;
  return (
    <>
      <dl className="puzzle-ratings">
        {yours && (
          <div>
            <dt>{book.say("web-puzzle-yours")}</dt>
            <dd>
              {yours.after} <em>{signed(yours.after - yours.before)}</em>
            </dd>
          </div>
        )}
        <div>
          <dt>{book.say("web-puzzle-its")}</dt>
          <dd>{of.rating}</dd>
        </div>
      </dl>
      {!yours && (
        <p className="note">
          {book.say("web-puzzles-account")} <a href={href("sign-in")}>{book.say("web-sign-in")}</a>
        </p>
      )}
    </>
  );
}

function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}

/** Why the best is better than the next one: by lines of the sheet, and in words. */
function Why({ game, of }: { game: string; of: Solution }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const rules = useRules(game, lang);
  const second = of.options[1];
  if (!second) return null;
  const lines = of.lines.map(lineOf);
  const most = Math.max(...lines.map((x) => Math.abs(x.n)), 1);
  const { n, low, high } = interval(book.lang, second);
  return (
    <section className="puzzle-part why-best" aria-labelledby="why-best">
      <h2 id="why-best">{book.say("web-puzzle-why")}</h2>
      <p className="note">
        {book.say("web-puzzle-against")} <Rich message={second.label} size={14} />
      </p>
      {lines.length > 0 && (
        <ul className="score-bars">
          {lines.map((x, i) => (
            <li key={i}>
              <span>{x.line && book.tell(x.line)}</span>
              <i className={x.n < 0 ? "less" : ""} style={{ width: `${(Math.abs(x.n) / most) * 100}%` }} />
              <b className={x.n < 0 ? "less" : ""}>{signedPoints(book.lang, x.n)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="sum">
        <span>{book.say("web-puzzle-ahead")}</span>
        <b>
          +{n} <small>{book.say("web-puzzle-interval", { low, high })}</small>
        </b>
      </p>
      {of.reasons.length > 0 && (
        <p>
          {book.say("web-hint-now")} <Reasons of={of.reasons} />
        </p>
      )}
      {of.sets_apart.map((x, i) => (
        <p key={i}>{book.tell(x)}</p>
      ))}
      {of.then.length > 0 && (
        <div className="then">
          <p>{book.say("web-hint-then")}</p>
          <ol>
            {of.then.map((x, i) => (
              <li key={i}>
                <Rich message={x} size={14} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <ul className="puzzle-themes" aria-label={book.say("web-puzzle-clauses")}>
        {of.clauses.map((x) => (
          <li key={x}>
            <a href={href("rules", game, x)}>
              {rules?.sections[sectionOf(x)] ?? ""} <span>{book.say("shell-clause", { clause: x })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line of the score sheet, and what it gains or loses. */
function lineOf([id, args]: Message): { line: Message | null; n: number } {
  const { line, n } = args as { line?: { msg: Message }; n?: number };
  return { line: line?.msg ?? null, n: (n ?? 0) * (id.endsWith("loss") ? -1 : 1) };
}

/** What all options are worth, and who has chosen them. */
function Worth({ of }: { of: Solution }): ReactNode {
  const book = useWords();
  const shown = of.options.filter((x, i) => i < FIRST || keyOf(x.option) === keyOf(of.chosen));
  const rest = of.options.filter((x) => !shown.includes(x));
  return (
    <section className="puzzle-part puzzle-worth" aria-labelledby="worth">
      <h2 id="worth">
        {book.say("web-puzzle-worth")}{" "}
        {of.people > 0 && <small>{book.say("web-puzzle-people", { n: of.people })}</small>}
      </h2>
      <Options list={shown} of={of} />
      {rest.length > 0 && (
        <details>
          <summary>{book.say("web-puzzle-rest", { n: rest.length })}</summary>
          <Options list={rest} of={of} />
        </details>
      )}
      <p className="note">{book.say("web-puzzle-note")}</p>
    </section>
  );
}

function Options({ list, of }: { list: readonly Weighed[]; of: Solution }): ReactNode {
  const book = useWords();
  const percent = new Intl.NumberFormat(book.lang, { style: "percent" });
  return (
    <ul>
      {list.map((x) => {
        const own = keyOf(x.option) === keyOf(of.chosen);
        const { n, low, high } = interval(book.lang, x);
        return (
          <li key={keyOf(x.option)} className={own ? "own" : undefined}>
            <span className="label">
              <Rich message={x.label} size={14} />
              {own && <small className="tag">{book.say("web-you")}</small>}
              {keyOf(x.option) === keyOf(of.usual) && <small>{book.say("web-puzzle-usual")}</small>}
            </span>
            <span className="behind">
              {x.behind === 0 ? (
                <b>{book.say("web-puzzle-the-best")}</b>
              ) : (
                <>
                  <b>{`\u2212${n}`}</b> <small>{book.say("web-puzzle-interval", { low, high })}</small>
                </>
              )}
            </span>
            {of.people > 0 && <span className="part">{percent.format(x.chosen / of.people)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
