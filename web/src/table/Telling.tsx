// Sentences of the story: goods drawn, the name left out where a heading says it already.

import { memo, type ReactNode } from "react";
import type { Message } from "../generated/frames";
import { Drawing, pieces, useDrawn } from "../kit/Rich";
import { useWords } from "../words/context";
import { without } from "./story";

export const Telling = memo(function Telling(props: {
  message: Message;
  /** Whom the heading names. */
  seat?: number;
}): ReactNode {
  const book = useWords();
  const name = props.seat === undefined ? "" : (book.names[props.seat] ?? "");
  const drawn = useDrawn();
  return pieces(book, props.message, drawn).map((part, i): ReactNode => {
    if (typeof part !== "string") return <Drawing key={i} name={part.pip} size={15} />;
    return i === 0 ? without(name, part) : part;
  });
});
