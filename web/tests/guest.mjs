// Somebody who plays through the HTTP API: quick positions for browsers to look at.

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const COOKIE = "ludorum";
const PATIENCE = 180_000;

/** Tells `serve.py` whose tables these are. */
export const belongsTo = (check) => ({ "x-check": encodeURIComponent(check) });

export class Guest {
  constructor(url, check) {
    this.url = url;
    this.check = check;
    this.session = "";
    this.csrf = "";
  }

  static async come(url, name, check) {
    const guest = new Guest(url, check);
    guest.csrf = (await guest.ask("POST", "guest", { name })).csrf;
    return guest;
  }

  /** Whoever is signed in in this browser. */
  static async of(context, { url, name }) {
    const guest = new Guest(url, name);
    guest.session = (await context.cookies(url)).find((x) => x.name === COOKIE).value;
    guest.csrf = (await guest.ask("GET", "me")).csrf;
    return guest;
  }

  /** The same person for a browser. */
  get cookie() {
    return { name: COOKIE, value: this.session, url: this.url };
  }

  async request(method, path, body) {
    const headers = { cookie: `${COOKIE}=${this.session}`, "x-csrf-token": this.csrf, ...belongsTo(this.check) };
    if (body) headers["content-type"] = "application/json";
    const answer = await fetch(`${this.url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const given = answer.headers.getSetCookie().find((x) => x.startsWith(`${COOKIE}=`));
    if (given) this.session = given.slice(COOKIE.length + 1).split(";")[0];
    return answer;
  }

  async ask(method, path, body) {
    return (await this.request(method, path, body)).json();
  }

  /** A new table; one without free seats begins at once. */
  async table({ game = "architects", seats, bots = seats - 1, options = {}, open = false, coached = false }) {
    const wish = { game, seats, options, tempo: { kind: "none" }, public: open, coached };
    const info = await this.ask("POST", "tables/", { ...wish, bots: Array(bots).fill("sensible") });
    if (seats === bots + 1) await this.start(info.id);
    return info;
  }

  join({ id, link }) {
    return this.ask("POST", `tables/${id}/join`, { link });
  }

  start(id) {
    return this.ask("POST", `tables/${id}/start`);
  }

  view(id) {
    return this.ask("GET", `tables/${id}/view`);
  }

  async record(id) {
    return (await this.request("GET", `tables/${id}/replay`)).text();
  }

  /** Everybody plays sensibly, at once, until this one is `asked` and the state is as far as `least`. */
  async hurry(id, asked, least = {}) {
    const body = JSON.stringify({ ask: asked, least });
    const answer = await fetch(`${this.url}/check/play/${id}`, { method: "POST", body });
    if (!(await answer.json())) throw new Error(`table ${id} came to no ${body}`);
  }

  /** Everybody plays sensibly, at once, until this one has decided `n` times and is asked again; false if
   * the game has ended before that. */
  async goOn(id, n) {
    const answer = await fetch(`${this.url}/check/play/${id}`, { method: "POST", body: JSON.stringify({ after: n }) });
    return answer.json();
  }

  /** What a sensible player would answer. */
  async advice(id) {
    return (await fetch(`${this.url}/check/advice/${id}`, { method: "POST" })).json();
  }

  answer(id, token, answer) {
    return this.ask("POST", `tables/${id}/answers`, { command_id: randomUUID(), ask: token, answer });
  }

  /** Plays on until a position is as wished, or the game is over; returns that position. */
  async play(id, roll, wished = () => false) {
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
