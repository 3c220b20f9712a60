import type { ReactNode } from "react";
import { useWords } from "../words/context";

/** A button in a row of people; who listens hears whom it is about. */
export function NamedButton(props: { words: string; name: string; busy: boolean; act(): void }): ReactNode {
  const book = useWords();
  return (
    <button type="button" className="btn small" disabled={props.busy} onClick={props.act}>
      {book.say(props.words)}
      <span className="sr" lang="">
        {" "}
        {props.name}
      </span>
    </button>
  );
}
