import { Change, Icon, plain, type SummaryProps, useWords } from "@ludorum/board";
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
        <span className="count">
          <Token name="any" label={book.say("head-workers")} />
          <b>{p.workers.reduce((a, b) => a + b, 0)}</b>
        </span>
        <Count good="suspicion" n={p.suspicion.length} small />
        <span className="minor">
          <Count good="debt" n={p.debts} small />
        </span>
        <span className="worth changing">
          {p.passed && (
            <em title={book.say("ui-passed")}>
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
          <span key={x} className="count">
            <Token name={x} label={book.say(`good-${x}`)} />
            <b>{level(view, p, x)}</b>
          </span>
        ))}
        {RIGHT.map((x) => (
          <span key={x} className={done(p, x) ? "count deed" : "count deed zero"}>
            <Sign name={ACTION_SIGNS[x]} />
            <span className="sr">{book.say(`action-${x}`)}</span>
            <b>{done(p, x)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}
