import { Change, Icon, named, plain, type SummaryProps, sign, useWords } from "@ludorum/board";
import { RIGHT } from "./content";
import { Count } from "./OwnBoard";
import { ATTRIBUTES, type View } from "./view";
import "./paladins.css";
import { done, level, points } from "./points";
import { ACTION_SIGNS } from "./signs";
import { Sign, Token } from "./Token";

export function Summary({ view, player }: SummaryProps<View>) {
  const book = useWords();
  const p = view.players[player];
  if (!p) return null;
  const worth = points(view, p);
  return (
    <div className="paladins-summary">
      <p>
        {!p.bot && <Count good="silver" n={p.silver} small />}
        {!p.bot && (
          <span className="minor">
            <Count good="provision" n={p.provisions} small />
          </span>
        )}
        <span
          className="count"
          {...named(book.say("head-workers"), { about: book.say("about-workers"), clause: "P3.6" })}
        >
          <Token name="any" bare label={book.say("head-workers")} />
          <b>{p.workers.reduce((a, b) => a + b, 0)}</b>
        </span>
        <Count good="suspicion" n={p.suspicion.length} small />
        <span className="minor">
          <Count good="debt" n={p.debts} small />
        </span>
        <span
          className="worth changing"
          {...named(book.say("sign-vp"), { about: book.say("ui-worth"), clause: "P10.1" })}
        >
          {p.passed && (
            <em {...named(book.say("ui-passed"), { clause: "P8.2" })}>
              <Icon name="check" />
              <span className="sr">{book.say("ui-passed")}</span>
            </em>
          )}
          {plain(worth)} <small>{book.say("head-vp")}</small>
          <Change n={worth} />
        </span>
      </p>
      <p className="levels-line">
        {ATTRIBUTES.map((x) => (
          <span key={x} className="count" {...sign(x, level(view, p, x))}>
            <Token name={x} label={book.say(`good-${x}`)} />
            <b>{level(view, p, x)}</b>
          </span>
        ))}
        {RIGHT.map((x) => (
          <span key={x} className={done(p, x) ? "count deed" : "count deed zero"} {...sign(`act-${x}`)}>
            <Sign name={ACTION_SIGNS[x]} means={`act-${x}`} />
            <span className="sr">{book.say(`action-${x}`)}</span>
            <b>{done(p, x)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}
