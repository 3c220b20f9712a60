// The other end of the thread that runs the rules.

import { rules, runtime } from "virtual:python";
import type { LessonFrame, Message, Scores } from "../generated/frames";
import type { SettingInfo } from "../generated/http";
import type { Answer, Call, Start } from "./worker";

/** A possible answer; `copies`: how many cards with this face may still come; `card`: it names a
 * card of the person that nobody else has seen. */
export interface Pick {
  label: Message;
  option: unknown;
  answer: unknown[];
  copies: number;
  card: boolean;
}

export interface Question {
  kind: "reveal" | "decide";
  about: string;
  /** What a decision is about, beside its kind: a tile that is being laid. */
  facts: Record<string, unknown>;
  clause: string;
  prompt: Message;
  /** Cards that are wanted at once, in their order. */
  many: number;
  picks: Pick[];
  closed: { label: Message; clause: string; why: Message }[];
}

/** Something told; `hand`: something on the table changes with it. What the app drew from a deck of
 * its own is told as "drew". */
export interface Event {
  clause: string;
  what: string;
  about: Record<string, unknown>;
  msg: Message | null;
  weight: number;
  against: number[];
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
  /** Nothing is asked but what the opponent looks at; the person counts their own board. */
  only: boolean;
  scores: Scores | null;
  /** All of it, to go on quickly another time. */
  saved: string;
}

export interface Accompanied {
  name: string;
  players: number[];
  settings: SettingInfo[];
  /** Can its opponent be run alone? Not known before Python has said so. */
  only?: boolean;
}

interface Opening {
  /** By chance: the decks that only the app has are shuffled by it. */
  id: string;
  game: string;
  options: Record<string, string>;
  answers: unknown[][];
  saved: string;
  only?: boolean;
  pack?: string;
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
    const start: Start = { runtime: at(runtime), rules: at(rules), games: at("api/games/"), page: at("") };
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

  open({ id, game, options, answers, saved, only, pack }: Opening): Promise<Frame> {
    return this.call(
      "open",
      game,
      JSON.stringify(options),
      id,
      JSON.stringify(answers),
      saved,
      JSON.stringify(only ?? false),
      pack ?? "",
    );
  }

  take(answer: unknown[]): Promise<Frame> {
    return this.call("take", JSON.stringify(answer));
  }

  back(): Promise<Frame> {
    return this.call("back");
  }

  /** A lesson after moves of its pupil. */
  lesson(game: string, lesson: string, moves: unknown[][]): Promise<LessonFrame> {
    return this.call("lesson", game, lesson, JSON.stringify(moves));
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
  only ??= new Desk();
  return only;
}
