import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Arg, GameEvent, Message } from "../src/generated/frames";
import { pieces } from "../src/kit/Rich";
import { factsIn, gistOf, isChange } from "../src/table/gist";
import { without } from "../src/table/story";
import { Book } from "../src/words/book";

const WORDS = `
good-silver = silver
good-stone = stone
good-wood = wood
effect-plus = +{ $good }
effect-minus = −{ $good }
effect-gain = { $goods }
list = { $items }
place-quarry = Quarry
    .to = to the quarry
tile-barn = Barn
because-help = apprentice
ask-what = What now?
ask-where = { $tile }: where?
option-space = { $place }: { $brings }
option-hire = For { $price }: Patron ({ $pay } → { $gain })
option-swap = { $pay } → { $gain }
option-stop = Enough
option-spot = Place { $n }
event-place = { $player }: a worker goes { $to }
event-change = { $player }: { $change }
event-because = { $story } ({ $reason })
event-now = { $player }: { $change }, now { $n }
event-stop = { $player }: it is enough
event-reset = { $player }: markers go back
event-tile = { $player }: a new tile, { $tile }
event-flag = { $player }: a flag on { $tile }
event-ties = { $player }: { $n } are left
`;
const book = Book.of("en", [new FluentResource(WORDS)]).named(["You", "Ann"]);

const msg = (id: string, args: Record<string, Arg> = {}): { msg: Message } => ({ msg: [id, args] });
const good = (name: string, n: number) => msg(`good-${name}.count`, { n });
const changed = (n: number, name: string) =>
  msg("effect-gain", {
    goods: { list: [[n < 0 ? "effect-minus" : "effect-plus", { good: good(name, Math.abs(n)) }]] },
  });
const by = (seat: number) => ({ player: msg(`player-${seat}`) });
const event = (id: string, args: Record<string, Arg> = {}, seat = 0): GameEvent => ({
  clause: "A1",
  weight: 1,
  against: [],
  what: id,
  about: {},
  msg: [`event-${id}`, { ...by(seat), ...args }],
});
const change = (n: number, name: string, seat = 0) => event("change", { change: changed(n, name) }, seat);
const because = (n: number, name: string): GameEvent => ({
  clause: "A1",
  weight: 1,
  against: [],
  what: "gain",
  about: {},
  msg: ["event-because", { story: { msg: change(n, name).msg! }, reason: msg("because-help") }],
});

const inPieces = (message: Message) => {
  const [first = "", ...others] = pieces(book, message);
  return [typeof first === "string" ? without("You", first) : first, ...others];
};
const WHAT: Message = ["ask-what", {}];
function gist(label: Message, events: GameEvent[], question = WHAT) {
  const { facts, more, rest } = gistOf(question, label, events, 0, inPieces);
  return { facts: facts.map((x) => `${x.sign}${x.n} ${x.pip}`), more: more.map((x) => x.msg?.[0]), rest };
}
const quarry = (n: number): Message => ["option-space", { place: msg("place-quarry"), brings: changed(n, "stone") }];
const goes = event("place", { to: msg("place-quarry.to") });

describe("what comes and goes in a sentence", () => {
  it("is read with its sign, which holds for all that follow at once", () => {
    expect(
      factsIn(["+ 1", { pip: "wood" }, " 2", { pip: "stone" }, ", pay ", { pip: "silver" }, "; −3", { pip: "wood" }]),
    ).toEqual([
      { sign: "+", n: 1, pip: "wood" },
      { sign: "+", n: 2, pip: "stone" },
      { sign: "", n: 1, pip: "silver" },
      { sign: "\u2212", n: 3, pip: "wood" },
    ]);
  });
  it("is all of it where the sentence begins so", () => {
    expect(isChange(["+2", { pip: "wood" }, " (apprentice)"])).toBe(true);
    expect(isChange(["Back to the supply: 1", { pip: "wood" }])).toBe(false);
    expect(isChange(["Enough"])).toBe(false);
  });
});

describe("what an option would do", () => {
  it("is not said again where its label says it", () => {
    expect(gist(quarry(1), [goes, change(1, "stone")])).toEqual({ facts: [], more: [], rest: false });
    const swap: Message = ["option-swap", { pay: good("wood", 2), gain: good("silver", 1) }];
    expect(gist(swap, [change(-2, "wood"), change(1, "silver")]).facts).toEqual([]);
  });
  it("is one number where it comes in parts, and the parts are told elsewhere", () => {
    expect(gist(quarry(3), [goes, change(2, "stone"), because(1, "stone")])).toEqual({
      facts: [],
      more: [],
      rest: true,
    });
    expect(gist(quarry(1), [goes, change(1, "stone"), because(1, "stone")]).facts).toEqual(["+2 stone"]);
  });
  it("has what is paid before what is gained", () => {
    expect(gist(["option-stop", {}], [change(2, "stone"), change(-1, "wood")]).facts).toEqual([
      "\u22121 wood",
      "+2 stone",
    ]);
  });
  it("knows a price among other goods of a label", () => {
    const hire: Message = ["option-hire", { price: good("silver", 4), pay: good("silver", 1), gain: good("wood", 1) }];
    expect(gist(hire, [change(-4, "silver")]).facts).toEqual([]);
    expect(gist(hire, [change(-3, "silver")]).facts).toEqual(["\u22123 silver"]);
  });
  it("is told in sentences where there is more to say", () => {
    expect(gist(["option-stop", {}], [event("stop"), event("reset")]).more).toEqual(["event-reset"]);
    expect(gist(["option-spot", { n: 3 }], [event("ties", { n: 3 })]).more).toEqual(["event-ties"]);
  });
  it("reads the question too, but a second sentence about the same says something else", () => {
    const where: Message = ["ask-where", { tile: msg("tile-barn") }];
    const tile = { tile: msg("tile-barn") };
    expect(gist(["option-spot", { n: 3 }], [event("tile", tile), event("flag", tile)], where).more).toEqual([
      "event-flag",
    ]);
  });
  it("tells of others with their names", () => {
    const theirs = { ...goes, msg: ["event-place", { ...by(1), to: msg("place-quarry.to") }] as Message };
    expect(gist(quarry(1), [goes, change(1, "stone"), theirs, change(1, "stone", 1)])).toEqual({
      facts: [],
      more: ["event-place", "event-change"],
      rest: false,
    });
  });
});
