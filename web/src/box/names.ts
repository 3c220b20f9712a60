// What things of a box are called. A game has a message `box-KIND` for every kind of records, `box-KIND-FIELD`
// for every field that is asked for, and an attribute of that for everything that may stand there.

import type { Book } from "../words/book";
import type { BoxRecord, Form } from "./types";

export function kindName(book: Book, kind: string): string {
  return book.say(`box-${kind}`);
}

/** A field without a name is no one's to write: it stays as it is. */
export function asked(book: Book, kind: string, form: Form): boolean {
  return form.name !== "id" && book.has(`box-${kind}-${form.name}`);
}

export function fieldName(book: Book, kind: string, field: string): string {
  return book.say(`box-${kind}-${field}`);
}

export function valueName(book: Book, kind: string, field: string, value: string, n = 1): string {
  return value ? book.say(`box-${kind}-${field}.${value}`, { n }) : book.say("web-box-none");
}

/** What it does, where a game says so. */
export function valueAbout(book: Book, kind: string, field: string, value: string, n = 1): string {
  const id = `box-${kind}-${field}.does-${value}`;
  return book.has(id) ? book.say(id, { n }) : "";
}

/** Does its name tell a number? */
export function counts(book: Book, kind: string, field: string, value: string): boolean {
  const said = (n: number) => valueName(book, kind, field, value, n) + valueAbout(book, kind, field, value, n);
  return said(2) !== said(3);
}

/** A record by its own name, if it has one: a space of a board, not a card of a deck. */
export function ownName(book: Book, kind: string, id: string): string {
  const field = `box-${kind}-id`;
  if (book.has(`${field}.${id}`)) return book.say(`${field}.${id}`);
  return book.has(field) ? book.say(field, { id: Number(id) || id }) : "";
}

/** A record in a line: its own name, what it says, or its number. */
export function recordName(book: Book, kind: string, record: BoxRecord, n: number): string {
  const own = ownName(book, kind, record.id);
  if (own) return own;
  return record.words ? book.tell(record.words) : book.say("web-box-nth", { what: book.say(`box-${kind}.one`), n });
}
