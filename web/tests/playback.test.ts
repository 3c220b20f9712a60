// Turns of others are shown one by one; nothing that arrives is lost, whatever is skipped.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Hint, Position, Preview } from "../src/generated/frames";
import type { Pace } from "../src/prefs/prefs";
import { type Beat, beatsBetween, ofOthers } from "../src/table/beats";
import { type Act, Playback, timeFor } from "../src/table/playback";
import { toldBy } from "../src/table/recap";
import { tell } from "../src/table/story";
import { costlyIn, Holding, heldFor } from "../src/table/takeback";
import { moves, type Stand } from "../src/table/travel";
import { soundOf } from "../src/table/useSounds";

const said = (what: string, seat: number): GameEvent => ({
  clause: "A1",
  what,
  about: {},
  weight: 1,
  against: [],
  msg: [what, seat < 0 ? {} : { player: { msg: [`player-${seat}`, {}] } }],
});
const turn = (player: number, n: number): GameEvent => ({
  clause: "A1",
  what: "turn",
  about: { player, n },
  weight: 0,
  against: [],
  msg: null,
});

describe("parts of what was told", () => {
  const before = tell([], [turn(0, 1), said("a", 0)]);
  it("are a part of each turn", () => {
    const after = tell(before, [said("b", 0), turn(1, 2), said("c", 1), said("d", 1)]);
    const beats = beatsBetween(before, after);
    expect(beats.map((x) => [x.turn.seat, x.from, x.steps.map((y) => y.what)])).toEqual([
      [0, 1, ["b"]],
      [1, 0, ["c", "d"]],
    ]);
    expect(ofOthers(beats, 0, true).map((x) => x.turn.seat)).toEqual([1]);
  });
  it("are none where the story went back", () => {
    expect(beatsBetween(tell(before, [turn(1, 2), said("c", 1)]), before)).toEqual([]);
  });
  it("leave out a deed of the reader that is about everybody", () => {
    const beats = beatsBetween([], tell([], [said("a", 0), said("b", 1)]));
    expect(ofOthers(beats, 0, true)).toEqual([]);
    expect(ofOthers(beats, 0, false)).toHaveLength(1);
  });
});

