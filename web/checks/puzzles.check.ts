// Puzzles as people solve them: nothing of the answer before it, all of it after it.

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { PuzzleGame } from "../src/generated/http.ts";
import type { Lang } from "../src/words/load.ts";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/fixtures.ts";
import type { Px } from "./support/scene.ts";

const LOOKS: [Lang, Px][] = [
  ["uk", 1440],
  ["en", 1024],
  ["ru", 390],
];

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Choose an option by its place in the list, wherever that is on this screen. */
async function choose(page: Page, n: number): Promise<void> {
  const tab = page.locator(".study-tabs button").nth(-2);
  if (await tab.isVisible()) await tab.click();
  await page.locator(".puzzle-choices button").nth(n).click();
}

for (const [lang, px] of LOOKS)
  test(`puzzles of every game, ${lang}, ${px} px`, async ({ scene }) => {
    const visitor = await scene.visitor({ px, lang });
    const { page } = visitor;
    const games = (await (await fetch(`${scene.url}/api/puzzles`)).json()) as PuzzleGame[];
    const found: string[] = [];
    for (const { game } of games) {
      await visitor.goto("#/puzzles");
      await page.locator(".puzzle-card").first().waitFor();
      if (await overflow(page)) found.push("the list is wider than the screen");
      await page.locator(`.puzzle-card a[href="#/puzzles/${game}/next"]`).click();
      await page.locator(".puzzle-page .board-slot").waitFor();
      const before = await page.locator(".puzzle-page").innerText();
      assert.equal(await page.locator(".puzzle-verdict, .place-tags span, .puzzle-worth").count(), 0, before);
      found.push(...(await barriers(page)).map((x) => `${game}: ${x}`));
      await choose(page, 0);
      await page.locator(".puzzle-bar .primary").click();
      await page.locator(".puzzle-verdict").waitFor();
      await page.locator(".puzzle-worth li").first().waitFor();
      found.push(...(await barriers(page)).map((x) => `${game}, answered: ${x}`));
      if (await overflow(page)) found.push(`${game}: wider than the screen`);
      const was = page.url();
      await page.locator(".puzzle-bar .primary").click();
      await page.locator(".puzzle-choices").waitFor({ state: "attached" });
      assert.notEqual(page.url(), was, "the same puzzle came twice");
    }
    assert.deepEqual(found, []);
  });

test("a puzzle by keys alone, dark", async ({ scene }) => {
  const visitor = await scene.visitor({ theme: "dark" });
  const { page } = visitor;
  const pressed = page.locator('.puzzle-choices [aria-pressed="true"]');
  await visitor.goto("#/puzzles/tithe/next");
  await page.locator(".puzzle-choices").waitFor();
  await page.keyboard.press("2");
  await pressed.waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await pressed.count(), 0);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.locator(".puzzle-verdict").waitFor();
  assert.equal(await page.locator(".place-tags .best").count(), 1, "the best is marked on the board");
  assert.deepEqual(await barriers(page, { colours: true }), []);
  await page.keyboard.press("Enter");
  await page.locator(".puzzle-choices").waitFor();
});
