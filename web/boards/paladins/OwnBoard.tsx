// A player's board: means on the left, six actions that feed it, six that score, three tracks.

import { Change, Chip, HouseMark, Icon, Key, named, Place, Slot, sign, useOptions, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard, useHere } from "./board-context";
import {
  ACTS,
  type Action,
  type Attribute,
  isOurs,
  JARS,
  LEFT,
  OUTSIDERS,
  PALADINS,
  POINTS,
  REGIONS,
  RIGHT,
  TOWNSFOLK,
  UNDER,
  WALLS,
} from "./content";
import { Talent } from "./MainBoard";
import { usePaid } from "./payment";
import { places } from "./places";
import { boost, busy, converted, done, help, level, price, spacesOf } from "./points";
import { ACTION_SIGNS, PEOPLE_SIGNS } from "./signs";
import { Amount, nameOf, Reward, Sign, Token } from "./Token";
import { ATTRIBUTES, EMPTY, FOR_ONE, FOR_TWO, type Player, WORKERS, WORKSHOP } from "./view";

/** `beside`: what a round begins with; the actions are drawn in short then. */
export const OwnBoard = memo(function OwnBoard({ beside }: { beside?: ReactNode }) {
  const book = useWords();
  return (
    <div className={beside ? "own-board beginning" : "own-board"}>
      <Means />
      <div className="left-actions" role="group" aria-label={book.say("ui-left-actions")}>
        {LEFT.map((x) => (
          <LeftAction key={x} action={x} />
        ))}
      </div>
      <div className="right-actions" role="group" aria-label={book.say("ui-right-actions")}>
        {RIGHT.map((x) => (
          <RightAction key={x} action={x} />
        ))}
      </div>
      {beside}
      <Attributes />
    </div>
  );
});

// -- means -----------------------------------------------------------------------------------------

function Means() {
  return (
    <div className="means">
      <PaladinCard />
      <Goods />
      <Workers />
      <Crew />
      <Jars />
    </div>
  );
}

/** P9.1: the paladin of the round, or the place for it. */
function PaladinCard() {
  const { p } = useBoard();
  const book = useWords();
  const card = PALADINS[p.paladin];
  return (
    <div
      className={card ? "paladin-now" : "paladin-now none"}
      {...named(book.say("head-paladin"), { about: book.say("about-paladin"), clause: "P9.1" })}
    >
      <small>{book.say("head-paladin")}</small>
      {card ? <PaladinFace id={p.paladin} /> : <p>{book.say("ui-no-paladin")}</p>}
    </div>
  );
}

export const PaladinFace = memo(function PaladinFace({ id }: { id: string }) {
  const book = useWords();
  const { boost: more, action, free, less, bonus } = PALADINS[id]!;
  return (
    <>
      <b>{book.say(`paladin-${id}`)}</b>
      <p className="boosts">
        {Object.entries(more).map(([name, n]) => (
          <span key={name} {...sign(name, n)}>
            +{n}
            <Token name={name} size={16} label={book.say(`good-${name}`)} />
          </span>
        ))}
      </p>
      <p className="gift">
        <Sign name={ACTION_SIGNS[action]} means={`act-${action}`} />
        <span className="act-name">{book.say(`action-${action}`)}</span>
        {bonus && <Reward effect={{ gain: bonus }} />}
        {free && <span className="free">{book.say("ui-free")}</span>}
        {less && (
          <span>
            −<Amount good="silver" n={less} size={15} />
          </span>
        )}
      </p>
    </>
  );
});

export const Goods = memo(function Goods() {
  const { p } = useBoard();
  return (
    <div className="goods">
      <Count good="silver" n={p.silver} />
      <Count good="provision" n={p.provisions} />
      <span className="burdens">
        <Count good="suspicion" n={p.suspicion.length} small />
        <Count good="debt" n={p.debts} small />
        <Count good="paid-debt" n={p.paid} small />
      </span>
    </div>
  );
});

export const Count = memo(function Count({ good, n, small }: { good: string; n: number; small?: boolean }) {
  const book = useWords();
  return (
    <span className={n ? "count" : "count zero"} {...sign(good, n)}>
      <Token name={good} size={small ? 17 : 23} label={book.say(nameOf(good))} />
      <b>{n}</b>
      <Change n={n} />
    </span>
  );
});

