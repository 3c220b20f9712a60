// The connection to the server: one websocket that follows tables and comes back by itself.

import type { Position } from "../generated/frames";
import type { LineInfo } from "../generated/http";

export type ServerMessage =
  | { op: "update" | "position"; table: string; frame: Position }
  | { op: "lobby" | "lag"; table: string }
  | { op: "nudge"; table: string; version: number }
  /** Those who watch are told only that something was said. */
  | { op: "chat"; table: string; line?: LineInfo }
  | { op: "error"; code: string; detail: string; n: number; table?: string }
  | { op: "ack" | "pong"; n: number };

export interface Listener {
  hear(message: ServerMessage): void;
  /** The last version it has, -1 for none. */
  since(): number;
  online(open: boolean): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const BEAT = 3000; // so that nobody in between forgets the connection, and who waits learns of it
const SILENCE = 6000; // after a beat: then nobody is there any more, whatever the socket says

const AGAIN = 1500; // until what the server could not say is asked again
const PASSING = new Set(["down", "busy", "too-many", "unforeseen"]);

export class Connection {
  private socket: WebSocket | null = null;
  private readonly listeners = new Map<string, Listener>();
  private pause = FIRST_PAUSE;
  private timer = 0;
  private beat = 0;
  private silence = 0;
  private n = 0;
  private readonly asked = new Map<number, string>();

  constructor(private readonly address: string) {
    document.addEventListener("visibilitychange", () => {
      this.tellSeen();
      if (!document.hidden) this.comeBack();
    });
    window.addEventListener("online", () => this.comeBack());
  }

  /** A page that slept, or lost its network, may have missed what its socket was told. */
  private comeBack(): void {
    if (this.timer) {
      clearTimeout(this.timer);
      this.timer = 0;
      this.open();
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.ping();
      for (const table of this.listeners.keys()) this.watch(table);
    }
  }

  /** Some answer must come, or the connection is given up for a new one. */
  private ping(): void {
    this.send({ op: "ping" });
    if (!this.silence) this.silence = window.setTimeout(() => this.lose(), SILENCE);
  }

  private lose(): void {
    this.close();
    for (const listener of this.listeners.values()) listener.online(false);
    if (this.listeners.size) this.later();
  }

  /** Who does not see the page is told elsewhere. */
  private tellSeen(): void {
    this.send({ op: "seen", seen: !document.hidden });
  }

  follow(table: string, listener: Listener): () => void {
    this.listeners.set(table, listener);
    if (this.socket?.readyState === WebSocket.OPEN) this.watch(table);
    else this.open();
    return () => {
      this.listeners.delete(table);
      this.send({ op: "leave", table });
      if (!this.listeners.size) this.close();
    };
  }

  /** Ask for what is missing. */
  watch(table: string): void {
    const listener = this.listeners.get(table);
    if (listener) this.send({ op: "watch", table, since: listener.since() });
  }

  /** Somebody else is signed in now: the socket must say so. */
  renew(): void {
    if (!this.socket) return;
    this.close();
    if (this.listeners.size) this.open();
  }

  private open(): void {
    if (this.socket || this.timer) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.beat = window.setInterval(() => this.ping(), BEAT);
      if (document.hidden) this.tellSeen();
      for (const [table, listener] of this.listeners) {
        listener.online(true);
        this.watch(table);
      }
    };
    // All that came while the page was busy is heard at once: it is drawn once, too.
    let came: ServerMessage[] = [];
    const hear = () => {
      if (this.socket !== socket) return;
      const all = came;
      came = [];
      for (const message of all) this.take(message);
    };
    socket.onmessage = (e: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.silence = 0;
      if (came.push(JSON.parse(e.data) as ServerMessage) === 1) setTimeout(hear);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      hear();
      this.lose();
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
    clearTimeout(this.silence);
    clearTimeout(this.timer);
    this.silence = 0;
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

  private take(message: ServerMessage): void {
    const asked = "n" in message ? this.asked.get(message.n) : undefined;
    if ("n" in message) this.asked.delete(message.n);
    const table = ("table" in message && message.table) || asked;
    // Nothing more would come of the table if nobody asked again.
    if (message.op === "error" && table && PASSING.has(message.code)) {
      window.setTimeout(() => this.watch(table), AGAIN * (0.5 + Math.random()));
    } else if (table) this.listeners.get(table)?.hear(message);
  }
}

let shared: Connection | null = null;

export function connection(): Connection {
  if (!shared) {
    const base = new URL("ws", location.href);
    base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
    base.hash = "";
    shared = new Connection(base.href);
  }
  return shared;
}
