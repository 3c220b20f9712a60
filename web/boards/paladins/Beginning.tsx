// What a round begins with: a paladin out of three, then a tavern.

import { Chip, Place, PlayerShape, useOptions, useWords } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "./board-context";
import { PALADINS, TAVERNS } from "./content";
import { PaladinFace } from "./OwnBoard";
import { Token } from "./Token";

/** What lies beside the actions now; nothing in the middle of a round. */
export function useBeginning(): "paladins" | "taverns" | null {
  const { view } = useBoard();
  const { ask } = useOptions();
  if (ask?.kind === "paladins") return "paladins";
  return ask?.kind === "tavern" || ["reveal", "tavern"].includes(view.phase) ? "taverns" : null;
}

/** P3.5: one rides, one goes on top of the deck, one under it. */
export const Offer = memo(function Offer() {
  const options = useOptions();
  const book = useWords();
  const ways = (options.ask?.options ?? []) as [string, string, string][];
  const cards = [...new Set(ways.map(([use]) => use))];
  return (
    <div className="offer" data-passing="">
      <h3>
        {book.say("pic-hand")} <small>{book.say("ui-top-bottom")}</small>
      </h3>
      {cards.map((card) => {
        const id = `paladin-${card}`;
        return (
          <Place key={card} id={id} name={book.say(id)} inside className="offered">
            <p className="brings">
              <Men workers={PALADINS[card]!.workers} />
            </p>
            <PaladinFace id={card} />
            <p className="ways">
              {options.at(id).map((mark) => {
                const [, top, bottom] = mark.option as [string, string, string];
                return (
                  <Chip key={mark.key} mark={mark}>
                    <span>↑ {book.say(`paladin-${top}`)}</span> <span>↓ {book.say(`paladin-${bottom}`)}</span>
                  </Chip>
                );
              })}
            </p>
          </Place>
        );
      })}
    </div>
  );
});

const Men = memo(function Men({ workers, size = 22 }: { workers: string[]; size?: number }) {
  const book = useWords();
  return workers.map((x, i) => <Token key={i} name={x} size={size} label={book.say(`good-${x}`)} />);
});

export const Taverns = memo(function Taverns() {
  const { view, names } = useBoard();
  const book = useWords();
  return (
    <div className="offer taverns" data-passing="">
      <h3>{book.say("pic-taverns")}</h3>
      {view.inns.map((card, i) => {
        const guest = view.guests[i] ?? -1;
        return (
          <Place key={card} id={`tavern-${i}`} name={book.say("ui-tavern", { n: i + 1 })} className="tavern">
            <p className="brings">
              <Men workers={TAVERNS[card]!.workers} size={26} />
            </p>
            {guest >= 0 && (
              <small>
                <PlayerShape seat={guest} size={11} /> {names[guest]}
              </small>
            )}
          </Place>
        );
      })}
    </div>
  );
});
