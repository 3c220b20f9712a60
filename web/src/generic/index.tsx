// A board for every game: what the view holds, as cards and a table. Drawings replace it later.

import { useRef, type ReactNode } from "react";
import "./generic.css";
import type { BoardProps, GameUI, SummaryProps } from "../game-ui";
import type { Message } from "../generated/frames";
import { Place, Places } from "../kit/Place";
import { PlayerShape } from "../kit/players";
import { Rich } from "../kit/Rich";
import { useWords } from "../words/context";
import { cardsOf, counters, fieldWords, own, piles, sizeOf, type AnyView, type Fields } from "./zones";

const CARD = "card:";

/** What cards are called: the labels of options say it, and it stays true. */
function useCardWords(ask: BoardProps<AnyView>["options"]["ask"]): Map<string, Message> {
  const known = useRef(new Map<string, Message>());
  ask?.options.forEach((option, i) => {
    const words = ask.labels[i];
    if (typeof option === "string" && words) known.current.set(option, words);
  });
  return known.current;
}

function Board(props: BoardProps<AnyView>): ReactNode {
  const book = useWords();
  const { view, seat, names } = props;
  const has = (id: string) => book.has(id);
  const words = useCardWords(props.options.ask);
  const players = view.players ?? [];
  const columns = counters(players, has);
  const zones = piles(view as Fields, has);
  const name = (field: string) => book.say(fieldWords(has, field) ?? field);
  return (
    <Places options={props.options} lit={props.lit}>
      <div className="generic">
        {own(view, seat).map(([field, cards]) => (
          <section key={field} className="generic-zone broad">
            <h2>{name(field)}</h2>
            <div className="generic-cards">
              {cards.map((card) => (
                <Card key={card} id={card} words={words.get(card)} />
              ))}
            </div>
          </section>
        ))}
        <section className="generic-zone broad">
          <table>
            <thead>
              <tr>
                <th scope="col">{book.say("web-player")}</th>
                {columns.map((field) => (
                  <th key={field} scope="col">
                    {name(field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map((p, i) => (
                <tr key={i} className={i === seat ? "own" : ""}>
                  <th scope="row">
                    <PlayerShape seat={i} size={12} /> {names[i]}
                  </th>
                  {columns.map((field) => (
                    <td key={field}>
                      <b>{sizeOf(p[field])}</b>
                      {i !== seat || !own(view, seat).some(([f]) => f === field) ? (
                        <OpenCards cards={cardsOf(p[field])} words={words} />
                      ) : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {zones.map((field) => (
          <section key={field} className="generic-zone">
            <h2>{name(field)}</h2>
            <p>
              <b>{sizeOf((view as Fields)[field])}</b>
            </p>
            <OpenCards cards={cardsOf((view as Fields)[field])} words={words} />
          </section>
        ))}
      </div>
    </Places>
  );
}

function Card({ id, words }: { id: string; words: Message | undefined }): ReactNode {
  const book = useWords();
  return (
    <Place id={CARD + id} name={words ? book.tell(words) : id} className="generic-card">
      <span>{words ? <Rich message={words} size={16} /> : id}</span>
    </Place>
  );
}

function OpenCards(props: { cards: string[] | null; words: Map<string, Message> }): ReactNode {
  if (!props.cards) return null;
  return (
    <ul className="generic-open">
      {props.cards.map((card, i) => {
        const words = props.words.get(card);
        return <li key={i}>{words ? <Rich message={words} size={14} /> : card}</li>;
      })}
    </ul>
  );
}

function Summary({ view, player }: SummaryProps<AnyView>): ReactNode {
  const book = useWords();
  const has = (id: string) => book.has(id);
  const players = view.players ?? [];
  const mine = players[player] ?? {};
  return (
    <dl className="generic-summary">
      {counters(players, has).map((field) => (
        <div key={field}>
          <dt>{book.say(fieldWords(has, field) ?? field)}</dt>
          <dd>{sizeOf(mine[field])}</dd>
        </div>
      ))}
    </dl>
  );
}

export const generic: GameUI<AnyView> = {
  Board,
  Summary,
  places: [],
  placeOf(_kind, option, view) {
    if (typeof option !== "string") return [];
    const hidden = (view.players ?? []).flatMap((_, i) => own(view, i));
    return hidden.some(([, cards]) => cards.includes(option)) ? [CARD + option] : [];
  },
  placesOfEvent: () => [],
};
