// The boards of Viscounts against positions of real games: every option is drawn, every word is
// there, and what a board is worth is what the rules say.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { litOn } from "@ludorum/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { board } from "../boards/viscounts";
import { about } from "../boards/viscounts/about";
import { chainOf } from "../boards/viscounts/chain";
import { middle, pieceAt, point, R, siteAngle, spacePoint } from "../boards/viscounts/geometry";
import { siteId, siteNamed, spaceId, spaceNamed } from "../boards/viscounts/names";
import { partsOf } from "../boards/viscounts/parts";
import { paidBy } from "../boards/viscounts/payment";
import { placeOf, places, placesOfEvent, within } from "../boards/viscounts/places";
import { atHand, moveCost, nextStacks, points, stack, walks } from "../boards/viscounts/points";
import { drawings } from "../boards/viscounts/Token";
import type { Player, View } from "../boards/viscounts/view";
import type { GameEvent, Position, Preview, Refused } from "../src/generated/frames";
import { LANGUAGES } from "../src/generated/http";
import { pieces } from "../src/kit/Rich";
import { indexOptions } from "../src/table/options";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";
import { named } from "./named";

type Frame = Position & { why: Refused[]; points: number[]; preview?: Preview & { option: unknown } };

const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const NAMES = ["Olena", "Bohdan", "Iryna", "Marko"];
const frames = JSON.parse(readFileSync(new URL("frames/viscounts.json", import.meta.url), "utf8")) as Record<
  string,
  Frame
>;

function bookIn(lang: string): Book {
  const files = ["words", "effects/words", "titles/words", "games/viscounts/words"];
  const texts = files.map((x) => readFileSync(new URL(`${x}/${lang}.ftl`, PACKAGE), "utf8"));
  return Book.of(
    lang,
    texts.map((x) => new FluentResource(x)),
  ).named(NAMES);
}

const { Board, Dock, Summary } = board;

