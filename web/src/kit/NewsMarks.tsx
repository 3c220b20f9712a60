// Marks on places where others have been since the reader last decided.

import { createContext, useContext } from "react";
import { useWords } from "../words/context";
import { named } from "./named";
import { PlayerShape } from "./players";

export interface NewsMark {
  seat: number;
  /** The number of the turn, 0 if the game gives none. */
  n: number;
}

export const NewsByPlace = createContext<ReadonlyMap<string, readonly NewsMark[]>>(new Map());

export function NewsMarks({ id }: { id: string }) {
  const book = useWords();
  const found = useContext(NewsByPlace).get(id);
  return (
    found && (
      <span className="touched">
        {found.map(({ seat, n }) => {
          const name = book.names[seat] ?? "";
          const words = n ? book.say("web-turn-of", { name, n }) : name;
          return (
            <span key={seat} {...named(words)}>
              <PlayerShape seat={seat} size={10} />
              {n > 0 && <b aria-hidden="true">{n}</b>}
              <span className="sr">{words}</span>
            </span>
          );
        })}
      </span>
    )
  );
}
