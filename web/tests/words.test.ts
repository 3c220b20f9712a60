// Words: the Fluent files of the Python package, formatted as the server sends their messages.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Message } from "../src/generated/frames";
import { CODES, LANGUAGES } from "../src/generated/http";
import { Book } from "../src/words/book";

const PACKAGE = new URL("../../src/ludorum/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);

function text(path: string): string {
  return readFileSync(new URL(path, PACKAGE), "utf8");
}

function book(lang: string, ...packages: string[]): Book {
  const files = ["", ...packages].map((x) => text(`${x}words/${lang}.ftl`));
  return Book.of(
    lang,
    files.map((x) => new FluentResource(x)),
  );
}

const GAIN: Message = [
  "event-change",
  {
    player: { msg: ["player-1", {}] },
    change: {
      msg: [
        "effect-gain",
        {
          goods: {
            list: [
              ["effect-plus", { good: { msg: ["good-stone.count", { n: 4 }] } }],
              ["effect-minus", { good: { msg: ["good-silver.count", { n: 2 }] } }],
            ],
          },
        },
      ],
    },
  },
];

describe("messages in messages", () => {
  const said = {
    en: "Bohdan: +4 stone, −2 silver",
    uk: "Богдан: +4 камені, −2 срібняки",
    ru: "Богдан: +4 камня, −2 серебра",
  };
  it.each(LANGUAGES)("%s", (lang) => {
    const names = lang === "en" ? ["Olena", "Bohdan"] : ["Олена", "Богдан"];
    const words = book(lang, "effects/", "games/architects/").named(names);
    expect(words.tell(GAIN)).toBe(said[lang]);
    expect([...words.missing]).toEqual([]);
  });
  it("tells its number by the rules of the language", () => {
    const words = book("uk");
    const say = (n: number) => words.say("web-n-steps", { n });
    expect([1, 2, 5, 21, 22].map(say)).toEqual(["1 крок", "2 кроки", "5 кроків", "21 крок", "22 кроки"]);
  });
  it("shows the id of what is missing", () => {
    const words = book("en");
    expect(words.say("no-such-words")).toBe("no-such-words");
    expect([...words.missing]).toEqual(["no-such-words"]);
  });
  it("finds attributes", () => {
    const words = book("en", "games/architects/");
    expect(words.has("setting-solo.helena")).toBe(true);
    expect(words.has("setting-solo.nobody")).toBe(false);
  });
});

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const here = new URL(entry.name + (entry.isDirectory() ? "/" : ""), folder);
    if (entry.isDirectory()) return sources(here);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(here, "utf8")] : [];
  });
}

describe("the page and its words know each other", () => {
  const code = sources(SOURCES).join("\n");
  const asked = new Set([...code.matchAll(/["`]((?:web|shell)-[a-z0-9-]+)["`]/g)].map((m) => m[1]));
  // `web-tab-${x}`: all words with this beginning are asked for.
  const begun = [...code.matchAll(/`((?:web|shell)-[a-z0-9-]*)\$\{/g)].map((m) => m[1] ?? "");
  const known = [...text("words/en.ftl").matchAll(/^(web-[a-z0-9-]+) =/gm)].map((m) => m[1] ?? "");

  it.each(LANGUAGES)("nothing is missing in %s", (lang) => {
    const words = book(lang);
    expect([...asked].filter((id) => id && !words.has(id))).toEqual([]);
  });
  it("no word is idle", () => {
    const screens = [
      "deal",
      "home",
      "join",
      "new",
      "nowhere",
      "people",
      "replays",
      "rules",
      "settings",
      "sign-in",
      "today",
    ];
    const begins = begun.filter((x) => x !== "web-");
    const idle = known.filter(
      (id) => !asked.has(id) && !begins.some((x) => id.startsWith(x)) && !screens.includes(id.replace("web-", "")),
    );
    expect(idle).toEqual([]);
  });
  it("every refusal of the server has words", () => {
    const words = book("en");
    expect(CODES.filter((x) => !words.has(`web-error-${x}`))).toEqual([]);
  });
});

describe("no text in components", () => {
  // What stands between tags and holds two letters in a row is somebody's words.
  const LITERAL = />\s*([^<>{}()=;&|?]*\p{L}{2,}[^<>{}()=;&|?]*)\s*<\//gu;
  const NAMED = /\s(?:aria-label|title|placeholder|alt)="([^"]*\p{L}[^"]*)"/gu;
  const list = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((x) => x.endsWith(".tsx"));
  it.each(list)("%s", (path) => {
    const code = readFileSync(new URL(path, SOURCES), "utf8");
    const found = [...code.matchAll(LITERAL), ...code.matchAll(NAMED)].map((m) => m[1]);
    expect(found.filter((x) => x !== "Esc")).toEqual([]);
  });
});
