import { Chip, changes, count, Icon, named, Pip, Rich, useMark, useOptions, useWords } from "@ludorum/board";
import { memo, useState } from "react";
import { useBoard, workersAt } from "../board-context";
import { ApprenticeCard } from "../cards";
import { labelOf, part } from "../outcome";
import { Get, Head, Region, useBrings, Workers } from "../Region";
import { HIRE_SUPPLY, HIRE_TAX } from "../view";
import { pileOf, taxDue } from "../works";

const HIRES = ["workshop", "back-room", "tavern", "first-apprentice"];

export const Workshop = memo(function Workshop() {
  const { view, seat, me } = useBoard();
  const options = useOptions();
  const book = useWords();
  const brings = useBrings("workshop");
  const hiring = options.ask?.kind === "workshop";
  const here = workersAt(view, "workshop")[seat] ?? 0;
  const n = hiring ? here : here + 1;
  const cards = 1 + Math.floor(n / 2);
  const tax = me ? taxDue(me, HIRE_TAX) : HIRE_TAX;
  const supply = me?.board === "rudolf" ? HIRE_SUPPLY - 1 : HIRE_SUPPLY; // A9.5
  const reach = part(brings, "reach");
  // Where there is no room for four columns, they unfold; while one hires, by themselves.
  const [wide, setWide] = useState(false);
  const all = wide || HIRES.includes(options.ask?.kind ?? "");
  return (
    <Region id="workshop" className={all ? "all" : ""}>
      <div className="says">
        <Head id="workshop">
          <button
            type="button"
            className="widen above"
            aria-label={book.say("head-crew")}
            aria-expanded={all}
            onClick={() => setWide(!wide)}
          >
            <Icon name={all ? "chevron-left" : "chevron-right"} />
          </button>
        </Head>
        <div className="facts rates">
          <p>
            <b>{book.say("ui-hire")}</b>
            <span>
              <Rich message={count("silver", supply + tax)} size={15} />
            </span>
            {tax > 0 && <small>{book.say("ui-tax-part", { n: tax })}</small>}
          </p>
          {!hiring && <Plans cards={cards} />}
          {reach && <p className="mine">{book.say("ui-you", { what: { msg: reach } })}</p>}
        </div>
        <Get id="workshop" />
        {hiring && <PlansChip />}
        <footer>
          <Workers at="workshop" />
        </footer>
      </div>
      <Rows reach={brings || hiring ? n : 0} />
    </Region>
  );
});

function Plans({ cards }: { cards: number }) {
  const { view } = useBoard();
  const book = useWords();
  return (
    <p>
      <b>{book.say("ui-plans")}</b>
      <span>
        <Rich message={changes({ card: cards })} size={16} />
      </span>
      <small>{book.say("ui-left", { n: pileOf(view.buildings) })}</small>
    </p>
  );
}

/** Plans as an option of their own, while one chooses between them and a hire. */
function PlansChip() {
  const mark = useMark("plans");
  const options = useOptions();
  if (!mark) return null;
  return (
    <p className="picks" data-place="plans">
      <Chip mark={mark}>
        <Rich message={labelOf(options, mark)!} size={16} />
      </Chip>
    </p>
  );
}

/** Both rows of apprentices under their columns; `reach` columns need no silver on cards. */
function Rows({ reach }: { reach: number }) {
  const { view } = useBoard();
  const book = useWords();
  const columns = Math.max(...view.rows.map((row) => row.length), 1);
  return (
    <section className="rows" aria-label={book.say("head-crew")}>
      {Array.from({ length: columns }, (_, c) => (
        <span
          key={c}
          className={`column column-${c + 1} ${c < reach ? "in" : ""}`}
          {...named(book.say("ui-column", { n: c + 1 }), { clause: "A7.2" })}
        >
          {c + 1}
          {reach > 0 && c >= reach && (
            <small>
              +{c + 1 - reach}
              <Pip name="silver" size={13} label={book.say("good-silver")} />
            </small>
          )}
        </span>
      ))}
      {view.rows.map((row, r) =>
        Array.from({ length: columns }, (_, c) =>
          row[c] ? (
            <ApprenticeCard
              key={`${r}-${c}`}
              card={row[c]}
              coins={view.coins[r]![c]}
              place={`row-${r}-${c}`}
              className={`below column-${c + 1} ${c < reach ? "in" : ""}`}
            />
          ) : (
            <span key={`${r}-${c}`} className={`column-${c + 1}`} />
          ),
        ),
      )}
    </section>
  );
}
