// The piles of the five segments, beside the ring where each of them lies.

import {
  Clause,
  type Effect,
  Icon,
  type Message,
  named,
  Place,
  PlayerShape,
  Rich,
  sign,
  soft,
  useClosed,
  useOptions,
  useWords,
} from "@ludorum/board";
import { memo } from "react";
import { useBoard, useReader } from "./board-context";
import { Ability, BookFace, CardName, Value, Ways } from "./Cards";
import { CARDS, FIFTHS } from "./content";
import { abilityWords, cardWord, hireWords, nameAt, segmentWords } from "./names";
import { isInner, positionAt } from "./numbering";
import { moveCost, prizesOf, segmentAt } from "./points";
import { Amount, IconRow, Reward, Token } from "./Token";

interface Shown {
  /** The position whose cards are seen where only one has room. */
  shown: number;
  show(pos: number): void;
}

export const Segments = memo(function Segments({ shown, show }: Shown) {
  const book = useWords();
  return (
    <>
      <Strip shown={shown} show={show} />
      <Place id="segments" name={book.say("ui-segments")} inside className="bare segments">
        {FIFTHS.map((pos) => (
          <SegmentCard key={pos} pos={pos} shown={pos === shown} />
        ))}
      </Place>
    </>
  );
});

/** The five segments in a row, where their cards are seen one at a time. */
function Strip({ shown, show }: Shown) {
  const { view } = useBoard();
  const book = useWords();
  const options = useOptions();
  return (
    <div className="strip" role="group" aria-label={book.say("ui-segments")}>
      {FIFTHS.map((pos) => {
        const n = [`folk-${nameAt(view, pos)}`, `book-${nameAt(view, pos)}`].flatMap((x) => options.at(x)).length;
        return (
          <button
            key={pos}
            type="button"
            aria-pressed={pos === shown}
            className={n ? "open" : ""}
            onClick={() => show(pos)}
            {...named(book.say("ui-segment", { segment: book.tell(segmentWords(view, pos)) }), { clause: "V1.11" })}
          >
            <b>{book.tell(segmentWords(view, pos))}</b>
            <span className="who-is">
              {view.players
                .filter((p) => positionAt(p.at) === pos)
                .map((p) => (
                  <PlayerShape key={p.seat} seat={p.seat} size={10} />
                ))}
              {n > 0 && (
                <em>
                  {n}
                  <span className="sr"> {book.say("ui-open-here", { n })}</span>
                </em>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

const SegmentCard = memo(function SegmentCard({ pos, shown }: { pos: number; shown: boolean }) {
  const { view } = useBoard();
  const book = useWords();
  const me = useReader();
  const here = me !== undefined && me.at >= 0 && positionAt(me.at) === pos;
  return (
    <article
      className={`segment pos-${pos} ${here ? "standing" : ""} ${shown ? "shown" : ""}`}
      {...named(book.say("ui-segment", { segment: book.tell(segmentWords(view, pos)) }), { clause: "V1.11" })}
    >
      <header>
        <h3>{book.tell(segmentWords(view, pos))}</h3>
        <Note pos={pos} here={here} />
      </header>
      <Townsfolk pos={pos} />
      <Book pos={pos} />
    </article>
  );
});

/** Whose viscount is here, or how much silver it takes to come here now. */
function Note({ pos, here }: { pos: number; here: boolean }) {
  const { view, names, seat } = useBoard();
  const book = useWords();
  const me = useReader();
  const { ask } = useOptions();
  if (ask?.kind === "move" && me) {
    const there = (ask.options as number[]).filter((x) => positionAt(x) === pos).map((x) => moveCost(me, x));
    const least = Math.min(...there);
    if (there.length)
      return <span className="note">{least ? <Amount good="silver" n={least} size={14} /> : book.say("ui-free")}</span>;
  }
  const others = view.players.filter((p) => p.at >= 0 && positionAt(p.at) === pos && p.seat !== seat);
  return (
    <span className="note">
      {here && <b>{book.say("ui-here")}</b>}
      {others.map((p) => (
        <span key={p.seat}>
          <PlayerShape seat={p.seat} size={11} />{" "}
          <span className={others.length > 1 || here ? "sr" : ""}>{names[p.seat]}</span>
        </span>
      ))}
    </span>
  );
}

function Townsfolk({ pos }: { pos: number }) {
  const { view } = useBoard();
  const book = useWords();
  const options = useOptions();
  const card = view.folk[pos] ?? "";
  const id = `folk-${nameAt(view, pos)}`;
  const printed = segmentAt(view, pos).townsfolk;
  const { icons, hire } = card ? CARDS[card]! : printed;
  const name = card ? book.say(cardWord(card)) : book.say("printed-townsfolk");
  return (
    <Place id={id} name={name} inside={options.at(id).length > 1} className={card ? "folk" : "folk printed"}>
      {card ? (
        <CardName card={card} />
      ) : (
        <p className="card-name">
          <Value n={printed.silver} />
          <b>{soft(name)}</b>
        </p>
      )}
      <IconRow icons={icons} size={18} />
      <p className="on-hire">
        <small>{book.say(card ? "ui-hire-or-dismiss" : "ui-dismiss-only")}</small>
        {hire && <Reward effect={hire} size={15} />}
      </p>
      {card && <Ability card={card} />}
      <InWords hire={hire} ability={card ? abilityWords(card) : null} />
      <Ways id={id} />
      {card && <Below n={view.folk_below[pos] ?? 0} />}
    </Place>
  );
}

/** What the signs say, where a card has room for it; a screen reader hears it with them. */
const InWords = memo(function InWords({ hire, ability }: { hire?: Effect; ability: Message | null }) {
  return (
    <div className="in-words" aria-hidden="true">
      {hire && (
        <p>
          <Rich message={hireWords(hire)} size={14} />
        </p>
      )}
      {ability && (
        <p>
          <Rich message={ability} size={14} />
        </p>
      )}
    </div>
  );
});

function Book({ pos }: { pos: number }) {
  const { view } = useBoard();
  const book = useWords();
  const id = view.books[pos];
  const place = `book-${nameAt(view, pos)}`;
  const me = useReader();
  // On the outer road it is closed for a reason that has nothing to do with it.
  const shut = useClosed(place);
  const closed = me && isInner(me.at) ? shut : null;
  return (
    <Place id={place} name={book.say("head-manuscript")} className={id ? "book" : "book printed"}>
      <BookFace book={id} printed={segmentAt(view, pos).manuscript} />
      {closed && (
        <small className="why-not" aria-hidden="true">
          {soft(closed.reason)}
        </small>
      )}
      {id ? <Below n={view.books_below[pos] ?? 0} /> : <small className="note">{book.say("ui-printed")}</small>}
    </Place>
  );
}

/** How many lie below in a pile. */
const Below = memo(function Below({ n }: { n: number }) {
  const book = useWords();
  return (
    <small className="below" {...named(book.say("ui-below", { n }), { clause: "V1.8" })}>
      <span aria-hidden="true">+{n}</span>
      <span className="sr">{book.say("ui-below", { n })}</span>
    </small>
  );
});

// -- debts and deeds -------------------------------------------------------------------------------

export const Stacks = memo(function Stacks() {
  const { view } = useBoard();
  const book = useWords();
  return (
    <Place id="stacks" name={book.say("ui-stacks")} className="stacks">
      <h3>
        {book.say("ui-stacks")} <Clause game="viscounts" id="V11.1" />
      </h3>
      <Stack good="debt" n={view.poverty} card="poverty" scored="approved" words="ui-approved" />
      <Stack good="deed" n={view.prosperity} card="prosperity" scored="paid-debt" words="ui-paid" />
      <p className={view.last ? "note ends soon" : "note ends"}>
        <Icon name="flag" /> {view.last ? book.say("ui-last-round", { n: view.last }) : book.say("ui-ends")}
      </p>
    </Place>
  );
});

interface StackProps {
  good: string;
  n: number;
  card: string;
  /** What most of scores when the card is revealed. */
  scored: string;
  words: string;
}

function Stack({ good, n, card, scored, words }: StackProps) {
  const { view } = useBoard();
  const book = useWords();
  const shown = view.revealed.includes(card);
  return (
    <div className={shown ? "stack revealed" : "stack"}>
      <Token name={good} size={24} />
      <b className="count-left" {...sign(good, n)}>
        {shown ? <Icon name="check" /> : n}
      </b>
      <p>
        <span>{book.say(shown ? `ui-${card}-shown` : `ui-to-${card}`, { n })}</span>
        <small>
          {book.say("ui-most")} <Token name={scored} size={14} label={book.say(words)} />{" "}
          <span
            className="prizes"
            {...named(book.say(`end-${card}`), { about: book.say(`about-${card}`), clause: "V12.8" })}
          >
            {prizesOf(view).join(" / ")}
          </span>
        </small>
      </p>
    </div>
  );
}
