// What stands on a card in a list: its name first, then what tells it from others of that name.

import type { Message } from "../generated/frames";
import type { Book } from "../words/book";
import type { Question } from "./desk";

const OURS = "companion-our-text";

/** The label itself, without the remark that its text is ours. */
export function faceOf(label: Message): Message {
  const card = label[0] === OURS ? label[1].card : undefined;
  return typeof card === "object" && "msg" in card ? card.msg : label;
}

/** The name in a label, where the rest has been read already; else all of it. */
export function nameOf(label: Message): Message {
  const name = faceOf(label)[1].name;
  return typeof name === "object" && "msg" in name ? name.msg : label;
}

/** Positions of the picks as a reader looks for them: by their labels. What one decides stays as the
 * rules have it, only the cards of a hand change places among themselves. */
export function arranged({ kind, picks }: Question, book: Book): number[] {
  const { compare } = new Intl.Collator(book.lang, { numeric: true });
  const texts = picks.map((x) => book.tell(x.label));
  const isCard = (i: number) => kind === "reveal" || picks[i]?.card === true;
  const all = picks.map((_, i) => i);
  const cards = all.filter(isCard).sort((a, b) => compare(texts[a] ?? "", texts[b] ?? ""));
  return all.map((i) => (isCard(i) ? (cards.shift() ?? i) : i));
}

/** A drawing with the number before it and the comma after it, which must stay in one line. */
export interface Counted {
  before: string;
  pip: string;
  after: string;
}

/** Pieces of a sentence, every drawing with what belongs to it. */
export function bound(parts: readonly (string | { pip: string })[]): (string | Counted)[] {
  const out: (string | Counted)[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (typeof part !== "string") {
      const before = typeof last === "string" ? (/[+−]?\d+$/.exec(last)?.[0] ?? "") : "";
      if (typeof last === "string") out[out.length - 1] = last.slice(0, last.length - before.length);
      out.push({ before, pip: part.pip, after: "" });
    } else if (typeof last === "object") {
      last.after = /^[;,.:)]+/.exec(part)?.[0] ?? "";
      out.push(part.slice(last.after.length));
    } else out.push(part);
  }
  return out.filter((x) => x !== "");
}
