// The board of all: King's Orders and treasury, townsfolk over the six regions, King's Favours.

import {
  Chip,
  HouseMark,
  Icon,
  named,
  Place,
  PlayerShape,
  Slot,
  showEffect,
  soft,
  useOptions,
  useWords,
} from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard } from "./board-context";
import {
  FAVOURS,
  HIRES,
  isOurs,
  ORDER_POINTS,
  ORDERS,
  OUTSIDERS,
  REGIONS,
  SPACES,
  TOWNSFOLK,
  TREASURY,
} from "./content";
import { Piece } from "./Pieces";
import { attackCost, done, hireCost, level, seatsOf, treasuryOf } from "./points";
import { ACTION_SIGNS, PEOPLE_SIGNS } from "./signs";
import { Amount, Reward, Sign, Token } from "./Token";
import { FAVOURS_USED, FIRST_FAVOUR, type Player } from "./view";

export function MainBoard({ head }: { head?: ReactNode }) {
  return (
    <div className="main-board">
      <div className="kings">
        <Orders />
        <Treasury />
        <Round />
      </div>
      <div className="lands">
        <Townsfolk head={head} />
        <Regions />
      </div>
      <Favours />
    </div>
  );
}

/** The reader, or nobody for those who watch. */
function useReader(): Player | undefined {
  const { view, seat } = useBoard();
  return view.players[seat];
}

// -- the king --------------------------------------------------------------------------------------

const Orders = memo(function Orders() {
  const { view, names } = useBoard();
  const me = useReader();
  const book = useWords();
  return (
    <Place id="orders" name={book.say("pic-orders")} className="bare orders">
      <h3>{book.say("pic-orders")}</h3>
      {ORDER_POINTS.map((vp, slot) => {
        const card = view.shown_orders[slot];
        if (!card)
          return (
            <div
              key={vp}
              className="order hidden-card"
              {...named(book.say("ui-order-hidden", { n: slot + 1 }), { clause: "P3.2" })}
            >
              <b className="flag-points">{vp}</b>
              <Icon name="lock" />
              <span>{book.say("ui-round", { n: slot + 1 })}</span>
            </div>
          );
        const { action, times } = ORDERS[card]!;
        const met = view.players.filter((p) => done(p, action) >= times);
        return (
          <div
            key={vp}
            className="order"
            {...named(book.say(`action-${action}`), {
              about: book.say("about-order", { n: times, vp }),
              clause: "P10.1",
            })}
          >
            <b className="flag-points">{vp}</b>
            <Sign name={ACTION_SIGNS[action]} means={`act-${action}`} />
            <span>
              {book.say(`action-${action}`)}
              <small>
                {met.map((p) => (
                  <span key={p.seat}>
                    <PlayerShape seat={p.seat} size={11} />
                    <span className="sr">{book.say("ui-fulfilled", { name: names[p.seat] ?? "" })}</span>
                  </span>
                ))}
                {me && book.say("ui-you-did", { n: done(me, action), of: times })}
              </small>
            </span>
          </div>
        );
      })}
    </Place>
  );
});

const Treasury = memo(function Treasury() {
  const { view, names } = useBoard();
  const book = useWords();
  const full = treasuryOf(view);
  const most = Math.max(...view.players.map((p) => p.suspicion.length));
  const suspects = view.players.filter((p) => most > 0 && p.suspicion.length === most);
  return (
    <Place id="treasury" name={book.say("ui-treasury")} className="bare treasury">
      <h3>
        {book.say("ui-treasury")}
        {isOurs(TREASURY[seatsOf(view)]) && <HouseMark />}
      </h3>
      <p className="coins" role="img" aria-label={book.say("ui-left-of", { n: view.treasury, of: full })}>
        {Array.from({ length: full }, (_, i) =>
          i < view.treasury ? <Token key={i} name="tax" size={17} /> : <i key={i} className="gone" />,
        )}
      </p>
      <p className="note">
        {book.say("ui-at-zero", { n: view.treasury })}{" "}
        {suspects.length > 0 && (
          <span className="suspects">
            {suspects.map((p) => (
              <span key={p.seat}>
                <PlayerShape seat={p.seat} size={11} />
                <span className="sr">{names[p.seat]}</span>
              </span>
            ))}
            <Amount good="suspicion" n={most} size={14} />
          </span>
        )}
      </p>
    </Place>
  );
});

/** P3.12: how far the game is, and who begins. */
const Round = memo(function Round() {
  const { view, names } = useBoard();
  const book = useWords();
  return (
    <p className="round">
      {view.round > 0 && book.say("event-round", { n: view.round })}
      <small className="note">
        {" "}
        <PlayerShape seat={view.first} size={11} /> {book.say("ui-first", { name: names[view.first] ?? "" })}
      </small>
    </p>
  );
});

