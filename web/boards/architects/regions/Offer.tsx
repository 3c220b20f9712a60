import { useOptions, useWords } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { BoardCard, BuildingCard } from "../cards";
import { lacking } from "../works";

/** Cards that lie nowhere on the board, and are chosen from now: draft, plans, boards, the end. */
export const Offer = memo(function Offer() {
  const { me } = useBoard();
  const book = useWords();
  const ask = useOptions().ask;
  if (!ask || !me || !["draft", "keep", "board", "end-order"].includes(ask.kind)) return null;
  const place = ask.kind === "end-order" ? "built" : "offer";
  const cards = ask.options as string[];
  return (
    <section className="offer" aria-label={book.tell(ask.prompt)}>
      <h3 className="sr">{book.tell(ask.prompt)}</h3>
      <div className="dealt">
        {cards.map((card) =>
          ask.kind === "board" ? (
            <BoardCard key={card} board={card} place={`${place}-${card}`} />
          ) : (
            <BuildingCard
              key={card}
              card={card}
              place={`${place}-${card}`}
              lacks={ask.kind === "keep" ? lacking(me, card) : undefined}
              big
            />
          ),
        )}
      </div>
    </section>
  );
});