function drawn(frame: Frame, book: Book): string {
  const view = frame.state as View;
  const choice = { select: () => undefined, commit: () => undefined };
  const selected = frame.preview ? JSON.stringify(frame.preview.option) : null;
  const options = indexOptions(frame.ask, view, board, book, frame.why, selected, choice);
  const props = { view, seat: frame.seat, options, lit: [], names: NAMES, preview: frame.preview ?? null };
  return renderToStaticMarkup(
    <Speaks value={book}>
      <Board {...props} />
      {Dock && frame.seat >= 0 && <Dock {...props} />}
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

const viewOf = (name: string) => frames[name]!.state as View;
const asking = Object.entries(frames).flatMap(([name, { ask }]) => (ask ? [[name, ask] as const] : []));
/** Questions the prompt asks with words alone. */
const SPOKEN = ["again", "choice", "destroy-own", "flip", "pay", "rearrange", "remove", "resource", "trade", "workers"];

describe("places", () => {
  it.each(asking)("%s: every option is drawn where it is marked, and says what it brings", (name, ask) => {
    const markup = shown(name);
    ask.options.forEach((option, i) => {
      const at = placeOf(ask.kind, option, viewOf(name));
      const loose = SPOKEN.includes(ask.kind) || ["none", "no"].some((x) => x === option);
      expect(at.length > 0, JSON.stringify(option)).toBe(!loose);
      for (const place of at) expect(markup.includes(`data-place="${place}"`), place).toBe(true);
      const label = english.tell(ask.labels[i]!).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      if (at.length) expect(named(markup, label), label).toBe(true);
    });
  });

  it("a closed action says why", () => {
    const { ask, why } = frames.closed!;
    const closed = why.filter((x) =>
      placeOf(ask!.kind, x.option, viewOf("closed")).some((at) => shown("closed").includes(`data-place="${at}"`)),
    );
    expect(closed.length).toBeGreaterThan(0);
    const open = new Set(ask!.options.flatMap((x) => placeOf(ask!.kind, x, viewOf("closed"))));
    for (const x of closed) {
      const [at] = placeOf(ask!.kind, x.option, viewOf("closed"));
      if (!open.has(at!)) expect(shown("closed")).toContain(english.tell(x.msg));
    }
  });

  it("nobody chooses on the boards they look at", () => {
    for (const name of ["watch", "waiting"]) expect(shown(name)).not.toContain('class="hit"');
  });

  it("keys are different, and none of them belongs to the table", () => {
    const keys = places.map((x) => x.hotkey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ["KeyZ", "KeyH", "KeyR", "KeyJ"]) expect(keys).not.toContain(taken);
    for (const { id } of places) expect(shown("late").includes(`data-place="${id}"`), id).toBe(true);
  });

  it("parts of the ring are called as events call them", () => {
    const view = viewOf("late");
    for (let space = 0; space < 15; space++)
      expect(spaceNamed(view, spaceId(view, space).replace("space-", ""))).toBe(space);
    view.sites.forEach((_, site) => {
      const [, left, right, n] = siteId(view, site).split("-");
      expect(siteNamed(view, `${left}-${right}`, Number(n))).toBe(site);
    });
    const ids = [...view.sites.keys()].map((x) => siteId(view, x));
    expect(new Set(ids).size).toBe(view.sites.length);
  });

  it("events light places of the table, and of the board of the player they are about", () => {
    const at = (what: string, told: Record<string, unknown> = {}) =>
      placesOfEvent({ clause: "V1.1", what, about: told as never, msg: null, weight: 1, against: [] });
    expect(at("move", { player: 1, space: "7-8" })).toEqual(["space-7-8"]);
    expect(at("build", { player: 0, building: "guildhall", slot: 2, site: ["3-4", 1] })).toEqual(["site-3-4-1"]);
    expect(at("aside", { player: 0, segment: "3-4", to: "7-8" })).toEqual(["section-3-4", "section-7-8"]);
    expect(at("virtue", { player: 2, n: 5 })).toEqual(["2:track"]);
    expect(at("no-such-thing")).toEqual([]);
    expect(litOn(2, ["2:track", "1:track"])).toEqual(["track", "1:track"]);
  });

  it("smaller places lie in parts that have a key", () => {
    const parts = places.map((x) => x.id);
    for (const place of [
      "space-7",
      "site-7-8-2",
      "section-7-8",
      "keep",
      "folk-7-8",
      "book-7-8",
      "hand-abbot",
      "draw",
      "row-abbot",
      "act-build",
      "slot-workshop-3",
    ])
      expect(parts, place).toContain(within(place));
  });
});

describe("words", () => {
  const SMALL = [
    "space-7",
    "space-7-8",
    "site-7-8-2",
    "section-7-8",
    "keep",
    "folk-7-8",
    "book-1-2",
    "hand-abbot",
    "row-thief",
    "draw",
    "act-trade",
    "slot-guildhall-2",
    "1:track",
  ];

  it.each(LANGUAGES)("%s: nothing on the boards is without words", (lang) => {
    const book = bookIn(lang);
    for (const [name, frame] of Object.entries(frames)) {
      drawn(frame, book);
      if (!["late", "solo", "over", "watch"].includes(name)) continue;
      for (const id of [...places.map((x) => x.id), ...SMALL]) {
        const told = about(id, frame.state as View, frame.seat);
        expect(told, id).not.toBe(null);
        for (const line of [told!.name, ...told!.lines, ...told!.contents])
          expect(book.tell(line)).toMatch(/[\p{L}\d—]/u);
      }
    }
    expect([...book.missing]).toEqual([]);
  });

  it("every sign of the legend can be drawn, and is called something in every language", () => {
    for (const lang of LANGUAGES) {
      const book = bookIn(lang);
      for (const { title, signs } of board.legend ?? []) {
        expect(book.has(title)).toBe(true);
        for (const { sign } of signs) {
          expect(drawings.has(sign)).toBe(true);
          expect([sign, book.has(`sign-${sign}`), book.has(`sign-${sign}.about`)]).toEqual([sign, true, true]);
          const drawing = <drawings.Draw name={sign} />;
          expect(renderToStaticMarkup(<Speaks value={book}>{drawing}</Speaks>)).toContain("<svg");
        }
      }
    }
  });

  it("there is nothing to tell of what is not there", () => {
    for (const id of ["hand-nobody", "row-nobody", "pair-1", "nothing"])
      expect(about(id, viewOf("late"), 0)).toBe(null);
  });

  it("tokens stand in sentences", () => {
    const { options, labels } = frames.pay!.ask!;
    const found = pieces(english, labels[0]!, drawings.has).flatMap((x) => (typeof x === "string" ? [] : [x.pip]));
    expect(found).toEqual((options[0] as [string, number][]).map(([good]) => good));
  });
});

describe("the ring", () => {
  const turn = ([x, y]: readonly [number, number]) => (Math.atan2(y - 300, x - 300) * 180) / Math.PI;

  it("the first position stands top left, the others follow clockwise", () => {
    const [x, y] = point(100, middle(0));
    expect(x).toBeLessThan(300);
    expect(y).toBeLessThan(300);
    for (const pos of [0, 1, 2, 3]) expect(middle(pos + 1) - middle(pos)).toBe(72);
  });

  it("spaces, sites and workers of a segment stand in its fifth", () => {
    for (let pos = 0; pos < 5; pos++) {
      const inside = (at: readonly [number, number]) => {
        const away = ((turn(at) - middle(pos) + 540) % 360) - 180;
        expect(Math.abs(away)).toBeLessThan(36);
      };
      for (const place of [0, 1, 2]) inside(spacePoint(3 * pos + place));
      for (const n of [1, 3, 7]) inside(pieceAt(pos, R.low, n - 1, n));
      for (const each of [4, 5]) for (let i = 0; i < each; i++) inside(point(R.sites, siteAngle(pos * each + i, each)));
    }
  });

  it("steps are those of the rules: left to right or in, in to right or on, right on", () => {
    expect([...walks(0, 1)].filter(([, n]) => !n).map(([x]) => x)).toEqual([1, 2]);
    expect([...walks(1, 1)].filter(([, n]) => !n).map(([x]) => x)).toEqual([2, 4]);
    expect([...walks(14, 1)].filter(([, n]) => !n).map(([x]) => x)).toEqual([0]);
    // V15.8
    expect(
      [...walks(0, 2)]
        .filter(([, n]) => !n)
        .map(([x]) => x)
        .sort((a, b) => a - b),
    ).toEqual([2, 3, 4]);
  });

  it("the silver of a move is that of the rules", () => {
    const { ask, seat } = frames.move!;
    const p = viewOf("move").players[seat]!;
    ask!.options.forEach((space, i) => {
      const price = ask!.labels[i]![1].price as { msg: [string, { n: number }] } | undefined;
      expect(moveCost(p, space as number)).toBe(price?.msg[1].n ?? 0);
    });
  });
});

describe("previews", () => {
  it("the whole chain of placed workers is drawn before it is chosen", () => {
    const { preview } = frames.workers!;
    const chain = chainOf(viewOf("workers"), preview!.events);
    const n = (what: string) => preview!.events.filter((x) => x.what === what).length;
    expect(chain.come.filter((x) => x.tier === 1).reduce((a, x) => a + x.n, 0)).toBe(preview!.option);
    expect(chain.up).toHaveLength(n("up"));
    expect(shown("workers").match(/figure [^"]*ghost/g)?.length ?? 0).toBeGreaterThanOrEqual(preview!.option as number);
  });

  it("a chain tells who climbs, steps aside, reaches the top and leaves", () => {
    const view = viewOf("late");
    const event = (what: string, told: Record<string, unknown>): GameEvent => ({
      clause: "V6.9.2",
      weight: 1,
      against: [],
      what,
      about: told as never,
      msg: null,
    });
    const at = (name: string) => spaceNamed(view, name) / 3 - 1 / 3;
    const chain = chainOf(view, [
      event("place", { player: 0, workers: 3, segment: "7-8" }),
      event("up", { player: 0, segment: "7-8", section: "a" }),
      event("aside", { player: 0, segment: "7-8", to: "1-2" }),
      event("aside", { player: 0, segment: "7-8", to: "1-2" }),
      event("top", { player: 0, segment: "7-8" }),
      event("remove", { player: 0, other: 2, tier: 1, segment: "1-2" }),
      event("move", { player: 1, space: "7-8" }),
      event("gain", { player: 0, good: "ink", n: 1 }),
    ]);
    expect(chain.come).toEqual([
      { tier: 1, pos: at("7-8"), seat: 0, n: 3 },
      { tier: 2, pos: at("7-8"), seat: 0, n: 1 },
    ]);
    expect(chain.aside).toHaveLength(1);
    expect([chain.top, chain.leave[0]?.seat, chain.move?.seat]).toEqual([[0], 2, 1]);
  });

  it("a building is drawn where it would stand", () => {
    const { preview } = frames.site!;
    const chain = chainOf(viewOf("site"), preview!.events);
    expect(chain.build.map((x) => x.site)).toEqual([preview!.option]);
    expect(shown("site")).toContain("ghost");
  });

  it("a payment shows the fewest goods until another is selected", () => {
    const { ask } = frames.pay!;
    const ways = ask!.options as [string, number][][];
    expect(paidBy({ ask, selected: null })).toEqual(ways[0]);
    expect(paidBy({ ask, selected: JSON.stringify(ways.at(-1)) })).toEqual(ways.at(-1));
    expect(paidBy({ ask: frames.act!.ask, selected: null })).toEqual([]);
    expect(shown("pay")).toContain("paying");
  });
});

describe("what is counted", () => {
  it.each(Object.entries(frames))("%s: points are those of the rules", (_, frame) => {
    const view = frame.state as View;
    expect(view.players.map((p) => points(view, p))).toEqual(frame.points);
  });

  it("icons at hand are those the rules count", () => {
    const { ask, seat } = frames.trade!;
    const view = viewOf("trade");
    const found = atHand(view, view.players[seat]!);
    expect(partsOf(ask!.about).icons).toBeGreaterThanOrEqual(found[0]! + found[4]!);
  });

  it("the track says where a collision is, or would be", () => {
    const at = (corruption: number, virtue: number) => ({ corruption, virtue }) as Player;
    expect(stack(at(4, 4))).toBe(4);
    expect(stack(at(3, 4))).toBe(0);
    expect(nextStacks(at(3, 4))).toEqual({ virtue: 3, corruption: 4 });
    expect(nextStacks(at(2, 4))).toEqual({ virtue: 0, corruption: 0 });
  });
});
