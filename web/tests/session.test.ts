// What a table asks the server about the open decision, and what it does with late replies.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Ask, Position, Refused } from "../src/generated/frames";
import { TableSession } from "../src/table/session";

const closed: Refused = { option: "x", label: ["x", {}], clause: "A1.1", reason: "no", msg: ["no", {}] };
interface Call {
  path: string;
  body: string;
  signal: AbortSignal | null;
  answer(status: number, body: unknown): void;
}
let calls: Call[];
let session: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal(
    "fetch",
    (path: string, init: RequestInit) =>
      new Promise((done, fail) => {
        const signal = init.signal ?? null;
        signal?.addEventListener("abort", () => fail(new Error("aborted")));
        const answer = (status: number, body: unknown) => done(new Response(JSON.stringify(body), { status }));
        calls.push({ path, body: String(init.body), signal, answer });
      }),
  );
  session = new TableSession("t");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ask = (token: number): Ask => ({
  kind: "move",
  clause: "A1",
  about: {},
  amount: false,
  options: ["a", "b"],
  prompt: ["q", {}],
  labels: [
    ["a", {}],
    ["b", {}],
  ],
  token,
  undo: "",
});
/** The position comes in which this decision is open, or none. */
async function come(version: number, token: number | null): Promise<void> {
  const frame = {
    version,
    status: "running",
    seat: 0,
    state: { version },
    ask: token === null ? null : ask(token),
    undo: "",
    waiting: [0],
    over: false,
    scores: null,
    clocks: {},
  } as unknown as Position;
  session.hear({ op: version === 1 ? "position" : "update", table: "t", frame });
  await vi.advanceTimersByTimeAsync(0);
}
const whys = () => calls.filter((x) => x.path.includes("/why"));

it("asks why not of the decision at hand", async () => {
  await come(1, 4);
  expect(whys().map((x) => x.path)).toEqual(["api/tables/t/why?ask=4"]);
  whys()[0]!.answer(200, [closed]);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.snapshot().refusals).toEqual([closed]);
});

it("waits no longer once it has passed, and drops what comes late", async () => {
  await come(1, 4);
  await come(2, null);
  expect(whys().map((x) => x.signal?.aborted)).toEqual([true]);
  await come(3, 5);
  whys()[0]!.answer(200, [closed]);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.snapshot().refusals).toEqual([]);
  whys()[1]!.answer(200, [closed]);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.snapshot().refusals).toEqual([closed]);
  expect(whys().map((x) => x.path)).toEqual(["api/tables/t/why?ask=4", "api/tables/t/why?ask=5"]);
});

it("knows the same number again after an undo for another question", async () => {
  await come(1, 4);
  await come(2, null);
  await come(3, 4);
  whys()[0]!.answer(200, [closed]);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.snapshot().refusals).toEqual([]);
});

it("shows nobody that the reasons are missing", async () => {
  await come(1, 4);
  whys()[0]!.answer(500, { code: "fault", detail: "" });
  await vi.advanceTimersByTimeAsync(0);
  const { refusals, problem, position } = session.snapshot();
  expect([refusals, problem, position?.ask?.token]).toEqual([[], null, 4]);
});

it("lets the next decision be selected while the answer to the last is still on its way", async () => {
  await come(1, 4);
  session.select('"a"');
  session.commit();
  session.select('"b"');
  expect(session.snapshot()).toMatchObject({ sending: true, selected: '"a"' });
  await come(2, 5);
  session.select('"b"');
  expect(session.snapshot()).toMatchObject({ sending: false, selected: '"b"' });
  calls.find((x) => x.path.includes("/answer"))!.answer(200, { version: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.snapshot().selected).toBe('"b"');
});

const next = (token: number, ...options: unknown[]) => ({
  position: {
    version: 1,
    status: "running",
    seat: 0,
    state: { token },
    ask: { ...ask(token), kind: `after ${token}`, options, labels: options.map((x) => [`say-${x}`, {}]) },
  },
  refusals: [closed],
});
const preview = (more: unknown = null) => ({ changes: [], events: [], stop: "own", next: more });
const last = (part: string) => calls.filter((x) => x.path.includes(part)).at(-1)!;
/** Somebody presses an option, and the server says what it would do. */
async function press(key: string, more: unknown = null): Promise<void> {
  session.select(key);
  last("/preview").answer(200, preview(more));
  await vi.advanceTimersByTimeAsync(0);
}

it("goes on to what an option asks next, and sends all answers together", async () => {
  await come(1, 4);
  await press('"a"', next(5, "x", "y"));
  expect(session.snapshot()).toMatchObject({
    path: [{ option: "a", label: ["a", {}] }],
    selected: null,
    refusals: [closed],
  });
  expect(session.snapshot().ahead?.position.ask?.token).toBe(5);
  await press('"y"');
  expect(session.snapshot()).toMatchObject({ selected: '"y"', preview: { next: null } });
  expect(JSON.parse(last("/preview").body)).toMatchObject({ option: "a", further: ["y"] });
  session.commit();
  expect(JSON.parse(last("/answers").body)).toMatchObject({ ask: 4, answer: "a", further: ["y"] });
  await come(2, 6);
  expect(session.snapshot()).toMatchObject({ path: [], ahead: null, follows: [] });
});

it("takes steps of a thought back without asking anybody", async () => {
  await come(1, 4);
  await press('"a"', next(5, "x", "y"));
  await press('"x"', next(6, "u", "v"));
  session.undo();
  expect(session.snapshot().path.map((x) => x.option)).toEqual(["a"]);
  session.escape();
  expect(session.snapshot()).toMatchObject({ path: [], ahead: null, preview: null });
  expect(calls.some((x) => x.path.includes("/undo"))).toBe(false);
});

it("stays with an option that nobody has pressed", async () => {
  await come(1, 4);
  session.select('"a"', true);
  last("/preview").answer(200, preview(next(5, "x", "y")));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.snapshot()).toMatchObject({ path: [], selected: '"a"' });
  session.commit();
  expect(JSON.parse(last("/answers").body)).toMatchObject({ answer: "a", further: [] });
});

it("selects the only way on", async () => {
  await come(1, 4);
  await press('"a"', next(5, "x"));
  expect(session.snapshot().selected).toBe('"x"');
});

it("answers two questions by one press", async () => {
  await come(1, 4);
  last("/ahead").answer(200, [{ option: "b", question: next(5, "x", "y").position.ask }]);
  await vi.advanceTimersByTimeAsync(0);
  await press('"b"\n"x"', next(6, "u", "v"));
  expect(session.snapshot().path).toEqual([
    { option: "b", label: ["b", {}] },
    { option: "x", label: ["say-x", {}] },
  ]);
});

it("chooses nothing after an answer was taken back before it left", async () => {
  await come(1, 4);
  await press('"a"', next(5, "x", "y"));
  session.select('"y"');
  last("/preview").answer(200, { ...preview(), stop: "other" });
  await vi.advanceTimersByTimeAsync(0);
  session.commit();
  expect(session.snapshot().held).not.toBeNull();
  session.undo();
  expect(session.snapshot()).toMatchObject({ held: null, path: [], ahead: null, selected: null, preview: null });
  session.commit();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.some((x) => x.path.includes("/answers"))).toBe(false);
});
