// V2.9: a player card and a hero each, before the first round.

import { HouseMark, Place, useWords } from "@ludorum/board";
import { useBoard } from "./board-context";
import { CardFace } from "./Cards";
import { isOurs, PLAYER_CARDS } from "./content";
import { Reward } from "./Token";

export function Beginning() {
  const { view } = useBoard();
  const book = useWords();
  return (
    <div className="pairs" data-passing="">
      <h3>{book.say("ui-pairs")}</h3>
      {view.offers.map((card, i) => {
        const { space, goods, effect } = PLAYER_CARDS[card]!;
        return (
          <Place key={card} id={`pair-${i}`} name={book.say("space-outer", { n: space })} className="pair">
            <div className="start-card">
              <p className="card-name">
                <b>{book.say("space-outer", { n: space })}</b>
                {isOurs(PLAYER_CARDS[card]) && <HouseMark />}
              </p>
              <p>
                <Reward effect={{ gain: goods }} size={16} />
              </p>
              <p>
                <small>{book.say("ui-then")}</small> <Reward effect={effect} size={16} />
              </p>
            </div>
            <div className="hero">
              <CardFace card={view.offered[i]!} />
            </div>
          </Place>
        );
      })}
    </div>
  );
}
