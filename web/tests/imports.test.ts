// Who may import whom: the page knows no game, and a board knows of the page what it is given by name.

import { readdirSync, readFileSync } from "node:fs";
import * as React from "react";
import { expect, test } from "vitest";
import * as shared from "../src/boards/react";
import { SHARED } from "../vite.boards";

const WEB = new URL("../", import.meta.url);

function sources(folder: string): [string, string[]][] {
  return readdirSync(new URL(folder, WEB), { recursive: true, withFileTypes: true })
    .filter((x) => /\.tsx?$/.test(x.name))
    .map((x) => {
      const path = `${x.parentPath}/${x.name}`;
      const text = readFileSync(path, "utf8");
      const from = [...text.matchAll(/(?:from|import|import\(|glob[^(]*\()\s*"([^"]+)"/g)].map((m) => m[1]!);
      return [path.slice(WEB.pathname.length), from];
    });
}

test("the page imports no game", () => {
  const gallery = "src/gallery.tsx"; // draws boards without a server, and is no part of the page
  const wrong = sources("src").filter(
    ([path, from]) => path !== gallery && from.some((x) => /boards\/(\*|[a-z_]+\/)|\/games\//.test(x)),
  );
  expect(wrong).toEqual([]);
});

/** The rooms of the page, from the top: each knows only those on the floors below its own. */
const FLOORS = [
  ["app"],
  ["clubs"],
  ["learn", "puzzles", "today", "tournaments"],
  ["study"],
  ["companion", "replay"],
  ["table"],
  ["people"],
  ["box"],
  ["account", "history", "rules"],
  ["boards"],
  ["generic", "ui"],
  ["kit"],
  ["prefs"],
  ["words"],
  ["net"],
  ["generated"],
];

/** Modules that are no room: what is started, and what everybody may know. */
const TOP = ["main", "gallery", "board"];
const FOR_ALL = ["game-ui", "route"];

/** The room, or the module that is none, a path under `src/` belongs to. */
const roomOf = (path: string) => path.split("/")[1]!.replace(/\.tsx?$/, "");

test("every folder of the page is a room", () => {
  const found = readdirSync(new URL("src", WEB), { withFileTypes: true });
  const rooms = found.filter((x) => x.isDirectory()).map((x) => x.name);
  expect(rooms.sort()).toEqual(FLOORS.flat().sort());
});

test("arrows between rooms only go down", () => {
  const floor = new Map(FLOORS.flatMap((rooms, i) => rooms.map((x) => [x, i] as const)));
  const mayImport = (from: string, to: string) =>
    from === to || TOP.includes(from) || FOR_ALL.includes(to) || (floor.get(from) ?? 0) < (floor.get(to) ?? 0);
  const wrong = sources("src").flatMap(([path, from]) =>
    from
      .filter((x) => x.startsWith("."))
      .map((x) => new URL(x, new URL(path, WEB)).pathname.slice(WEB.pathname.length))
      .filter((x) => x.startsWith("src/") && !FOR_ALL.includes(roomOf(path)) && !mayImport(roomOf(path), roomOf(x)))
      .map((x) => `${path}: ${x}`),
  );
  expect(wrong).toEqual([]);
});

test("no module imports itself by way of others", () => {
  const files = new Map(sources("src").map(([path, from]) => [path, from]));
  const resolve = (path: string, x: string) => {
    const plain = new URL(x, new URL(path, WEB)).pathname.slice(WEB.pathname.length);
    return [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`].find((y) => files.has(y));
  };
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, above: readonly string[]) => {
    if (above.includes(path)) circles.push([...above.slice(above.indexOf(path)), path].join(" > "));
    if (above.includes(path) || done.has(path)) return;
    for (const x of files.get(path) ?? []) {
      const next = x.startsWith(".") ? resolve(path, x) : undefined;
      if (next) visit(next, [...above, path]);
    }
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  expect(circles).toEqual([]);
});

test("a board imports what is shared by name, its own files and the content of its game", () => {
  const wrong = sources("boards").flatMap(([path, from]) => {
    const [, game] = path.split("/");
    const inside = path.split("/").length - 3; // folders below the board's own
    const content = new RegExp(`^(\\.\\./)+src/ludorum/games/${game}/content/`);
    const own = (x: string) => x.startsWith(".") && (x.match(/\.\.\//g)?.length ?? 0) <= inside;
    return from.filter((x) => !(x in SHARED) && !own(x) && !content.test(x)).map((x) => `${path}: ${x}`);
  });
  expect(wrong).toEqual([]);
});

test("React is shared whole", () => {
  const unstable =
    /^(unstable_|__|act$|addTransitionType|ViewTransition|cache|captureOwnerStack|default|module\.exports)/;
  const known = Object.keys(React).filter((x) => !unstable.test(x));
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(known));
});
