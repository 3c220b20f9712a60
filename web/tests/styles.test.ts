// A board's styles stay on the page when another game is opened: none may touch what is not its own.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WEB = new URL("../", import.meta.url);

/** Classes that rules of a folder begin with, where no other rule is around them. */
function heads(folder: string): Set<string> {
  const out = new Set<string>();
  for (const file of readdirSync(new URL(folder, WEB))) {
    if (!file.endsWith(".css")) continue;
    const text = readFileSync(new URL(`${folder}/${file}`, WEB), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    const around: boolean[] = []; // of each open brace: is it a rule, not only a condition?
    for (const [, before = "", mark] of text.matchAll(/([^{};]*)([{};])/g)) {
      const selector = before.trim();
      if (mark === "}") around.pop();
      if (mark !== "{") continue;
      if (!selector.startsWith("@") && !around.includes(true)) {
        for (const one of selector.split(/,(?![^(]*\))/)) {
          const alone = /^\.([\w-]+)$/.exec(one.trim());
          if (alone?.[1]) out.add(alone[1]);
        }
      }
      around.push(!selector.startsWith("@"));
    }
  }
  return out;
}

test("no class of a board is another's", () => {
  const folders = (of: string) => readdirSync(new URL(of, WEB), { withFileTypes: true }).filter((x) => x.isDirectory());
  const shared = folders("src").map((x) => [x.name, heads(`src/${x.name}`)] as const);
  const boards = folders("boards").map((x) => [x.name, heads(`boards/${x.name}`)] as const);
  const twice: string[] = [];
  for (const [i, [name, own]] of boards.entries()) {
    for (const [other, theirs] of [...shared, ...boards.slice(i + 1)]) {
      for (const one of own) if (theirs.has(one)) twice.push(`.${one} of ${name} and ${other}`);
    }
  }
  expect(twice).toEqual([]);
});
