import { Change, Icon, named, plain, type SummaryProps, sign, useWords } from "@ludorum/board";
import { ATTRIBUTES, ITEMS, type Player, type View } from "./view";
import "./hadrians_wall.css";
import { points } from "./sheets";
import { Token, type TokenName } from "./Token";

export function Summary({ view, player }: SummaryProps<View>) {
  const book = useWords();
  const p = view.players[player];
  if (!p) return null;
  const worth = points(p);
  return (
    <div className="hadrian-summary">
      <div className="lines">
        <span className="goods">
          {ITEMS.map((item, i) => (
            <Counter key={item} name={item} n={p.items[i]!} />
          ))}
        </span>
        <span className="worth changing" {...named(book.say("ui-points-now"), { clause: "H30.2" })}>
          {plain(worth)} <small>{book.say("head-vp")}</small>
          <Change n={worth} />
        </span>
        <span className="goods">
          {ATTRIBUTES.map((name, i) => (
            <Counter key={name} name={name} n={p.attributes[i]!} />
          ))}
          <Counter name="disdain" n={p.disdain} />
        </span>
        <State view={view} p={p} />
      </div>
    </div>
  );
}

function Counter({ name, n }: { name: TokenName; n: number }) {
  const label = useWords().say(`good-${name}`);
  return (
    <span className={n ? "count" : "count zero"} {...sign(name, n)}>
      <Token name={name} label={label} />
      <b>{n}</b>
      <Change n={n} />
    </span>
  );
}

/** Everybody acts at once: who still does, and who has done. */
function State({ view, p }: { view: View; p: Player }) {
  const book = useWords();
  const done = { act: p.stopped, defend: p.settled }[view.phase];
  if (done === undefined) return <span />;
  return (
    <span className={done ? "state done" : "state"} {...named(book.say(done ? "ui-done" : "ui-acting"))}>
      <Icon name={done ? "check" : "hourglass"} />
      <span>{book.say(done ? "ui-done" : "ui-acting")}</span>
    </span>
  );
}
