// The board of Hamlet against positions of real games: every option is drawn, every word is there,
// and tiles lie as the rules say.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { board } from "../boards/hamlet";
import { about } from "../boards/hamlet/about";
import { formOf } from "../boards/hamlet/board-context";
import { buyPrice, TILES } from "../boards/hamlet/content";
import { oddsOf, sizeOf } from "../boards/hamlet/counts";
import {
  contacts,
  groundOf,
  inside,
  type Laid,
  lay,
  roomOf,
  type Spot,
  turned,
  turnsAt,
} from "../boards/hamlet/lattice";
import { type Parts, partsOf } from "../boards/hamlet/parts";
import { pageOf, placeOf, places, placesOfEvent, within } from "../boards/hamlet/places";
import { layingOf, nextTurn, spotOf } from "../boards/hamlet/placing";
import { drawings } from "../boards/hamlet/Token";
import { fitting } from "../boards/hamlet/useScroll";
import type { View } from "../boards/hamlet/view";
import { CHURCH } from "../boards/hamlet/view";
import { haulsOf, villageOf } from "../boards/hamlet/village";
import type { Ask, Position, Refused } from "../src/generated/frames";
import { LANGUAGES } from "../src/generated/http";
import { pieces } from "../src/kit/Rich";
import { indexOptions } from "../src/table/options";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";
import { named } from "./named";

type Frame = Position & { why: Refused[] };

const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const NAMES = ["Olena", "Botric"];
const frames = JSON.parse(readFileSync(new URL("frames/hamlet.json", import.meta.url), "utf8")) as Record<
  string,
  Frame
>;

function bookIn(lang: string): Book {
  const files = ["words", "effects/words", "titles/words", "games/hamlet/words"];
  const texts = files.map((x) => readFileSync(new URL(`${x}/${lang}.ftl`, PACKAGE), "utf8"));
  return Book.of(
    lang,
    texts.map((x) => new FluentResource(x)),
  ).named(NAMES);
}

const { Board, Dock, Summary } = board;
const viewOf = (name: string) => frames[name]!.state as View;

function drawn(frame: Frame, book: Book, selected: string | null = null): string {
  const view = frame.state as View;
  const choice = { select: () => undefined, commit: () => undefined };
  const options = indexOptions(frame.ask, view, board, book, frame.why, selected, choice);
  const props = { view, seat: frame.seat, options, lit: [], names: NAMES };
  return renderToStaticMarkup(
    <Speaks value={book}>
      <Board {...props} />
      {Dock && <Dock {...props} />}
      {view.players.map((p) => (
        <Summary key={p.seat} view={view} player={p.seat} />
      ))}
    </Speaks>,
  );
}

const english = bookIn("en");
const seen = new Map<string, string>();

function shown(name: string): string {
  if (!seen.has(name)) seen.set(name, drawn(frames[name]!, english));
  return seen.get(name)!;
}

/** Two questions that hardly ever come up, put to a position that has the places for them. */
function rare(kind: string, options: unknown[]): [string, Ask] {
  const ask = frames.act!.ask!;
  return [kind, { ...ask, kind, options, labels: options.map((x) => ["num", { n: String(x) }]) }];
}

const asking = Object.entries(frames).flatMap(([name, { ask }]) => (ask ? [[name, ask] as const] : []));
const RARE = [
  rare("botric-deliver", ["raw", "coins"]),
  rare("botric-barn", ["wood", "stone"]),
  rare("sources", [[[0, "wood", -1, 2]]]),
  rare("botric-sources", [[[0, "wood", -1, 2]]]),
];
/** Questions the prompt asks with words alone. */
const SPOKEN = ["batch", "barn", "sources", "botric-sources", "botric-barn"];

