// The board of Architects against positions of real games: every option is drawn, and every word is
// the one the rules would say.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { board } from "../boards/architects";
import { APPRENTICES, BOARDS, BUILDINGS, SCHEMES, smallFace } from "../boards/architects/content";
import { goodsIn } from "../boards/architects/outcome";
import { apprenticeLine, boardFacts, buildingLine, scheme } from "../boards/architects/phrases";
import { placeOf, places, placesOfEvent } from "../boards/architects/places";
import { points } from "../boards/architects/points";
import type { View } from "../boards/architects/view";
import { lacking, nextLevel } from "../boards/architects/works";
import type { GameEvent, Message, Position, Refused } from "../src/generated/frames";
import { LANGUAGES } from "../src/generated/http";
import { pieces } from "../src/kit/Rich";
import { soft } from "../src/kit/soft";
import { indexOptions } from "../src/table/options";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";
import { named } from "./named";

type Frame = Position & { why: Refused[] };

const WEB = fileURLToPath(new URL("..", import.meta.url));
const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const NAMES = ["Olena", "Bohdan", "Helena", "Maksym", "Zoriana"];
const frames = JSON.parse(readFileSync(new URL("frames/architects.json", import.meta.url), "utf8")) as Record<
  string,
  Frame
>;

function bookIn(lang: string): Book {
  const files = ["words", "effects/words", "titles/words", "games/architects/words"];
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

function shown(frame: Frame): string {
  if (!seen.has(frame)) seen.set(frame, drawn(frame, english));
  return seen.get(frame)!;
}

const asking = Object.entries(frames).filter(([, frame]) => frame.ask);

// Answers to a card, an amount or an end: the prompt shows them.
const LOOSE = ["choice", "may", "save", "wood", "release", "destroy", "buy-off"];

describe("places", () => {
  it.each(asking)("%s: every option and every refusal is drawn where it is marked", (_, frame) => {
    const { kind, options } = frame.ask!;
    const markup = shown(frame);
    for (const option of [...options, ...frame.why.map((x) => x.option)]) {
      const marked = placeOf(kind, option);
      const loose = LOOSE.includes(kind) || option === "stop" || option === "done";
      expect(marked.length, JSON.stringify(option)).toBe(loose ? 0 : 1);
      for (const place of marked) expect(markup).toContain(`data-place="${place}"`);
    }
  });

  it.each(asking)("%s: every option can be pressed, and its name says what it brings", (_, frame) => {
    const { kind, options, labels } = frame.ask!;
    const markup = shown(frame);
    options.forEach((option, i) => {
      const label = english.tell(labels[i]!).replaceAll("&", "&amp;");
      if (placeOf(kind, option).length) expect(named(markup, label), label).toBe(true);
    });
  });

  it("keys are different, and none of them belongs to the table", () => {
    const keys = places.map((x) => x.hotkey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ["KeyZ", "KeyH", "KeyR", "KeyJ"]) expect(keys).not.toContain(taken);
  });

  it("events light the places they touch", () => {
    const at = (what: string, about: Record<string, unknown> = {}) =>
      placesOfEvent({ clause: "A1.1", what, about, msg: null } as unknown as GameEvent);
    expect(at("place", { player: 0, to: "quarry" })).toEqual(["quarry"]);
    expect(at("capture", { player: 0, place: "mines", whose: 1, n: 3 })).toEqual(["mines"]);
    expect(at("take-back", { player: 0, place: ["board", 2] })).toEqual(["held-2"]);
    expect(at("pay", { player: 0, n: 4, tax: 2 })).toEqual(["tax"]);
    expect(at("pay", { player: 0, n: 4, tax: 0 })).toEqual([]);
    expect(at("virtue", { player: 0, n: 1, now: 8 })).toEqual(["virtue"]);
    expect(at("no-such-thing")).toEqual([]);
  });
});

describe("words", () => {
  it.each(LANGUAGES)("%s: nothing on the board is without words", (lang) => {
    const book = bookIn(lang);
    for (const name of ["three-players", "five-players", "solo", "guard", "board", "last-round"])
      drawn(frames[name]!, book);
    const lines = [
      ...Object.keys(BUILDINGS).map(buildingLine),
      ...Object.keys(APPRENTICES).map(apprenticeLine),
      ...Object.keys(BOARDS).flatMap(boardFacts),
      ...Object.keys(SCHEMES).map(scheme),
    ];
    for (const line of lines) expect(book.tell(line)).toMatch(/\p{L}/u);
    expect([...book.missing]).toEqual([]);
  });

  it("cards say what the rules say of them", () => {
    const told = (name: string, kind: (card: string) => Message) => {
      const { options, labels } = frames[name]!.ask!;
      for (const [i, card] of options.entries()) expect(kind(card as string)).toEqual(labels[i]);
    };
    for (const name of ["draft", "keep", "discard", "limit"]) told(name, buildingLine);
    told("dismiss", apprenticeLine);
  });

  it("words for the board alone are all used", () => {
    const folder = new URL("../boards/architects/", import.meta.url);
    const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((x) => /\.tsx?$/.test(x))
      .map((x) => readFileSync(new URL(x, folder), "utf8"))
      .join("\n");
    const begun = [...code.matchAll(/`(ui-[a-z-]+)\$\{/g)].map((m) => m[1]!);
    const file = readFileSync(new URL("games/architects/words/en.ftl", PACKAGE), "utf8");
    const known = [...file.matchAll(/^(ui-[a-z-]+) =/gm)].map((m) => m[1]!);
    const used = (id: string) => code.includes(`"${id}"`) || begun.some((x) => id.startsWith(x));
    expect(known.filter((id) => !used(id))).toEqual([]);
  });

  it("goods in a sentence become pips", () => {
    const quarry = frames["three-players"]!.ask!.labels[0]!;
    expect(pieces(english, quarry)).toEqual(["Quarry: 3rd worker, +4", { pip: "stone" }]);
    expect(goodsIn(quarry)).toEqual({ stone: 4 });
    const tax = frames["three-players"]!.ask!.labels.find((x) => JSON.stringify(x).includes("place-tax"))!;
    expect(goodsIn(tax)).toEqual({ silver: 6, virtue: -2 });
  });

  it("long words may break between syllables", () => {
    const broken = (text: string) => soft(text).replaceAll("\u00AD", "-");
    expect(broken("Оновлювання")).toBe("Онов-лю-ван-ня");
    expect(broken("Каменоломня")).toBe("Ка-ме-но-лом-ня");
    expect(broken("Сборщик")).toBe("Сбор-щик");
    expect(broken("Storehouse")).toBe("Store-house");
    expect(broken("Journeyman")).toBe("Jour-ney-man");
    expect(broken("Silversmith")).toBe("Sil-ver-smith");
    expect(broken("Benefactor")).toBe("Benefac-tor");
    expect(broken("Cathedral")).toBe("Cathedral");
    expect(broken("Forest")).toBe("Forest");
    expect(broken("Ліс")).toBe("Ліс");
  });
});

describe("numbers", () => {
  it.each(["1", "2", "3", "4", "5"])("points of a game of %s are those of the rules", (n) => {
    const frame = frames[`over-${n}`]!;
    const view = frame.state as View;
    const told = frame.scores!.lines.map((lines) => lines.reduce((sum, line) => sum + line[2], 0));
    expect(view.players.map((p) => points(view, p))).toEqual(told);
  });

  it("a small market is drawn as its name says", () => {
    expect(smallFace("small-gold-gold")).toEqual({ gold: 2 });
    expect(smallFace("small-marble-stone")).toEqual({ marble: 1, stone: 1 });
    expect(smallFace("")).toEqual({ marble: 1, gold: 1 }); // printed on the board
    for (const frame of Object.values(frames))
      for (const n of Object.values(smallFace((frame.state as View).small))) expect(n).toBeGreaterThan(0);
  });

  it("what a card lacks is what the rules refuse it for", () => {
    const frame = frames.guildhall!;
    const view = frame.state as View;
    const me = view.players[frame.seat]!;
    for (const option of frame.ask!.options)
      if (Array.isArray(option)) expect(lacking(me, option[1] as string)).toEqual({ goods: {}, skills: [] });
    for (const { option, msg } of frame.why)
      if (Array.isArray(option)) {
        const lacks = lacking(me, option[1] as string);
        expect(lacks.skills.length > 0).toBe(msg[0] === "why-no-skill");
        if (msg[0] === "why-no-goods") expect(lacks.goods).toEqual(goodsIn(msg));
      }
    const open = frame.ask!.options.includes("cathedral");
    expect(nextLevel(view, me)?.ready).toBe(open);
  });
});

it.each(["icons", "notices"])("%s are written anew", (script) => {
  expect(() => execFileSync("node", [`scripts/${script}.mjs`, "--check"], { cwd: WEB })).not.toThrow();
});

describe("what things are", () => {
  it.each(asking)("%s: every place of an option lies in one that can be told of", (_, frame) => {
    const view = frame.state as View;
    const known = new Set(places.map((x) => x.id));
    for (const option of frame.ask!.options) {
      for (const place of placeOf(frame.ask!.kind, option)) {
        const home = board.within!(place);
        const told = board.about!(place, view, frame.seat) ?? board.about!(home, view, frame.seat);
        expect(told, place).not.toBeNull();
        if (!/^(offer|built)-/.test(place)) expect(known, place).toContain(home);
      }
    }
  });
  it("everything that is told has words and a clause", () => {
    const rules = readFileSync(new URL("../../src/ludorum/games/architects/clauses/en.md", import.meta.url), "utf8");
    for (const lang of LANGUAGES) {
      const book = bookIn(lang);
      for (const frame of Object.values(frames)) {
        const view = frame.state as View;
        const me = view.players[frame.seat];
        const cards = (me?.crew ?? []).map((x) => `crew-${x}`).concat((me?.built ?? []).map((x) => `built-${x}`));
        const rows = view.rows.flatMap((row, r) => row.map((_, c) => `row-${r}-${c}`));
        for (const place of [...places.map((x) => x.id), ...cards, ...rows]) {
          const told = board.about!(place, view, frame.seat)!;
          for (const line of [told.name, ...told.lines, ...told.contents]) book.tell(line);
          expect(rules).toContain(`**${told.clause}**`);
        }
      }
      expect([...book.missing]).toEqual([]);
    }
  });
  it("a crowded place says who is there", () => {
    const view = frames["three-players"]!.state as View;
    const told = board.about!("quarry", view, 0)!.contents.map((x) => english.tell(x));
    const row = view.at[0]!;
    expect(told).toEqual(row.flatMap((n, i) => (n ? [`${NAMES[i]} ${n}`] : [])));
    expect(board.about!("nowhere", view, 0)).toBeNull();
  });
});
