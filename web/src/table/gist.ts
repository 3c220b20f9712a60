// What an option would do, in a line: goods first, then only what its label does not say already.

import type { Arg, GameEvent, Message } from "../generated/frames";
import { seatOf } from "./story";

/** A sentence in pieces: text, and the goods drawn between. */
export type Pieces = readonly (string | { pip: string })[];

/** Goods that come or go; without a sign they are a price, or either side of an exchange. */
export interface Fact {
  sign: "+" | "\u2212" | "";
  n: number;
  pip: string;
}

export interface Gist {
  facts: Fact[];
  /** Sentences of which the label says nothing. */
  more: GameEvent[];
  /** Something is told of where goods come from, or what they come to, that facts leave out. */
  rest: boolean;
}

const AMOUNT = /([+\u2212]?)\s*(\d*)\s*$/;

/** All goods of a sentence with their amounts; one sign stands for all that follow it at once. */
export function factsIn(pieces: Pieces): Fact[] {
  const out: Fact[] = [];
  let sign: Fact["sign"] = "";
  let before = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      before = piece;
      continue;
    }
    const [all = "", given = "", n = ""] = AMOUNT.exec(before) ?? [];
    if (given) sign = given as Fact["sign"];
    else if (all !== before) sign = "";
    out.push({ sign, n: n === "" ? 1 : Number(n), pip: piece.pip });
    before = "";
  }
  return out;
}

const SIGNED = /^\s*[+\u2212]\s*\d*\s*$/;
const AMOUNTS = /^[\s\d+\u2212]*$/;

/** Does a sentence begin with what comes or goes? Then all else in it only explains that. */
export function isChange(pieces: Pieces): boolean {
  const [first, second] = pieces;
  return typeof first === "string" && SIGNED.test(first) && typeof second === "object";
}

function explains(pieces: Pieces): boolean {
  return pieces.some((x) => typeof x === "string" && !AMOUNTS.test(x));
}

/** The facts of several sentences as one: what comes together is one number. */
function summed(facts: readonly Fact[]): Fact[] {
  const out = new Map<string, Fact>();
  for (const fact of facts) {
    const key = fact.sign + fact.pip;
    const had = out.get(key);
    out.set(key, had ? { ...had, n: had.n + fact.n } : fact);
  }
  return [...out.values()];
}

/** What a message is about: names, goods and numbers, whatever the words around them. */
function subjects(message: Message, out = new Set<string>()): Set<string> {
  const [id, args] = message;
  const inner = Object.entries(args).filter(([name]) => name !== "player");
  if (!inner.some(([, arg]) => typeof arg === "object")) {
    const [name = ""] = id.split("."); // in whatever case it stands
    out.add(`${name} ${inner.map(([, arg]) => String(arg)).join(" ")}`.trim());
  }
  for (const [, arg] of inner) for (const x of parts(arg)) subjects(x, out);
  for (const [, arg] of inner) if (typeof arg !== "object") out.add(String(arg));
  return out;
}

function parts(arg: Arg): Message[] {
  if (typeof arg !== "object") return [];
  return "msg" in arg ? [arg.msg] : arg.list.filter((x) => x !== null);
}

/** Those of a sentence, without the sentence itself. */
function about(message: Message): Set<string> {
  const out = new Set<string>();
  for (const [name, arg] of Object.entries(message[1])) {
    if (name === "player") continue;
    for (const x of parts(arg)) subjects(x, out);
    if (typeof arg !== "object") out.add(String(arg));
  }
  return out;
}

const sort = (id: string) => id.replace(/^(event|option)-/, "");

/** Sorts out sentences that whoever has read the question and the label knows already. */
function repeats(question: Message, label: Message): (message: Message) => boolean {
  const known = new Set([...about(question), ...about(label)]);
  const said = new Set<string>();
  return (message) => {
    const its = [...about(message)];
    if (its.every((x) => /^\d*$/.test(x))) return sort(message[0]) === sort(label[0]); // numbers name nothing
    const key = its.sort().join("\n");
    // A second sentence about the same tells something else of it.
    if (said.has(key) || !its.every((x) => known.has(x))) return false;
    said.add(key);
    return true;
  };
}

/** What told events add to a question and a label; `pieces` puts a sentence about the reader in pieces. */
export function gistOf(
  question: Message,
  label: Message,
  events: readonly GameEvent[],
  seat: number,
  pieces: (message: Message) => Pieces,
): Gist {
  const repeated = repeats(question, label);
  const changes: Fact[] = [];
  const more: GameEvent[] = [];
  let rest = false;
  for (const event of events) {
    if (!event.msg) continue;
    const own = seatOf(event.msg) === seat || seatOf(inside(event.msg)) === seat;
    const its = pieces(event.msg);
    if (own && isChange(its)) {
      changes.push(...factsIn(its));
      rest ||= explains(its);
    } else if (!own || !repeated(event.msg)) more.push(event);
  }
  const single = factsIn(pieces(label));
  const said = [...single, ...summed(single)];
  const told = (x: Fact) => said.some((y) => y.pip === x.pip && y.n === x.n && (y.sign === x.sign || !y.sign));
  const facts = summed(changes).filter((x) => !told(x));
  const order = (x: Fact) => (x.sign === "+" ? 1 : 0); // what is paid, then what is gained
  return { facts: facts.sort((a, b) => order(a) - order(b)), more, rest };
}

/** A story told with its reason: the sentence within. */
function inside(message: Message): Message | null {
  const story = message[1].story;
  return typeof story === "object" && "msg" in story ? story.msg : null;
}
