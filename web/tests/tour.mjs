// All screens in every language and at every width: no barriers in either theme, words that can be read.

import assert from "node:assert/strict";
import { barriers } from "./barriers.mjs";
import { check } from "./checks.mjs";
import { calm, misplaced } from "./layout.mjs";
import { furnish, ownScreens, strangersScreens, visit } from "./screens.mjs";
import { strangeWords } from "./words.mjs";

const houses = new Map();

/** Whoever comes first makes the tables. */
function furnished(scene) {
  if (!houses.has(scene.url)) houses.set(scene.url, furnish(scene));
  return houses.get(scene.url);
}

/** What is wrong with what a page shows. */
export async function look(page, lang) {
  await page.evaluate(calm);
  const paint = (theme) => page.evaluate((x) => (document.documentElement.dataset.theme = x), theme);
  await paint("dark");
  const found = (await barriers(page, { colours: true })).map((x) => `axe, dark: ${x}`);
  await paint("light");
  found.push(...(await barriers(page)).map((x) => `axe: ${x}`));
  found.push(...(await page.evaluate(misplaced)));
  const [wide, have] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > have) found.push(`the page is ${wide} px wide`);
  if (lang !== "en") found.push(...(await page.evaluate(strangeWords, lang)).map((x) => `not ${lang}: ${x}`));
  return found;
}

/** Long words meet narrow screens; every language, every width, not every pair of them. */
const TOURS = [["uk", 390], ["ru", 390], ["en", 1024], ["ru", 1024], ["uk", 1440]];

for (const [lang, px] of TOURS) {
  check(`every screen, ${lang}, ${px} px`, async (scene) => {
    const { me, table, games, person } = await furnished(scene);
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
    return `${n} screens`;
  });
}
