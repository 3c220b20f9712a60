// One question: what lies on the table now, or what did you do?

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { GameUI } from "../game-ui";
import type { Message } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { pieces, Rich, useDrawn } from "../kit/Rich";
import { href } from "../route";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { Bound } from "./Bound";
import type { Question } from "./desk";
import { facetsOf, splitting } from "./facets";
import { arranged, bound, faceOf, nameOf } from "./labels";
import { answerOf, canTake, type Taken } from "./picker";
import { foundAt, matches } from "./search";

/** So many are seen at a glance and need no search; decisions are read anyway. */
const FEW = { reveal: 9, decide: 15 };
const DIGITS = 9;
const MOST_CHIPS = 18;

/** What keys mean while a question is open. */
export interface AskKeys {
  pick(n: number): void;
  search(): void;
}

interface Props {
  game: string;
  ui: GameUI<unknown>;
  /** The table as it lies now. */
  view: unknown;
  question: Question;
  /** The game's words in every language: a card is found by each of its names. */
  books: readonly Book[];
  busy: boolean;
  take(answer: unknown[]): void;
  /** Where the keys of the page find what they mean. */
  keys: AskKeys;
}

export function Ask({ game, ui, view, question, books, busy, take, keys }: Props): ReactNode {
  const book = useWords();
  const [wish, setWish] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState<Taken>([]);
  const search = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const label = useId();
  const { picks, many } = question;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const texts = useMemo(() => picks.map((x) => books.map((y) => y.tell(x.label))), [picks, books]);
  const facets = useMemo(() => facetsOf(picks.map((x) => faceOf(x.label))), [picks]);
  const order = useMemo(() => arranged(question, book), [question, book]);
  // What was done at the table is asked in other words than what shall be done.
  const did = `did-${question.about}`;
  const prompt: Message = question.kind === "decide" && book.has(did) ? [did, question.prompt[1]] : question.prompt;
  const searched = picks.length > FEW[question.kind];
  const drawing = (option: unknown) => ({ kind: question.about, option, about: question.facts });
  const drawn = question.kind === "decide" && picks.some((x) => ui.canSketch?.(drawing(x.option)));
  // What makes no difference stands below, as the way on.
  const open = order.filter(
    (i) => picks[i]?.label[0] !== "companion-else" && canTake(question, taken, i) && matches(texts[i] ?? [], wish),
  );
  const shown = open.filter((i) => chosen.every((key) => facets[i]?.some((x) => x.key === key)));
  const narrowing = splitting(shown.map((i) => facets[i] ?? [])).slice(0, MOST_CHIPS);
  const chips = [
    ...facets
      .flat()
      .filter((x, i, all) => chosen.includes(x.key) && all.findIndex((y) => y.key === x.key) === i)
      .map((facet) => ({ facet, n: shown.length })),
    ...narrowing.filter((x) => !chosen.includes(x.facet.key)),
  ];

  const pick = (at: number | undefined) => {
    if (at === undefined || busy) return;
    const next = [...taken, at];
    const answer = answerOf(question, next);
    if (answer) take(answer);
    else {
      setTaken(next);
      setWish("");
      setChosen([]);
    }
  };
  keys.pick = (n) => pick(shown[n]);
  keys.search = () => search.current?.focus();
  return (
    <section className="ask" aria-labelledby={label} data-kind={question.kind} data-many={many}>
      <h2 id={label} ref={heading} tabIndex={-1}>
        <Rich message={prompt} />
      </h2>
      <p className="why">
        <Clause game={game} id={question.clause} />
      </p>
      {many > 1 && (
        <ol className="card-row" aria-label={book.say("web-companion-row")}>
          {Array.from({ length: many }, (_, i) => (
            <li key={i} className={i === taken.length ? "next" : taken[i] === undefined ? "" : "full"}>
              {taken[i] === undefined ? (
                <span>
                  <b aria-hidden="true">{i === taken.length ? "?" : ""}</b>
                  <small>{i + 1}</small>
                </span>
              ) : (
                <button type="button" onClick={() => setTaken(taken.filter((_, k) => k !== i))}>
                  <b>
                    <Rich message={nameOf(picks[taken[i]]?.label ?? ["", {}])} size={15} />
                  </b>
                  <small aria-hidden="true">{i + 1}</small>
                  <span className="sr">{book.say("web-companion-put-back")}</span>
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {searched && (
        <search className="find-card">
          <Icon name="search" />
          <input
            ref={search}
            type="search"
            value={wish}
            aria-label={book.say("web-companion-find")}
            placeholder={book.say("web-companion-find")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(e) => setWish(e.target.value)}
            onKeyDown={(e) => {
              if (e.key === "Enter") pick(shown[0]);
              if (e.key === "Escape") {
                setWish("");
                e.currentTarget.blur();
              }
            }}
          />
          {!wish && (
            <kbd className="key" aria-hidden="true">
              /
            </kbd>
          )}
          {wish && (
            <button type="button" className="tool" onClick={() => setWish("")}>
              <Icon name="x" />
              <span className="sr">{book.say("web-companion-clear")}</span>
            </button>
          )}
        </search>
      )}
      {searched && chips.length > 1 && (
        <div className="card-kinds" role="group" aria-label={book.say("web-companion-kinds")}>
          {chips.map(({ facet, n }) => (
            <button
              key={facet.key}
              type="button"
              aria-pressed={chosen.includes(facet.key)}
              onClick={() =>
                setChosen(chosen.includes(facet.key) ? chosen.filter((x) => x !== facet.key) : [...chosen, facet.key])
              }
            >
              <Rich message={facet.message} size={17} /> <small>{n}</small>
            </button>
          ))}
        </div>
      )}
      <ul className={`card-picks ${searched ? "close" : ""} ${drawn ? "drawn" : ""}`}>
        {shown.map((at, i) => (
          <li key={at}>
            <button type="button" className="pick-one" data-pick={at} disabled={busy} onClick={() => pick(at)}>
              {drawn && ui.Sketch && <ui.Sketch view={view} what={drawing(picks[at]?.option)} />}
              <span>
                <Found message={picks[at]?.label ?? ["", {}]} wish={wish} />
              </span>
              {i < DIGITS && (
                <kbd className="key" aria-hidden="true">
                  {i + 1}
                </kbd>
              )}
            </button>
          </li>
        ))}
      </ul>
      {question.kind === "reveal" && (
        <a className="write-in" href={href("box", game)}>
          <Icon name="package" />
          <span>
            <b>{book.say("web-companion-write-in")}</b> <small>{book.say("web-companion-write-in-more")}</small>
          </span>
        </a>
      )}
      <p className="quiet" role="status">
        {!shown.length && book.say("web-companion-none")}
      </p>
      {question.closed.length > 0 && (
        <details className="not-now">
          <summary>{book.say("web-companion-closed", { n: question.closed.length })}</summary>
          <ul>
            {question.closed.map((x, i) => (
              <li key={i}>
                <b>
                  <Rich message={x.label} />
                </b>
                <span>
                  <Rich message={x.why} /> <Clause game={game} id={x.clause} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A label with the letters marked that were searched for, the name in it heavier than the rest. */
function Found({ message, wish }: { message: Message; wish: string }): ReactNode {
  const book = useWords();
  const drawn = useDrawn();
  const name = book.tell(nameOf(message));
  let marked = false;
  const text = (part: string, key: string): ReactNode => {
    const at = wish && !marked ? foundAt(part, wish) : null;
    if (!at) return part;
    marked = true;
    return (
      <span key={key}>
        {part.slice(0, at[0])}
        <mark>{part.slice(...at)}</mark>
        {part.slice(at[1])}
      </span>
    );
  };
  const parts = bound(pieces(book, message, drawn)).flatMap((part, i): ReactNode[] => {
    if (typeof part !== "string") return [<Bound key={i} of={part} />];
    if (i > 0 || part === name || !part.startsWith(name)) return [text(part, `${i}`)];
    return [<b key="name">{text(name, "in")}</b>, text(part.slice(name.length), "rest")];
  });
  return parts.length > 1 ? <span className="face">{parts}</span> : parts;
}
