// A message with its goods drawn: "good-stone.count" inside it becomes the number and a pip,
// "good-stone" the pip alone.

import { memo, type ReactNode } from "react";
import type { Arg, Message } from "../generated/frames";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { isPip, Pip, type PipName } from "./Pip";

const GOOD = /^good-([a-z-]+?)(\.count)?$/;
const FIRST = 0xe000; // private use: stands for a pip while the sentence is put together
const MARKS = /([\uE000-\uE0FF])/;
const MARKED = /[\uE000-\uE0FF]$/;

/** The sentence in pieces: text, and the names of the pips between. */
export function pieces(book: Book, message: Message): (string | { pip: PipName })[] {
  const found: PipName[] = [];
  return put(book, message, found)
    .split(MARKS)
    .filter((part) => part !== "")
    .map((part) => {
      const pip = part.length === 1 ? found[part.charCodeAt(0) - FIRST] : undefined;
      return pip ? { pip } : part;
    });
}

/** The sentence with a mark in place of every pip. */
function put(book: Book, [id, args]: Message, found: PipName[]): string {
  const [, good, counted] = GOOD.exec(id) ?? [];
  if (good && isPip(good)) {
    const mark = String.fromCharCode(FIRST + found.push(good) - 1);
    return counted ? `${args.n}${mark}` : mark;
  }
  const given: Record<string, Arg> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg !== "object") given[name] = arg;
    else if ("msg" in arg) given[name] = put(book, arg.msg, found);
    else {
      const parts = arg.list.flatMap((m) => (m ? [put(book, m, found)] : []));
      // Pips part themselves; words need their commas.
      given[name] = parts.join(parts.every((x) => MARKED.test(x)) ? " " : ", ");
    }
  }
  return book.say(id, given);
}

export const Rich = memo(function Rich({ message, size }: { message: Message; size?: number }) {
  const book = useWords();
  return pieces(book, message).map((part, i): ReactNode => {
    if (typeof part === "string") return part;
    return <Pip key={i} name={part.pip} size={size} label={book.say(`good-${part.pip}`)} />;
  });
});
