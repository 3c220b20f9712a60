import { Change, named, plain, type SummaryProps, sign, useWords } from "@ludorum/board";
import { BoardContext } from "./board-context";
import { Buildings, Owned, Ribbons, Supply } from "./OwnBoard";
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
          <span
            className="worth changing"
            {...named(book.say("sign-vp"), { about: book.say("ui-worth"), clause: "V12.1" })}
          >
            {plain(worth)} <small>{book.say("head-vp")}</small>
            <Change n={worth} />
          </span>
        </p>
        <p className="minor">
          <Owned name="debt" n={p.debts} words="ui-unpaid" />
          <Owned name="paid-debt" n={p.paid} words="ui-paid" />
          <Owned name="deed" n={p.deeds} words="ui-acquired" />
          <Owned name="approved" n={p.approved} words="ui-approved" />
          <Supply size={11} />
          <Buildings />
        </p>
        <p className="minor">
          {ICONS.map((x, i) => (
            <span key={x} className={icons[i] ? "count" : "count zero"} {...sign(x, icons[i])}>
              <Token name={x} size={15} label={book.say(`good-${x}`)} />
              <b>{icons[i]}</b>
            </span>
          ))}
          <span
            className={stack(p) ? "count stacked" : "count"}
            {...named(book.say("ui-markers", { virtue: p.virtue, corruption: p.corruption }), {
              about: book.say("sign-collision.about"),
              clause: "V4.1",
            })}
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
            <span className="count" {...sign("leader")}>
              <Sign name="castle" />
              <span className="sr">{book.say("leader")}</span>
            </span>
          )}
        </p>
      </div>
    </BoardContext>
  );
}
