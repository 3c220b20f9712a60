// All screens in every language and at every width: no barriers in either theme, words that can be read.

import assert from "node:assert/strict";
import { test as base, emptyHouse } from "./fixtures.mjs";
import { look } from "./look.mjs";
import { furnish, ownScreens, strangersScreens, visit } from "./screens.mjs";

/** Long words meet narrow screens; every language, every width, not every pair of them. */
const TOURS = [
  ["uk", 390],
  ["ru", 390],
  ["en", 1024],
  ["ru", 1024],
  ["uk", 1440],
];

const test = base.extend({
  // Apart from other checks: they leave tables behind, of people with names in any language.
  house: emptyHouse,
  /** Tables for every screen, made by whoever comes first. */
  furnished: [async ({ house }, use) => use(await furnish(house)), { scope: "worker" }],
});

for (const [lang, px] of TOURS) {
  test(`every screen, ${lang}, ${px} px`, async ({ scene, furnished }) => {
    const { me, table, games, person } = furnished;
    const found = [];
    let n = 0;
    const tour = async (page, list) => {
      for (const [name, screen] of Object.entries(list)) {
        if (screen.narrow && !page.touch) continue;
        n += 1;
        const wrong = await visit(page, scene.url, screen).then(
          () => look(page, lang),
          (e) => [`cannot be reached: ${e.message}`],
        );
        if (wrong.length) await scene.keep(page, `${name} ${lang} ${px}`);
        found.push(...wrong.map((x) => `${name}: ${x}`));
      }
      await page.context().close();
    };
    await tour(await scene.visitor({ lang, px }), strangersScreens(table));
    await tour(await scene.visitor({ lang, px, as: me }), ownScreens(table, games, person));
    assert.ok(!found.length, found.join("\n"));
    scene.note(`${n} screens`);
  });
}
