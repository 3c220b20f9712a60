import type { ReactNode } from "react";
import type { Message } from "../generated/frames";
import { Rich } from "../kit/Rich";
import { useWords } from "../words/context";
import { Sign } from "./Sign";

/** What the card would say, as the game says it everywhere. */
export function CardFace(props: {
  head: string;
  /** Of the field it is told by. */
  sign: { field: string; value: string } | undefined;
  foot: string;
  /** No such card can be. */
  wrong: boolean;
  words: Message | null;
  waits: boolean;
}): ReactNode {
  const book = useWords();
  return (
    <figure className="box-card" data-waits={props.waits || undefined}>
      <figcaption>
        {props.sign && <Sign {...props.sign} />}
        <span>{props.head}</span>
      </figcaption>
      <p className="says" aria-live="polite">
        {props.words ? (
          <Rich message={props.words} size={20} />
        ) : (
          book.say(props.wrong ? "web-box-wrong" : "web-box-no-words")
        )}
      </p>
      {props.foot && <p className="foot-line">{props.foot}</p>}
    </figure>
  );
}
