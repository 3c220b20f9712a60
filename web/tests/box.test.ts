import { describe, expect, it } from "vitest";
import { toEffect, toParts } from "../src/box/effect-parts";
import { find, read } from "../src/box/find";
import { alike, nextAfter, same } from "../src/box/records";
import type { BoxRecord, Kind } from "../src/box/types";
import type { Effect } from "../src/kit/effects";

describe("an effect in parts", () => {
  /** As the files of a game have it. */
  const effects = JSON.parse(`[
    {"gain": {"deed": 1, "debt": 1}},
    {"do": "flip", "n": 1},
    {"all": [{"gain": {"influence": 1}}, {"do": "remove-suspicion", "n": 1}, {"gain": {"cleric": 1}}]},
    {"seq": [{"gain": {"silver": -2}}, {"gain": {"gold": 1}}]},
    {"choose": {"gold": {"gain": {"gold": 1}}, "flip": {"do": "flip", "n": 1}}},
    {"each": "absolve", "per": 2, "then": {"gain": {"vp": 1}}},
    {"if": "bridge", "then": {"gain": {"vp": 3}}},
    {"may": {"do": "burn", "n": 2}},
    {"seq": [{"gain": {"wood": -1, "stone": -1}}, {"may": {"all": [{"do": "x", "n": 1}, {"do": "y", "n": 1}]}}]}
  ]`) as Effect[];
  it.each(effects)("comes back as it was: %j", (effect) => {
    expect(toEffect(toParts(effect))).toEqual(effect);
  });
  it("is none while a part says nothing", () => {
    expect(toEffect({ join: "all", parts: [] })).toBeNull();
    const unfinished = { each: "absolve", per: 1, gives: { join: "all" as const, parts: [] } };
    expect(toEffect({ join: "all", parts: [{ good: "vp", n: 1 }, unfinished] })).toBeNull();
  });
  it("adds up a good that is named twice", () => {
    const parts = [
      { good: "vp", n: 1 },
      { good: "vp", n: 2 },
    ];
    expect(toEffect({ join: "all", parts })).toEqual({ gain: { vp: 3 } });
  });
});

describe("what one types", () => {
  const steps = [
    { name: "«Мармур 1»", about: "+1 мармур" },
    { name: "«Мито 1»", about: "на податкову управу кладуть срібняки" },
    { name: "«Ув’язнення»", about: "+1 мармур за всіх разом" },
  ];
  it("is words and a number", () => {
    expect(read("мито 2")).toEqual({ words: ["мито"], n: 2 });
    expect(read("2 Срібняки")).toEqual({ words: ["срібняки"], n: 2 });
    expect(read("доброчестя −2").n).toBe(-2);
    expect(read("мито").n).toBeNull();
  });
  it("finds by the beginnings of words, names before what they do", () => {
    expect(find(read("ми"), steps).map((x) => x.name)).toEqual(["«Мито 1»"]);
    expect(find(read("мар 3"), steps).map((x) => x.name)).toEqual(["«Мармур 1»", "«Ув’язнення»"]);
    expect(find(read("собор"), steps)).toEqual([]);
    expect(find(read(""), steps)).toHaveLength(3);
  });
});

describe("records", () => {
  const record = (id: string, pile: string, yours: boolean): BoxRecord => ({
    id,
    origin: yours ? "box" : "house",
    guessed: [],
    value: { id, pile },
    ours: null,
    yours,
    words: null,
  });
  const pile = { name: "pile", kind: "text", required: true, empty: false, values: ["a", "b"], inside: [] } as const;
  const kind: Kind = {
    kind: "schemes",
    known: 0,
    fields: [{ ...pile, values: [...pile.values], inside: [], otherwise: false }],
    records: [record("1", "a", false), record("2", "a", true), record("3", "a", false), record("4", "b", false)],
  };
  it("go on to the next that is ours", () => {
    expect(nextAfter(kind, "1")?.id).toBe("3");
    expect(nextAfter(kind, "4")?.id).toBe("1");
    const done = { ...kind, records: kind.records.map((x) => ({ ...x, yours: true })) };
    expect(nextAfter(done, "1")?.id).toBe("2");
    expect(nextAfter(done, "4")).toBeUndefined();
  });
  it("of one half take more copies of a card", () => {
    expect(alike(kind, "1").map((x) => x.id)).toEqual(["3"]);
  });
  it("say the same in any order, whatever they are called", () => {
    expect(same({ id: "1", goods: { a: 1, b: 2 } }, { goods: { b: 2, a: 1 }, id: "2" })).toBe(true);
    expect(same({ id: "1", steps: [1, 2] }, { id: "1", steps: [2, 1] })).toBe(false);
  });
});
