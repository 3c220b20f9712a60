// The boards of Paladins against positions of real games: every option is drawn, every word is
// there, and what a board is worth is what the rules say.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { litOn } from "@ludorum/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { board } from "../boards/paladins";
import { about } from "../boards/paladins/about";
import { BotBoard } from "../boards/paladins/BotBoard";
import { BoardContext, formOf } from "../boards/paladins/board-context";
import { drawings } from "../boards/paladins/drawings";
import { paidBy } from "../boards/paladins/payment";
import { boardOf, placeOf, places, placesOfEvent, within } from "../boards/paladins/places";
import { attackCost, boost, level, points } from "../boards/paladins/points";
import { inPile, pile } from "../boards/paladins/schemes";
import type { View } from "../boards/paladins/view";
import { ATTRIBUTES } from "../boards/paladins/view";
import type { Position, Refused } from "../src/generated/frames";
import { LANGUAGES } from "../src/generated/http";
import { pieces } from "../src/kit/Rich";
import { indexOptions } from "../src/table/options";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";
import { named } from "./named";

type Frame = Position & { why: Refused[]; points: number[] };

const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const NAMES = ["Olena", "Bohdan", "Iryna", "Marko"];
const frames = JSON.parse(readFileSync(new URL("frames/paladins.json", import.meta.url), "utf8")) as Record<
  string,
  Frame
>;

