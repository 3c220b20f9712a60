// The reader's costliest decisions, and what somebody else did at the same point of the same deal.

import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Finding, Message } from "../generated/frames";
import type { BesideInfo, MomentInfo, ResultInfo } from "../generated/http";
import { ReviewProgress } from "../history/Review";
import { useReview } from "../history/useReview";
import { signedPoints } from "../kit/estimates";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { useGameBook } from "../ui/GameTitle";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { deals } from "./api";

const SHOWN = 3;

/** A decision that cost the reader something; the other went another way there. */
interface Parting {
  finding: Finding;
  mine: MomentInfo;
  theirs: MomentInfo;
  same: boolean;
}

/** `others`: games one may look at, the best first. */
export function Comparison(props: {
  game: string;
  mine: ResultInfo;
  others: readonly ResultInfo[];
  rival: string;
}): ReactNode {
  const book = useWords();
  const { mine, others } = props;
  const [chosen, setChosen] = useState(others[0]!.table);
  const other = others.find((x) => x.table === chosen) ?? others[0]!;
  const best = other === others[0];
  const { review, problem, ask } = useReview(mine.table);
  if (!review) return null;
  const done = review.status === "done";
  return (
    <section className="panel deal-ways">
      <header>
        <h2>{best ? book.say("web-deal-ways") : book.say("web-deal-ways-of", { name: other.name })}</h2>
        {done && others.length > 1 && (
          <label>
            {book.say("web-deal-ways-with")}
            <select value={other.table} onChange={(e) => setChosen(e.target.value)}>
              {others.map((x) => (
                <option key={x.table} value={x.table}>
                  {book.say("web-deal-ways-who", { name: x.name, points: x.points })}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      <p className="note">{book.say("web-deal-ways-more", { name: other.name })}</p>
      {review.status === "none" && (
        <div className="go">
          <button type="button" className="btn" onClick={ask}>
            <Icon name="search-check" />
            {book.say("web-review-ask")}
          </button>
          <small>{book.say("web-deal-ways-ask")}</small>
        </div>
      )}
      <div role="status">{review.status === "waiting" && <ReviewProgress review={review} />}</div>
      {review.status === "failed" && <p>{book.say("web-review-failed")}</p>}
      {done && <Partings {...props} other={other} findings={review.findings} />}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </section>
  );
}

function Partings(props: {
  game: string;
  mine: ResultInfo;
  other: ResultInfo;
  rival: string;
  findings: readonly Finding[];
}): ReactNode {
  const book = useWords();
  const { mine, other, findings } = props;
  const words = useGameBook(props.game);
  const found = usePartings(mine.table, other.table, findings);
  const [own, theirs] = useMemo(() => {
    const named = (name: string) => words?.named([name, props.rival]) ?? null;
    return [named(book.say("shell-you")), named(other.name)];
  }, [words, book, other.name, props.rival]);
  if (!findings.length) return <p>{book.say("web-deal-ways-clean")}</p>;
  if (!found || !own || !theirs) return null;
  if (!found.length) return <p>{book.say("web-deal-ways-none", { name: other.name })}</p>;
  return (
    <>
      <ol>
        {found.map((x) => (
          <li key={x.mine.step}>
            <Where of={x} words={own} />
            <a className="way" href={href("replay", mine.table, String(x.mine.step))}>
              <i>
                {book.say("web-deal-ways-you")} <Icon name="play" />
              </i>
              <b>{own.tell(x.finding.played)}</b>
              {!agrees(x) && (
                <small>
                  {book.say("web-review-better")} {own.tell(x.finding.better)}
                </small>
              )}
            </a>
            <a className="way" href={href("replay", other.table, String(x.theirs.step))}>
              <i>
                {other.name} <Icon name="play" />
              </i>
              <b>{theirs.tell(x.theirs.played as Message)}</b>
              {agrees(x) && (
                <small className="advised">
                  <Icon name="check" /> {book.say("web-deal-ways-advised")}
                </small>
              )}
            </a>
            <Cost of={x.finding} />
          </li>
        ))}
      </ol>
      <p className="note">{book.say("web-deal-ways-note")}</p>
    </>
  );
}

/** When it was, and what was asked. */
function Where({ of, words }: { of: Parting; words: Book }): ReactNode {
  const book = useWords();
  const { turn, title, prompt } = of.mine;
  return (
    <p className="where">
      {turn > 0 && <b>{book.say("web-turn-n", { n: turn })}</b>}
      {!turn && Boolean(title) && <b>{words.tell(title as Message)}</b>}
      <span>{words.tell(prompt as Message)}</span>
      {of.same && <small>{book.say("web-deal-ways-same")}</small>}
    </p>
  );
}

function Cost({ of }: { of: Finding }): ReactNode {
  const book = useWords();
  const wide = new Intl.NumberFormat(book.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="cost">
      <b>{signedPoints(book.lang, -of.cost)}</b>
      <small>{book.say("web-deal-ways-sure", { n: wide.format((of.high - of.low) / 2) })}</small>
    </p>
  );
}

/** The other did what the review holds for better. */
const agrees = (x: Parting): boolean => JSON.stringify(x.theirs.played) === JSON.stringify(x.finding.better);

/** Null until they are here; the costliest first. */
function usePartings(mine: string, other: string, findings: readonly Finding[]): Parting[] | null {
  const [found, setFound] = useState<readonly BesideInfo[] | null>(null);
  const steps = findings.map((x) => x.step).join();
  useEffect(() => {
    let here = true;
    setFound(null);
    if (steps)
      deals.beside(mine, other, steps).then(
        (x) => here && setFound(x),
        () => here && setFound([]),
      );
    return () => {
      here = false;
    };
  }, [mine, other, steps]);
  return useMemo(() => found && partings(findings, found), [findings, found]);
}

function partings(findings: readonly Finding[], found: readonly BesideInfo[]): Parting[] {
  const all = findings.flatMap((finding): Parting[] => {
    const x = found.find((y) => y.one.step === finding.step);
    if (!x?.other || JSON.stringify(x.other.played) === JSON.stringify(x.one.played)) return [];
    return [{ finding, mine: x.one, theirs: x.other, same: x.same }];
  });
  return all.sort((a, b) => b.finding.cost - a.finding.cost).slice(0, SHOWN);
}