describe("places", () => {
  it.each(asking)("%s: every option is drawn where it is marked, and says what it is", (name, ask) => {
    const markup = shown(name);
    ask.options.forEach((option, i) => {
      const at = placeOf(ask.kind, option, viewOf(name));
      const loose = SPOKEN.includes(ask.kind) || option === "done";
      expect(at.length > 0, JSON.stringify(option)).toBe(!loose);
      for (const place of at) expect(markup.includes(`data-place="${place}"`), place).toBe(true);
      const label = english.tell(ask.labels[i]!).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      if (at.length) expect(named(markup, label), label).toBe(true);
    });
  });

  it.each(RARE)("%s has its places", (_, ask) => {
    const markup = drawn({ ...frames.act!, ask, why: [] }, english);
    for (const option of ask.options)
      for (const place of placeOf(ask.kind, option, viewOf("act")))
        expect(markup.includes(`data-place="${place}"`), place).toBe(true);
    expect(
      ask.options.every((x) => placeOf(ask.kind, x, viewOf("act")).length === Number(ask.kind === "botric-deliver")),
    ).toBe(true);
  });

  it("every question of the rules is known here", () => {
    const turn = readFileSync(new URL("games/hamlet/turn.py", PACKAGE), "utf8");
    const kinds = [...turn.split('"""')[1]!.matchAll(/^([a-z-]+) {2,}\S/gm)].map((x) => x[1]!);
    expect(kinds.length).toBeGreaterThan(20);
    const known = new Set([...asking, ...RARE].map(([, ask]) => ask.kind));
    for (const kind of kinds) expect(known.has(kind), kind).toBe(true);
  });

  it("what is closed says why", () => {
    const markup = shown("act");
    const { why, ask } = frames.act!;
    const at = (option: unknown) => placeOf("act", option, viewOf("act"));
    const open = new Set(ask!.options.flatMap(at));
    const closed = why.filter((x) => x.option !== "beg" && at(x.option).every((place) => !open.has(place)));
    expect(closed.length).toBeGreaterThan(0);
    for (const x of closed) expect(markup.includes(english.tell(x.msg)), JSON.stringify(x.option)).toBe(true);
  });

  it("nobody chooses on a board they look at", () => {
    for (const name of ["watch", "waiting"]) expect(shown(name)).not.toContain('class="hit"');
  });

  it("keys are different, and none of them belongs to the table", () => {
    const keys = places.flatMap((x) => x.hotkey ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ["KeyZ", "KeyH", "KeyR", "KeyJ"]) expect(keys).not.toContain(taken);
    const markup = shown("act");
    for (const { id } of places.filter((x) => x.id !== "turns"))
      expect(markup.includes(`data-place="${id}"`), id).toBe(true);
    expect(shown("turn")).toContain('data-place="turns"');
  });

  it("events light places", () => {
    const at = (what: string, about: Parts & Record<string, unknown>) =>
      placesOfEvent({ clause: "B1.1", what, about: about as never, msg: null, weight: 1, against: [] });
    expect(at("cube", { player: 0, tile: "quarry", good: "stone", n: 1 })).toEqual(["tile-quarry"]);
    expect(at("use", { player: 0, good: "stone", n: 2, tile: "quarry", mark: -1 })).toEqual(["tile-quarry"]);
    const laid = { player: 1, tile: "sawmill", at: [130, 126, 2] as Spot, tiles: ["church", "market"], joined: 1 };
    expect(at("construct", laid)).toEqual(["tile-sawmill"]);
    const road = { player: 1, kind: "path", tile: "church", other: "sawmill", segment: 3, tiles: ["sawmill"] };
    expect(at("road", road)).toEqual(["tile-church", "tile-sawmill"]);
    expect(at("delivery", { player: 1, slot: "raw" })).toEqual(["church", "slot-raw"]);
    expect(at("flip", { player: 1, up: 0 })).toEqual(["botric"]);
    expect(at("no-such-thing", {})).toEqual([]);
  });

  it("a question knows its page", () => {
    const page = (kind: string, option: unknown) => pageOf(kind, option, viewOf("start"));
    expect(page("act", ["produce", 3])).toBe("village");
    expect(page("act", "town-hall")).toBe("town-hall");
    expect(page("act", ["sell", "m1"])).toBe("market");
    expect(page("act", ["deliver", "raw"])).toBe("church");
    expect(page("act", ["construct", "sawmill"])).toBe(null);
    expect(page("turn", 2)).toBe("village");
    expect(page("act", "done")).toBe(null);
    expect(placeOf("site", [4, 2], viewOf("start"))).toEqual(["edge-quarry-2"]);
    expect(within("slot-timber-flour")).toBe("church");
    expect([390, 1024].map(formOf)).toEqual(["phone", "wide"]);
  });
});

