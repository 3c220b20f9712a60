import { describe, expect, it } from "vitest";
import type { Message } from "../src/generated/frames";
import { generic } from "../src/generic";
import { counters, pictured, sizeOf } from "../src/generic/zones";
import { clockText } from "../src/kit/clock-text";
import { href, parse } from "../src/route";
import { apart, bySection, references, search } from "../src/rules/clauses";
import { dayEnd, dayStart, isoDay, minuteOf, timeOf } from "../src/ui/days";

describe("addresses", () => {
  it.each([
    ["", { at: "home" }],
    ["#/", { at: "home" }],
    ["#/new/tithe", { at: "new", game: "tithe", solo: false }],
    ["#/new/architects/solo", { at: "new", game: "architects", solo: true }],
    ["#/join/ab-_1/XyZ", { at: "join", table: "ab-_1", link: "XyZ" }],
    ["#/rules/architects/A7.3", { at: "rules", game: "architects", clause: "A7.3" }],
    ["#/companion", { at: "companion", game: "" }],
    ["#/companion/35ff4bea0403", { at: "companion", game: "35ff4bea0403" }],
    ["#/people", { at: "people", person: "" }],
    ["#/people/aB-_9", { at: "people", person: "aB-_9" }],
    ["#/sign-in", { at: "sign-in", problem: "" }],
    ["#/sign-in/way-taken", { at: "sign-in", problem: "way-taken" }],
    ["#/mail/Ab-_9", { at: "mail", token: "Ab-_9" }],
    ["#/mail", { at: "nowhere" }],
    ["#/stop/ab_-9.0f", { at: "stop", token: "ab_-9.0f" }],
    ["#/stop", { at: "nowhere" }],
    ["#/table", { at: "nowhere" }],
    ["#/x%", { at: "nowhere" }],
  ])("%s", (hash, route) => expect(parse(hash)).toEqual(route));
  it("come back from links", () => {
    expect(parse(href("join", "a b", "c/d"))).toEqual({ at: "join", table: "a b", link: "c/d" });
  });
});

describe("clauses", () => {
  const list = {
    "A1.1": "Two debts, see A2.1 and B9. (rulebook)",
    "A1.2": "Глину беруть",
    "A2.1": "The Tax Stand (A1) holds silver. (public)",
  };
  it("stand in sections", () => {
    expect(bySection(list).map(([id, rows]) => [id, rows.length])).toEqual([
      ["A1", 2],
      ["A2", 1],
    ]);
  });
  it("are found by word, stem or number", () => {
    expect(Object.keys(search(list, "DEBTS"))).toEqual(["A1.1"]);
    expect(Object.keys(search(list, "глина"))).toEqual(["A1.2"]);
    expect(Object.keys(search(list, "a1"))).toEqual(["A1.1", "A1.2"]);
    expect(search(list, "zzz")).toEqual({});
    expect(search(list, " ")).toEqual(list);
  });
  it("tell their origin apart, and link to each other", () => {
    expect(apart(list["A1.1"])).toEqual(["Two debts, see A2.1 and B9.", "rulebook"]);
    expect(apart("No mark")).toEqual(["No mark", ""]);
    expect(references("see A2.1 and B9, A1.", list)).toEqual(["see ", "A2.1", " and B9, ", "A1", "."]);
  });
});

describe("a view nobody has drawn", () => {
  const view = {
    players: [
      { seat: 0, hand: ["G1", "G2"], prizes: ["T5"], coins: 3, done: false },
      { seat: 1, hand: 2, prizes: [], coins: 0, done: true },
    ],
    harvest: [["G7"], 30],
    spent: ["G9"],
    dealt: true,
  };
  const has = (id: string) => ["head-hand", "head-prizes", "head-coins", "zone-harvest"].includes(id);
  it("has counters", () => {
    expect(counters(view.players, has)).toEqual(["hand", "prizes", "coins"]);
    expect([view.harvest, 4, ["a"], true].map((x) => sizeOf(x))).toEqual([31, 4, 1, null]);
  });
  it("marks options on the cards of the picture", () => {
    const card = (name: string): Message => [name, {}];
    const block = { title: card("hand"), head: [], rows: [[card("a")], [card("b")]], span: 6, cards: ["G1", "G2"] };
    const seen = pictured({ state: view, picture: [block] }).state;
    expect(generic.placeOf("sell", "G1", seen)).toEqual(["card:G1"]);
    expect(generic.placeOf("act", ["hire", "G2"], seen)).toEqual(["card:G2"]);
    expect(generic.placeOf("act", "stop", seen)).toEqual([]);
    expect(generic.placeOf("act", "G1", view)).toEqual([]);
  });
});

describe("clocks", () => {
  it("count in the unit that matters", () => {
    expect([1122, 9, -4].map((x) => clockText("en", x))).toEqual(["18:42", "0:09", "0:00"]);
    expect(clockText("en", 2 * 86_400 + 5)).toBe("2 days");
    expect(clockText("en", 2 * 3600)).toBe("2 hr");
  });
});

describe("times and days of inputs", () => {
  it("are minutes after midnight", () => {
    expect([minuteOf("00:00"), minuteOf("23:59"), minuteOf("07:30:00"), minuteOf("")]).toEqual([0, 1439, 450, null]);
    expect([0, 450, 1439].map(timeOf)).toEqual(["00:00", "07:30", "23:59"]);
  });
  it("last until midnight by the clock on the wall", () => {
    const noon = new Date(2026, 2, 29, 12).getTime();
    const day = isoDay(noon);
    expect(day).toBe("2026-03-29");
    expect(dayStart(day)).toBe(new Date(2026, 2, 29).getTime() / 1000);
    expect(dayEnd(day)).toBe(new Date(2026, 2, 30).getTime() / 1000);
    expect([dayStart(""), dayEnd("x")]).toEqual([null, null]);
  });
});
