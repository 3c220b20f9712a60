// Somebody who plays without a pointer: letters and digits where the page shows them, arrows on the
// board, Tab for everything else.

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Roll } from "./dice.ts";
import type { TablePage } from "./table.ts";

const MOST_TABS = 300;
const MOST_ARROWS = 40;

/** How many options were reached in which way. */
export interface Reached {
  letters: number;
  digits: number;
  arrows: number;
  tabs: number;
  lists: number;
}

export const nothingReached = (): Reached => ({ letters: 0, digits: 0, arrows: 0, tabs: 0, lists: 0 });

/** Presses Tab until what has the focus fits the selector. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await page.evaluate((x) => document.activeElement!.matches(x), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** The key to press so that the focus comes nearer to an option; null once it is there. */
function direction(to: string): string | null {
  const target = document.querySelector(to)!;
  const from = document.activeElement!;
  if (from === target) return null;
  if (from === document.body) return "ArrowDown";
  const [a, b] = [from.getBoundingClientRect(), target.getBoundingClientRect()];
  const dx = b.left + b.width / 2 - a.left - a.width / 2;
  const dy = b.top + b.height / 2 - a.top - a.height / 2;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}

/** By arrows as far as they go in sight of the target; true if they lead there. */
async function arrowsTo(page: Page, selector: string): Promise<boolean> {
  const been = new Set<string>();
  for (let i = 0; i < MOST_ARROWS; i++) {
    const key = await page.evaluate(direction, selector);
    if (key === null) return true;
    await page.keyboard.press(key);
    const at = await page.evaluate(() => {
      const r = document.activeElement!.getBoundingClientRect();
      return `${r.left},${r.top}`;
    });
    if (been.has(at)) return false;
    been.add(at);
  }
  return false;
}

/** The key cap that belongs to an option, and whether it is in the list of the prompt. */
function caps(selector: string): { listed: boolean; key: string } {
  const x = document.querySelector(selector)!;
  const place = x.closest("[data-place]");
  const own = x.matches(".option") ? x : place;
  return {
    listed: x.matches(".option"),
    key: own?.querySelector(":scope > kbd.key, :scope > header kbd.key")?.textContent ?? "",
  };
}

/** One decision by keys alone. `used` counts how options were reached. Returns its question. */
export async function decideByKeys(table: TablePage, roll: Roll, used: Reached): Promise<string | undefined> {
  const { page } = table;
  const now = await table.asked();
  assert.ok(now.n, `nothing to choose: ${now.question}`);
  const target = `[data-try="${roll(now.n)}"]`;
  const { listed, key } = await page.evaluate(caps, target);
  // It is selected, or has led to a question of its own.
  const on = () =>
    page.evaluate(
      ([x, steps]) =>
        document.querySelector(`${x}[aria-pressed=true], ${x}.on`) !== null ||
        document.querySelector<HTMLElement>(".prompt.own")?.dataset.steps !== steps,
      [target, now.steps] as const,
    );
  if (key) {
    // A place with several options goes through them, one a press.
    for (let i = 0; i < 12 && !(await on()); i++)
      await page.keyboard.press(/\d/.test(key) ? `Digit${key}` : `Key${key}`);
    used[/\d/.test(key) ? "digits" : "letters"] += 1;
  } else if (listed) {
    await tabTo(page, ".chips input");
    for (let i = 0; i < now.n && !(await on()); i++) await page.keyboard.press("ArrowDown");
    used.lists += 1;
  } else {
    if (await arrowsTo(page, target)) used.arrows += 1;
    else {
      await tabTo(page, target);
      used.tabs += 1;
    }
    await page.keyboard.press("Enter");
  }
  assert.ok(await on(), `the keys do not select the option: ${now.question}`);
  await table.told();
  // It has led to a question with an option in the same place: Enter chooses that first.
  while (await page.evaluate(() => document.activeElement!.matches(".hit[aria-pressed=false]"))) {
    await page.keyboard.press("Enter");
    await table.told();
  }
  await page.keyboard.press("Enter");
  await table.passed(now.token);
  return now.question;
}
