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
