import { Change, named, Pawn, plain, type SummaryProps, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { BotricBoard } from "./BotricBoard";
import { MILESTONES, number } from "./content";
import { deliveries, landmarks, roadsOf } from "./counts";
import type { View } from "./view";
import "./hamlet.css";
import { Donkey, Flag, Sign, Token } from "./Token";

function Count({ label, n, children, minor }: { label: string; n: ReactNode; children: ReactNode; minor?: boolean }) {
  return (
    <span className={`count ${minor ? "minor" : ""} ${typeof n === "number" ? "" : "fixed"}`} {...named(label)}>
      {children}
      <span className="sr">{label}</span>
      <b>{n}</b>
      {typeof n === "number" && <Change n={n} />}
    </span>
  );
}

export function Summary({ view, player }: SummaryProps<View>) {
  const book = useWords();
  const p = view.players[player];
  if (!p) return null;
  const { seat } = p;
  const held = MILESTONES.filter((_, i) => view.milestones[i] === seat);
  return (
    <div className="hamlet hamlet-summary">
      <p>
        <Count label={book.say("head-coins")} n={p.coins}>
          <Token name="coin" size={16} />
        </Count>
        <Count label={book.say("ui-villagers-of")} n={`${p.standing.length}/${p.standing.length + p.lying.length}`}>
          <Pawn seat={seat} size={11} />
        </Count>
        {!p.bot && (
          <Count label={book.say("head-donkeys")} n={p.donkeys.length}>
            <Donkey seat={seat} size={16} />
          </Count>
        )}
        <span className="worth changing" {...named(book.say("ui-points-now"), { clause: "B11.3" })}>
          {plain(p.points)} <small>{book.say("ui-vp")}</small>
          <Change n={p.points} />
        </span>
      </p>
      <p className="more">
        <Count label={book.say("ui-deliveries")} n={deliveries(view, seat)}>
          <Sign name="church" />
        </Count>
        <Count label={book.say("head-sales")} n={p.sales.length}>
          <Sign name="sale" />
        </Count>
        <Count label={book.say("score-landmarks")} n={landmarks(view, seat)}>
          <Flag seat={seat} />
        </Count>
        <Count label={book.say("head-roads")} n={`${roadsOf(view, seat)}/${number("roads")}`}>
          <Sign name="road" />
        </Count>
        <Count label={book.say("head-blueprints")} n={p.blueprints.length}>
          <Sign name="blueprint" />
        </Count>
        {held.map(({ id, good }) => (
          <span key={id} className="held" {...named(book.say(`milestone-${id}`))}>
            {good ? <Token name={good} size={15} /> : <Sign name="road" />}
            <span className="sr">{book.say(`milestone-${id}`)}</span>
          </span>
        ))}
      </p>
      {p.bot && <BotricBoard view={view} head="h4" />}
    </div>
  );
}
