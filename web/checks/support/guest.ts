// Somebody who plays through the HTTP API: quick positions for browsers to look at.

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import type { Ask, Position } from "../../src/generated/frames.ts";
import type { Credentials, Me, NewTable, TableInfo } from "../../src/generated/http.ts";
import type { Roll } from "./dice.ts";

const COOKIE = "ludorum";
const PATIENCE = 180_000;
const NEVER = 100_000; // decisions: further than any game goes

/** Tells `serve.py` whose tables these are. */
export const belongsTo = (check: string) => ({ "x-check": encodeURIComponent(check) });

/** A table in few words: of a real game, of bots, without clocks. */
export interface TableWish {
  game?: string;
  seats: number;
  bots?: number;
  options?: Record<string, string>;
  open?: boolean;
  coached?: boolean;
}

/** A position as it is told to who has the decision there. */
export type Asked = Position & { ask: Ask };

/** What a position holds of a game: by name, as its own view has it. */
// biome-ignore lint/suspicious/noExplicitAny: every game has another state.
export type State = any;

export class Guest {
  private session = "";
  private csrf = "";

  private constructor(
    readonly url: string,
    readonly check: string,
  ) {}

  static async come(url: string, name: string, check: string): Promise<Guest> {
    const guest = new Guest(url, check);
    guest.csrf = (await guest.ask<Me>("POST", "guest", { name })).csrf;
    return guest;
  }

  /** Somebody with an account, who can come back. */
  static async register(url: string, who: Credentials, check: string): Promise<Guest> {
    const guest = new Guest(url, check);
    guest.csrf = (await guest.ask<Me>("POST", "register", who)).csrf;
    return guest;
  }

  /** Whoever is signed in in this browser. */
  static async of(context: BrowserContext, url: string, check: string): Promise<Guest> {
    const guest = new Guest(url, check);
    guest.session = (await context.cookies(url)).find((x) => x.name === COOKIE)?.value ?? "";
    guest.csrf = (await guest.ask<Me>("GET", "me")).csrf;
    return guest;
  }

  /** The same person for a browser. */
  get cookie() {
    return { name: COOKIE, value: this.session, url: this.url };
  }

  async request(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = {
      cookie: `${COOKIE}=${this.session}`,
      "x-csrf-token": this.csrf,
      ...belongsTo(this.check),
    };
    if (body) headers["content-type"] = "application/json";
    const answer = await fetch(`${this.url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const given = answer.headers.getSetCookie().find((x) => x.startsWith(`${COOKIE}=`));
    if (given) this.session = given.slice(COOKIE.length + 1).split(";")[0]!;
    return answer;
  }

  /** `T`: what is answered there, as `src/generated/http.ts` has it. */
  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    return (await this.request(method, path, body)).json() as Promise<T>;
  }

  /** A new table; one without free seats begins at once. */
  async table(wish: TableWish): Promise<TableInfo> {
    const { game = "architects", seats, bots = seats - 1, options = {}, open = false, coached = false } = wish;
    const made: NewTable = { game, seats, options, tempo: { kind: "none" }, public: open, coached };
    const info = await this.ask<TableInfo>("POST", "tables/", { ...made, bots: Array(bots).fill("sensible") });
    if (seats === bots + 1) await this.start(info.id);
    return info;
  }

  join({ id, link }: Pick<TableInfo, "id" | "link">): Promise<TableInfo> {
    return this.ask("POST", `tables/${id}/join`, { link });
  }

  start(id: string): Promise<TableInfo> {
    return this.ask("POST", `tables/${id}/start`);
  }

  view(id: string): Promise<Position> {
    return this.ask("GET", `tables/${id}/view`);
  }

  /** What the game itself shows there. */
  async state(id: string): Promise<State> {
    return (await this.view(id)).state;
  }

  async record(id: string): Promise<string> {
    return (await this.request("GET", `tables/${id}/replay`)).text();
  }

  /** Everybody plays sensibly, at once, until this one is `asked` and the state is as far as `least`. */
  async hurry(id: string, asked?: string, least: Record<string, number> = {}): Promise<void> {
    const body = JSON.stringify({ ask: asked, least });
    const answer = await fetch(`${this.url}/check/play/${id}`, { method: "POST", body });
    if (!(await answer.json())) throw new Error(`table ${id} came to no ${body}`);
  }

  /** Everybody plays sensibly, at once, until this one has decided `n` times and is asked again; false if
   * the game has ended before that. */
  async goOn(id: string, n: number): Promise<boolean> {
    const answer = await fetch(`${this.url}/check/play/${id}`, { method: "POST", body: JSON.stringify({ after: n }) });
    return answer.json() as Promise<boolean>;
  }

  /** Everybody plays sensibly, at once, to the end. */
  async finish(id: string): Promise<void> {
    if (await this.goOn(id, NEVER)) throw new Error(`table ${id} came to no end`);
  }

  /** What a sensible player would answer. */
  async advice(id: string): Promise<unknown> {
    return (await fetch(`${this.url}/check/advice/${id}`, { method: "POST" })).json();
  }

  answer(id: string, token: number, answer: unknown): Promise<unknown> {
    return this.ask("POST", `tables/${id}/answers`, { command_id: randomUUID(), ask: token, answer });
  }

  /** Plays on until a position is as wished, or the game is over; returns that position. */
  async play(id: string, roll: Roll, wished: (now: Position) => boolean = () => false): Promise<Position> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const now = await this.view(id);
      if (now.over || wished(now)) return now;
      if (Date.now() > end) throw new Error(`table ${id} waits for ${now.waiting} too long`);
      if (!now.ask) {
        await pause(20);
        continue;
      }
      const answer = now.ask.options[roll(now.ask.options.length)];
      await this.answer(id, now.ask.token, answer);
    }
  }
}
