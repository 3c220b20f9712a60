// The other end of the thread that runs the rules.

import { runtime, rules } from "virtual:python";
import type { Message, Scores } from "../generated/frames";
import type { SettingInfo } from "../generated/http";
import type { Answer, Call, Start } from "./worker";

/** A possible answer; `copies`: how many cards with this face may still come. */
export interface Pick {
  label: Message;
  option: unknown;
  answer: unknown[];
  copies: number;
}

export interface Question {
  kind: "reveal" | "decide";
  about: string;
  clause: string;
  prompt: Message;
  /** Cards that are wanted at once, in their order. */
  many: number;
  picks: Pick[];
  closed: { label: Message; clause: string; why: Message }[];
}

/** Something told; `hand`: something on the table changes with it. */
export interface Event {
  clause: string;
  what: string;
  about: unknown[];
  msg: Message | null;
  hand: boolean;
}

export interface Frame {
  game: string;
  options: Record<string, string>;
  answers: number;
  question: Question | null;
  told: Event[];
  /** A usual answer was taken by itself, and may be another. */
  otherwise: boolean;
  state: unknown;
  names: (Message | null)[];
  over: boolean;
  scores: Scores | null;
  /** All of it, to go on quickly another time. */
  saved: string;
}

export interface Accompanied {
  name: string;
  players: number[];
  settings: SettingInfo[];
}

interface Opening {
  game: string;
  options: Record<string, string>;
  answers: unknown[][];
  saved: string;
}

/** What was told cannot lie on the table. */
export class Misread extends Error {}

export class Desk {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, { done(value: string): void; fail(e: Error): void }>();
  private calls = 0;

  constructor() {
    this.worker.onmessage = (e: MessageEvent<Answer>) => {
      const given = e.data;
      const caller = this.waiting.get(given.id);
      this.waiting.delete(given.id);
      if ("value" in given) caller?.done(given.value);
      else caller?.fail(given.wrong === "misread" ? new Misread(given.text) : new Error(given.text));
    };
    const at = (path: string) => new URL(path, document.baseURI).href;
    const start: Start = { runtime: at(runtime), rules: at(rules) };
    this.worker.postMessage(start);
  }

  /** Once it can play. */
  ready(): Promise<null> {
    return this.call("ready");
  }

  names(): Promise<string[]> {
    return this.call("names");
  }

  /** Null: this one cannot be accompanied. */
  game(name: string): Promise<Accompanied | null> {
    return this.call("game", name);
  }

  open({ game, options, answers, saved }: Opening): Promise<Frame> {
    return this.call("open", game, JSON.stringify(options), JSON.stringify(answers), saved);
  }

  take(answer: unknown[]): Promise<Frame> {
    return this.call("take", JSON.stringify(answer));
  }

  back(): Promise<Frame> {
    return this.call("back");
  }

  private call<T>(name: Call["name"], ...args: string[]): Promise<T> {
    const id = ++this.calls;
    const call: Call = { id, name, args };
    return new Promise<string>((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.worker.postMessage(call);
    }).then((text) => JSON.parse(text) as T);
  }
}

let only: Desk | null = null;

/** One for the whole page: it takes seconds to start. */
export function desk(): Desk {
  return (only ??= new Desk());
}