/** The workers at hand; those a payment takes are ringed. Every kind keeps its place; a phone has room
 * for what there is. */
export const Workers = memo(function Workers() {
  const { p, form } = useBoard();
  const book = useWords();
  const here = useHere();
  const paid = usePaid();
  const total = p.workers.reduce((a, b) => a + b, 0);
  return (
    <div className="supply" {...named(book.say("head-workers"), { about: book.say("about-workers"), clause: "P3.6" })}>
      <h3>
        {book.say("head-workers")} <small>{total}</small>
      </h3>
      <div className="supply-row">
        {WORKERS.map((kind, i) => {
          const n = p.workers[i]!;
          const used = paid?.workers.filter((x) => x === kind).length ?? 0;
          if (!n && form === "phone") return null;
          const piece = n ? `worker-${kind}` : undefined;
          return (
            <Slot
              key={kind}
              id={here(`worker-${kind}`)}
              name={book.say(`good-${kind}`)}
              className={used ? "pile use" : n ? "pile" : "pile zero"}
            >
              <Token name={kind} size={22} label={book.say(`good-${kind}`)} piece={piece} pile />
              <b>{n}</b>
              {used > 0 && <em>−{used}</em>}
            </Slot>
          );
        })}
        {!total && form === "phone" && <small className="nothing">{book.say("ui-no-workers")}</small>}
      </div>
    </div>
  );
});

const Crew = memo(function Crew() {
  const { p } = useBoard();
  const book = useWords();
  const here = useHere();
  if (!p.crew.length) return null;
  return (
    <div className="crew" {...named(book.say("head-crew"), { about: book.say("about-crew"), clause: "P5.2.2" })}>
      <h3>
        {book.say("head-crew")} <small>{p.crew.length}</small>
      </h3>
      <div className="crew-row">
        {p.crew.map((card) => {
          const name = book.say(`townsfolk-${TOWNSFOLK[card]!.name}`);
          return (
            <Slot key={card} id={here(`crew-${card}`)} name={name} className="crewman">
              <span className="sr">{name}</span>
              <Talent card={card} />
            </Slot>
          );
        })}
      </div>
    </div>
  );
});

const Jars = memo(function Jars() {
  const { p } = useBoard();
  const book = useWords();
  const here = useHere();
  return (
    <div className="jars" {...named(book.say("ui-jars"), { about: book.say("sign-jar.about"), clause: "P6.5" })}>
      <h3>
        {book.say("ui-jars")} <small>{book.say("cell-of", { n: done(p, "absolve"), of: ACTS.absolve.limit })}</small>
      </h3>
      <div className="jar-row">
        {JARS.map(({ gain }, i) =>
          p.jars[i] ? (
            <span key={i} className="jar filled" data-place={here(`jar-${i}`)}>
              <Sign name="covered-jar" means="jar" />
              <span className="sr">{book.say("ui-jar", { n: p.jars[i]! })}</span>
            </span>
          ) : (
            <Slot key={i} id={here(`jar-${i}`)} name={book.say("ui-jars")} className="jar">
              <Reward effect={gain} />
              {isOurs(JARS[i]) && <HouseMark />}
            </Slot>
          ),
        )}
      </div>
    </div>
  );
});

// -- actions ---------------------------------------------------------------------------------------

/** The spaces of an action: workshops, workers, what is asked for, and what a payment would put. */
const Spaces = memo(function Spaces({ action }: { action: Action }) {
  const { p } = useBoard();
  const book = useWords();
  const here = useHere();
  const paid = usePaid();
  const there = spacesOf(p, action);
  const coming = paid?.action === action ? [...paid.workers] : [];
  return (
    <span className="worker-spaces">
      {there.map((x, i) => {
        const asked = ACTS[action].spaces[i]!;
        const put = x === EMPTY ? coming.shift() : undefined;
        const shown = put ?? (x === EMPTY ? asked : WORKERS[x]);
        const state = x === WORKSHOP ? "shop" : put ? "put" : x === EMPTY ? "need" : "full";
        const label = x === WORKSHOP ? book.say("ui-workshop") : book.say(`good-${shown}`);
        return (
          <Slot
            key={i}
            id={here(`spot-${action}-${i}`)}
            name={book.say(`action-${action}`)}
            className={`worker-space ${state}`}
          >
            {x === WORKSHOP ? (
              <Sign name="gear-hammer" means="workshop" />
            ) : (
              <Token name={shown!} size={20} piece={state === "full" ? `worker-${shown}` : undefined} />
            )}
            <span className="sr">{book.say(`ui-space-${state}`, { what: label })}</span>
          </Slot>
        );
      })}
    </span>
  );
});

