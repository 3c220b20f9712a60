import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Ask, Follow, Refused } from "../src/generated/frames";
import { bySort, gatherOptions, withWords } from "../src/table/options";
import { Book } from "../src/words/book";

const words = Book.of("en", [
  new FluentResource("go = Go to { $where }\nstay = Stay\nfull = It is full\nlate = Too late\nsleep = Sleep { $n }"),
]);
const ask: Ask = {
  kind: "move",
  clause: "A1.1",
  about: {},
  amount: false,
  options: ["mill", ["inn", 2], ["inn", 3], "stay"],
  prompt: ["go", {}],
  labels: [
    ["go", { where: "mill" }],
    ["go", { where: "inn 2" }],
    ["go", { where: "inn 3" }],
    ["stay", {}],
  ],
  token: 1,
  undo: "",
};
const refusals: Refused[] = [
  { option: "church", label: ["go", { where: "church" }], clause: "A2.1", reason: "full", msg: ["full", {}] },
  { option: ["inn", 9], label: ["go", { where: "inn 9" }], clause: "A2.2", reason: "full", msg: ["full", {}] },
  { option: "sleep", label: ["sleep", { n: 1 }], clause: "A2.3", reason: "late", msg: ["late", {}] },
  { option: "sleep", label: ["sleep", { n: 1 }], clause: "A2.3", reason: "late", msg: ["late", {}] },
  { option: "sleep more", label: ["sleep", { n: 2 }], clause: "A2.3", reason: "late", msg: ["late", {}] },
];
const ui = {
  placeOf(_kind: string, option: unknown): string[] {
    if (Array.isArray(option)) return [String(option[0])];
    return option === "mill" || option === "church" ? [String(option)] : [];
  },
};

describe("the options of a decision", () => {
  const index = gatherOptions(ask, {}, ui, words, refusals);
  it("are marked where they live, with their words", () => {
    expect(index.at("mill")).toEqual([{ key: '"mill"', option: "mill", label: "Go to mill" }]);
    expect(index.at("inn").map((x) => x.key)).toEqual(['["inn",2]', '["inn",3]']);
    expect(index.at("nowhere")).toEqual([]);
  });
  it("are chips where they have no place", () => {
    expect(index.loose.map((x) => x.label)).toEqual(["Stay"]);
  });
  it("are told why not, unless the place is open for another reason", () => {
    expect(index.closed("church")).toEqual({ reason: "It is full", clause: "A2.1" });
    expect(index.closed("inn")).toBeNull();
  });
  it("are named before the reason where they have no place", () => {
    expect(index.refused.map((x) => [x.label, x.reason, x.clause])).toEqual([
      ["Sleep 1", "Too late", "A2.3"],
      ["Sleep 2", "Too late", "A2.3"],
    ]);
  });
  it("are none while others decide", () => {
    const none = gatherOptions(null, {}, ui, words, refusals);
    expect([none.marks, none.refused, none.at("mill")]).toEqual([[], [], []]);
    expect(none.closed("church")).toBeNull();
  });
  it("are found by words in any order, and stand together by sort", () => {
    const { marks } = index;
    expect(withWords(marks, "")).toBe(marks);
    expect(withWords(marks, "INN go").map((x) => x.label)).toEqual(["Go to inn 2", "Go to inn 3"]);
    expect(withWords(marks, "church")).toEqual([]);
    const mixed = [marks[3]!, marks[0]!, marks[1]!];
    expect(bySort(mixed, ask).map((x) => x.map((m) => m.label))).toEqual([["Stay"], ["Go to mill", "Go to inn 2"]]);
  });
});

describe("a question that follows an option", () => {
  const follows = (option: unknown, kind: string, ...options: unknown[]): Follow => ({
    option,
    question: {
      kind,
      clause: "A1.2",
      about: {},
      amount: false,
      options,
      prompt: ["go", {}],
      labels: options.map(() => ["stay", {}]),
    },
  });
  const index = (...next: Follow[]) =>
    gatherOptions(
      { ...ask, options: ["citizen", "build", "read", "mill"] },
      {},
      {
        placeOf(kind: string, option: unknown): string[] {
          if (kind !== "move") return option === "nowhere" ? [] : [String(option)];
          return option === "citizen" ? ["left", "right", "full"] : [String(option)];
        },
      },
      words,
      [],
      next,
    );

  it("is answered by its own places, each with its own words", () => {
    const found = index(follows("citizen", "track", "left", "right"));
    expect(found.at("left")).toEqual([
      { key: '"citizen"\n"left"', option: "left", label: "Go to mill: Stay", deep: false },
    ]);
    expect(found.at("right").map((x) => x.key)).toEqual(['"citizen"\n"right"']);
    expect(found.at("full")).toEqual([]); // no answer stands there
    expect(found.wordsOf('"citizen"\n"right"')).toEqual([
      ["go", { where: "mill" }],
      ["stay", {}],
    ]);
    expect(found.marks.map((x) => x.key)).toEqual(['"citizen"', '"build"', '"read"', '"mill"']);
  });
  it("lights places that nothing else leads to", () => {
    const found = index(follows("build", "site", "hill", "nowhere"));
    expect(found.at("hill")).toMatchObject([{ key: '"build"\n"hill"', deep: true }]);
    expect(found.at("build").map((x) => x.key)).toEqual(['"build"']);
    expect(found.placesOf('"build"\n"hill"')).toEqual(["hill"]);
  });
  it("never guesses which way was meant", () => {
    const found = index(follows("build", "site", "hill", "mill"), follows("read", "book", "hill"));
    expect(found.at("hill")).toEqual([]); // two ways
    expect(found.at("mill").map((x) => x.key)).toEqual(['"mill"']); // something else is done there
  });
  it("is not answered in what belongs to another option, nor by who only passes", () => {
    const spaces = ["mill-1", "build-1", "closed-1", "meadow-1"];
    const found = gatherOptions(
      { ...ask, options: ["build", "mill", "stay"] },
      {},
      {
        placeOf: (_kind: string, option: unknown) => (option === "stay" ? [] : [String(option)]),
        within: (place: string) => place.split("-")[0]!,
      },
      words,
      [{ ...refusals[0]!, option: "closed" }],
      [follows("build", "space", ...spaces), follows("stay", "keep", "worker")],
    );
    expect(spaces.map((x) => found.at(x).map((mark) => mark.key))).toEqual([
      [],
      ['"build"\n"build-1"'],
      [],
      ['"build"\n"meadow-1"'],
    ]);
    expect(found.at("worker")).toEqual([]);
  });
  it("is asked where its answers share a place", () => {
    const same = follows("build", "site", "build", "build");
    expect(
      index(same)
        .at("build")
        .map((x) => x.key),
    ).toEqual(['"build"']);
  });
});
