import { useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { keyOf } from "./places";
import { useSeen } from "./seen";

/** One of the two sheets. */
export function SheetFrame({ id, children }: { id: "wall" | "people"; children: ReactNode }) {
  const book = useWords();
  const { form } = useSeen();
  return (
    <section className={`sheet sheet-${id} form-${form}`} aria-label={book.say(`ui-sheet-${id}`)}>
      <header>
        <h2>{book.say(`ui-sheet-${id}`)}</h2>
        <span>{book.say(`ui-side-${id}`)}</span>
      </header>
      {children}
    </section>
  );
}

/** The key of a section, for those who see. */
export function Key({ id }: { id: string }) {
  const key = keyOf(id);
  return key ? (
    <kbd className="key" aria-hidden="true">
      {key}
    </kbd>
  ) : null;
}
