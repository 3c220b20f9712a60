// The companion: finding cards, taking them, telling steps, keeping games.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Event, Question } from "../src/companion/desk";
import { facetsOf, splitting } from "../src/companion/facets";
import { arranged, bound, faceOf, nameOf } from "../src/companion/labels";
import { answerOf, canTake } from "../src/companion/picker";
import { foundAt, matches } from "../src/companion/search";
import { newer } from "../src/companion/share";
import { headOf, isLong, steps } from "../src/companion/steps";
import { begin, results, type SavedGame } from "../src/companion/store";
import type { Message } from "../src/generated/frames";
import { Book } from "../src/words/book";

const INVADER = ["Захватчик (византиец)", "Загарбник (візантієць)", "Invader (Byzantine)"];

describe("search", () => {
  it("finds any part of a name in every language", () => {
    for (const wish of ["захв", "хватч", "Загарб", "invad", "BYZ", "візант"]) expect(matches(INVADER, wish)).toBe(true);
    expect(matches(INVADER, "лучник")).toBe(false);
  });

  it("forgives the wrong keyboard layout", () => {
    expect(matches(INVADER, "pf[df")).toBe(true); // "захва" on Latin keys
    expect(matches(INVADER, "штмфв")).toBe(true); // "invad" on Russian keys
    expect(matches(INVADER, "штмфв".toUpperCase())).toBe(true);
    expect(matches(["Візантієць"], "dspfyns]wm")).toBe(false); // nearly
    expect(matches(["Візантієць"], "dspfyns'wm")).toBe(true); // "візантієць" on Latin keys
    expect(matches(["Візантієць"], "вызант")).toBe(true); // the Russian letter on the key of і
  });

  it("wants every word, in any order, and forgives spelling", () => {
    expect(matches(INVADER, "визант захв")).toBe(true);
    expect(matches(INVADER, "визант лучн")).toBe(false);
    expect(matches(["Старьёвщик"], "старьев")).toBe(true);
    expect(matches(["в’язниця"], "в'яз")).toBe(true);
    expect(matches(INVADER, "  ")).toBe(true);
  });

  it("says where it was found", () => {
    expect(foundAt("Захватчик", "хват")).toEqual([2, 6]);
    expect(foundAt("Захватчик", "pf[")).toEqual([0, 3]);
    expect(foundAt("Захватчик", "invad")).toBeNull();
  });
});

const card = (name: string, people: string): Message => [
  "outsider",
  { name: { msg: [name, {}] }, people: { msg: [people, {}] } },
];
const inn = (...goods: [string, number][]): Message => [
  "list",
  { items: { list: goods.map(([x, n]): Message => [`good-${x}.count`, { n }]) } },
];

