import { named, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { useBoard } from "./board-context";

/** One of the two sheets. */
export function SheetFrame({ id, children }: { id: "wall" | "people"; children: ReactNode }) {
  const book = useWords();
  const { form } = useBoard();
  return (
    <section
      className={`sheet sheet-${id} form-${form}`}
      aria-label={book.say(`ui-sheet-${id}`)}
      {...named(book.say(`ui-sheet-${id}`))}
    >
      <header>
        <h2>{book.say(`ui-sheet-${id}`)}</h2>
        <span>{book.say(`ui-side-${id}`)}</span>
      </header>
      {children}
    </section>
  );
}
