import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener, type ServerMessage } from "../src/net/connection";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { op: string; table?: string; since?: number }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3; // a dead network never tells: no onclose
  }

  up(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const ops = (line: Line | undefined) => line?.sent.map((x) => x.op);
let online: boolean[] = [];
const listener: Listener = { hear: () => {}, since: () => 7, online: (x) => online.push(x) };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", Object.assign(new EventTarget(), { setTimeout, setInterval }));
  Line.all = [];
  online = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function followed(): Line {
  new Connection("ws://house/ws").follow("t1", listener);
  const [line] = Line.all;
  if (!line) throw new Error("no socket");
  line.up();
  return line;
}

test("who answers pings is kept", () => {
  const line = followed();
  for (let i = 1; i <= 4; i++) {
    vi.advanceTimersByTime(3000);
    line.say({ op: "pong", n: i });
  }
  expect(ops(line)?.filter((x) => x === "ping")).toHaveLength(4);
  expect(Line.all).toHaveLength(1);
  expect(online).toEqual([true]);
});

test("when pongs stay away it says so and comes back by another socket", () => {
  followed();
  vi.advanceTimersByTime(3000 + 6000);
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  Line.all[1]?.up();
  expect(online).toEqual([true, false, true]);
  expect(Line.all[1]?.sent).toMatchObject([{ op: "watch", table: "t1", since: 7 }]);
});

test("a page that is seen again asks for what it missed", () => {
  const line = followed();
  line.sent = [];
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ops(line)).toEqual(["seen", "ping", "watch"]);
  vi.advanceTimersByTime(6000);
  expect(online.at(-1)).toBe(false);
});

test("a page that is seen again does not wait to connect", () => {
  const line = followed();
  line.onclose();
  expect(Line.all).toHaveLength(1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Line.all).toHaveLength(2);
});

test("what the server could not say now is asked again", () => {
  const line = followed();
  const { n } = line.sent[0] as { n?: number };
  line.sent = [];
  line.say({ op: "error", code: "down", detail: "", n: n ?? 1 });
  vi.advanceTimersByTime(2500);
  expect(line.sent).toMatchObject([{ op: "watch", table: "t1", since: 7 }]);
});