describe("playback", () => {
  let pace: Pace = "normal";
  let shown: [number, string | null][];
  let playback: Playback;
  beforeEach(() => {
    vi.useFakeTimers();
    pace = "normal";
    shown = [];
    playback = new Playback({
      show: ({ position }, beat) => shown.push([position.version, beat?.steps.map((x) => x.what).join(" ") ?? null]),
      pace: () => pace,
    });
  });
  afterEach(() => vi.useRealTimers());

  function act(version: number, events: GameEvent[], mine = false, seat = 0): Act {
    const turns = tell([], events);
    const position = { version, seat, over: false, ask: mine ? { token: version } : null } as unknown as Position;
    return { position, story: { turns, marks: [] }, beats: beatsBetween([], turns) };
  }

  it("shows what tells nothing at once", () => {
    playback.push(act(1, [], true));
    expect(shown).toEqual([[1, null]]);
    expect(playback.busy).toBe(false);
  });
  it("shows turns one after the other, then the question", () => {
    playback.push(act(1, [turn(1, 1), said("a", 1)]));
    playback.push(act(2, [turn(2, 2), said("b", 2)], true));
    expect(shown).toEqual([[1, "a"]]);
    vi.advanceTimersByTime(1100);
    expect(shown.at(-1)).toEqual([2, "b"]);
    expect(playback.busy).toBe(true);
    vi.advanceTimersByTime(1100);
    expect(shown.at(-1)).toEqual([2, null]);
    expect(playback.busy).toBe(false);
  });
  it("gives a turn of many frames no more time than a turn has", () => {
    for (let i = 1; i <= 6; i++) playback.push(act(i, [turn(1, 1), said(`s${i}`, 1)], i === 6));
    let ms = 0;
    while (playback.busy && ms < 60_000) {
      vi.advanceTimersByTime(20);
      ms += 20;
    }
    expect(ms).toBeGreaterThan(1200);
    expect(ms).toBeLessThan(3300);
    expect(shown.map((x) => x[0])).toEqual([1, 2, 3, 4, 5, 6, 6]);
  });
  it("skips to the newest, and what comes before the next question", () => {
    playback.push(act(1, [turn(1, 1), said("a", 1)]));
    playback.push(act(2, [turn(2, 2), said("b", 2)]));
    playback.skip();
    expect(shown.at(-1)).toEqual([2, null]);
    playback.push(act(3, [turn(1, 3), said("c", 1)]));
    expect(shown.at(-1)).toEqual([3, null]);
    playback.push(act(4, [turn(1, 4), said("d", 1)], true));
    expect(shown.at(-1)).toEqual([4, null]);
    // From the reader's own decision on turns are shown again.
    playback.push(act(5, [turn(1, 5), said("e", 1)]));
    expect(shown.at(-1)).toEqual([5, "e"]);
  });
  it("goes on at once where nobody looks any more", () => {
    playback.push(act(1, [turn(1, 1), said("a", 1)]));
    playback.push(act(2, [turn(2, 2), said("b", 2)], true));
    pace = "none";
    playback.flush();
    expect(shown.at(-1)).toEqual([2, null]);
    playback.push(act(3, [turn(1, 3), said("c", 1)]));
    expect(shown.at(-1)).toEqual([3, null]);
  });
  it("keeps the last part in sight for a while, as long as others think", () => {
    playback.push(act(1, [turn(1, 1), said("a", 1)]));
    vi.advanceTimersByTime(1100);
    expect(playback.busy).toBe(false);
    expect(shown.at(-1)).toEqual([1, "a"]);
    vi.advanceTimersByTime(2000);
    expect(shown.at(-1)).toEqual([1, null]);
  });
  it("gives the end of a round time to be read", () => {
    const steps = Array.from({ length: 20 }, (_, i) => said(`r${i}`, -1));
    const beat = { turn: { seat: -1 }, from: 0, steps } as unknown as Beat;
    expect(timeFor(beat, "normal", 0, 0)).toBe(4000);
    expect(timeFor(beat, "quick", 0, 0)).toBeLessThan(2000);
    expect(timeFor(beat, "slow", 0, 0)).toBe(8000);
  });
});

