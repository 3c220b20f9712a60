// What every field of the form of a record knows.

import { createContext, useContext } from "react";
import type { Arg } from "../generated/frames";
import type { Book } from "../words/book";
import type { Fault, Vocabulary } from "./types";

export interface Writing {
  kind: string;
  vocabulary: Vocabulary;
  /** What is wrong, by the place it is wrong at: "steps[0].do". */
  problems: readonly Fault[];
}

const Context = createContext<Writing>({
  kind: "",
  vocabulary: { goods: [], counters: [], tests: [], verbs: [], effects: [] },
  problems: [],
});

export const WritingProvider = Context.Provider;

export function useWriting(): Writing {
  return useContext(Context);
}

/** Where something is wrong: rules name fields that do not go together, the one to look at first. */
export function placeOf(fault: Fault): string {
  return fault.field || namedIn(fault.msg[1])[0] || "";
}

function namedIn({ field, fields }: Record<string, Arg>): string[] {
  return [field, fields].flatMap((x) => (typeof x === "string" ? x.split(", ") : []));
}

/** What is wrong, with the names the form has for fields. */
export function told(book: Book, kind: string, fault: Fault): string {
  const [id, args] = fault.msg;
  const names = namedIn(args)
    .map((x) => `box-${kind}-${x}`)
    .flatMap((x) => (book.has(x) ? [book.say(x)] : []))
    .join(", ");
  return book.say(id, { ...args, field: names, fields: names });
}

/** Is this said of a field, or of something in it? */
export function within(field: string, place: string): boolean {
  return place === field || place.startsWith(`${field}.`) || place.startsWith(`${field}[`);
}
