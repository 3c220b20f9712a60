// What a thumb finds at a table: a page that stays where it is, spaces that mean their own action, and
// every option in sight.

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { calm } from "./support/layout.ts";
import type { Scene } from "./support/scene.ts";
import { seated } from "./support/seat.ts";

/** The page itself is as high as the window, and has not moved. */
async function still(page: Page, when: string): Promise<void> {
  const [high, have, at] = await page.evaluate((): [number, number, number] => [
    document.documentElement.scrollHeight,
    innerHeight,
    scrollY,
  ]);
  assert.ok(high <= have && at === 0, `${when}: ${high} px in a window of ${have}, at ${at}`);
}

async function seat(scene: Scene, game: string, lang: "uk" | "ru" = "uk") {
  const at = await seated(scene, { game, seats: 2 }, { px: 390, lang });
  const open = async () => {
    await at.visitor.goto("#/");
    await at.table.open(at.id);
    await at.table.turn();
  };
  return { ...at, open };
}

test("the page stays where it is: lessons and tables, 390 px", async ({ scene }) => {
  const { me, id, visitor, page, table, open } = await seat(scene, "paladins");
  await visitor.goto("#/learn/paladins/workers");
  for (let at = 0; at < 3; at++) {
    await page.locator(`.lesson-card[data-step="${at}"][aria-busy="false"]`).waitFor();
    await page.evaluate(calm); // what is in light is brought into sight
    await still(page, `lesson, step ${at}`);
    await table.press(page.locator(".lesson-card .acts .btn.primary"));
  }
  await me.hurry(id, "act");
  await open();
  await still(page, "table");
  const token = (await table.token())!;
  await table.decide(() => 0);
  await table.press(page.locator(".prompt .undo"));
  await expect(table.prompt).toHaveAttribute("data-token", token);
  await still(page, "taken back");
});

test("a space of an action means that action, and a worker nothing, 390 px", async ({ scene }) => {
  const { me, id, page, open } = await seat(scene, "paladins");
  await me.hurry(id, "act");
  await open();
  await page.waitForFunction(() => document.querySelector('[data-option*="develop"]'));
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".worker-space [data-option], .worker-space[data-option]")].map(
      (x) => `${x.dataset.place}: ${x.dataset.option}`,
    ),
  );
  assert.deepEqual(
    wrong.filter((x) => !x.startsWith("spot-develop")),
    [],
  );
  assert.equal(await page.locator(".supply [data-option]").count(), 0);
  // A tap there begins what the space belongs to, if it is open, and else nothing.
  const action = page.locator(".right-action.legal, .left-action.legal").last();
  const place = await action.getAttribute("data-place");
  const asked = page.waitForResponse((x) => x.url().endsWith("/preview"));
  await action.locator(".worker-space").first().tap({ force: true });
  assert.match((await asked).request().postData()!, new RegExp(`"option":\\[?"${place}"`));
});

test("all that may be chosen is in sight, 390 px", async ({ scene }) => {
  const { me, id, page, table, open } = await seat(scene, "viscounts", "ru");
  for (const kind of ["act", "hire"]) {
    await me.hurry(id, kind);
    await open();
    const { ask } = await me.view(id);
    const rows = page.locator(".prompt .option");
    await expect(rows).toHaveCount(ask!.options.length);
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded();
      await expect(row).toBeInViewport({ ratio: 0.9 });
    }
    await still(page, kind);
    await me.goOn(id, 1);
  }
  await me.hurry(id, "move");
  await open();
  const hidden = () =>
    page.evaluate(() => {
      const seen = document.querySelector(".board-slot")!.getBoundingClientRect();
      const inside = ({ top, bottom }: DOMRect) => top >= seen.top && bottom <= seen.bottom;
      return [...document.querySelectorAll(".space-pin .legal > .hit")]
        .filter((x) => !inside(x.getBoundingClientRect()))
        .map((x) => x.getAttribute("aria-label"));
    });
  await page.locator(".space-pin .legal > .hit").first().waitFor();
  await expect.poll(hidden, "the board scrolls to what may be chosen").toEqual([]);
  // Taken back before it leaves, it is chosen no longer.
  const token = await table.token();
  await table.press(page.locator(".space-pin .legal > .hit").first());
  await table.confirm(token);
});
