// A player's board, read as the turn: six phases from left to right, each with the building slots
// that act in it.

import { Change, Icon, named, Pawn, Place, sign, soft, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard } from "./board-context";
import { Ability, CardFace, iconOf, SchemeFace, Value } from "./Cards";
import { BOT_SLOTS, CARDS, SCHEMES, SLOTS } from "./content";
import { cardWord } from "./names";
import { positionAt, slotFacts } from "./numbering";
import { usePaid } from "./payment";
import {
  actionsHere,
  atHand,
  countBuilt,
  dismissalCost,
  drawSize,
  handLimit,
  handSize,
  printedIn,
  segmentAt,
  slotIcons,
} from "./points";
import { Amount, Building, IconRow, Reward, RibbonMark, Token } from "./Token";
import { Track } from "./Track";
import { GOODS, ICONS, KINDS, RIBBONS } from "./view";

// -- what one has ----------------------------------------------------------------------------------

export const Goods = memo(function Goods() {
  const { p } = useBoard();
  const book = useWords();
  const paid = usePaid();
  return (
    <div className="goods">
      {GOODS.map((good, i) => {
        const less = paid.find(([x]) => x === good)?.[1] ?? 0;
        return (
          <span
            key={good}
            className={`count ${p.goods[i] ? "" : "zero"} ${less ? "paying" : ""}`}
            {...sign(good, p.goods[i])}
          >
            <Token name={good} label={book.say(`good-${good}`)} />
            <b>{p.goods[i]}</b>
            {less > 0 && <em>−{less}</em>}
            <Change n={p.goods[i]!} />
          </span>
        );
      })}
      <Owned name="debt" n={p.debts} words="ui-unpaid" />
      <Owned name="paid-debt" n={p.paid} words="ui-paid" />
      <Owned name="deed" n={p.deeds} words="ui-acquired" />
      <Owned name="approved" n={p.approved} words="ui-approved" />
      <Supply size={13} />
      <Library />
    </div>
  );
});

/** Workers that are not yet in the castle. */
export function Supply({ size }: { size: number }) {
  const { p } = useBoard();
  const book = useWords();
  const words = book.say("ui-workers-left");
  return (
    <span className="count" {...named(words, { about: book.say("about-supply"), clause: "V6.9.1" })}>
      <Pawn seat={p.seat} size={size} />
      <b>{p.workers}</b>
      <span className="sr">{words}</span>
    </span>
  );
}

export function Owned({ name, n, words }: { name: string; n: number; words: string }) {
  const book = useWords();
  return (
    <span className={n ? "count" : "count zero"} {...sign(name, n)}>
      <Token name={name} label={book.say(words)} />
      <b>{n}</b>
      <Change n={n} />
    </span>
  );
}

/** V12.4, V6.10.2: manuscripts by ribbon, and the bonus cards. */
export function Library() {
  const { view, p } = useBoard();
  return <Ribbons books={p.manuscripts} bonus={view.bonus.map((x) => x === p.seat)} />;
}

export function Ribbons({ books, bonus }: { books: string[]; bonus: boolean[] }) {
  const book = useWords();
  return (
    <span className="ribbons">
      {RIBBONS.map((x, i) => {
        const n = books.filter((id) => id.startsWith(x)).length;
        if (!n && !bonus[i]) return null;
        return (
          <span
            key={x}
            className={bonus[i] ? "bonus" : ""}
            {...(bonus[i]
              ? named(book.say("ui-bonus"), { about: book.say(`sign-ribbon-${x}.about`), clause: "V6.10.2" })
              : sign(`ribbon-${x}`))}
          >
            <RibbonMark ribbon={x} />
            <b>{n}</b>
            <span className="sr">
              {book.say(`ribbon-${x}`)}
              {bonus[i] && `, ${book.say("ui-bonus")}`}
            </span>
          </span>
        );
      })}
    </span>
  );
}

// -- the phases ------------------------------------------------------------------------------------

const PHASES = ["cards", "move", "action", "hire", "collision", "draw"] as const;
const CLAUSES: Record<(typeof PHASES)[number], string> = {
  cards: "V5.3.1",
  move: "V5.4.1",
  action: "V6.1",
  hire: "V7.1",
  collision: "V9.1",
  draw: "V10.1",
};
const AT: Record<string, number> = { cards: 0, move: 1, act: 2, end: 3 };

/** Which of the six phases it is on this board now; -1 between turns. */
function usePhase(): number {
  const { view, p } = useBoard();
  if (view.active !== p.seat || p.bot) return -1;
  return AT[view.phase] ?? -1;
}

