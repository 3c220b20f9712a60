// What others have done since: where, and what is still to be told.

import { expect, it } from "vitest";
import type { GameEvent } from "../src/generated/frames";
import { heardAll, stepsSince, touches } from "../src/table/news";
import { type Turn, tell } from "../src/table/story";

const event = (what: string, seat: number, n = 0): GameEvent => ({
  clause: "",
  weight: 1,
  against: [],
  what,
  about: { player: seat, n },
  msg: [what, { player: { msg: [`player-${seat}`, {}] }, n }],
});
const turn = (seat: number, n: number, ...steps: string[]): GameEvent[] => [
  event("turn", seat, n),
  ...steps.map((what) => event(what, seat)),
];
const placesOf = (x: GameEvent) => (x.what === "idle" ? [] : [x.what]);
const story = (...parts: GameEvent[][]): Turn[] => parts.reduce<Turn[]>((a, b) => tell(a, b), []);

it("places carry the latest turn of everybody who was there, but not the reader's", () => {
  const turns = story(
    turn(1, 1, "mill"),
    turn(0, 2, "mill"),
    turn(1, 3, "mill", "inn", "idle"),
    turn(2, 4, "mill"),
    turn(1, 5, "inn"),
  );
  const found = touches(turns, turns[0]!.id, 0, placesOf);
  expect(found.get("mill")).toEqual([
    { seat: 1, n: 3 },
    { seat: 2, n: 4 },
  ]);
  expect(found.get("inn")).toEqual([{ seat: 1, n: 5 }]);
  expect(found.has("idle")).toBe(false);
});

it("nothing is marked after the reader has decided", () => {
  const turns = story(turn(1, 1, "mill"));
  expect(touches(turns, turns[0]!.id, 0, placesOf).size).toBe(0);
});

it("steps are told once, also those of a turn that was heard in part", () => {
  const before = story(turn(1, 1, "mill"));
  const after = tell(tell(before, [event("inn", 1)]), turn(2, 2, "gate"));
  expect(stepsSince(after, heardAll(before)).map((x) => x.what)).toEqual(["inn", "gate"]);
  expect(stepsSince(after, heardAll(after))).toEqual([]);
});

it("a story that went back tells nothing", () => {
  const before = story(turn(1, 1, "mill"), turn(0, 2, "inn"));
  expect(stepsSince(before.slice(0, 1), heardAll(before))).toEqual([]);
});
