import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/generated/frames";
import {
  gainsOf,
  headlinesOf,
  hear,
  hold,
  lastTold,
  NO_STORY,
  newSince,
  resync,
  seatOf,
  tell,
  upTo,
  without,
} from "../src/table/story";
import { Book } from "../src/words/book";

const player = (seat: number) => ({ player: { msg: [`player-${seat}`, {}] as [string, object] } });
function event(what: string, seat: number, n = 0): GameEvent {
  return {
    clause: "A1",
    weight: 1,
    against: [],
    what,
    about: { player: seat, n },
    msg: [what, { ...player(seat), n }] as never,
  };
}
const silent: GameEvent = { clause: "A1", weight: 1, against: [], what: "dealt", about: {}, msg: null };

type Weighed = [what: string, weight: number, against: number[]];
interface Example {
  name: string;
  reader: number;
  actions: Weighed[][];
  heads: string[];
}
const examples = JSON.parse(
  readFileSync(new URL("../../tests/fixtures/headlines.json", import.meta.url), "utf8"),
) as Example[];

describe("headlines", () => {
  it.each(examples.map((x) => [x.name, x] as const))("%s", (_, { reader, actions, heads }) => {
    const steps = actions.flat().map(([what, weight, against]) => ({ ...event(what, 1), weight, against }));
    const later: number[] = [];
    for (const action of actions.slice(0, -1)) later.push((later.at(-1) ?? 0) + action.length);
    expect(headlinesOf({ steps, later }, reader).map((x) => x.what)).toEqual(heads);
  });
  it("stand beside what was gained, added up", () => {
    const gain = (good: string, n: number, seat = 1): GameEvent => {
      const change = { msg: ["effect-gain", { goods: { list: [[`good-${good}.count`, { n }]] } }] };
      return { ...event("gain", seat), msg: ["event-change", { ...player(seat), change }] as never, weight: 2 };
    };
    const told = [event("turn", 1, 7), { ...event("build", 1), weight: 8 }, gain("coin", 1), gain("vp", 4)];
    const [turn] = tell([], [...told, gain("coin", 2), gain("coin", 5, 0)]);
    const gains = gainsOf(turn!, headlinesOf(turn!, -1));
    expect(gains.map((x) => JSON.stringify(x[1].change))).toEqual([
      JSON.stringify(gain("coin", 3).msg?.[1].change),
      JSON.stringify(gain("vp", 4).msg?.[1].change),
    ]);
  });
});