function Phase({ n, children }: { n: number; children: ReactNode }) {
  const book = useWords();
  const now = usePhase();
  const name = PHASES[n]!;
  const state = now < 0 ? "" : n < now ? "done" : n === now ? "now" : "";
  return (
    <section
      className={`phase phase-${name} ${state}`}
      aria-current={state === "now" ? "step" : undefined}
      {...named(book.say(`ui-phase-${name}`), { about: book.say(`about-phase-${name}`), clause: CLAUSES[name] })}
    >
      <h3>
        <i>{state === "done" ? <Icon name="check" /> : n + 1}</i>
        <span>{book.say(`ui-phase-${name}`)}</span>
        {state === "done" && <span className="sr">{book.say("ui-phase-done")}</span>}
      </h3>
      <div className="phase-body">{children}</div>
    </section>
  );
}

export const OwnBoard = memo(function OwnBoard() {
  const { p } = useBoard();
  const book = useWords();
  return (
    <Place id="phases" name={book.say("ui-phases")} inside className="bare phases">
      <Phase n={0}>
        {!p.bot && <Hand />}
        <Row />
      </Phase>
      <Phase n={1}>
        <Move />
        <BuildingSlot slot={0} />
      </Phase>
      <Phase n={2}>
        <Sum />
        <Actions />
        <div className={p.bot ? "slots of-bot" : "slots"}>
          {[3, 4, 5, 1, 2].map((slot) => (
            <BuildingSlot key={slot} slot={slot} />
          ))}
        </div>
      </Phase>
      <Phase n={3}>
        <Hire />
        <BuildingSlot slot={6} />
      </Phase>
      <Phase n={4}>
        <Track />
        <BuildingSlot slot={7} />
      </Phase>
      <Phase n={5}>
        <Draw />
        <BuildingSlot slot={8} />
      </Phase>
    </Place>
  );
});

// -- phase 1 ---------------------------------------------------------------------------------------

function Hand() {
  const { p } = useBoard();
  const book = useWords();
  return (
    <Place id="hand" name={book.say("ui-hand")} inside className="bare hand">
      {typeof p.hand === "number" ? (
        <p className="note">
          <Token name="card" size={18} /> {book.say("ui-in-hand", { n: p.hand })}
        </p>
      ) : (
        p.hand.map((card) => <HandCard key={card} card={card} />)
      )}
      {typeof p.hand !== "number" && !p.hand.length && <p className="note">{book.say("ui-no-hand")}</p>}
    </Place>
  );
}

function HandCard({ card }: { card: string }) {
  const book = useWords();
  const found = CARDS[card]!;
  const name = book.say(cardWord(card));
  return (
    <Place id={`hand-${card}`} name={name} className="hand-card">
      <Value n={found.silver} />
      <b>{soft(name)}</b>
      <div className="marks">
        <IconRow icons={found.icons} size={15} />
        <Ability card={card} />
      </div>
    </Place>
  );
}

/** V5.3.1: the engine: a card comes in on the left and drops off on the right. */
function Row() {
  const { p } = useBoard();
  const book = useWords();
  return (
    <Place id="row" name={book.say("ui-row")} inside className="bare row">
      {p.board.map((card, i) =>
        card ? (
          <Place
            key={i}
            id={`row-${card}`}
            name={p.bot ? book.say("head-scheme") : book.say(cardWord(card))}
            className="row-card"
          >
            {p.bot ? <SchemeFace card={card} /> : <CardFace card={card} />}
            {i === 2 && <small>{soft(book.say("ui-drops-off"))}</small>}
          </Place>
        ) : (
          <div key={i} className="row-card empty">
            <IconRow icons={printedIn(p, i)} size={17} />
            <small>{book.say(i ? "ui-until-covered" : "ui-next-card")}</small>
          </div>
        ),
      )}
    </Place>
  );
}

// -- phases 2 to 6 ---------------------------------------------------------------------------------

function Move() {
  const { p } = useBoard();
  const book = useWords();
  const card = p.board[0] ?? "";
  const n = CARDS[card]?.silver ?? SCHEMES[card]?.move;
  return (
    <>
      <p className="big">
        {n ?? "–"} {n && <small>{book.say("ui-spaces", { n })}</small>}
      </p>
      {!p.bot && (
        <p className="note">
          +1 = <Amount good="silver" n={1} size={14} />
        </p>
      )}
    </>
  );
}