describe("lists", () => {
  const ftl = (names: readonly string[]) =>
    new FluentResource(
      [
        ...names.map((x, i) => `c${i} = ${x}`),
        "face = { $name }: { $more }",
        "companion-our-text = { $card }, ours",
      ].join("\n"),
    );
  const asked = (kind: Question["kind"], names: readonly string[], cards: readonly number[] = []): Question => ({
    kind,
    about: "x",
    clause: "X1",
    prompt: ["x", {}],
    many: 1,
    closed: [],
    facts: {},
    picks: names.map((x, i) => ({
      label: [`c${i}`, {}] as Message,
      option: x,
      answer: [],
      copies: 1,
      card: cards.includes(i),
    })),
  });
  const sorted = (lang: string, q: Question) => {
    const names = q.picks.map((x) => String(x.option));
    return arranged(q, Book.of(lang, [ftl(names)])).map((i) => names[i]);
  };

  it("go by the reader's alphabet", () => {
    const uk = ["Юрба", "Ґазда", "Їжак", "Гусар", "Єгер", "Іній", "Ельф", "Йод", "Дім", "Жар", "10 монет", "9 монет"];
    expect(sorted("uk", asked("reveal", uk))).toEqual([
      "9 монет",
      "10 монет",
      "Гусар",
      "Ґазда",
      "Дім",
      "Ельф",
      "Єгер",
      "Жар",
      "Іній",
      "Їжак",
      "Йод",
      "Юрба",
    ]);
    expect(sorted("ru", asked("reveal", ["Яма", "Ёлка", "Жук", "Ева"]))).toEqual(["Ева", "Ёлка", "Жук", "Яма"]);
  });

  it("stay as the rules have them where one decides, but for the cards of a hand", () => {
    expect(sorted("en", asked("decide", ["west", "smith", "abbey", "east"], [1, 2]))).toEqual([
      "west",
      "abbey",
      "smith",
      "east",
    ]);
  });

  it("keep a number with what it counts", () => {
    const stone = { pip: "stone" };
    expect(bound(["gain +1", stone, "; then ", stone, " and 12", stone])).toEqual([
      "gain ",
      { before: "+1", pip: "stone", after: ";" },
      " then ",
      { before: "", pip: "stone", after: "" },
      " and ",
      { before: "12", pip: "stone", after: "" },
    ]);
  });

  it("know the name of a card", () => {
    const face: Message = ["face", { name: { msg: ["c0", {}] }, more: 1 }];
    const ours: Message = ["companion-our-text", { card: { msg: face } }];
    expect(nameOf(ours)).toEqual(["c0", {}]);
    expect(faceOf(ours)).toEqual(face);
    expect(nameOf(["c1", {}])).toEqual(["c1", {}]);
  });
});

describe("facets", () => {
  it("are kinds where cards have kinds", () => {
    const labels = [card("a", "viking"), card("b", "viking"), card("c", "saracen"), card("d", "saracen")];
    const found = splitting(facetsOf(labels));
    expect(found.map((x) => [x.facet.message[0], x.n])).toEqual([
      ["viking", 2],
      ["saracen", 2],
    ]);
  });

  it("are no oddities that only a few cards have", () => {
    const odd = (name: string, people: string, power: string): Message => {
      const [id, args] = card(name, people);
      return [id, { ...args, power: { msg: [power, {}] } }];
    };
    const labels = [
      card("a", "viking"),
      card("b", "viking"),
      card("c", "saracen"),
      card("d", "saracen"),
      card("e", "saracen"),
      odd("f", "viking", "p"),
      odd("g", "viking", "q"),
    ];
    expect(splitting(facetsOf(labels)).map((x) => x.facet.group)).toEqual(["people", "people"]);
  });

  it("are goods where cards have no names, and only those that still split", () => {
    const labels = [
      inn(["scout", 1], ["cleric", 2]),
      inn(["scout", 1], ["cleric", 1]),
      inn(["scout", 1], ["fighter", 1]),
    ];
    const found = splitting(facetsOf(labels));
    expect(found.map((x) => x.facet.key)).not.toContain('["good-scout.count",{"n":1}]');
    expect(found.map((x) => x.n)).toEqual([1, 1, 1]);
    expect(found[0]?.facet.message).toEqual(["good-cleric.count", { n: 1 }]);
  });
});

const pick = (option: string, copies: number) => ({
  label: [option, {}] as Message,
  option,
  answer: ["cards", option],
  copies,
  card: false,
});
const asked = (many: number): Question => ({
  kind: "reveal",
  about: "townsfolk",
  clause: "P2.1",
  prompt: ["reveal-townsfolk", { n: many }],
  many,
  picks: [pick("abbot", 2), pick("squire", 1)],
  closed: [],
  facts: {},
});

