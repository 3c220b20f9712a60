// Characters of bots: chosen for a new table, and named wherever a bot is.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { botsOf, type Other, OthersAt } from "../src/app/OthersAt";
import { type GameInfo, LANGUAGES, type TableInfo } from "../src/generated/http";
import { calledOf } from "../src/table/names";
import { botName, characterOf } from "../src/ui/bots";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";

const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const GAME = { name: "architects", characters: ["builder", "saint", "schemer"] } as GameInfo;

function bookIn(lang: string, game = true): Book {
  const files = ["", ...(game ? ["games/architects/"] : [])];
  const texts = files.map((x) => readFileSync(new URL(`${x}words/${lang}.ftl`, PACKAGE), "utf8"));
  return Book.of(
    lang,
    texts.map((x) => new FluentResource(x)),
  );
}

function drawn(book: Book, what: ReactNode): string {
  const html = renderToStaticMarkup(<Speaks value={book}>{what}</Speaks>);
  expect([...book.missing]).toEqual([]);
  return html;
}

const seated = (...kinds: Other["kind"][]): Other[] => kinds.map((kind) => ({ kind, character: "" }));

function form(book: Book, others: readonly Other[], game = GAME): string {
  return drawn(book, <OthersAt game={game} words={book} others={others} set={() => undefined} />);
}

describe("the form of a new table", () => {
  it("offers characters beside a level, any style first, in every language", () => {
    for (const lang of LANGUAGES) {
      const book = bookIn(lang);
      const html = form(book, seated("normal"));
      const values = [...html.matchAll(/<option value="([^"]*)"/g)].map((x) => x[1]);
      expect(values.slice(-4)).toEqual(["", "builder", "saint", "schemer"]);
      expect(html).toContain(book.say("web-style-any"));
      expect(html.match(/<li>/g)).toHaveLength(3);
    }
    const html = form(bookIn("en"), seated("hard"));
    expect(html).toContain("<b>The saint.</b> Keeps virtue high, pays debts, works on the Cathedral.");
  });
  it("offers none to people, to bots that do not look ahead, and in a game without characters", () => {
    const book = bookIn("uk");
    expect(form(book, seated("person", "sensible", "random"))).not.toContain('class="style"');
    expect(form(book, seated("normal"), { ...GAME, characters: [] })).not.toContain('class="style"');
  });
  it("has a choice for every such seat of its own", () => {
    const html = form(bookIn("ru"), [...seated("sensible"), { kind: "easy", character: "saint" }, ...seated("hard")]);
    expect(html.match(/class="style"/g)).toHaveLength(2);
    expect(html).toContain('value="saint" selected=""');
  });
  it("sends what the server calls them", () => {
    const others: Other[] = [
      { kind: "normal", character: "builder" },
      { kind: "sensible", character: "builder" }, // chosen before it was made a simpler one
      { kind: "person", character: "" },
      { kind: "hard", character: "" },
    ];
    expect(botsOf(others)).toEqual(["normal:builder", "sensible", "hard"]);
  });
});

describe("a bot of a character", () => {
  it("is named with its level", () => {
    expect(botName(bookIn("en"), bookIn("en"), "normal:builder")).toBe("Medium bot, the builder");
    expect(botName(bookIn("uk"), bookIn("uk"), "hard:saint")).toBe("Сильний бот, праведник");
    expect(botName(bookIn("ru"), bookIn("ru"), "sensible")).toBe("Обычный бот");
  });
  it("is a plain one where the game has no such words, or they are not here yet", () => {
    const shell = bookIn("en", false);
    for (const words of [shell, null, bookIn("en")]) expect(characterOf(words, "normal:forgotten")).toBe("");
    expect(botName(shell, null, "normal:builder")).toBe("Medium bot");
  });
  it("has its character over what it did, and in sentences its name alone", () => {
    const seats = ["", "normal:saint", "sensible"].map((bot) => ({ bot }));
    const info = { seats } as TableInfo;
    const names = ["Olena", "Матильда", "Ґодфрід"];
    const called = calledOf(bookIn("uk"), info, names);
    expect(called).toEqual(["Olena", "Матильда, бот-праведник", "Ґодфрід"]);
    const book = bookIn("uk").named(names, called);
    expect([book.say("player-1"), book.called[1]]).toEqual(["Матильда", "Матильда, бот-праведник"]);
    expect(bookIn("en").named(names).called).toEqual(names);
  });
});
