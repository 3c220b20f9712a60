// A table that is laid with somebody's box says so, and shows its cards.

import { type ReactNode, useEffect, useState } from "react";
import "./box-cards.css";
import type { CardInfo, TableInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { Rich } from "../kit/Rich";
import { api } from "../net/api";
import { Complaint } from "../ui/forms";
import { useGameBook } from "../ui/GameTitle";
import { Overlay } from "../ui/Overlay";
import { useAttempt } from "../ui/useAttempt";
import type { Book } from "../words/book";
import { Speaks, useWords } from "../words/context";
import { boxWords } from "./box-words";
import { kindName, ownName } from "./names";

/** Nothing for a table with our own cards. */
export function BoxNote({ info }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const [open, setOpen] = useState(false);
  if (!info.box) return null;
  return (
    <>
      <button type="button" className="btn small box-note" onClick={() => setOpen(true)}>
        <Icon name="package" />
        {boxWords(book, info)}
      </button>
      {open && <BoxCards info={info} close={() => setOpen(false)} />}
    </>
  );
}

/** What the cards say that are not ours. */
export function BoxCards({ info, close }: { info: TableInfo; close(): void }): ReactNode {
  const book = useWords();
  const words = useGameBook(info.game);
  const [cards, setCards] = useState<CardInfo[] | null>(null);
  const { problem, make } = useAttempt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a table.
  useEffect(() => {
    void make(() => api.cards(info.id)).then((x) => x && setCards(x.cards));
  }, [info.id]);
  const kinds = [...new Set(cards?.map((x) => x.kind))];
  return (
    <Overlay title={boxWords(book, info)} close={close}>
      <p>{book.say("web-box-cards-note")}</p>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      {words && cards && (
        <Speaks value={words}>
          {kinds.map((kind) => (
            <section key={kind} className="box-cards">
              <h3>{kindName(words, kind)}</h3>
              <ol>
                {cards
                  .filter((x) => x.kind === kind)
                  .map((x) => (
                    <Card key={x.id} card={x} words={words} />
                  ))}
              </ol>
            </section>
          ))}
        </Speaks>
      )}
    </Overlay>
  );
}

function Card({ card, words }: { card: CardInfo; words: Book }): ReactNode {
  const own = ownName(words, card.kind, card.id);
  const told = card.words && words.tell(card.words);
  const was = card.our_words && words.tell(card.our_words);
  return (
    <li>
      {own && <b>{own} </b>}
      {card.words && <Rich message={card.words} size={16} />}
      {was && was !== told && <small>{words.say("web-box-instead", { what: was })}</small>}
    </li>
  );
}
