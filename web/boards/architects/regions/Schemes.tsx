import { Icon, Place, PlayerShape, useWords } from "@ludorum/board";
import { memo, useState } from "react";
import { useBoard } from "../board-context";
import { scheme } from "../phrases";
import { pileOf } from "../works";

/** A22.37: the piles of the solo opponent, and what it has done so far. */
export const Schemes = memo(function Schemes() {
  const { view, names } = useBoard();
  const book = useWords();
  const [open, setOpen] = useState(false);
  const bot = view.players.find((p) => p.bot);
  if (!bot) return null;
  const seen = view.seen_schemes.map((card) => book.tell(scheme(card))).reverse();
  const piles: [string, number][] = [
    ["pile-draw", pileOf(view.schemes)],
    ["pile-aside", view.aside],
  ];
  return (
    <Place id="schemes" name={book.say("pic-schemes")} className="loc at-schemes">
      <header>
        <PlayerShape seat={bot.seat} size={14} />
        <h3>{names[bot.seat]}</h3>
      </header>
      <p className="last">{seen[0] ?? book.say("pic-schemes")}</p>
      <dl>
        {piles.map(([name, n]) => (
          <div key={name}>
            <dt>{book.say(name)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      {seen.length > 0 && (
        <button type="button" className="more above" aria-expanded={open} onClick={() => setOpen(!open)}>
          {book.say("pile-seen")} <b>{seen.length}</b> <Icon name="chevron-down" />
        </button>
      )}
      {open && (
        <ol className="seen">
          {seen.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
      )}
    </Place>
  );
});