/** V6.2: the icons that can pay now. */
function Sum() {
  const { view, p } = useBoard();
  const book = useWords();
  return (
    <p className="sum">
      {atHand(view, p).map((n, i) => (
        <span key={ICONS[i]} className={n ? "" : "zero"} {...sign(ICONS[i]!, n)}>
          <Token name={ICONS[i]!} size={16} label={book.say(`good-${ICONS[i]!}`)} />
          <b>{n}</b>
        </span>
      ))}
    </p>
  );
}

/** V6.1: the two actions of the space, while one of them is to be taken. */
function Actions() {
  const { p } = useBoard();
  const book = useWords();
  return (
    <Place id="actions" name={book.say("ui-actions")} inside className="bare actions">
      {p.at >= 0 &&
        !p.bot &&
        actionsHere(p).map((x) => (
          <Place key={x} id={`act-${x}`} name={book.say(`action-${x}`)} className="action">
            <Token name={iconOf(x)} size={17} />
            <b>{soft(book.say(`ui-act-${x}`))}</b>
          </Place>
        ))}
    </Place>
  );
}

function Hire() {
  const { view, p } = useBoard();
  const book = useWords();
  const pos = positionAt(p.at);
  const card = p.at >= 0 ? view.folk[pos] : "";
  const printed = p.at >= 0 ? segmentAt(view, pos).townsfolk.silver : 0;
  const price = card ? CARDS[card]!.silver : printed;
  if (p.at < 0 || p.bot) return null;
  return (
    <>
      {card && (
        <p className="note">
          <Amount good="silver" n={CARDS[card]!.silver} size={14} /> {soft(book.say(cardWord(card)))}
        </p>
      )}
      <p className="note">
        <Token name="dismiss" size={15} label={book.say("ui-dismiss")} />{" "}
        <Amount good="silver" n={dismissalCost(p, price)} size={14} />
      </p>
    </>
  );
}

function Draw() {
  const { view, p } = useBoard();
  const book = useWords();
  return (
    <>
      {!p.bot && (
        <p className="big">
          {handSize(p)} <small>{book.say("ui-limit", { n: handLimit(view, p) })}</small>
        </p>
      )}
      <Place id="draw" name={book.say("ui-draw-pile")} className="draw-pile">
        <Token name="card" size={16} />
        <span>
          {drawSize(p)} <small>{book.say("ui-in-draw")}</small>
        </span>
      </Place>
      <p
        className="note"
        {...named(book.say("own-discard"), {
          about: p.bot ? undefined : p.discard.map((x) => book.say(cardWord(x))).join(", "),
          clause: "V8.4",
        })}
      >
        {book.say("ui-in-discard", { n: p.discard.length })}
      </p>
    </>
  );
}

// -- buildings -------------------------------------------------------------------------------------

/** A building on its slot, or what the slot does once it is uncovered. */
function BuildingSlot({ slot }: { slot: number }) {
  const { p } = useBoard();
  const book = useWords();
  const { id, ability } = SLOTS[slot]!;
  const { kind, n } = slotFacts(slot);
  const icons = slotIcons(p, slot);
  const bot = p.bot ? BOT_SLOTS[id] : undefined;
  const gives = bot ? "" : ability ? book.say(`ui-gives-${ability}`) : "";
  const name = book.say("ui-slot", { what: book.say(`building-${kind}`), n });
  return (
    <Place id={`slot-${id}`} name={name} className={p.built[slot] ? "building-slot uncovered" : "building-slot"}>
      <Building kind={kind} seat={p.built[slot] ? undefined : p.seat} size={17} />
      <span className="gives">
        {bot && (
          <>
            <small>{soft(book.say(`ui-bot-${bot.when}`))}</small> <Reward effect={bot.effect} size={14} />
          </>
        )}
        {Object.keys(icons).length > 0 && <IconRow icons={icons} size={15} />}
        {gives && soft(gives)}
      </span>
      <span className="sr">{book.say(p.built[slot] ? "ui-uncovered" : "ui-covered", { slot: name })}</span>
    </Place>
  );
}

export function Buildings() {
  const { p } = useBoard();
  const book = useWords();
  return KINDS.map((x, i) => (
    <span key={x} className={countBuilt(p, i) ? "count" : "count zero"} {...sign(x, countBuilt(p, i))}>
      <Building kind={x} seat={countBuilt(p, i) ? p.seat : undefined} size={16} />
      <b>{countBuilt(p, i)}</b>
      <span className="sr">{book.say(`building-${x}`)}</span>
    </span>
  ));
}
