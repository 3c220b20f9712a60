// The end of real games, drawn: whoever the lines belong to, each stands in the row of its name, and
// what a column shows adds up to its total. `python -m tests.testing.sheets` writes the games.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Message, Scores } from "../src/generated/frames";
import { LANGUAGES } from "../src/generated/http";
import { plain } from "../src/kit/numbers";
import { ScoreSheet } from "../src/table/Scores";
import { rowsOf, total } from "../src/table/sheet";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";

interface Frame {
  game: string;
  names: (Message | null)[];
  scores: Scores;
}

const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const frames = JSON.parse(readFileSync(new URL("frames/scores.json", import.meta.url), "utf8")) as Record<
  string,
  Frame
>;
const css = readFileSync(new URL("../src/table/table.css", import.meta.url), "utf8");
const games = [...new Set(Object.values(frames).map((x) => x.game))];
const of = (game: string) => Object.entries(frames).filter(([, x]) => x.game === game);

/** Every book is read, and every end drawn, but once. */
const books = new Map<string, Book>();
const ends = new Map<string, string>();

function bookIn(lang: string, game: string): Book {
  const key = `${lang} ${game}`;
  if (!books.has(key)) books.set(key, readBook(lang, game));
  return books.get(key)!;
}

function readBook(lang: string, game: string): Book {
  const files = ["words", "effects/words", "titles/words", `games/${game}/words`];
  const texts = files.map((x) => readFileSync(new URL(`${x}/${lang}.ftl`, PACKAGE), "utf8"));
  return Book.of(
    lang,
    texts.map((x) => new FluentResource(x)),
  );
}

function drawn(frame: Frame, book: Book): string {
  const key = `${book.lang} ${JSON.stringify(frame)}`;
  if (!ends.has(key)) ends.set(key, draw(frame, book));
  return ends.get(key)!;
}

function draw({ game, names, scores }: Frame, book: Book): string {
  const called = names.map((x, i) => (x ? book.tell(x) : `P${i}`));
  const nothing = { turns: [], acts: null, review: null, proof: null };
  return renderToStaticMarkup(
    <Speaks value={book.named(called)}>
      <ScoreSheet {...{ game, scores, ...nothing }} names={called} />
    </Speaks>,
  );
}

const text = (markup: string) =>
  markup
    .replace(/<a [^>]*>.*?<\/a>/g, "")
    .replace(/<[^>]*>/g, "")
    .replace(/&#x27;/g, "'")
    .trim();
const number = (shown: string) => Number(shown.replace("−", "-"));

/** The table as it is read: label, then what stands large in each cell. */
function table(markup: string): [string, string[]][] {
  const body = markup.split("</thead>")[1]!.split("</table>")[0]!;
  return [...body.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, label, cells]) => [
    text(label!),
    [...cells!.matchAll(/<td[^>]*>(?:<b[^>]*>|<span[^>]*>)(.*?)<\/(?:b|span)>/g)].map((x) => x[1]!),
  ]);
}

describe.each(games)("the end of %s", (game) => {
  it.each(LANGUAGES)("adds up by name (%s)", (lang) => {
    const book = bookIn(lang, game);
    for (const [name, frame] of of(game)) {
      const { lines } = frame.scores;
      const read = table(drawn(frame, book));
      const [label, totals] = read.pop()!;
      expect(label).toBe(book.say("shell-total"));
      const rows = new Map(read);
      const named = [...new Set(lines.flat().map(([what]) => what))];
      expect([...rows.keys()].sort(), name).toEqual(named.map((x) => book.say(`score-${x}`)).sort());
      expect(
        named.filter((x) => !book.has(`score-${x}`)),
        name,
      ).toEqual([]);
      lines.forEach((sheet, seat) => {
        let sum = 0;
        for (const what of named) {
          const shown = rows.get(book.say(`score-${what}`))![seat]!;
          const line = sheet.find((x) => x[0] === what);
          expect(shown, `${name}: ${what}`).toBe(line ? plain(line[2]) : "–");
          if (line) sum += number(shown);
        }
        expect(number(totals[seat]!), name).toBe(sum);
        expect(sum).toBe(total(sheet));
      });
    }
  });
  it("has a bar for every line that counts, known by colour and weave", () => {
    const book = bookIn("en", game);
    for (const [name, frame] of of(game)) {
      const rows = rowsOf(frame.scores);
      const looks = rows.map((x) => x.look);
      expect(new Set(looks).size, name).toBe(rows.length);
      for (const part of looks
        .join(" ")
        .split(" ")
        .filter((x) => x !== "weave-0"))
        expect(css).toContain(`.${part}`);
      const bars = drawn(frame, book).split('class="bars"')[1]!;
      for (const { what, look, cells } of rows)
        for (const cell of cells)
          if (cell?.n) {
            const title = text(`${book.say(`score-${what}`)}: ${plain(cell.n)}`);
            expect(text(bars.split(`class="${look}"`).slice(1).join(" ")), name).toContain(title);
          }
    }
  });
  it("says who has won, or what it came to", () => {
    const book = bookIn("en", game);
    for (const [name, frame] of of(game)) {
      const { headline, winners } = frame.scores;
      const markup = drawn(frame, book);
      const [, head] = /<h2 class="result">(.*?)<\/h2>/.exec(markup)!;
      expect(markup.match(/class="winner"/g)?.length ?? 0, name).toBe(winners.length);
      if (headline) expect(text(head!), name).toBe(book.tell(headline));
      else expect(head, name).toMatch(/ win/);
    }
  });
  it("explains the small numbers", () => {
    const book = bookIn("en", game);
    for (const [name, frame] of of(game)) {
      const small = frame.scores.lines.flat().some(([, raw, n]) => raw !== n);
      expect(drawn(frame, book).includes(book.say("shell-counts")), name).toBe(small);
    }
  });
});

it("a rank is the headline of Hadrian's Wall alone, in every language", () => {
  const said = LANGUAGES.map((lang) => {
    const book = bookIn(lang, "hadrians_wall");
    return text(/<h2 class="result">(.*?)<\/h2>/.exec(drawn(frames["hadrians_wall 1 sensible"]!, book))![1]!);
  });
  expect(said.join("\n")).not.toMatch(/win|перемог|побед/i);
  expect(said.map((x) => x.split(":")[0])).toEqual(["Rank", "Звання", "Звание"]);
});
