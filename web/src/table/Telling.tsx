// Sentences of the story: goods drawn, the name left out where a heading says it already.

import { memo, type ReactNode } from "react";
import type { GameEvent, Message } from "../generated/frames";
import { Drawing, pieces, useDrawn } from "../kit/Rich";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { type Turn, without } from "./story";

const GAIN = /^[\s\d+]*$/;
const CHANGE = /^[\s\d+\u2212]*$/;

/** Has a sentence no words but these, and goods? */
function bare(book: Book, drawn: (name: string) => boolean, message: Message, seat: number, only: RegExp): boolean {
  const parts = pieces(book, message, drawn);
  const words = parts.filter((x) => typeof x === "string");
  const name = book.names[seat] ?? "";
  return words.length < parts.length && words.every((x) => only.test(without(name, x)));
}

/** The step that tells a turn in one line: the first that says more than what was paid. */
export function useHeadline(turn: Turn | undefined): GameEvent | undefined {
  const book = useWords();
  const drawn = useDrawn();
  const said = turn?.steps.find((x) => x.msg && !bare(book, drawn, x.msg, turn.seat, CHANGE));
  return said ?? turn?.steps[0];
}

/** Goods gained, if the sentence says nothing else: for turns told in one line. */
export const Gain = memo(function Gain(props: { message: Message; seat: number }): ReactNode {
  const book = useWords();
  const drawn = useDrawn();
  if (!bare(book, drawn, props.message, props.seat, GAIN)) return null;
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
