// All screens in every language and at every width: no barriers in either theme, words that can be read.

import assert from "node:assert/strict";
import type { Lang } from "../src/words/load.ts";
import { test } from "./support/fixtures.ts";
import { look } from "./support/look.ts";
import type { Px } from "./support/scene.ts";
import { ownScreens, type Screen, strangersScreens, visit } from "./support/screens.ts";
import type { Visitor } from "./support/visitor.ts";

/** Long words meet narrow screens; every language, every width, not every pair of them. */
const TOURS: [Lang, Px][] = [
  ["uk", 390],
  ["ru", 390],
  ["en", 1024],
  ["ru", 1024],
  ["uk", 1440],
];

for (const [lang, px] of TOURS) {
  test(`every screen, ${lang}, ${px} px`, async ({ scene, furnished }) => {
    scene.house = furnished.house;
    const found: string[] = [];
    let n = 0;
    const tour = async (visitor: Visitor, screens: Record<string, Screen>) => {
      for (const [name, screen] of Object.entries(screens)) {
        if (screen.narrow && !visitor.touch) continue;
        n += 1;
        const wrong = await visit(visitor, screen).then(
          () => look(visitor.page, lang),
          (e) => [`cannot be reached: ${e.message}`],
        );
        if (wrong.length) await scene.keep(visitor, `${name} ${lang} ${px}`);
        found.push(...wrong.map((x) => `${name}: ${x}`));
      }
      await visitor.leave();
    };
    await tour(await scene.visitor({ lang, px }), strangersScreens(furnished.table));
    await tour(await scene.visitor({ lang, px, as: furnished.me }), ownScreens(furnished));
    assert.ok(!found.length, found.join("\n"));
    scene.note(`${n} screens`);
  });
}
