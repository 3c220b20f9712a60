// A message with its goods drawn: "good-stone.count" inside it becomes the number and a pip,
// "good-stone" the pip alone. What a message "warn-…" says stands out.

import { createContext, type FC, memo, type ReactNode, useContext } from "react";
import type { Arg, Message } from "../generated/frames";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { isPip, Pip } from "./Pip";

/** What a game draws in its sentences besides the goods of the kit. */
export interface Drawings {
  has(name: string): boolean;
  Draw: FC<{ name: string; size?: number; label?: string }>;
}

export const Drawn = createContext<Drawings | null>(null);

/** Which goods become pictures here. */
export function useDrawn(): (name: string) => boolean {
  const own = useContext(Drawn);
  return (name) => isPip(name) || (own?.has(name) ?? false);
}

/** A good, or a warning, in a sentence. */
export function Drawing({ name, size }: { name: string; size?: number }): ReactNode {
  const own = useContext(Drawn);
  const book = useWords();
  if (name.startsWith(WARNING)) return <span className="warned">{book.say(name)}</span>;
  const label = book.say([`good-${name}`, `sign-${name}`].find((x) => book.has(x)) ?? `good-${name}`);
  if (own?.has(name)) return <own.Draw name={name} size={size} label={label} />;
  return isPip(name) ? <Pip name={name} size={size} label={label} /> : label;
}

const WARNING = "warn-";
const GOOD = /^good-([a-z-]+?)(\.count)?$/;
const FIRST = 0xe000; // private use: stands for a pip while the sentence is put together
const MARKS = /([\uE000-\uE0FF])/;
const MARKED = /[\uE000-\uE0FF]$/;

/** The sentence in pieces: text, and the names of the pips between. */
export function pieces(
  book: Book,
  message: Message,
  drawn: (name: string) => boolean = isPip,
): (string | { pip: string })[] {
  const found: string[] = [];
  return put(book, message, found, drawn)
    .split(MARKS)
    .filter((part) => part !== "")
    .map((part) => {
      const pip = part.length === 1 ? found[part.charCodeAt(0) - FIRST] : undefined;
      return pip ? { pip } : part;
    });
}

/** The sentence with a mark in place of every pip. */
function put(book: Book, [id, args]: Message, found: string[], drawn: (name: string) => boolean): string {
  if (id.startsWith(WARNING)) return String.fromCharCode(FIRST + found.push(id) - 1);
  const [, good, counted] = GOOD.exec(id) ?? [];
  if (good && drawn(good)) {
    const mark = String.fromCharCode(FIRST + found.push(good) - 1);
    return counted ? `${args.n}${mark}` : mark;
  }
  const given: Record<string, Arg> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg !== "object") given[name] = arg;
    else if ("msg" in arg) given[name] = put(book, arg.msg, found, drawn);
    else {
      const parts = arg.list.flatMap((m) => (m ? [put(book, m, found, drawn)] : []));
      // Pips part themselves; words need their commas.
      given[name] = parts.join(parts.every((x) => MARKED.test(x)) ? " " : ", ");
    }
  }
  return book.say(id, given);
}

export const Rich = memo(function Rich({ message, size }: { message: Message; size?: number }) {
  const book = useWords();
  const drawn = useDrawn();
  return <Pieces of={pieces(book, message, drawn)} size={size} />;
});

/** A pip with its number, and what must not begin a line after it. */
interface Kept {
  before: string;
  pip: string;
  after: string;
}

const BEFORE = /\S*$/;
const AFTER = /^[)\]»”.,;:!?…]*/;

/** The pieces anew, so that no line ends between a pip and its number, or a bracket or comma behind it. */
function runs(of: readonly (string | { pip: string })[]): (string | Kept)[] {
  const out: (string | Kept)[] = [];
  for (const piece of of) {
    const last = out.at(-1);
    if (typeof piece === "object") {
      const text = typeof last === "string" ? last : "";
      const before = BEFORE.exec(text)![0];
      if (before) out[out.length - 1] = text.slice(0, -before.length);
      out.push({ before, pip: piece.pip, after: "" });
    } else if (typeof last === "object") {
      last.after = AFTER.exec(piece)![0];
      out.push(piece.slice(last.after.length));
    } else out.push(piece);
  }
  return out;
}

export function Pieces({ of, size }: { of: readonly (string | { pip: string })[]; size?: number }): ReactNode {
  return runs(of).map((run, i): ReactNode => {
    if (typeof run === "string") return run;
    return (
      <span key={i} className="kept">
        {run.before}
        <Drawing name={run.pip} size={size} />
        {run.after}
      </span>
    );
  });
}
