import { Change, named, Pawn, Pip, type SummaryProps, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { DISTRICTS, GOODS, GUILDS, sizeOf } from "./content";
import { Token } from "./drawings";
import type { View } from "./view";

const SIZE = 15;

/** Counters of a player, or of the Abbot, who comes after the seats. */
export function Summary({ view, player }: SummaryProps<View>) {
  const book = useWords();
  const p = view.players[player];
  const one = p ?? view.abbot;
  if (!one) return null;
  const printed = one.guilds.reduce((n, x) => n + GUILDS[x]!.points, 0);
  const kinds = DISTRICTS.map((d) => one.guilds.filter((x) => GUILDS[x]!.district === d).length);
  const more = p ? Math.floor(p.coins / 3) + 3 * Math.min(...kinds) : 0; // D7.2, D7.3
  const points = one.points + printed + more;
  return (
    <div className="delta-summary">
      {p && (
        <p className="goods">
          {GOODS.map((good) => (
            <Counter key={good} n={p.goods[good] ?? 0} of={`good-${good}`}>
              <Token name={good} size={SIZE} />
            </Counter>
          ))}
          <Counter n={p.coins} of="good-coin">
            <Token name="coin" size={SIZE} />
          </Counter>
        </p>
      )}
      <p className="counters">
        <Counter n={one.stewards} of="head-stewards">
          <Pawn seat={player} size={10} />
        </Counter>
        {p && (
          <Counter n={sizeOf(p.hand)} of="head-hand">
            <Pip name="card" size={SIZE} />
          </Counter>
        )}
        <Counter n={one.guilds.length} of="head-guilds">
          <small aria-hidden="true">{book.say("head-guilds")}</small>
        </Counter>
        <span className="worth changing" {...named(book.say("head-points"))}>
          {points} <small>{book.say("head-points")}</small>
          <Change n={points} />
        </span>
      </p>
    </div>
  );
}

function Counter({ n, of, children }: { n: number; of: string; children: ReactNode }) {
  const name = useWords().say(of);
  return (
    <span className={n ? "count" : "count zero"} {...named(name)}>
      {children}
      <b>{n}</b>
      <Change n={n} />
      <span className="sr">{name}</span>
    </span>
  );
}