const Favours = memo(function Favours() {
  const { view, names } = useBoard();
  const book = useWords();
  return (
    <Place id="favours" name={book.say("pic-favours")} inside className="bare favours">
      <h3>{book.say("pic-favours")}</h3>
      {Array.from({ length: FAVOURS_USED }, (_, k) => {
        const card = view.shown_favours[k];
        if (!card)
          return (
            <div
              key={k}
              className="favour hidden-card"
              data-place={`favour-${k}`}
              {...named(book.say("option-favour-hidden", { n: k + 1 }))}
            >
              <Icon name="lock" />
              <span>{book.say("ui-round", { n: k + FIRST_FAVOUR })}</span>
            </div>
          );
        const { worker, cost, gain } = FAVOURS[card]!;
        const guest = view.on_favours[k] ?? -1;
        return (
          <Place key={k} id={`favour-${k}`} name={book.say("option-favour-hidden", { n: k + 1 })} className="favour">
            <Token name={worker} size={22} label={book.say(`good-${worker}`)} />
            <span className="deal">
              {Object.entries(cost ?? {}).map(([good, n]) => (
                <span key={good} className="cost">
                  {good === "debt" ? "+" : "−"}
                  <Amount good={good} n={n} />
                </span>
              ))}
              <span className="to">→</span>
              <Reward effect={gain} />
            </span>
            {guest >= 0 && (
              <em className="guest-of" {...named(names[guest] ?? "", { clause: "P6.8" })}>
                <PlayerShape seat={guest} size={10} />
                <span className="sr">{names[guest]}</span>
              </em>
            )}
          </Place>
        );
      })}
    </Place>
  );
});

// -- townsfolk -------------------------------------------------------------------------------------

function Townsfolk({ head }: { head?: ReactNode }) {
  const { view } = useBoard();
  const book = useWords();
  return (
    <Place id="townsfolk" name={book.say("ui-townsfolk")} inside className="bare townsfolk">
      <div className="row-head">
        <h3>{book.say("ui-townsfolk")}</h3>
        <small>{book.say("ui-last-leaves")}</small>
        {head}
      </div>
      {view.row.map((card, slot) => (
        <Townsman key={slot} card={card} slot={slot} />
      ))}
    </Place>
  );
}

const Townsman = memo(function Townsman({ card, slot }: { card: string; slot: number }) {
  const book = useWords();
  const me = useReader();
  const options = useOptions();
  const found = TOWNSFOLK[card];
  const silver = hireCost(me, slot);
  const price = (
    <i className="price" {...named(book.say("ui-hire-price"), { about: book.say("about-hire-price"), clause: "P5.2" })}>
      {silver ? <Amount good="silver" n={silver} size={15} /> : book.say("ui-free")}
      {silver > 0 && HIRES[slot]!.debt && (
        <>
          /<Token name="debt" size={15} label={book.say("good-debt")} />
        </>
      )}
    </i>
  );
  if (!found)
    return (
      <div className="town none" data-place={`town-${slot}`}>
        {price}
        <small>{book.say("ui-taken")}</small>
      </div>
    );
  const name = book.say(`townsfolk-${found.name}`);
  const id = `town-${slot}`;
  const marks = options.at(id);
  return (
    <Place id={id} name={name} className="town" inside={marks.length > 1}>
      <p className="town-name">
        <b>{soft(name)}</b>
        {isOurs(found) && <HouseMark />}
        {price}
      </p>
      <p
        className="town-line"
        {...named(book.say("head-discard"), { about: book.say("about-discard"), clause: "P5.2.1" })}
      >
        <span className="sr">{book.say("head-discard")}</span>
        <Token name="any" size={15} />
        <span className="to">→</span>
        <Reward effect={found.discard} />
      </p>
      <p className="town-line" {...named(book.say("head-crew"), { about: book.say("about-crew"), clause: "P5.2.2" })}>
        <span className="sr">{book.say("head-crew")}</span>
        <Token name="any" size={15} />
        <Token name="fighter" size={15} />
        <span className="to">→</span>
        {found.hire && <Reward effect={found.hire} />}
        {found.hire && <span className="to">·</span>}
        <Talent card={card} />
      </p>
      {marks.length > 1 && (
        <p className="ways">
          {marks.map((mark) => {
            const [how] = mark.option as [string, number];
            return (
              <Chip key={mark.key} mark={mark}>
                {how === "silver" ? (
                  <Amount good="silver" n={silver} />
                ) : how === "debt" ? (
                  <Amount good="debt" n={1} />
                ) : (
                  book.say(`ui-way-${how}`)
                )}
              </Chip>
            );
          })}
        </p>
      )}
    </Place>
  );
});