function bookIn(lang: string): Book {
  const files = ["words", "titles/words", "effects/words", "games/paladins/words"];
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
const seen = new Map<string, string>();

function shown(name: string): string {
  if (!seen.has(name)) seen.set(name, drawn(frames[name]!, english));
  return seen.get(name)!;
}

const asking = Object.entries(frames).flatMap(([name, { ask }]) => (ask ? [[name, ask] as const] : []));
/** Questions the prompt asks with words alone. */
const SPOKEN = ["pay", "choice", "order", "discard", "pay-debt", "remove-debt"];

describe("places", () => {
  it.each(asking)("%s: every option is drawn where it is marked, and says what it brings", (name, ask) => {
    const markup = shown(name);
    ask.options.forEach((option, i) => {
      const at = placeOf(ask.kind, option);
      const loose = SPOKEN.includes(ask.kind) || ["pass", "no", "done"].some((x) => x === option);
      expect(at.length > 0, JSON.stringify(option)).toBe(!loose);
      for (const place of at) expect(markup.includes(`data-place="${place}"`), place).toBe(true);
      const label = english.tell(ask.labels[i]!).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      if (at.length) expect(named(markup, label), label).toBe(true);
    });
  });

  it("a closed action says why", () => {
    const markup = shown("mock");
    const closed = frames.mock!.why.filter((x) => typeof x.option === "string");
    expect(closed.length).toBeGreaterThan(0);
    for (const x of closed) expect(markup.includes(english.tell(x.msg)), String(x.option)).toBe(true);
  });

  it("nobody chooses on the boards they look at", () => {
    for (const name of ["watch", "waiting"]) expect(shown(name)).not.toContain('class="hit"');
  });

  it("keys are different, and none of them belongs to the table", () => {
    const keys = places.map((x) => x.hotkey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ["KeyZ", "KeyH", "KeyR", "KeyJ"]) expect(keys).not.toContain(taken);
    const markup = shown("mock");
    for (const { id } of places) expect(markup.includes(`data-place="${id}"`), id).toBe(true);
  });

  it("events light places of the table, and of the board of the player they are about", () => {
    const at = (what: string, about: Record<string, unknown> = {}) => placesOfEvent({ what, about });
    expect(at("place", { player: 1, action: "hunt", workers: ["scout"] })).toEqual(["board-1", "1:hunt"]);
    expect(at("monk", { player: 2, space: "space-03", region: 1 })).toEqual(["board-2", "space-2"]);
    expect(at("raise", { player: 0, attribute: "faith", n: 1, now: 4 })).toEqual(["board-0", "0:attributes"]);
    expect(at("inquisition")).toEqual(["treasury"]);
    expect(at("no-such-thing")).toEqual([]);
    expect(litOn(1, ["board-1", "1:hunt", "2:hunt"])).toEqual(["board-1", "hunt", "2:hunt"]);
  });

  it("a question knows its board", () => {
    expect(boardOf("act", "hunt")).toBe("own");
    expect(boardOf("act", ["favour", 1])).toBe("main");
    expect(boardOf("attack", 3)).toBe("main");
    expect(boardOf("absolve", 3)).toBe("own");
    expect(boardOf("act", "pass")).toBe(null);
    expect(within("spot-attack-1")).toBe("attack");
  });

  it("both boards need width and height", () => {
    const sizes: [number, number][] = [
      [390, 844],
      [1024, 768],
      [1440, 900],
      [1440, 700],
    ];
    expect(sizes.map((x) => formOf(...x))).toEqual(["phone", "one", "wide", "one"]);
  });
});

describe("the solo opponent", () => {
  const view = frames.solo!.state as View;
  const itsBoard = (lang = english) =>
    renderToStaticMarkup(
      <Speaks value={lang}>
        <BoardContext view={view} seat={0} p={view.players[1]!} names={NAMES} form="wide">
          <BotBoard />
        </BoardContext>
      </Speaks>,
    );

  it("has a board of what it has, without silver, prices and actions it never takes", () => {
    const markup = itsBoard();
    for (const id of ["schemes", "marker", "commission", "convert", "attributes", "pray"])
      expect(markup, id).toContain(`data-place="1:${id}"`);
    for (const id of ["develop", "hunt"]) expect(markup, id).not.toContain(`data-place="1:${id}"`);
    for (const good of ["silver", "provision"]) expect(markup).not.toContain(english.say(`good-${good}`));
  });

  it("the schemes of its pile add up", () => {
    const left = [...inPile(view).values()];
    expect(left.reduce((a, b) => a + b, 0)).toBe(pile(view));
    expect(left.every((n) => n >= 0)).toBe(true);
  });
});

describe("a round begins", () => {
  it.each(["paladins", "tavern"])("%s: the own actions stay in sight", (name) => {
    const markup = shown(name);
    expect(markup).toContain('data-place="develop"');
    expect(markup).toContain('data-place="convert"');
    expect(markup).toContain('data-passing=""');
  });
});

describe("words", () => {
  /** Smaller places that are there in every game. */
  const SMALL = ["space-0", "favour-0", "jar-1", "spot-attack-0", "worker-scout", "paladin-roland", "board-0"];

  it.each(LANGUAGES)("%s: nothing on the boards is without words", (lang) => {
    const book = bookIn(lang);
    for (const name of ["mock", "late", "solo", "paladins", "tavern", "pay", "free-recruit", "recruit", "watch"]) {
      const frame = frames[name]!;
      drawn(frame, book);
      const view = frame.state as View;
      const crew = view.players[0]!.crew.map((x) => `crew-${x}`);
      for (const id of [...places.map((x) => x.id), "town-0", "foe-5", "tavern-0", "rest", ...SMALL, ...crew]) {
        const told = about(id, view, 0);
        if (SMALL.includes(id)) expect([id, told?.clause]).toEqual([id, expect.stringMatching(/^P\d/)]);
        for (const line of told ? [told.name, ...told.lines, ...told.contents] : [])
          expect(book.tell(line)).toMatch(/[\p{L}\d]/u);
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

  it("tokens stand in sentences", () => {
    const { options, labels } = frames.pay!.ask!;
    const found = pieces(english, labels[0]!, drawings.has).flatMap((x) => (typeof x === "string" ? [] : [x.pip]));
    expect(found.sort()).toEqual([...new Set(options[0] as string[])].sort());
  });
});

describe("what is counted", () => {
  it.each(Object.entries(frames))("%s: points are those of the rules", (_, frame) => {
    const view = frame.state as View;
    expect(view.players.map((p) => points(view, p))).toEqual(frame.points);
  });

  it("silver for an attack is that of the rules", () => {
    const { ask, state } = frames.attack!;
    const view = state as View;
    const p = view.players[frames.attack!.seat]!;
    ask!.options.forEach((slot, i) => {
      const said = ask!.labels[i]!;
      const price = (said[1].price as { msg: [string, { n: number }] } | undefined)?.msg[1].n ?? 0;
      expect(attackCost(view, p, slot as number)).toBe(price);
    });
  });

  it("the paladin of the last round counts no more when the game is over", () => {
    const view = frames.late!.state as View;
    const p = view.players.find(
      (x) => boost(view, x, "strength") + boost(view, x, "faith") + boost(view, x, "influence"),
    )!;
    const over = { ...view, phase: "over" };
    expect(ATTRIBUTES.map((x) => level(over, p, x))).toEqual(p.attributes);
    expect(ATTRIBUTES.map((x) => level(view, p, x))).not.toEqual(p.attributes);
  });

  it("a payment shows the cheapest workers until another is selected", () => {
    const { ask } = frames.pay!;
    const [first, second] = ask!.options as string[][];
    expect(paidBy({ ask, selected: null })).toEqual({ action: ask!.about.action, workers: first });
    expect(paidBy({ ask, selected: JSON.stringify(second) })?.workers).toEqual(second);
    expect(shown("pay").match(/worker-space put/g)).toHaveLength(first!.length);
  });
});
