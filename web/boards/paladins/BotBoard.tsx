// P11: the board of the solo opponent, with what it has and nothing else: workers that are all alike,
// its resource track, its pile of schemes, the row it falls back to, six actions, three attributes.

import { Change, Clause, HouseMark, named, Place, useWords } from "@ludorum/board";
import { memo } from "react";
import { useBoard, useHere } from "./board-context";
import { ACTS, type Action, BOT_ROW, RIGHT, SCHEMES } from "./content";
import { Attributes, Count, Defeated, Reach, Stands, StepPoints } from "./OwnBoard";
import { busy, converted, done, spacesOf } from "./points";
import { inPile, pile } from "./schemes";
import { ACTION_SIGNS, SCHEME_SIGNS } from "./signs";
import { Sign, Token } from "./Token";
import { ATTRIBUTES, EMPTY, TRACK, WORKSHOP } from "./view";

export const BotBoard = memo(function BotBoard() {
  const book = useWords();
  return (
    <div className="own-board bot-board">
      <div className="means">
        <Has />
        <Marker />
      </div>
      <div className="bot-plans">
        <Schemes />
        <Row />
      </div>
      <div className="right-actions" role="group" aria-label={book.say("ui-right-actions")}>
        {RIGHT.map((x) => (
          <BotAction key={x} action={x} />
        ))}
      </div>
      <Attributes />
    </div>
  );
});

/** P11.9, P11.10: its workers are all alike. */
function Has() {
  const { p } = useBoard();
  const book = useWords();
  const n = p.workers[0]!;
  return (
    <>
      <h3>
        {book.say(`bot-${p.bot}`)} {p.passed && <small>{book.say("ui-bot-done")}</small>}
      </h3>
      <div className="goods">
        <span
          className={n ? "count changing" : "count zero changing"}
          {...named(book.say("head-workers"), { about: book.say("about-bot-workers"), clause: "P11.9" })}
        >
          <Token name="any" size={23} label={book.say("head-workers")} bare />
          <b>{n}</b>
          <Change n={n} />
        </span>
        <span className="burdens">
          <Count good="suspicion" n={p.suspicion.length} small />
          <Count good="debt" n={p.debts} small />
          {p.paid > 0 && <Count good="paid-debt" n={p.paid} small />}
        </span>
      </div>
    </>
  );
}

/** P11.12-P11.14: where the marker stands, and what rises when it starts anew. */
function Marker() {
  const { p, view } = useBoard();
  const book = useWords();
  const here = useHere();
  const low = Math.min(...p.attributes);
  // P11.13: of the lowest, the one on top of the stack.
  const next = ATTRIBUTES[view.stack.findLast((x) => p.attributes[x] === low) ?? 0];
  const lap = book.say("ui-bot-lap", { what: book.say(`good-${next}`) });
  return (
    <Place id={here("marker")} name={book.say("bot-marker")} className="bare bot-marker">
      <h3>
        {book.say("bot-marker")} <Clause game="paladins" id="P11.14" />
      </h3>
      <ol className="resource-track">
        {Array.from({ length: TRACK }, (_, i) => (
          <li key={i} className={i === view.marker ? "now" : undefined} aria-current={i === view.marker || undefined}>
            {i + 1}
          </li>
        ))}
        <li className="lap" {...named(lap, { clause: "P11.13" })}>
          <span className="sr">{lap}</span>
          <span aria-hidden="true">
            ↺ +1
            <Token name={next!} size={17} />
          </span>
        </li>
      </ol>
      <p className="note">{book.say("ui-bot-points", { n: view.marker + 1 })}</p>
    </Place>
  );
}

/** P11.17: what it may try next, and what it tried last. */
function Schemes() {
  const { view } = useBoard();
  const book = useWords();
  const here = useHere();
  const last = view.seen_schemes.at(-1);
  return (
    <Place id={here("schemes")} name={book.say("bot-deck")} className="bare schemes">
      <h3>
        {book.say("bot-deck")} <small>{pile(view)}</small> <Clause game="paladins" id="P11.17" />
      </h3>
      <ul>
        {[...inPile(view)].map(([what, n]) => (
          <li
            key={what}
            className={n ? undefined : "zero"}
            {...named(book.say(`action-${what}`), { about: book.say(`does-${what}`), clause: "P11.17" })}
          >
            <Sign name={SCHEME_SIGNS[what]} means={`act-${what}`} />
            <span>{book.say(`action-${what}`)}</span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
      {last && <p className="note">{book.say("ui-bot-last", { what: book.say(`action-${SCHEMES[last]!.action}`) })}</p>}
    </Place>
  );
}

/** P11.18: the leftmost that is free, where its scheme cannot be done. */
function Row() {
  const { p } = useBoard();
  const book = useWords();
  const here = useHere();
  return (
    <div className="bot-row">
      <h3>
        {book.say("pic-bot-row")}
        <HouseMark /> <Clause game="paladins" id="P11.18" />
      </h3>
      <ol>
        {BOT_ROW.map(({ id }) => {
          const taken = id !== "rest" && busy(p, id);
          return (
            <li key={id} data-place={here(id)} className={taken ? "taken" : undefined}>
              {taken ? <Token name="any" size={20} /> : <Sign name={SCHEME_SIGNS[id]} means={`act-${id}`} />}
              <small>{book.say(`action-${id}`)}</small>
              {taken && <span className="sr">{book.say("ui-used")}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** P11.20: as a player's, without prices: it pays none. */
function BotAction({ action }: { action: Action }) {
  const { p } = useBoard();
  const book = useWords();
  const here = useHere();
  const name = book.say(`action-${action}`);
  const { limit, needs } = ACTS[action];
  return (
    <Place id={here(action)} name={name} className={`right-action ${busy(p, action) ? "used" : ""}`}>
      <Sign name={ACTION_SIGNS[action]} means={`act-${action}`} />
      <b className="action-name">{name}</b>
      <BotSpaces action={action} />
      {limit > 0 ? <BotSteps action={action} /> : <Defeated />}
      <span className="result">{needs && <Reach action={action} attribute={needs} />}</span>
    </Place>
  );
}

function BotSpaces({ action }: { action: Action }) {
  const { p } = useBoard();
  const book = useWords();
  return (
    <span className="worker-spaces">
      {spacesOf(p, action).map((x, i) => {
        const state = x === WORKSHOP ? "shop" : x === EMPTY ? "need" : "full";
        const what = book.say(x === WORKSHOP ? "ui-workshop" : "good-any");
        return (
          <span key={i} className={`worker-space ${state}`}>
            {x === WORKSHOP ? <Sign name="gear-hammer" means="workshop" /> : <Token name="any" size={20} />}
            <span className="sr">{book.say(`ui-space-${state}`, { what })}</span>
          </span>
        );
      })}
    </span>
  );
}

/** What lies there, and the points of what does not yet. */
function BotSteps({ action }: { action: Action }) {
  const { p, view } = useBoard();
  const book = useWords();
  const { limit, vp } = ACTS[action];
  const at = done(p, action);
  return (
    <span className="step-row">
      <span className="sr">{book.say("cell-of", { n: at, of: limit })}</span>
      {Array.from({ length: limit }, (_, i) => (
        <i key={i} className={i < at ? "done" : ""} aria-hidden="true">
          {i < at && <Stands action={action} at={i} />}
          <StepPoints vp={vp?.[i + 1]} n={i + 1} />
          {action === "convert" && i < at && p.converted[i] ? (
            <u {...named(book.say("about-converted"), { clause: "P9.9" })}>{converted(view, p, p.converted[i]!)}</u>
          ) : null}
        </i>
      ))}
    </span>
  );
}
