// Sentences of the story: goods drawn, the name left out where a heading says it already.

import { memo, type ReactNode } from "react";
import type { Message } from "../generated/frames";
import { Drawing, pieces, useDrawn } from "../kit/Rich";
import { useWords } from "../words/context";
import { without } from "./story";

const GAIN = /^[\s\d+]*$/;

/** Goods gained, if the sentence says nothing else: for turns told in one line. */
export const Gain = memo(function Gain(props: { message: Message; seat: number }): ReactNode {
  const book = useWords();
  const drawn = useDrawn();
  const parts = pieces(book, props.message, drawn);
  const words = parts.filter((x) => typeof x === "string");
  const name = book.names[props.seat] ?? "";
  const bare = words.every((x) => GAIN.test(without(name, x)));
  if (!bare || words.length === parts.length) return null;
  return (
    <span>
      <Telling message={props.message} seat={props.seat} />
    </span>
  );
});

export const Telling = memo(function Telling(props: {
  message: Message;
  /** Whom the heading names. */
  seat?: number;
  /** In as few words as the game has for it. */
  short?: boolean;
}): ReactNode {
  const book = useWords();
  const [id, args] = props.message;
  const brief = `${id}.short`;
  const message: Message = props.short && book.has(brief) ? [brief, args] : props.message;
  const name = props.seat === undefined ? "" : (book.names[props.seat] ?? "");
  const drawn = useDrawn();
  return pieces(book, message, drawn).map((part, i): ReactNode => {
    if (typeof part !== "string") return <Drawing key={i} name={part.pip} size={15} />;
    return i === 0 ? without(name, part) : part;
  });
});
