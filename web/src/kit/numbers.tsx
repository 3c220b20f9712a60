// Counts, changes and scales of goods.

import { memo, useContext, useEffect, useRef, useState } from "react";
import { useWords } from "../words/context";
import { Motion, useCounted } from "./motion";
import { named, sign } from "./named";
import { Pip, type PipName } from "./Pip";
import { Place, useOptions } from "./Place";

export type Goods = Partial<Record<PipName, number>>;

const MINUS = "\u2212";

/** A number; the minus is a real one. */
export function plain(n: number): string {
  return n < 0 ? MINUS + -n : String(n);
}

/** A number with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plain(n);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

const SHOWN = 2000;

/** How much a number beside it has just changed. The story tells it, too, for those who hear it. */
export function Change({ n }: { n: number }) {
  const { jump } = useContext(Motion);
  const last = useRef({ n, jump });
  const [by, setBy] = useState(0);
  useEffect(() => {
    const had = last.current;
    last.current = { n, jump };
    const more = had.jump === jump ? n - had.n : 0;
    if (had.jump !== jump) setBy(0);
    if (!more) return undefined;
    setBy((had) => had + more);
    const timer = setTimeout(() => setBy(0), SHOWN);
    return () => clearTimeout(timer);
  }, [n, jump]);
  if (!by) return null;
  return (
    <span className={`change ${by < 0 ? "minus" : ""} ${Math.abs(by) > 9 ? "long" : ""}`} aria-hidden="true">
      {signed(by)}
    </span>
  );
}

/** How many of a good somebody has; none is drawn faintly. */
export const ResourceCount = memo(function ResourceCount({
  good,
  n,
  size,
}: {
  good: PipName;
  n: number;
  size?: number;
}) {
  const label = useWords().say(`good-${good}`);
  return (
    <span className={n ? "count" : "count zero"} {...sign(good, n)}>
      <Pip name={good} size={size} label={label} />
      <b ref={useCounted(n)}>{n}</b>
      <Change n={n} />
    </span>
  );
});

/** What changes: +4 and a pip. */
export const Delta = memo(function Delta({ good, n, size }: { good: PipName; n: number; size?: number }) {
  const label = useWords().say(`good-${good}`);
  return (
    <span className={n < 0 ? "delta minus" : "delta"} {...sign(good, n)}>
      {signed(n)}
      <Pip name={good} size={size} label={label} />
    </span>
  );
});

export function entries(goods: Goods): [PipName, number][] {
  return Object.entries(goods) as [PipName, number][];
}

export function Deltas({ goods, size }: { goods: Goods; size?: number }) {
  return (
    <span className="deltas">
      {entries(goods).map(([good, n]) => (
        <Delta key={good} good={good} n={n} size={size} />
      ))}
    </span>
  );
}

/** Goods without signs: a price, or what lies on a card. Those that are `short` stand out. */
export function Amounts({ goods, short, size }: { goods: Goods; short?: Goods; size?: number }) {
  const book = useWords();
  return (
    <span className="deltas">
      {entries(goods).map(([good, n]) => (
        <span className={short?.[good] ? "delta minus" : "delta"} key={good} {...sign(good, n)}>
          {n}
          <Pip name={good} size={size} label={book.say(`good-${good}`)} />
        </span>
      ))}
    </span>
  );
}

export interface Yield {
  good: PipName;
  at(n: number): number;
  /** Where it can be chosen, if there is a choice. */
  place?: string;
}

const COLUMNS = 4;

/** What the next workers would bring; `next` is the reader's, filled when it can be placed. */
export const YieldScale = memo(function YieldScale({
  yields,
  next,
  filled,
}: {
  yields: Yield[];
  next: number;
  filled: boolean;
}) {
  const book = useWords();
  const options = useOptions();
  const first = Math.max(1, next - COLUMNS + 2);
  return (
    <div className="scale">
      {Array.from({ length: COLUMNS }, (_, i) => first + i).map((n) => (
        <div key={n} className={filled && n === next ? "now" : undefined} {...named(book.say("web-nth-worker", { n }))}>
          <em>{n}</em>
          {yields.map(({ good, at }) => (
            <span key={good} {...sign(good, at(n))}>
              {at(n) || "\u2013"}
              <Pip name={good} size={15} label={book.say(`good-${good}`)} />
            </span>
          ))}
        </div>
      ))}
      {/* A choice is a whole row: one column of it would move on with every worker. */}
      {yields.map(
        ({ good, place }, i) =>
          place &&
          (options.at(place).length > 0 || options.closed(place)) && (
            <Place key={good} id={place} name={book.say(`good-${good}`)} className={`yield-${i + 1}`} />
          ),
      )}
    </div>
  );
});
