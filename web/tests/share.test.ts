import { describe, expect, it } from "vitest";
import { share } from "../src/table/share";

const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

describe("what two positions share", () => {
  const before = {
    year: 1,
    players: [
      { gold: 1, hand: ["a", "b"] },
      { gold: 2, hand: [] },
    ],
    market: { row: [1, 2] },
  };

  it("the same position is the same object", () => {
    expect(share(before, copy(before))).toBe(before);
  });

  it("only what has changed, and what holds it, is new", () => {
    const next = copy(before);
    next.players[1]!.gold = 3;
    const found = share(before, next);
    expect(found).toEqual(next);
    expect(found).not.toBe(before);
    expect(found.players).not.toBe(before.players);
    expect(found.players[1]).not.toBe(before.players[1]);
    expect(found.players[1]!.hand).toBe(before.players[1]!.hand);
    expect(found.players[0]).toBe(before.players[0]);
    expect(found.market).toBe(before.market);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: 1 }, {}],
    [[], {}],
    [null, {}],
    [{ 0: "a" }, ["a"]],
  ])("%j is not %j", (a, b) => {
    const found = share(a, b);
    expect(found).toEqual(b);
    expect(found).not.toBe(a);
    expect(Array.isArray(found)).toBe(Array.isArray(b));
  });
});
