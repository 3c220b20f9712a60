// What there is to spend, and what the end of the year brings.

import { type Book, Change, named, Place, sign, sum, useWords } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "./board-context";
import { attacksIn, YEARS } from "./content";
import { Sign, Token } from "./Token";
import { ITEMS } from "./view";

export const Stock = memo(function Stock({ size = 24 }: { size?: number }) {
  const { p } = useBoard();
  const book = useWords();
  return (
    <div className="stock">
      {ITEMS.map((item, i) => (
        <span key={item} className={p.items[i] ? "count" : "count zero"} {...sign(item, p.items[i])}>
          <Token name={item} size={size} label={book.say(`good-${item}`)} />
          <b>{p.items[i]}</b>
          <Change n={p.items[i]!} />
        </span>
      ))}
    </div>
  );
});

/** H27.3, H31.4: attacks at the end of this year; what lies on neutral cards comes on top. */
export function attacksNow(view: { year: number; difficulty: string; laid: number[][] }): number {
  return attacksIn(view.year, view.difficulty) + sum(view.laid.map(sum));
}

export const AttackNow = memo(function AttackNow() {
  const { view } = useBoard();
  const book = useWords();
  return (
    <Place id="year" name={book.say("ui-attacks")} className="attack-now">
      <Sign name="attack" />
      <b {...named(book.say("ui-year-attacks", { year: view.year, n: attacksNow(view) }), { clause: "H27.3" })}>
        {attacksNow(view)}
      </b>
      <span className="sr">{book.say("ui-attacks")}</span>
      <Token name="disdain" label={book.say("ui-most-disdain")} />
      <b {...named(capSaid(book, view.year), { clause: "H27.7" })}>{YEARS[view.year - 1]?.cap}</b>
    </Place>
  );
});

/** H27.7: the most disdain a year can bring. */
function capSaid(book: Book, year: number): string {
  return book.say("ui-year-cap", { year, n: YEARS[year - 1]?.cap ?? 0 });
}

/** The six years: how many attacks, and how much disdain they can bring at most. */
export const Years = memo(function Years() {
  const { view } = useBoard();
  const book = useWords();
  const state = (i: number) => (i + 1 === view.year ? "now" : i + 1 < view.year ? "past" : "");
  return (
    <Place id="year" name={book.say("ui-years")} className="year-table">
      <table>
        <thead>
          <tr>
            <th scope="row">{book.say("ui-year")}</th>
            {YEARS.map((_, i) => (
              <th key={i} scope="col" className={state(i)} {...named(book.say("event-year.short", { n: i + 1 }))}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Sign name="attack" />
              <span className="sr">{book.say("ui-attacks")}</span>
            </th>
            {YEARS.map((_, i) => {
              const n = i + 1 === view.year ? attacksNow(view) : attacksIn(i + 1, view.difficulty);
              const said = named(book.say("ui-year-attacks", { year: i + 1, n }), { clause: "H27.3" });
              return (
                <td key={i} className={state(i)} {...said}>
                  {n}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">
              <Token name="disdain" label={book.say("ui-most-disdain")} />
            </th>
            {YEARS.map(({ cap }, i) => (
              <td key={i} className={state(i)} {...named(capSaid(book, i + 1), { clause: "H27.7" })}>
                {cap}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Place>
  );
});