describe("a story", () => {
  it("begins a group with every turn", () => {
    const turns = tell(tell([], [event("turn", 1, 7), event("place", 1), silent]), [
      event("gain", 1),
      event("turn", 2, 8),
      event("place", 2),
    ]);
    expect(turns.map((x) => [x.seat, x.n, x.steps.map((e) => e.what)])).toEqual([
      [1, 7, ["place", "gain"]],
      [2, 8, ["place"]],
    ]);
  });
  it("is of who acted, where that is known, whomever it concerns", () => {
    const deed = [event("pray", 0), event("suspected", 1), event("gain", 2)];
    expect(tell([], deed).map((x) => x.seat)).toEqual([-1]);
    expect(tell([], deed, 0).map((x) => [x.seat, x.steps.length])).toEqual([[0, 3]]);
  });
  it("says of a step that it was the only option", () => {
    const only = { ...silent, what: "only" };
    const [turn] = tell([], [event("turn", 1, 7), event("place", 1), only, silent, event("gain", 1), event("gain", 1)]);
    expect(turn?.steps.map((x) => Boolean(x.only))).toEqual([false, true, false]);
  });
  it("takes actions of one player that follow one another as one, where a turn has no words", () => {
    const quiet = (seat: number): GameEvent => ({ ...event("turn", seat, 2), msg: null });
    const mine = [quiet(1), event("box", 1), event("gain", 1), quiet(1), event("build", 1)];
    const turns = tell([], [...mine, quiet(0), event("box", 0), event("late", 1)]);
    expect(turns.map((x) => [x.seat, x.n, x.steps.map((y) => y.what), x.later])).toEqual([
      [1, 2, ["box", "gain", "build"], [2]],
      [0, 2, ["box"], []],
      [1, 2, ["late"], []],
    ]);
  });
  it("gives what is everybody's a heading of its own", () => {
    const head = (what: string): GameEvent => ({
      clause: "P3",
      weight: 1,
      against: [],
      what,
      about: { n: 3 },
      msg: [what, { n: 3 }],
    });
    const told = [
      event("turn", 0, 2),
      event("pass", 0),
      head("round-end"),
      event("leave", 1),
      head("round"),
      event("turn", 1, 3),
    ];
    const turns = tell([], [...told, event("act", 1)]);
    expect(turns.map((x) => [x.seat, x.head?.[0], x.steps.map((y) => y.what)])).toEqual([
      [0, undefined, ["pass"]],
      [-1, "round-end", ["leave"]],
      [-1, "round", []],
      [1, undefined, ["act"]],
    ]);
    expect(turns.map((x) => x.round?.[0])).toEqual([undefined, undefined, "round", "round"]);
  });
  it("makes a group of each frame where a game has no turns", () => {
    const first = tell([], [event("bid", 0), event("bid", 1), event("win", 1)]);
    const turns = tell(first, [event("sell", 2), event("sell", 2)]);
    expect(turns.map((x) => [x.seat, x.n, x.steps.length])).toEqual([
      [-1, 0, 3],
      [2, 0, 2],
    ]);
    expect(tell(turns, [silent])).toHaveLength(2);
  });
  it("goes back when a decision is taken back", () => {
    let story = hear(NO_STORY, { at: 1 }, [event("turn", 0, 1)]);
    story = hear(story, { at: 2 }, [event("place", 0)]);
    story = hear(story, { at: 3 }, [event("gain", 0)]);
    expect(story.turns[0]?.steps).toHaveLength(2);
    story = hear(story, { at: 2 }, []);
    expect(story.turns[0]?.steps.map((x) => x.what)).toEqual(["place"]);
    story = hear(story, { at: 4 }, [event("hire", 0)]);
    expect(story.turns[0]?.steps.map((x) => x.what)).toEqual(["place", "hire"]);
  });
  it("keeps quiet about a frame that tells nothing", () => {
    const story = hear(hear(NO_STORY, 1, [event("bid", 0)]), 2, []);
    expect(story.turns).toHaveLength(1);
  });
  it("has been read up to the last turn of which anything was told", () => {
    expect(lastTold(tell([], [event("turn", 0, 1), event("place", 0), event("turn", 1, 2)]))).toBe(1);
    expect(lastTold([])).toBe(0);
  });
  it("says where something is missing, once", () => {
    const told = hear(NO_STORY, 1, [event("turn", 0, 1), event("place", 0)]);
    const gap = resync(resync(told, 5, true), 6, true);
    expect(gap.turns.map((x) => x.gap)).toEqual([false, true]);
    expect(resync(NO_STORY, 5, true).turns).toEqual([]);
    expect(resync(told, 1, true).turns).toEqual(told.turns);
    const more = hear(gap, 7, [event("gain", 1)]);
    expect(more.turns.map((x) => x.steps.length)).toEqual([1, 0, 1]);
  });
});

describe("whoever reads an older part of it", () => {
  const before = tell([], [event("turn", 0, 1), event("place", 0), event("turn", 1, 2), event("place", 1)]);
  const held = hold(before);
  const after = tell(before, [event("gain", 1), event("turn", 2, 3), event("place", 2)]);
  it("goes on reading what was there", () => {
    expect(upTo(before, held)).toEqual(before);
    expect(upTo(after, held)).toEqual(before);
    expect(upTo(after, null)).toBe(after);
  });
  it("is told how many turns are new, or have gone on", () => {
    expect(newSince(before, held)).toBe(0);
    expect(newSince(after, held)).toBe(2);
    expect(newSince(after, hold(after.slice(0, 2)))).toBe(1);
    expect(newSince(after, hold([]))).toBe(3);
  });
  it("sees nothing that was taken back", () => {
    expect(upTo(before.slice(0, 1), held).map((x) => x.n)).toEqual([1]);
    expect(newSince(before.slice(0, 1), held)).toBe(0);
  });
  it.each([
    ["en", ["1 new turn", "3 new turns", "5 new turns", "21 new turns"]],
    ["uk", ["1 новий хід", "3 нові ходи", "5 нових ходів", "21 новий хід"]],
    ["ru", ["1 новый ход", "3 новых хода", "5 новых ходов", "21 новый ход"]],
  ])("is told so by the rules of the language, %s", (lang, said) => {
    const text = readFileSync(new URL(`../../src/ludorum/words/${lang}.ftl`, import.meta.url), "utf8");
    const book = Book.of(lang, [new FluentResource(text)]);
    expect([1, 3, 5, 21].map((n) => book.say("web-new-turns", { n }))).toEqual(said);
  });
});

describe("a line of it", () => {
  it("knows whom it is about", () => {
    expect(seatOf(event("gain", 3).msg)).toBe(3);
    expect(seatOf(["reset", {}])).toBe(-1);
    expect(seatOf(null)).toBe(-1);
  });
  it("leaves out a name the heading has", () => {
    expect(without("Олена", "Олена: робітник іде до лісу")).toBe("Робітник іде до лісу");
    expect(without("Olena", "Olena, reward: 1 gold")).toBe("Reward: 1 gold");
    expect(without("Olena", "Turn 4: Olena")).toBe("Turn 4: Olena");
    expect(without("", ": x")).toBe(": x");
  });
});
