// Somebody who plays by clicking: looks at what is marked, presses it, confirms.

import assert from "node:assert/strict";

/** A small generator of numbers, so that a failure can be played again. */
export function dice(seed) {
  let x = seed >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
}

const MARKED =
  ".board-slot .legal > .hit, .board-slot .chip, .dock-slot .legal > .hit, .dock-slot .chip, .chips .option";

/** Waits for a decision or the end: "ask" or "over". */
export async function turn(page) {
  const found = page.locator(".prompt.own, .scores").first();
  await found.waitFor({ timeout: 30_000 });
  return (await page.locator(".scores").count()) ? "over" : "ask";
}

async function visible(page) {
  const all = page.locator(MARKED);
  const out = [];
  for (let i = 0; i < (await all.count()); i++) {
    const one = all.nth(i);
    if (await one.isVisible()) out.push(one);
  }
  return out;
}

/** What can be pressed; on a phone it may be under another tab. */
async function options(page) {
  for (const tab of [null, "board", "dock"]) {
    if (tab) {
      const button = page.locator(".tabs button").nth(tab === "board" ? 0 : 1);
      if (!(await button.isVisible().catch(() => false))) continue;
      await button.click();
    }
    const found = await visible(page);
    if (found.length) return found;
  }
  throw new Error(`nothing to press: ${await page.locator(".prompt").innerText()}`);
}

/** One decision: select, look at what it would do, confirm. Returns its question. */
export async function decide(page, roll) {
  const question = await page.locator(".prompt h2").innerText();
  const before = await page.locator(".prompt.own").getAttribute("data-token");
  const list = await options(page);
  const pick = list[roll(list.length)];
  // At its heading: cards may lie on the middle of a place.
  await pick.click({ position: { x: 14, y: 12 } });
  const commit = page.locator(".prompt .commit:enabled");
  await commit.waitFor();
  await page.locator(".outcome .then").first().waitFor();
  await commit.click();
  await page.waitForFunction(
    (token) => document.querySelector(".prompt.own")?.getAttribute("data-token") !== token,
    before,
    { timeout: 15_000 },
  );
  return question;
}

/** Nothing sticks out sideways. */
export async function fits(page) {
  const [wide, have] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= have, `the page is ${wide} px wide, the screen ${have}`);
}