/** How an action stands, for classes: used this round, or helped by the paladin. */
function useStanding(action: Action): string {
  const { p } = useBoard();
  return `${busy(p, action) ? "used" : ""} ${help(p, action) ? "helped" : ""}`;
}

const LeftAction = memo(function LeftAction({ action }: { action: Action }) {
  const { p } = useBoard();
  const book = useWords();
  const here = useHere();
  const options = useOptions();
  const standing = useStanding(action);
  const several = ACTS[action].spaces.length > 1 && action !== "develop";
  const marks = options.ask?.kind === "act" && several ? options.at(here(action)) : [];
  const name = book.say(`action-${action}`);
  return (
    <Place id={here(action)} name={name} inside={marks.length > 0} className={`left-action ${standing}`}>
      <Sign name={ACTION_SIGNS[action]} means={`act-${action}`} />
      <span className="action-text">
        <b>{name}</b>
        {!marks.length && <small>{busy(p, action) ? book.say("ui-used") : <Deal action={action} />}</small>}
      </span>
      <Spaces action={action} />
      <Key places={places} id={here(action)} />
      {marks.length > 0 && (
        <span className="ways">
          {marks.map((mark) => {
            const n = (mark.option as [string, number])[1];
            return (
              <Chip key={mark.key} mark={mark}>
                <span className="men">{n}</span>→
                <Yield action={action} n={n} />
              </Chip>
            );
          })}
        </span>
      )}
    </Place>
  );
});

const GATHERED: Partial<Record<Action, string>> = { hunt: "provision", trade: "silver" };

/** What one or two workers bring. */
function Yield({ action, n }: { action: Action; n: number }) {
  const { p } = useBoard();
  const book = useWords();
  const good = GATHERED[action];
  if (!good) return <span>{book.say(n === 1 ? "ui-way-discard" : "ui-way-crew")}</span>;
  const more = help(p, action)?.bonus?.[good] ?? 0;
  return <Amount good={good} n={(n === 1 ? FOR_ONE : FOR_TWO) + more} size={15} />;
}

function Deal({ action }: { action: Action }) {
  const { p } = useBoard();
  const book = useWords();
  const cost = price(p, action);
  if (action === "develop") {
    const left = UNDER[done(p, "develop")];
    return (
      <>
        <Amount good="silver" n={cost?.n ?? 0} size={14} />→ <Sign name="gear-hammer" means="workshop" />
        {left ? <Token name={left} size={14} label={book.say(`good-${left}`)} /> : null}
        <span>{book.say("cell-of", { n: done(p, "develop"), of: UNDER.length })}</span>
      </>
    );
  }
  if (action === "pray")
    return (
      <>
        <Amount good="silver" n={cost?.n ?? 0} size={14} />→ <span>{book.say("ui-empties")}</span>
      </>
    );
  if (action === "conspire") {
    const more = help(p, action)?.bonus;
    return (
      <>
        →<Token name="criminal" size={14} label={book.say("good-criminal")} />
        <Token name="suspicion" size={14} label={book.say("head-suspicion")} />
        {more && <Reward effect={{ gain: more }} />}
      </>
    );
  }
  if (action === "recruit") return `${book.say("ui-way-discard")} / ${book.say("ui-way-crew")}`;
  return (
    <>
      1→
      <Yield action={action} n={1} /> 2→
      <Yield action={action} n={2} />
    </>
  );
}

