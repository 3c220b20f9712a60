// What somebody has learned on several devices, and how it gets from one to the other.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameProgress } from "../src/generated/http";
import { joined, type Learned, missing } from "../src/learn/sync";

const row = (more: Partial<GameProgress> = {}): GameProgress => ({
  done: [],
  left: null,
  left_at: 0,
  first: [],
  first_since: 0,
  ...more,
});
const learned = (done: string[], known: Record<string, string[]> = {}, since = 0): Learned => ({
  courses: { tithe: { done, left: null, left_at: 0 } },
  first: { known, since },
});

describe("what is known here and at the server", () => {
  it("has the lessons taken anywhere", () => {
    const all = joined(learned(["bid"]), { tithe: row({ done: ["alone", "bid"] }), hamlet: row({ done: ["roads"] }) });
    expect(all.courses.tithe?.done).toEqual(["bid", "alone"]);
    expect(all.courses.hamlet?.done).toEqual(["roads"]);
  });
  it("goes on with the lesson that was left last, or with none", () => {
    const left = { lesson: "bid", moves: '[["next"]]', at: 1 };
    const there = row({ left, left_at: 10 });
    const taken = joined(learned([]), { tithe: there });
    expect(taken.courses.tithe).toEqual({ done: [], left: { ...left, moves: [["next"]] }, left_at: 10 });
    const ended = { ...taken, courses: { tithe: { done: ["bid"], left: null, left_at: 20 } } };
    expect(joined(ended, { tithe: there }).courses.tithe).toEqual(ended.courses.tithe);
    expect(joined(taken, { tithe: row({ left_at: 20 }) }).courses.tithe?.left).toBeNull();
  });
  it("has the first times since all were forgotten last, anywhere", () => {
    const mine = learned([], { tithe: ["bid"], hamlet: ["road"] });
    expect(joined(mine, { tithe: row({ first: ["sell"] }) }).first.known).toEqual({
      tithe: ["bid", "sell"],
      hamlet: ["road"],
    });
    const anew = { tithe: row({ first: ["sell"], first_since: 50 }) };
    expect(joined(mine, anew).first).toEqual({ known: { tithe: ["sell"] }, since: 50 });
    const forgotten = learned([], {}, 60);
    expect(joined(forgotten, anew).first).toEqual({ known: {}, since: 60 });
  });
  it("is sent where the server has less of it", () => {
    const mine = learned(["bid"], { tithe: ["bid"] });
    expect(missing(mine, {})).toEqual([["tithe", row({ done: ["bid"], first: ["bid"] })]]);
    const rows = { tithe: row({ done: ["bid"], first: ["bid"] }), hamlet: row({ first: ["road"] }) };
    expect(missing(joined(mine, rows), rows)).toEqual([]);
    const forgotten = { ...mine, first: { known: {}, since: 60 } };
    expect(missing(forgotten, rows)).toEqual([
      ["tithe", row({ done: ["bid"], first_since: 60 })],
      ["hamlet", row({ first_since: 60 })],
    ]);
    expect(missing(learned([]), {})).toEqual([]);
  });
});

describe("a browser with somebody signed in", () => {
  let kept: Map<string, string>;
  let asked: [string, string, GameProgress | null][];
  let answer: (method: string, path: string, body: GameProgress | null) => unknown;
  const stops: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(1000);
    kept = new Map();
    asked = [];
    answer = (method, _path, body) => (method === "GET" ? {} : body);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
      const given = body === null ? null : (JSON.parse(body) as GameProgress);
      asked.push([method, path, given]);
      const told = answer(method, path, given);
      return new Response(JSON.stringify(told ?? { code: "down", detail: "" }), { status: told ? 200 : 503 });
    });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** The page is loaded, and knows who it is. */
  async function open(user: string, guest = false) {
    for (const stop of stops.splice(0)) stop();
    vi.resetModules();
    const sync = await import("../src/learn/sync");
    const lessons = await import("../src/prefs/lessons");
    const first = await import("../src/prefs/first-times");
    stops.push(sync.keepProgress(user, guest));
    await vi.advanceTimersByTimeAsync(5000);
    return { ...lessons, ...first };
  }
  const sent = () => asked.splice(0).filter(([method]) => method === "PUT");

  it("takes what the server has, and gives what it lacks", async () => {
    kept.set("ludorum.lessons", '{"tithe":{"done":["bid"],"left":null}}');
    answer = (method, _path, body) =>
      method === "GET" ? { hamlet: row({ done: ["roads"], first: ["road"], first_since: 7 }) } : body;
    const page = await open("u1");
    expect(page.progressOf("hamlet").done).toEqual(["roads"]);
    expect(page.isKnown("hamlet", "road")).toBe(true);
    expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual([
      "GET api/me/progress",
      "PUT api/me/progress/tithe",
    ]);
    expect(asked[1]?.[2]).toEqual(row({ done: ["bid"], first_since: 7 }));
  });

  it("sends what has changed, all at once", async () => {
    const page = await open("u1");
    page.setProgress("tithe", { left: { lesson: "bid", moves: [["next"]], at: 1 } });
    await vi.advanceTimersByTimeAsync(500);
    page.finish("tithe", "bid");
    page.remember("tithe", "sell");
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    const [only, ...more] = sent();
    expect(only?.[2]).toEqual(row({ done: ["bid"], left_at: page.progressOf("tithe").left_at, first: ["sell"] }));
    expect(more).toEqual([]);
    page.forgetFirstTimes();
    await vi.advanceTimersByTimeAsync(5000);
    const [forgotten] = sent();
    expect(forgotten?.[2]?.first).toEqual([]);
    expect(forgotten?.[2]?.first_since).toBe(page.firstTimes().since);
  });

  it("hears in the answer what another device has done", async () => {
    const page = await open("u1");
    answer = (_method, _path, body) => ({ ...body, done: ["alone", ...(body?.done ?? [])] });
    page.finish("tithe", "bid");
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.progressOf("tithe").done).toEqual(["bid", "alone"]);
    expect(sent().length).toBe(1);
  });

  it("sends with the next change what could not be sent", async () => {
    answer = () => null;
    const page = await open("u1");
    page.finish("tithe", "bid");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.progressOf("tithe").done).toEqual(["bid"]);
    answer = (method, _path, body) => (method === "GET" ? {} : body);
    asked = [];
    page.remember("hamlet", "road");
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().map(([, path]) => path)).toEqual(["api/me/progress/tithe", "api/me/progress/hamlet"]);
  });

  it("gives what a guest has learned to their account, and what an account has to nobody else", async () => {
    const guest = await open("g1", true);
    guest.finish("tithe", "bid");
    await open("u1");
    expect(sent().map(([, path]) => path)).toEqual(["api/me/progress/tithe"]);
    const other = await open("u2");
    expect(sent()).toEqual([]);
    expect(other.progressOf("tithe").done).toEqual([]);
  });

  it("leaves what was left elsewhere as it is when a lesson is only begun", async () => {
    const page = await open("u1");
    page.setProgress("tithe", { left: null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toEqual([]);
  });
});