describe("a moment to take it back", () => {
  const preview = (stop: Preview["stop"], events: GameEvent[] = []): Preview => ({
    changes: [],
    events,
    stop,
    next: null,
  });
  it("is there where others are next", () => {
    expect(heldFor(preview("other"), 0, 2, "normal")).toEqual({ ms: 1500, next: 1 });
    expect(heldFor(preview("other", [turn(2, 4)]), 0, 3, "quick")).toEqual({ ms: 1000, next: 2 });
    expect(heldFor(preview("chance", [turn(1, 4)]), 0, 1, "slow")).toEqual({ ms: 2500, next: 1 });
  });
  it("is not where the reader goes on, or wants none", () => {
    expect(heldFor(preview("own"), 0, 2, "normal")).toBeNull();
    expect(heldFor(preview("chance"), 0, 2, "normal")).toBeNull();
    expect(heldFor(preview("other"), 0, 2, "none")).toBeNull();
    expect(heldFor(null, 0, 2, "normal")).toBeNull();
  });
  it("sends once, or not at all", () => {
    vi.useFakeTimers();
    const sent = vi.fn();
    const holding = new Holding(() => undefined);
    holding.hold({ ms: 1500, next: 1 }, sent);
    expect(holding.drop()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(sent).not.toHaveBeenCalled();
    holding.hold({ ms: 1500, next: 1 }, sent);
    expect(holding.release()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect([sent.mock.calls.length, holding.release()]).toEqual([1, false]);
    vi.useRealTimers();
  });
  it("waits for the reader where the coach has a word", () => {
    vi.useFakeTimers();
    const sent = vi.fn();
    const holding = new Holding(() => undefined);
    const best = { option: "inn", label: ["inn", {}], reasons: [["pay", {}]], sets_apart: [["go", {}]] };
    const coach = { options: [best], costly: [{ option: ["a", 1], cost: 3, lines: [] }] } as unknown as Hint;
    expect(costlyIn(coach, "inn")).toBeNull();
    expect(costlyIn(null, ["a", 1])).toBeNull();
    const costly = costlyIn(coach, ["a", 1])!;
    expect(costly).toEqual({
      cost: 3,
      better: best.label,
      reasons: [
        ["pay", {}],
        ["go", {}],
      ],
    });
    const found = { option: ["a", 1], cost: 3, lines: [["walls", {}]] };
    expect(costlyIn({ ...coach, costly: [found] } as unknown as Hint, ["a", 1])!.reasons).toEqual([
      ["walls", {}],
      ["go", {}],
    ]);
    holding.hold({ ms: 0, next: -1, costly }, sent);
    vi.advanceTimersByTime(60_000);
    expect(sent).not.toHaveBeenCalled();
    expect(holding.release()).toBe(true);
    expect(sent).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("pieces", () => {
  const at = (kind: string, site: string, x: number): Stand => {
    const rect = { x, y: 0, width: 10, height: 10 } as DOMRect;
    return { kind, site, rect, node: null as unknown as Element };
  };
  it("go from where one is missing to where one is new", () => {
    const before = [at("red", "dock", 0), at("red", "dock", 10), at("blue", "mine", 50)];
    const after = [at("red", "dock", 0), at("red", "mine", 60), at("blue", "mine", 50)];
    const { moved, gone } = moves(before, after);
    expect(moved.map((x) => [x.to.site, x.from?.x])).toEqual([["mine", 10]]);
    expect(gone).toEqual([]);
  });
  it("come from nowhere, or vanish", () => {
    const one = moves([at("red", "a", 0)], [at("red", "a", 0), at("red", "b", 40)]);
    expect(one.moved.map((x) => [x.to.site, x.from])).toEqual([["b", null]]);
    expect(moves([at("red", "a", 0), at("red", "b", 9)], [at("red", "a", 0)]).gone.map((x) => x.site)).toEqual(["b"]);
  });
  it("stay where only the layout has moved", () => {
    const { moved } = moves([at("red", "a", 0), at("red", "b", 30)], [at("red", "a", 20), at("red", "b", 50)]);
    expect(moved).toEqual([]);
  });
  it("that are the only ones of their kind need no place", () => {
    expect(moves([at("king", "", 0)], [at("king", "", 90)]).moved.map((x) => x.from?.x)).toEqual([0]);
  });
});

it("finds the versions that told turns, wherever the server's story begins", () => {
  const frames = [
    { version: 5, events: [turn(0, 1), said("a", 0)] },
    { version: 6, events: [turn(1, 2), said("b", 1)] },
    { version: 7, events: [said("c", 1)] },
    { version: 8, events: [turn(0, 3), said("d", 0)] },
  ];
  const known = frames.reduce((turns, x) => tell(turns, x.events), tell([], [turn(1, 0), said("z", 1)]));
  const wanted = known.filter((x) => x.n === 2);
  const told = toldBy({ version: 8, decided: 5, frames }, known, wanted);
  expect([...told].map(([version, beats]) => [version, beats.map((x) => [x.turn.id, x.from])])).toEqual([
    [6, [[wanted[0]!.id, 0]]],
    [7, [[wanted[0]!.id, 1]]],
  ]);
});

it("hears a blow before a card", () => {
  const card = { ...said("x", 1), about: { card: 3 } };
  expect(soundOf([card], 0)).toBe("card");
  expect(soundOf([card, { ...said("y", 1), against: [0] } as GameEvent], 0)).toBe("blow");
  expect(soundOf([said("z", 1)], 0)).toBeNull();
});
