import { Change, Pawn, plain, type SummaryProps, useWords } from "@ludorum/board";
import { BoardContext } from "./board-context";
import { Buildings, Owned, Ribbons } from "./OwnBoard";
import { atHand, handSize, points, stack } from "./points";
import { Sign, Token } from "./Token";
import { GOODS, ICONS, type View } from "./view";
import "./viscounts.css";

export function Summary({ view, player }: SummaryProps<View>) {
  const book = useWords();
  const p = view.players[player];
  if (!p) return null;
  const worth = points(view, p);
  const icons = atHand(view, p);
  return (
    <BoardContext view={view} seat={player} p={p} names={[]} lit={[]}>
      <div className="viscounts-summary">
        <p>
          {GOODS.map((x, i) => (p.bot && !i ? null : <Owned key={x} name={x} n={p.goods[i]!} words={`good-${x}`} />))}
          <span className="worth changing">
            {plain(worth)} <small>{book.say("head-vp")}</small>
            <Change n={worth} />
          </span>
        </p>
        <p className="minor">
          <Owned name="debt" n={p.debts} words="ui-unpaid" />
          <Owned name="paid" n={p.paid} words="ui-paid" />
          <Owned name="deed" n={p.deeds} words="ui-acquired" />
          <Owned name="approved" n={p.approved} words="ui-approved" />
          <span className="count">
            <Pawn seat={p.seat} size={11} />
            <b>{p.workers}</b>
            <span className="sr">{book.say("ui-workers-left")}</span>
          </span>
          <Buildings />
        </p>
        <p className="minor">
          {ICONS.map((x, i) => (
            <span key={x} className={icons[i] ? "count" : "count zero"}>
              <Token name={x} size={15} label={book.say(`good-${x}`)} />
              <b>{icons[i]}</b>
            </span>
          ))}
          <span
            className={stack(p) ? "count stacked" : "count"}
            title={book.say("ui-markers", { virtue: p.virtue, corruption: p.corruption })}
          >
            <Token name="corruption" size={14} />
            <b>{p.corruption}</b>
            <Token name="virtue" size={14} />
            <b>{p.virtue}</b>
            <span className="sr">{book.say("ui-markers", { virtue: p.virtue, corruption: p.corruption })}</span>
          </span>
          {!p.bot && <Owned name="card" n={handSize(p)} words="ui-hand" />}
          <Ribbons books={p.manuscripts} bonus={view.bonus.map((x) => x === p.seat)} />
          {view.leader === player && (
            <span className="count" title={book.say("leader")}>
              <Sign name="castle" />
              <span className="sr">{book.say("leader")}</span>
            </span>
          )}
        </p>
      </div>
    </BoardContext>
  );
}