/** When somebody of a crew helps, and with what. */
export const Talent = memo(function Talent({ card }: { card: string }) {
  const book = useWords();
  const { when, needs, gain } = TOWNSFOLK[card]!;
  const glyph = ACTION_SIGNS[when as keyof typeof ACTION_SIGNS];
  const words = book.say(`when-${needs ?? when}`);
  return (
    <span className="talent" {...named(words, { about: book.tell(showEffect(gain)), clause: "P9.3" })}>
      {glyph ? (
        <Sign name={glyph} means={`act-${when}`} />
      ) : when === "pay-debt" ? (
        <Token name="paid-debt" size={15} />
      ) : (
        <Icon name="search" />
      )}
      {needs && (
        <small aria-hidden="true" {...named(words, { clause: "P9.6" })}>
          {needs === "suspect" ? "2+" : "0"}
          <Token name="suspicion" size={13} bare />
        </small>
      )}
      <span className="sr">{words}</span>
      <Reward effect={gain} />
    </span>
  );
});

// -- regions ---------------------------------------------------------------------------------------

const Regions = memo(function Regions() {
  const { view } = useBoard();
  const book = useWords();
  const me = useReader();
  const seats = seatsOf(view);
  return (
    <Place id="land" name={book.say("pic-land")} inside className="bare regions">
      {REGIONS.map(({ faith, strength }, i) => (
        <div key={i} className="region" role="group" aria-label={book.say("ui-region", { n: i + 1 })}>
          <p className="flags">
            <Flag name="faith" n={faith} met={!me || level(view, me, "faith") >= faith} />
            <Flag name="strength" n={strength} met={!me || level(view, me, "strength") >= strength} />
          </p>
          <div className="spaces">
            {SPACES.map((x, k) => (x.region === i + 1 && x.players <= seats ? <Land key={k} at={k} /> : null))}
          </div>
          <Foe card={view.foes[i] ?? ""} slot={i} />
        </div>
      ))}
    </Place>
  );
});

const Flag = memo(function Flag({ name, n, met }: { name: string; n: number; met: boolean }) {
  const book = useWords();
  return (
    <span
      className={met ? "met" : "unmet"}
      {...named(book.say(`ui-flag-${name}`, { n }), { about: book.say(`about-flag-${name}`), clause: "P6.4" })}
    >
      <Token name={name} size={17} label={book.say(`good-${name}`)} bare />
      <b>{n}</b>
    </span>
  );
});

const Land = memo(function Land({ at }: { at: number }) {
  const { view, names } = useBoard();
  const book = useWords();
  const there = view.land[at]!;
  const id = `space-${at}`;
  if (there >= 0) {
    const seat = there >> 1;
    const sort = there & 1 ? "outpost" : "monk";
    return (
      <span className="land taken" data-place={id}>
        <Piece sort={sort} seat={seat} label={book.say(`ui-${sort}-of`, { name: names[seat] ?? "" })} />
      </span>
    );
  }
  return (
    <Slot id={id} name={book.say("ui-region", { n: SPACES[at]!.region })} className="land">
      <Reward effect={SPACES[at]!.gain} />
    </Slot>
  );
});

const Foe = memo(function Foe({ card, slot }: { card: string; slot: number }) {
  const book = useWords();
  const { view } = useBoard();
  const me = useReader();
  const { ask } = useOptions();
  const found = OUTSIDERS[card];
  if (!found)
    return (
      <div className="foe none" data-place={`foe-${slot}`}>
        <small>{book.say("ui-gone")}</small>
      </div>
    );
  const name = book.say(`outsider-${found.name}`);
  const price = me && ask?.kind !== "convert" ? attackCost(view, me, slot) : 0;
  const far = me !== undefined && level(view, me, "faith") < REGIONS[slot]!.faith;
  return (
    <Place id={`foe-${slot}`} name={name} className="foe">
      <p className="foe-name">
        <Sign name={PEOPLE_SIGNS[found.people]} means={found.people} />
        <span className="sr">{book.say(`people-${found.people}`)}</span>
        <b>{soft(name)}</b>
        {isOurs(found) && <HouseMark />}
      </p>
      <p
        className="foe-line"
        {...named(book.say("action-attack"), { about: book.say("about-foe-attack"), clause: "P6.6" })}
      >
        <Sign name={ACTION_SIGNS.attack} means="act-attack" />
        <span className="sr">{book.say("action-attack")}</span>
        <Reward effect={found.attack} />
        {price > 0 && (
          <em className="price-pill">
            <Amount good="silver" n={price} size={13} />
          </em>
        )}
      </p>
      <p
        className={far ? "foe-line far" : "foe-line"}
        {...named(book.say("action-convert"), { about: book.say("about-foe-convert"), clause: "P6.7" })}
      >
        <Sign name={ACTION_SIGNS.convert} means="act-convert" />
        <span className="sr">{book.say("action-convert")}</span>
        <Reward effect={{ gain: { strength: found.strength } }} />
        <small className="score">
          <Reward effect={found.score} />
        </small>
      </p>
    </Place>
  );
});
