// What is wrong with a page as it is: barriers in either theme, words that cannot be read or are strange.

import type { Page } from "@playwright/test";
import type { Lang } from "../../src/words/load.ts";
import { barriers } from "./barriers.ts";
import { oneOf } from "./drawing.ts";
import { calm, misplaced } from "./layout.ts";
import { strangeWords } from "./words.ts";

/** What is wrong with what a page shows. A theme changes nothing but colours: only these are looked at in both. */
export async function look(page: Page, lang: Lang): Promise<string[]> {
  await page.evaluate(calm);
  const paint = (theme: "light" | "dark") =>
    page.evaluate((x) => {
      document.documentElement.dataset.theme = x;
    }, theme);
  const found: string[] = [];
  const screen = new URL(page.url()).hash.split("/")[1] ?? "";
  const themes = oneOf(`themes, ${screen}, ${lang}`, ["dark", "light"]);
  for (const [i, theme] of themes.entries()) {
    await paint(theme);
    const colours = i + 1 < themes.length;
    found.push(...(await barriers(page, { colours })).map((x) => `axe, ${theme}: ${x}`));
  }
  await paint("light");
  found.push(...(await page.evaluate(misplaced, "body")));
  const [wide, have] = await page.evaluate((): [number, number] => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > have) found.push(`the page is ${wide} px wide`);
  if (lang !== "en") found.push(...(await page.evaluate(strangeWords, lang)).map((x) => `not ${lang}: ${x}`));
  return found;
}
