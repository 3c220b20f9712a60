// The two sheets of Hadrian's Wall against positions of real games: every option is drawn, every
// word is there, and what the sheets are worth is what the rules say.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { litOn } from "@ludorum/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { board } from "../boards/hadrians_wall";
import { about } from "../boards/hadrians_wall/about";
import { formOf } from "../boards/hadrians_wall/board-context";
import { placeOf, places, placesOfEvent, sheetOf, within } from "../boards/hadrians_wall/places";
import { neighbours, points } from "../boards/hadrians_wall/sheets";
import { drawings } from "../boards/hadrians_wall/Token";
import type { View } from "../boards/hadrians_wall/view";
import type { Position, Refused } from "../src/generated/frames";
import { LANGUAGES } from "../src/generated/http";
import { pieces } from "../src/kit/Rich";
import { indexOptions } from "../src/table/options";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";
import { named } from "./named";

type Frame = Position & { why: Refused[]; points: number[] };

const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const NAMES = ["Olena", "Bohdan", "Iryna", "Marko", "Zoriana", "Maksym"];
const frames = JSON.parse(readFileSync(new URL("frames/hadrians_wall.json", import.meta.url), "utf8")) as Record<
  string,
  Frame
>;

function bookIn(lang: string): Book {
  const files = ["words", "effects/words", "titles/words", "games/hadrians_wall/words"];
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
  const options = indexOptions(frame.ask, view, board, book, frame.why, null, choice);
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
const seen = new Map<Frame, string>();

function shown(name: string): string {
  const frame = frames[name]!;
  if (!seen.has(frame)) seen.set(frame, drawn(frame, english));
  return seen.get(frame)!;
}

const asking = Object.entries(frames).flatMap(([name, { ask }]) => (ask ? [[name, ask] as const] : []));

describe("places", () => {
  it.each(asking)("%s: every option is drawn where it is marked, and says what it brings", (name, ask) => {
    if (ask.kind === "cells") return;
    const markup = shown(name);
    ask.options.forEach((option, i) => {
      const at = placeOf(ask.kind, option);
      const loose = option === "stop" || option === "done";
      expect(at.length > 0, JSON.stringify(option)).toBe(!loose);
      for (const place of at) expect(markup.includes(`data-place="${place}"`), place).toBe(true);
      const label = english.tell(ask.labels[i]!).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      if (at.length) expect(named(markup, label), label).toBe(true);
    });
  });

  it("the placements of a pattern are drawn turn by turn", () => {
    const laid = frames.cells!.ask!.options as number[][];
    const markup = shown("cells");
    const here = laid.filter((x) => markup.includes(`data-place="cells-${x.join("-")}"`));
    // A line of four lies across or along; those that lie as the first one are in sight.
    expect(here).toEqual(laid.filter((x) => x[1]! - x[0]! === 1));
    expect(markup.match(/class="pattern-turn"/g)).toHaveLength(2);
  });

  it("a closed place says why", () => {
    const { why } = frames.mock!;
    const hotel = why.find((x) => x.option === "hotel")!;
    expect(shown("mock").includes(english.tell(hotel.msg))).toBe(true);
  });

  it("nobody chooses on the sheets they look at", () => {
    for (const name of ["watch", "waiting"]) expect(shown(name).includes('class="hit"'), name).toBe(false);
  });

  it("keys are different, and none of them belongs to the table", () => {
    const keys = places.map((x) => x.hotkey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ["KeyZ", "KeyH", "KeyR", "KeyJ"]) expect(keys).not.toContain(taken);
    for (const { id } of places) expect(shown("mock").includes(`data-place="${id}"`), id).toBe(true);
  });

  it("events light places on the sheets of the player they are about", () => {
    const at = (what: string, about: Record<string, unknown>) => placesOfEvent({ what, about });
    expect(at("box", { player: 1, area: "fort", n: 4 })).toEqual(["sheets-1", "1:fort"]);
    expect(at("build", { player: 2, building: "large-granary" })).toEqual(["sheets-2", "2:granary"]);
    expect(at("lost", { player: 0, track: "traders" })).toEqual(["sheets-0", "0:citizen-traders"]);
    expect(at("lost", { player: 0, track: "piety" })).toEqual(["sheets-0", "0:attribute-piety"]);
    expect(at("attack", { left: 1, centre: 2, right: 3, extra: 0 })).toEqual(["year"]);
    expect(at("hand-over", { player: 0, to: 2, item: "resource" })).toEqual(["sheets-0", "sheets-2"]);
    expect(at("pay", { player: 1, items: [["servant", 1]] })).toEqual(["sheets-1"]);
    expect(at("no-such-thing", {})).toEqual([]);
    expect(litOn(1, ["sheets-1", "1:fort", "2:wall"])).toEqual(["sheets-1", "fort", "2:wall"]);
  });

  it("a question knows its sheet", () => {
    expect(sheetOf("act", "fort")).toEqual(["wall"]);
    expect(sheetOf("act", "citizen")).toEqual(["people"]);
    expect(sheetOf("cells", [0, 1, 2, 3])).toEqual(["people"]);
    expect(sheetOf("favour", ["temple", "left"])).toEqual(["wall"]);
    expect(sheetOf("act", "stop")).toEqual([]);
    expect(sheetOf("good", "fate")).toEqual([]);
  });

  it("every option lies in a section", () => {
    const sections = new Set(places.map((x) => x.id));
    for (const [, ask] of asking)
      for (const option of ask.options)
        for (const place of placeOf(ask.kind, option)) expect(sections.has(within(place)), place).toBe(true);
  });

  it("two sheets need room", () => {
    expect([0, 374, 948, 1086].map(formOf)).toEqual(["wide", "phone", "one", "wide"]);
  });
});

describe("words", () => {
  it.each(LANGUAGES)("%s: nothing on the sheets is without words", (lang) => {
    const book = bookIn(lang);
    for (const name of ["mock", "rich", "solo", "path", "forum", "drill", "good-two", "cells2", "attack", "watch"]) {
      drawn(frames[name]!, book);
      for (const { id } of places) {
        const told = about(id, frames[name]!.state as View, 0)!;
        for (const line of [told.name, ...told.contents]) expect(book.tell(line)).toMatch(/\p{L}/u);
      }
    }
    expect([...book.missing]).toEqual([]);
  });

  it("tracks are told to those who hear them", () => {
    for (const said of ["Renown: 11 of 25", "Fort: 11 of 21"])
      expect(shown("mock").includes(`${said}; next icon at 12: civilian`), said).toBe(true);
  });

  it("tokens stand in sentences", () => {
    const { options, labels } = frames.mock!.ask!;
    const granary = labels[options.indexOf("granary")]!;
    const found = pieces(english, granary, drawings.has).filter((x) => typeof x !== "string");
    expect(found).toEqual(["servant", "builder", "resource", "renown"].map((pip) => ({ pip })));
  });
});

describe("what is counted", () => {
  it.each(Object.entries(frames))("%s: points are those of the rules", (_, frame) => {
    expect((frame.state as View).players.map(points)).toEqual(frame.points);
  });

  it("an attack shows what is held, ignored and gets through", () => {
    const markup = shown("attack");
    const count = (state: string) => markup.match(new RegExp(`class="axe ${state}"`, "g"))?.length ?? 0;
    expect([count("held"), count("ignored"), count("through")]).toEqual([5, 0, 4]);
  });

  it("neighbours sit left and right, each once", () => {
    expect(neighbours(0, 1)).toEqual([]);
    expect(neighbours(0, 2)).toEqual([1]);
    expect(neighbours(0, 4)).toEqual([1, 3]);
  });
});
