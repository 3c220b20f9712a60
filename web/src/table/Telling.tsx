// Sentences of the story: goods drawn, the name left out where a heading says it already.

import { memo, type ReactNode } from "react";
import type { Message } from "../generated/frames";
import { Pieces, pieces, useDrawn } from "../kit/Rich";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { gainsOf, harms, headlinesOf, inner, type Step, type Turn, unweighed, without } from "./story";

const GAINED = /^[\s\d+]*$/;
const CHANGE = /^[\s\d+\u2212]*$/;

/** Has a sentence no words but these, and goods? */
function bare(book: Book, drawn: (name: string) => boolean, message: Message, seat: number, only: RegExp): boolean {
  const parts = pieces(book, message, drawn);
  const words = parts.filter((x) => typeof x === "string");
  const name = book.names[seat] ?? "";
  return words.length < parts.length && words.every((x) => only.test(without(name, x)));
}

/** The steps that tell a turn: one, unless it is of several actions. Of a game that weighs nothing, the first that
 * says more than what was paid. */
export function useHeadlines(turn: Turn | undefined, own: number): readonly Step[] {
  const book = useWords();
  const drawn = useDrawn();
  if (!turn) return [];
  const heads = headlinesOf(turn, own);
  if (!unweighed(turn)) return heads;
  const said = turn.steps.find((x) => x.msg && !bare(book, drawn, x.msg, turn.seat, CHANGE));
  return said ? [said] : heads;
}

/** Headlines of a turn, one after another; what was done to the reader stands out. */
export function Headlines(props: { turn: Turn; own: number }): ReactNode {
  const { turn, own } = props;
  return useHeadlines(turn, own).map((step, i) => (
    <span key={i} className={harms(step, own) ? "headline harm" : "headline"}>
      {step.msg && <Telling message={step.msg} seat={turn.seat} short yours={harms(step, own)} />}
    </span>
  ));
}

/** Goods gained, for turns told in one line, unless a headline says it. */
export function Gains(props: { turn: Turn; own: number }): ReactNode {
  const book = useWords();
  const drawn = useDrawn();
  const { turn, own } = props;
  const heads = useHeadlines(turn, own);
  const messages = unweighed(turn)
    ? turn.steps.flatMap((x) =>
        x.msg && !heads.includes(x) && bare(book, drawn, x.msg, turn.seat, GAINED) ? [x.msg] : [],
      )
    : gainsOf(turn, heads);
  const text = (x: Message) => without(book.names[turn.seat] ?? "", book.tell(brief(book, x, true, false)));
  const said = heads.map((x) => (x.msg ? text(x.msg) : ""));
  const unsaid = messages.filter((x) => !said.some((head) => head.includes(text(x))));
  if (!unsaid.length) return null;
  return (
    <span className="gains">
      {unsaid.map((message, i) => (
        <span key={i}>
          <Telling message={message} seat={turn.seat} short />
        </span>
      ))}
    </span>
  );
}

/** What else was done to the reader. */
export function Harms(props: { turn: Turn; own: number }): ReactNode {
  const { turn, own } = props;
  const heads = useHeadlines(turn, own);
  const done = turn.steps.flatMap((x) => (x.msg && harms(x, own) && !heads.includes(x) ? [x.msg] : []));
  return repeated(done).map(({ message, n }) => (
    <span key={JSON.stringify(message)} className="harm-mark">
      <Telling message={message} seat={turn.seat} short yours />
      <Times n={n} />
    </span>
  ));
}

/** What is told in the same words several times: once, and how often. */
export function repeated(messages: readonly Message[]): { message: Message; n: number }[] {
  const out = new Map<string, { message: Message; n: number }>();
  for (const message of messages) {
    const key = JSON.stringify(message);
    out.set(key, { message, n: (out.get(key)?.n ?? 0) + 1 });
  }
  return [...out.values()];
}

export function Times({ n }: { n: number }): ReactNode {
  return n > 1 && ` ×${n}`;
}

export const Telling = memo(function Telling(props: {
  message: Message;
  /** Whom the heading names. */
  seat?: number;
  /** In as few words as the game has for it. */
  short?: boolean;
  /** To whom it was done, if the game has words for that. */
  yours?: boolean;
}): ReactNode {
  const book = useWords();
  const message = brief(book, props.message, props.short ?? false, props.yours ?? false);
  const name = props.seat === undefined ? "" : (book.names[props.seat] ?? "");
  const drawn = useDrawn();
  const [first = "", ...rest] = pieces(book, message, drawn);
  return <Pieces of={[typeof first === "string" ? without(name, first) : first, ...rest]} size={15} />;
});

/** The sentence in as few words as its game has for it. */
function brief(book: Book, message: Message, short: boolean, yours: boolean): Message {
  const [id, args] = inner(message);
  const several = Object.values(args).some((x) => typeof x === "object" && "list" in x);
  const forms = [...(yours ? ["yours"] : []), ...(short && several ? ["many"] : []), ...(short ? ["short"] : [])].map(
    (form) => `${id}.${form}`,
  );
  const form = forms.find((x) => book.has(x));
  if (form) return [form, args];
  return short ? [id, args] : message;
}
