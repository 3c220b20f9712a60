import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { GameEvent, Story } from "../src/generated/frames";
import type { TurnInfo } from "../src/generated/http";
import { counted, flagsOf, leap, placeOf, sides, stepAt, turnAt } from "../src/history/turns";
import { fingerprint, fingerprintOfHex } from "../src/net/fingerprint";
import { keyed } from "../src/replay/Scrubber";
import { parse } from "../src/route";
import { lastTold, tell } from "../src/table/story";
import { closeGap } from "../src/table/story-gap";
import { spread, ticks } from "../src/ui/scale";

function turn(seat: number, n: number, first: number, last: number, marks: string[] = []): TurnInfo {
  return { seat, n, first, last, marks, scores: [n], title: null, heads: [] };
}
// A draft, three turns, and one that passed within the last step of the third.
const GAME = [
  turn(-1, 0, 0, 3, ["draft"]),
  turn(0, 1, 4, 4),
  turn(1, 2, 5, 8, ["reset"]),
  turn(0, 3, 9, 9),
  turn(1, 4, 9, 9, ["reset", "last-round"]),
];

describe("places along a game", () => {
  it("know the turn of a step", () => {
    expect([0, 3, 4, 5, 8, 9].map((x) => turnAt(GAME, x))).toEqual([0, 0, 1, 2, 2, 4]);
    expect(turnAt([], 5)).toBe(0);
  });
  it("go there and back", () => {
    expect(placeOf(GAME, 9)).toBe(1);
    expect(placeOf([], 3)).toBe(0);
    for (let step = 0; step <= 9; step++) {
      const inside = placeOf(GAME, step) - 1e-6;
      expect(stepAt(GAME, inside)).toBe(step);
    }
    expect(stepAt(GAME, -1)).toBe(0);
    expect(stepAt(GAME, 2)).toBe(9);
    expect(stepAt([], 0.5)).toBe(0);
  });
  it("leap from turn to turn", () => {
    expect([0, 3, 4, 6, 9].map((x) => leap(GAME, x, 1))).toEqual([3, 4, 8, 8, 9]);
    expect([9, 6, 3, 1].map((x) => leap(GAME, x, -1))).toEqual([8, 4, 0, 0]);
  });
  it("are reached by keys and by links", () => {
    const keys = ["ArrowRight", "ArrowLeft", "PageUp", "PageDown", "Home", "End", "x"];
    expect(keys.map((key) => keyed(GAME, 5, 9, key))).toEqual([6, 4, 8, 4, 0, 9, null]);
    expect(keyed(GAME, 9, 9, "ArrowUp")).toBe(9);
    expect(keyed(GAME, 0, 9, "ArrowDown")).toBe(0);
    expect(parse("#/replay/T/57")).toEqual({ at: "replay", table: "T", step: 57, token: "" });
    expect(parse("#/replay/T/57/k3y")).toEqual({ at: "replay", table: "T", step: 57, token: "k3y" });
    expect(parse("#/replay/T")).toEqual({ at: "replay", table: "T", step: -1, token: "" });
    expect(parse("#/replay")).toEqual({ at: "nowhere" });
  });
  it("carry the flags a game has words for", () => {
    expect(flagsOf(GAME, (x) => x === "reset")).toEqual([
      { turn: 2, what: "reset" },
      { turn: 4, what: "reset" },
    ]);
  });
  it("put words beside flags where there is room", () => {
    const flags = (...all: number[]) => all.map((at) => ({ at, wide: 80 }));
    expect(sides(flags(100, 300), 1000)).toEqual(["after", "after"]);
    expect(sides(flags(100, 150, 300), 1000)).toEqual(["none", "after", "after"]);
    expect(sides(flags(700, 980), 1000)).toEqual(["after", "before"]);
    expect(sides(flags(850, 980), 1000)).toEqual(["none", "before"]);
    expect(sides(flags(950, 980), 1000)).toEqual(["none", "none"]);
    expect(sides([], 1000)).toEqual([]);
  });
  it("count numbered turns from the score before them", () => {
    expect(counted(GAME).map((x) => x.n)).toEqual([0, 1, 2, 3, 4]);
    expect(counted(GAME.slice(1)).map((x) => x.n)).toEqual([1, 2, 3, 4]);
    expect(counted([turn(0, 0, 0, 1), turn(1, 0, 2, 2)])).toHaveLength(2);
  });
});

describe("an axis", () => {
  it("has round numbers around what it shows", () => {
    expect(ticks(0, 39, 6)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(-3, 22, 6)).toEqual([-10, 0, 10, 20, 30]);
    expect(ticks(0, 0, 6)).toEqual([0, 1]);
    expect(ticks(0, 7, 6)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0, 1234, 6)).toEqual([0, 500, 1000, 1500]);
  });
  it("keeps labels apart", () => {
    expect(spread([10, 12, 60], 10, 100)).toEqual([10, 20, 60]);
    expect(spread([98, 99], 10, 100)).toEqual([90, 100]);
    expect(spread([50, 40], 10, 100)).toEqual([50, 40]);
  });
});

describe("a fingerprint", () => {
  it("is the one everybody computes", () => {
    for (const size of [0, 1, 31, 32, 55, 56, 63, 64, 65, 1000]) {
      const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 7 + size) & 255);
      expect(fingerprint(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
  it("is that of the bytes hexadecimal digits stand for, and none where they stand for nothing", () => {
    expect(fingerprintOfHex("00ff10")).toBe(fingerprint(Uint8Array.of(0, 255, 16)));
    expect(fingerprintOfHex("")).toBe(fingerprint(new Uint8Array()));
    for (const text of ["0", "0g", "key"]) expect(fingerprintOfHex(text)).toBe("");
  });
});

describe("a story with a gap", () => {
  const player = (seat: number) => ({ player: { msg: [`player-${seat}`, {}] as [string, object] } });
  const event = (what: string, seat: number, n = 0): GameEvent => ({
    clause: "A1",
    weight: 1,
    against: [],
    what,
    about: { player: seat, n },
    msg: [what, { ...player(seat), n }] as never,
  });
  const frames = [
    { version: 2, events: [event("turn", 0, 1)] },
    { version: 3, events: [event("place", 0), event("turn", 1, 2)] },
    { version: 4, events: [event("place", 1), event("turn", 0, 3)] },
    { version: 6, events: [event("place", 0), event("turn", 1, 4)] },
    { version: 7, events: [event("place", 1), event("turn", 0, 5)] },
  ];
  const told = (decided: number): Story => ({ version: 7, decided, frames });

  it("is told whole to those who have nothing", () => {
    const { turns, read } = closeGap([], -1, told(6));
    expect(turns.map((x) => [x.id, x.seat, x.n])).toEqual([
      [1, 0, 1],
      [2, 1, 2],
      [3, 0, 3],
      [4, 1, 4],
      [5, 0, 5],
    ]);
    // Read is what stood there when this seat last decided: turn 4 is news.
    expect(read).toBe(2);
  });
  it("goes on with the numbers of the turns that are known", () => {
    let known = tell([], [event("turn", 0, 1)]);
    known = tell(known, [event("place", 0), event("turn", 1, 2)]);
    const shifted = known.map((x) => ({ ...x, id: x.id + 40 }));
    const { turns, read } = closeGap(shifted, 3, told(6));
    expect(turns.map((x) => x.id)).toEqual([41, 42, 43, 44, 45]);
    expect(read).toBe(42);
  });
  it("has no news for those who have decided nothing yet", () => {
    const { turns, read } = closeGap([], -1, told(0));
    expect(read).toBe(lastTold(turns));
  });
});
