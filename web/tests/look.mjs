// What is wrong with a page as it is: barriers in either theme, words that cannot be read or are strange.

import { barriers } from "./barriers.mjs";
import { calm, misplaced } from "./layout.mjs";
import { strangeWords } from "./words.mjs";

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