const RightAction = memo(function RightAction({ action }: { action: Action }) {
  const book = useWords();
  const here = useHere();
  const { p } = useBoard();
  const standing = useStanding(action);
  const name = book.say(`action-${action}`);
  const { limit, needs } = ACTS[action];
  return (
    <Place id={here(action)} name={name} className={`right-action ${standing}`}>
      <Sign name={ACTION_SIGNS[action]} means={`act-${action}`} />
      <b className="action-name">{name}</b>
      <Spaces action={action} />
      <span className="sr">
        {limit > 0
          ? book.say("cell-of", { n: done(p, action), of: limit })
          : book.say("ui-times", { n: done(p, action) })}
      </span>
      {limit > 0 ? <Steps action={action} /> : <Defeated />}
      <span className="result">
        <span>{needs && <Reach action={action} attribute={needs} />}</span>
        <strong {...named(book.say("ui-gains"), { about: book.say(`brings-${action}`), clause: "P4.14" })}>
          <Gain action={action} />
        </strong>
      </span>
      <Key places={places} id={here(action)} />
    </Place>
  );
});

/** What the attribute of an action reaches now. */
export function Reach({ action, attribute }: { action: Action; attribute: Attribute }) {
  const { p, view } = useBoard();
  const book = useWords();
  const now = level(view, p, attribute);
  const mark = ACTS[action].marks?.[done(p, action)];
  const token = <Token name={attribute} size={15} label={book.say(`good-${attribute}`)} />;
  const told = named(book.say(`head-${attribute}`), { about: book.say("about-reach"), clause: "P4.14" });
  if (mark !== undefined)
    return (
      <span className={now < mark ? "short" : undefined} {...told}>
        {token} {book.say("ui-need-of", { n: now, of: mark })}
      </span>
    );
  const flags = REGIONS.map((x) => (attribute === "faith" ? x.faith : x.strength));
  const reach = flags.filter((x) => x <= now).length;
  return (
    <span className={reach ? undefined : "short"} {...told}>
      {token} {now}: {book.say("ui-regions-up-to", { n: reach })}
    </span>
  );
}

function Gain({ action }: { action: Action }) {
  const { raises } = ACTS[action];
  const { p } = useBoard();
  const bonus = help(p, action)?.bonus;
  return (
    <>
      +1
      {raises && <Token name={raises} size={15} />}
      {action === "fortify" && <Sign name="defensive-wall" means="wall" />}
      {action === "absolve" && <Reward effect={{ do: "remove-suspicion", n: 1 }} />}
      {bonus && <Reward effect={{ gain: bonus }} />}
    </>
  );
}

/** What so many of an action score at the end, where that is something. */
export function StepPoints({ vp, n }: { vp?: number; n: number }) {
  const book = useWords();
  if (!vp) return null;
  return (
    <u {...named(book.say("ui-points", { n: vp }), { about: book.say("about-steps", { n }), clause: "P10.1" })}>{vp}</u>
  );
}

/** The seven steps: done ones show what lies there, the others their cost. */
function Steps({ action }: { action: Action }) {
  const { p, view } = useBoard();
  const book = useWords();
  const { steps = [], good = "silver", vp } = ACTS[action];
  const at = done(p, action);
  const free = help(p, action)?.free;
  return (
    <span className="step-row" aria-hidden="true">
      {steps.map((n, i) => (
        <i key={i} className={i < at ? "done" : i === at ? "next" : ""}>
          {i < at ? <Stands action={action} at={i} /> : <Amount good={good} n={free && i === at ? 0 : n} size={13} />}
          <StepPoints vp={vp?.[i + 1]} n={i + 1} />
          {action === "convert" && i < at && p.converted[i] ? (
            <u {...named(book.say("about-converted"), { clause: "P9.9" })}>{converted(view, p, p.converted[i]!)}</u>
          ) : null}
        </i>
      ))}
    </span>
  );
}

export function Stands({ action, at }: { action: Action; at: number }) {
  const { p } = useBoard();
  const wall = action === "fortify" ? WALLS[p.walls[at] ?? ""] : undefined;
  if (wall)
    return (
      <span {...sign("wall")}>
        {wall.vp ? `${wall.vp} ` : ""}
        <Sign name="defensive-wall" means="wall" />
      </span>
    );
  const foe = action === "convert" ? OUTSIDERS[p.converted[at] ?? ""] : undefined;
  if (foe) return <Sign name={PEOPLE_SIGNS[foe.people]} means={foe.people} />;
  return (
    <span {...sign(`act-${action}`)}>
      <Icon name="check" />
    </span>
  );
}

