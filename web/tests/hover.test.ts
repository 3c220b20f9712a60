// Looking at options: without haste, one request at a time, and nothing asked twice.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Preview } from "../src/generated/frames";
import { HoverPreview } from "../src/table/hover";
import { Previews } from "../src/table/previews";

const told: Preview = { changes: [], events: [], stop: "own", next: null };
let asked: string[];
let answer: (() => void)[];
let previews: Previews;
let hover: HoverPreview;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = [];
  previews = new Previews((key) => {
    asked.push(key);
    return new Promise((done) => answer.push(() => done(told)));
  });
  hover = new HoverPreview(previews);
});
afterEach(() => vi.useRealTimers());

const reply = async (i: number) => {
  answer[i]!();
  await vi.advanceTimersByTimeAsync(0);
};

it("passing by asks for nothing", async () => {
  hover.look("a");
  await vi.advanceTimersByTimeAsync(60);
  hover.look("b");
  await vi.advanceTimersByTimeAsync(60);
  hover.look(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  expect(hover.snapshot()).toBeNull();
});

it("one request is under way, and only the last one wanted follows", async () => {
  for (const key of ["a", "b", "c"]) {
    hover.look(key);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(asked).toEqual(["a"]);
  expect(hover.snapshot()).toEqual({ key: "c", preview: null });
  await reply(0);
  expect(asked).toEqual(["a", "c"]);
  await reply(1);
  expect(hover.snapshot()).toEqual({ key: "c", preview: told });
  hover.look("a");
  await vi.advanceTimersByTimeAsync(200);
  expect(hover.snapshot()).toEqual({ key: "a", preview: told });
  expect(asked).toHaveLength(2);
});

it("waving over the board leaves most of the allowed commands", async () => {
  for (let i = 0; i < 40; i++) {
    hover.look(`${i}`);
    await vi.advanceTimersByTimeAsync(130);
    if (answer[i]) await reply(i);
    else for (const done of answer) done();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(asked.length).toBeLessThanOrEqual((40 * 130) / 250 + 1);
});

it("what comes too late for its decision is not shown", async () => {
  hover.look("a");
  await vi.advanceTimersByTimeAsync(200);
  previews.clear();
  hover.forget();
  hover.look("a");
  await vi.advanceTimersByTimeAsync(200);
  await reply(0);
  expect(hover.snapshot()).toEqual({ key: "a", preview: null });
  expect(previews.known("a")).toBeNull();
  expect(asked).toEqual(["a", "a"]);
  await reply(1);
  expect(hover.snapshot()).toEqual({ key: "a", preview: told });
});

it("nobody waits for what belongs to a decision that has passed", () => {
  let stopped: AbortSignal | null = null;
  const some = new Previews((_, stop) => {
    stopped = stop;
    return new Promise(() => undefined);
  });
  void some.of("a");
  const first = stopped!;
  some.clear();
  void some.of("a");
  expect([first, stopped!].map((x: AbortSignal) => x.aborted)).toEqual([true, false]);
});

it("a failure is asked for again", async () => {
  let fail = true;
  const some = new Previews(() => (fail ? Promise.reject(new Error("away")) : Promise.resolve(told)));
  await some.of("a").catch(() => undefined);
  fail = false;
  await expect(some.of("a")).resolves.toBe(told);
  expect(some.known("a")).toBe(told);
});