describe("picker", () => {
  it("commits one card by one tap", () => {
    expect(answerOf(asked(1), [1])).toEqual(["cards", "squire"]);
  });

  it("takes several in their order, the last one commits", () => {
    expect(answerOf(asked(3), [1, 0])).toBeNull();
    expect(answerOf(asked(3), [1, 0, 0])).toEqual(["cards", "squire", "abbot", "abbot"]);
  });

  it("offers a card as often as there are copies", () => {
    expect(canTake(asked(3), [0], 0)).toBe(true);
    expect(canTake(asked(3), [0, 0], 0)).toBe(false);
    expect(canTake(asked(3), [1], 1)).toBe(false);
    expect(canTake(asked(3), [], 7)).toBe(false);
  });
});

const told = (what: string, seat: number | null, hand = true): Event => ({
  clause: "P1.1",
  weight: 1,
  against: [],
  what,
  about: {},
  msg: seat === null ? null : [`event-${what}`, seat < 0 ? {} : { player: { msg: [`player-${seat}`, {}] } }],
  hand,
});

describe("steps", () => {
  it("leave out what was told just now, what has no words, and headings", () => {
    const list = [
      told("dealt", -1),
      told("dealt", null),
      told("round", -1),
      told("scheme", 1, false),
      told("dealt", -1),
    ];
    expect(steps(list, true).map((x) => [x.event.what, x.hand])).toEqual([
      ["scheme", false],
      ["dealt", false],
    ]);
    expect(steps(list, false)).toHaveLength(3);
    // What the app drew from its own deck is laid out by the person, also right after other cards.
    const drew = { ...told("drew", -1), hand: true };
    expect(steps([told("dealt", -1), drew], true).map((x) => [x.event.what, x.hand])).toEqual([["drew", true]]);
    expect(headOf(list)?.[0]).toBe("event-round");
  });

  it("are long when the opponent did much, not when the person did", () => {
    const by = (seat: number, n: number) =>
      steps(
        Array.from({ length: n }, () => told("gain", seat)),
        false,
      );
    expect(isLong(by(0, 9))).toBe(false);
    expect(isLong(by(1, 3))).toBe(false);
    expect(isLong(by(1, 4))).toBe(true);
  });
});

describe("results", () => {
  const over = (game: string, last: number, points: number, winners: number[]): SavedGame => ({
    ...begin(game, {}, false, 0),
    last,
    scores: {
      lines: [
        [
          ["a", 1, points - 1, "P1"],
          ["b", 1, 1, "P1"],
        ],
        [["a", 0, 99, "P1"]],
      ],
      rows: [
        ["a", "P1"],
        ["b", "P1"],
      ],
      winners,
      headline: null,
    },
  });

  it("are the person's points by game, the oldest first, without those under way", () => {
    const found = results([
      over("a", 30, 20, [0]),
      begin("a", {}, false, 99),
      over("a", 10, 12, [1]),
      over("b", 20, 5, [0]),
    ]);
    expect(found.get("a")?.map((x) => [x.points, x.won])).toEqual([
      [12, false],
      [20, true],
    ]);
    expect(found.get("b")).toHaveLength(1);
  });

  it("are no victories where there was nobody to win against", () => {
    const kept = over("a", 30, 20, []);
    const found = results([{ ...kept, scores: { ...kept.scores!, headline: ["ranked", {}] } }]);
    expect(found.get("a")?.map((x) => x.won)).toEqual([null]);
  });

  it("begin with an id of their own", () => {
    expect(begin("a", {}).id).not.toBe(begin("a", {}).id);
    expect(begin("a", {}).id).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe("sharing with the server", () => {
  it("takes and gives only what is newer", () => {
    const here = [1000, 2000, 3000].map((last, i) => ({ ...begin("a", {}, false, last), id: `g${i}` }));
    const there = [
      ["g0", 5],
      ["g1", 2],
      ["g2", 1],
      ["g9", 1],
    ].map(([id, at]) => ({ id: String(id), at: Number(at), data: "{}" }));
    const { take, give } = newer(here, there);
    expect(take.map((x) => x.id)).toEqual(["g0", "g9"]);
    expect(give.map((x) => x.id)).toEqual(["g2"]);
  });
});