/** Attacks have no end: who was defeated, by people; and what a player may do about strength that lacks. */
export const Defeated = memo(function Defeated() {
  const { p } = useBoard();
  const book = useWords();
  const peoples = ["viking", "byzantine", "saracen"] as const;
  return (
    <span className="step-row">
      {peoples.map((x) => {
        const n = p.attacked.filter((card) => OUTSIDERS[card]!.people === x).length;
        return (
          <i key={x} className={n ? "done" : ""} {...sign(x)}>
            <Sign name={PEOPLE_SIGNS[x]} means={x} />
            {n}
            <span className="sr">{book.say(`people-${x}`)}</span>
          </i>
        );
      })}
      {!p.bot && (
        <em {...named(book.say("ui-lacking"), { clause: "P6.6" })}>
          2 <Token name="strength" size={13} /> = <Amount good="silver" n={1} size={13} />
          <span className="sr">{book.say("ui-lacking")}</span>
        </em>
      )}
    </span>
  );
});

// -- attributes ------------------------------------------------------------------------------------

export const Attributes = memo(function Attributes() {
  const book = useWords();
  const here = useHere();
  return (
    <Place id={here("attributes")} name={book.say("head-boost")} className="bare attributes">
      {ATTRIBUTES.map((x) => (
        <Track key={x} name={x} />
      ))}
    </Place>
  );
});

/** Levels worth knowing: flags of regions, and what the next wall and the next jar ask for. */
function thresholds(p: Player, name: Attribute): number[] {
  if (name !== "influence") return REGIONS.map((x) => x[name]);
  return [ACTS.fortify, ACTS.absolve].flatMap(({ id, marks }) => marks?.[done(p, id)] ?? []);
}

function Track({ name }: { name: Attribute }) {
  const { p, view } = useBoard();
  const book = useWords();
  const at = p.attributes[ATTRIBUTES.indexOf(name)]!;
  const more = boost(view, p, name);
  const marks = thresholds(p, name);
  const told = (vp: number, i: number) => {
    const points = book.say("about-level", { vp });
    const about = i > 0 && marks.includes(i) ? `${points} ${book.say(`about-mark-${name}`)}` : points;
    return named(book.say("ui-level", { n: i }), { about, clause: "P10.1" });
  };
  return (
    <div
      className="attribute-track"
      {...named(book.say(`head-${name}`), { about: book.say(`sign-${name}.about`), clause: "P1.3" })}
    >
      <p className="attribute-head">
        <span className="changing">
          <Token name={name} size={20} />
          <Change n={at} />
        </span>
        <b>{book.say(`head-${name}`)}</b>
        <span>{at}</span>
        {more > 0 && (
          <em>
            +{more} {book.say(`paladin-${p.paladin}`)}
          </em>
        )}
        {more > 0 && <strong>= {at + more}</strong>}
        <span className="sr">{book.say("ui-points", { n: POINTS[at]! })}</span>
      </p>
      <div className="levels" aria-hidden="true">
        {POINTS.map((vp, i) => (
          <span
            key={i}
            {...told(vp, i)}
            className={i === at ? "now" : i < at ? "past" : i <= at + more ? "boosted" : ""}
          >
            <u>{i > 0 && marks.includes(i) ? "▾" : ""}</u>
            <b>{i}</b>
            <small>{vp || ""}</small>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The three sums in short, for a line or a phone. */
export const Levels = memo(function Levels() {
  const { p, view } = useBoard();
  const book = useWords();
  return (
    <div className="level-row">
      {ATTRIBUTES.map((x) => {
        const more = boost(view, p, x);
        return (
          <span key={x} className="level" {...sign(x, level(view, p, x))}>
            <Token name={x} size={20} />
            <span>
              {book.say(`head-${x}`)}
              {more > 0 && (
                <small>
                  {level(view, p, x) - more} + {more}
                </small>
              )}
            </span>
            <b>{level(view, p, x)}</b>
          </span>
        );
      })}
    </div>
  );
});
