// A book: the messages of one language, from the Fluent files of the Python package.

import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Arg, Message } from "../generated/frames";

export type Args = Record<string, Arg>;

const REMEMBERED = 5000; // sentences: a long game tells more than are worth keeping
/** A number below zero: languages have a minus for it, and Fluent's numbers do not. */
const NEGATIVE = /(^|[\s(:])-(?=\d)/g;
const PLAYER = /^player-(\d+)$/;

/** As a heading. */
export function capital(book: Book, text: string): string {
  return text.charAt(0).toLocaleUpperCase(book.lang) + text.slice(1);
}

export class Book {
  /** Messages that were asked for and are not there; tests look at it. */
  readonly missing = new Set<string>();
  private readonly cache = new Map<string, string>();

  private constructor(
    readonly lang: string,
    private readonly bundle: FluentBundle,
    /** What the messages `player-0`, `player-1`, … say. */
    readonly names: readonly string[],
    /** The language that was asked for; a game that does not have it speaks another. */
    readonly asked: string,
    /** The same players as they stand over what they did: bots with their characters. */
    readonly called: readonly string[],
  ) {}

  static of(lang: string, sources: readonly FluentResource[], asked = lang): Book {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(source, { allowOverrides: true });
    return new Book(lang, bundle, [], asked, []);
  }

  /** The same book for a table where these people sit. */
  named(names: readonly string[], called = names): Book {
    return new Book(this.lang, this.bundle, names, this.asked, called);
  }

  has(id: string): boolean {
    const [head = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(head);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** Never fails: a missing message shows its id. */
  say(id: string, args?: Args): string {
    const player = PLAYER.exec(id);
    if (player) return this.names[Number(player[1])] ?? id;
    // The same is said again whenever it is drawn again; to put it together takes longer than to find it.
    const key = args && Object.keys(args).length ? `${id}\n${JSON.stringify(args)}` : id;
    let text = this.cache.get(key);
    if (text === undefined) {
      text = this.format(id, args ?? {});
      if (this.cache.size >= REMEMBERED) this.cache.clear();
      this.cache.set(key, text);
    }
    return text;
  }

  tell(message: Message): string {
    return this.say(message[0], message[1]);
  }

  private value(arg: Arg): string | number {
    if (typeof arg !== "object") return arg;
    if ("msg" in arg) return this.tell(arg.msg);
    return arg.list
      .map((m) => (m ? this.tell(m) : ""))
      .filter(Boolean)
      .join(", ");
  }

  private format(id: string, args: Args): string {
    const [head = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(head);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      this.missing.add(id);
      return id;
    }
    const given: Record<string, string | number> = {};
    for (const [name, arg] of Object.entries(args)) given[name] = this.value(arg);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, given, errors).replace(NEGATIVE, "$1\u2212");
    if (errors[0]) this.missing.add(`${id}: ${errors[0].message}`);
    return text;
  }
}
