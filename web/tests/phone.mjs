// What a thumb finds at a table: a page that stays where it is, spaces that mean their own action, and
// every option in sight.

import assert from "node:assert/strict";
import { expect, test } from "./fixtures.mjs";
import { decide, passed, press, turn } from "./player.mjs";

/** The page itself is as high as the window, and has not moved. */
async function still(page, when) {
  const [high, have, at] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight, scrollY]);
  assert.ok(high <= have && at === 0, `${when}: ${high} px in a window of ${have}, at ${at}`);
}

async function seat(scene, game, lang = "uk") {
  const me = await scene.guest("Олена");
  const page = await scene.visitor({ px: 390, lang, as: me });
  const { id } = await me.table({ game, seats: 2 });
  const open = async () => {
    await page.goto(`${scene.url}/#/`);
    await page.goto(`${scene.url}/#/table/${id}`);
    await turn(page);
  };
  return { me, page, id, open };
}

test("the page stays where it is: lessons and tables, 390 px", async ({ scene }) => {
  const { me, page, id, open } = await seat(scene, "paladins");
  await page.goto(`${scene.url}/#/learn/paladins/workers`);
  for (let at = 0; at < 3; at++) {
    await page.locator(`.lesson-card[data-step="${at}"][aria-busy="false"]`).waitFor();
    await page.waitForTimeout(300); // what is in light is brought into sight
    await still(page, `lesson, step ${at}`);
    await press(page, page.locator(".lesson-card .acts .btn.primary"));
  }
  await me.hurry(id, "act");
  await open();
  await still(page, "table");
  const token = await page.locator(".prompt.own").getAttribute("data-token");
  await decide(page, () => 0);
  await press(page, page.locator(".prompt .undo"));
  await expect(page.locator(".prompt.own")).toHaveAttribute("data-token", token);
  await still(page, "taken back");
});

test("a space of an action means that action, and a worker nothing, 390 px", async ({ scene }) => {
  const { me, page, id, open } = await seat(scene, "paladins");
  await me.hurry(id, "act");
  await open();
  await page.waitForFunction(() => document.querySelector('[data-option*="develop"]'));
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll(".worker-space [data-option], .worker-space[data-option]")].map(
      (x) => `${x.dataset.place}: ${x.dataset.option}`,
    ),
  );
  assert.deepEqual(
    wrong.filter((x) => !x.startsWith("spot-develop")),
    [],
  );
  assert.deepEqual(await page.locator(".supply [data-option]").count(), 0);
  // A tap there begins what the space belongs to, if it is open, and else nothing.
  const open_ = page.locator(".right-action.legal, .left-action.legal");
  const place = await open_.last().getAttribute("data-place");
  const asked = page.waitForResponse((x) => x.url().endsWith("/preview"));
  await open_.last().locator(".worker-space").first().tap({ force: true });
  assert.match((await asked).request().postData(), new RegExp(`"option":\\[?"${place}"`));
});

test("all that may be chosen is in sight, 390 px", async ({ scene }) => {
  const { me, page, id, open } = await seat(scene, "viscounts", "ru");
  for (const kind of ["act", "hire"]) {
    await me.hurry(id, kind);
    await open();
    const { ask } = await me.view(id);
    const rows = page.locator(".prompt .option");
    await expect(rows).toHaveCount(ask.options.length);
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded();
      await expect(row).toBeInViewport({ ratio: 0.9 });
    }
    await still(page, kind);
    await me.goOn(id, 1);
  }
  await me.hurry(id, "move");
  await open();
  await page.waitForTimeout(300); // the board scrolls to what may be chosen
  const hidden = await page.evaluate(() => {
    const seen = document.querySelector(".board-slot").getBoundingClientRect();
    const inside = ({ top, bottom }) => top >= seen.top && bottom <= seen.bottom;
    return [...document.querySelectorAll(".space-pin .legal > .hit")]
      .filter((x) => !inside(x.getBoundingClientRect()))
      .map((x) => x.getAttribute("aria-label"));
  });
  assert.deepEqual(hidden, []);
  // Taken back before it leaves, it is chosen no longer.
  const token = await page.locator(".prompt.own").getAttribute("data-token");
  await press(page, page.locator(".space-pin .legal > .hit").first());
  await press(page, page.locator(".prompt .commit"));
  await passed(page, token);
});