describe("words", () => {
  it.each(LANGUAGES)("%s: nothing on the board is without words", (lang) => {
    const book = bookIn(lang);
    for (const frame of Object.values(frames)) {
      drawn(frame, book);
      const view = frame.state as View;
      const small = ["tile-church", "tile-quarry", "row-0", "sale-m1", "slot-raw", "plan-shrine", "plan-barn_bend"];
      for (const id of [...places.map((x) => x.id), ...small]) {
        const told = about(id, view, 0);
        for (const line of told ? [told.name, ...told.lines, ...told.contents] : [])
          expect(book.tell(line)).toMatch(/[\p{L}\d—]/u);
      }
    }
    expect([...book.missing]).toEqual([]);
    expect(book.say("title")).toBe("Hamlet");
  });

  it("every tile can be told about", () => {
    const view = viewOf("act");
    for (const id of Object.keys(TILES)) expect(about(`plan-${id}`, view, 0)?.name[0]).toBe(`tile-${id}`);
    expect(about("plan-no_such_tile", view, 0)).toBe(null);
    expect(about("botric", { ...view, botric: null }, 0)).toBe(null);
  });

  it("goods stand in sentences", () => {
    const { labels } = frames.act!.ask!;
    const found = labels.flatMap((x) => pieces(english, x, drawings.has)).filter((x) => typeof x !== "string");
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("three players", () => {
  const { state, ...rest } = frames.act!;
  const two = state as View;
  const [one, other] = two.players as [View["players"][0], View["players"][0]];
  const players = [one, { ...other, bot: "" }, { ...other, bot: "", seat: 2 }];
  const view: View = { ...two, players, botric: null, church: { c1: 2 }, milestones: [2, -1, -1, -1, -1] };

  it.each(LANGUAGES)("%s: the other side of the church and its prices", (lang) => {
    const book = bookIn(lang);
    const markup = drawn({ ...rest, state: view, ask: null, why: [] }, book);
    expect([...markup.matchAll(/class="[^"]*slot-line/g)]).toHaveLength(6);
    expect(shown("act").match(/class="[^"]*slot-line/g)).toHaveLength(4);
    for (const id of ["c1", "c2", "c3", "c4", "c5", "c6"]) {
      const told = about(`slot-${id}`, view, 0)!;
      expect([told.clause, told.house]).toEqual(["H13.4", true]);
      expect(book.tell(told.lines[0]!)).toMatch(/\p{L}/u);
    }
    expect(about("slot-raw", two, 0)).toMatchObject({ clause: "B10.1", house: false });
    expect(about("church", view, 0)!.contents).toHaveLength(6);
    expect([...book.missing]).toEqual([]);
  });

  it("buying is cheaper there", () => {
    const what = ["buy-raw", "buy-good"] as const;
    expect([2, 3, 4].map((n) => what.map((x) => buyPrice(x, n)))).toEqual([
      [3, 5],
      [2, 4],
      [2, 4],
    ]);
  });
});

describe("the lattice", () => {
  const fresh = villageOf(viewOf("start"));

  it("six turns lead back, one is sixty degrees", () => {
    expect(turned([2, -1], 6)).toEqual([2, -1]);
    expect(turned([2, 1], 1)).toEqual([-1, 3]);
    expect(turned([2, 1], 3)).toEqual([-2, -1]);
  });

  it("tiles that lie there never overlap, and roads meet roads only", () => {
    for (const name of Object.keys(frames)) {
      const { tiles } = villageOf(viewOf(name));
      const cells = tiles.flatMap((x) => x.cells);
      expect(new Set(cells).size).toBe(cells.length);
      tiles.forEach((tile, i) => {
        const others = groundOf(tiles.filter((_, k) => k !== i));
        for (const { segment, equal } of contacts(tile, others))
          if (segment.terrain === "R") expect(equal, tile.id).toBe(true);
      });
    }
  });

  it("the five other tiles of the start are linked to the church", () => {
    expect([...fresh.links[CHURCH]!].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it("the middle of every tile lies in it, with room for a sign, however it is turned", () => {
    for (const id of Object.keys(TILES))
      for (let turn = 0; turn < 6; turn++) {
        const tile: Laid = lay(id, [0, 0, turn]);
        expect(inside(tile.hub, tile.corners), id).toBe(true);
        expect(roomOf(tile), `${id} ${turn}`).toBeGreaterThan(0.5);
      }
  });

  it("a preview can be drawn wherever the rules offer a place, in every turn they offer", () => {
    const { ask, state } = frames.place!;
    const { ground } = villageOf(state as View);
    const id = String(partsOf(ask!.about).tile);
    for (const [p, q] of ask!.options as [number, number][]) expect(turnsAt(id, p, q, ground)).not.toEqual([]);
    const turn = frames.turn!;
    const { tile, p, q } = partsOf(turn.ask!.about);
    const found = turnsAt(tile!, p!, q!, villageOf(turn.state as View).ground);
    for (const option of turn.ask!.options) expect(found).toContain(option);
  });

  it("goods come from the next tiles, and from farther ones over donkeys", () => {
    const from = (donkeys: number[]) =>
      haulsOf(fresh, 3, donkeys)
        .map(([x]) => x)
        .sort();
    expect(from([])).toEqual([0]);
    expect(from([CHURCH])).toEqual([0, 1, 2, 4, 5]);
  });

  it("the whole village fits, unless it would be too small to read", () => {
    const box = { left: 0, top: 0, right: 10, bottom: 5 };
    expect(fitting(box, { wide: 500, high: 1000 }, 38)).toBe(50);
    expect(fitting(box, { wide: 300, high: 1000 }, 38)).toBe(38);
    expect(fitting(box, { wide: 3000, high: 3000 }, 38)).toBeLessThan(100);
  });
});

describe("laying a tile", () => {
  const { ask, state } = frames.place!;
  const { ground } = villageOf(state as View);
  const laying = layingOf({ ask })!;
  const { key } = laying.spots[0]!;

  it("is drawn where it is selected, turned as wished if that can be", () => {
    const at = spotOf(laying, key, 0, ground)!;
    const turns = turnsAt(laying.id, at[0], at[1], ground);
    expect(JSON.stringify([at[0], at[1]])).toBe(key);
    for (const wish of turns) expect(spotOf(laying, key, wish, ground)![2]).toBe(wish);
    expect(spotOf(laying, "[0,0]", 0, ground)).toBe(null);
    let turn = at[2];
    const been = turns.map(() => (turn = nextTurn(laying, [at[0], at[1], turn], ground)));
    expect([...been].sort()).toEqual([...turns].sort());
    expect(drawn(frames.place!, english, key)).toContain('class="ghost"');
  });

  it("is turned only as the rules offer once the place is chosen", () => {
    const turning = layingOf(frames.turn!)!;
    const { p, q, turn } = turning.spots[0]!;
    const offered = frames.turn!.ask!.options as number[];
    const next = nextTurn(turning, [p, q, turn!], villageOf(viewOf("turn")).ground);
    expect(next).toBe(offered[1 % offered.length]);
  });

  it("no other question lays one", () => {
    expect(layingOf(frames.act!)).toBe(null);
    expect(layingOf(frames["botric-place"]!)?.spots.every((x) => x.turn !== null)).toBe(true);
  });
});

describe("Botric's board", () => {
  it("tells how likely each token is to be tried first", () => {
    const { botric } = viewOf("start");
    const row = ["road", "refine", "produce", "construct", "blueprint"];
    const odds = oddsOf({ ...botric!, row, drawn: ["a", "a", "b"] });
    expect(odds.map(({ disc, n, of, action }) => [disc, n, of, action])).toEqual([
      ["a", 1, 3, "road"],
      ["b", 1, 3, "refine"],
      ["c", 1, 3, "produce"],
    ]);
    const markup = shown("act");
    for (const x of oddsOf(viewOf("act").botric!)) expect(markup).toContain(`${x.n}/${x.of}`);
  });

  it("counts what is in the bag as the rules do", () => {
    for (const name of Object.keys(frames)) {
      const { botric, discs } = viewOf(name);
      if (botric) expect(oddsOf(botric)[0]!.of).toBe(sizeOf(discs));
    }
  });
});
