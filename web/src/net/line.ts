// The line to the server: one websocket that follows tables and comes back by itself.

import type { Position } from "../generated/frames";
import type { LineInfo } from "../generated/http";

export type Told =
  | { op: "update" | "position"; table: string; frame: Position }
  | { op: "lobby" | "lag"; table: string }
  | { op: "nudge"; table: string; version: number }
  /** Those who watch are told only that something was said. */
  | { op: "chat"; table: string; line?: LineInfo }
  | { op: "error"; code: string; detail: string; n: number; table?: string }
  | { op: "ack" | "pong"; n: number };

export interface Ear {
  hear(told: Told): void;
  /** The last version this ear has, -1 for none. */
  since(): number;
  line(open: boolean): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const BEAT = 25_000; // so that nobody in between forgets the connection

export class Line {
  private socket: WebSocket | null = null;
  private readonly ears = new Map<string, Ear>();
  private pause = FIRST_PAUSE;
  private timer = 0;
  private beat = 0;
  private n = 0;
  private readonly asked = new Map<number, string>();

  constructor(private readonly address: string) {
    document.addEventListener("visibilitychange", () => this.tellSeen());
  }

  /** Who does not see the page is told elsewhere. */
  private tellSeen(): void {
    this.send({ op: "seen", seen: !document.hidden });
  }

  follow(table: string, ear: Ear): () => void {
    this.ears.set(table, ear);
    if (this.socket?.readyState === WebSocket.OPEN) this.watch(table);
    else this.open();
    return () => {
      this.ears.delete(table);
      this.send({ op: "leave", table });
      if (!this.ears.size) this.close();
    };
  }

  /** Ask for what is missing. */
  watch(table: string): void {
    const ear = this.ears.get(table);
    if (ear) this.send({ op: "watch", table, since: ear.since() });
  }

  /** Somebody else is signed in now: the socket must say so. */
  renew(): void {
    if (!this.socket) return;
    this.close();
    if (this.ears.size) this.open();
  }

  private open(): void {
    if (this.socket || this.timer) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.beat = window.setInterval(() => this.send({ op: "ping" }), BEAT);
      if (document.hidden) this.tellSeen();
      for (const [table, ear] of this.ears) {
        ear.line(true);
        this.watch(table);
      }
    };
    // All that came while the page was busy is heard at once: it is drawn once, too.
    let came: Told[] = [];
    const hear = () => {
      if (this.socket !== socket) return;
      const all = came;
      came = [];
      for (const told of all) this.take(told);
    };
    socket.onmessage = (e: MessageEvent<string>) => {
      if (came.push(JSON.parse(e.data) as Told) === 1) setTimeout(hear);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      hear();
      this.close();
      for (const ear of this.ears.values()) ear.line(false);
      if (this.ears.size) this.later();
    };
  }

  private later(): void {
    const wait = this.pause * (0.5 + Math.random()); // not all clients at once
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.open();
    }, wait);
  }

  private close(): void {
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.timer = 0;
    const socket = this.socket;
    this.socket = null;
    this.asked.clear();
    socket?.close();
  }

  private send(frame: { op: string; table?: string; since?: number; seen?: boolean }): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const n = ++this.n;
    if (frame.table) this.asked.set(n, frame.table);
    this.socket.send(JSON.stringify({ ...frame, n }));
  }

  private take(told: Told): void {
    const asked = "n" in told ? this.asked.get(told.n) : undefined;
    if ("n" in told) this.asked.delete(told.n);
    const table = ("table" in told && told.table) || asked;
    if (table) this.ears.get(table)?.hear(told);
  }
}

let shared: Line | null = null;

export function line(): Line {
  if (!shared) {
    const base = new URL("ws", location.href);
    base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
    base.hash = "";
    shared = new Line(base.href);
  }
  return shared;
}
