// The deal of the day from the first look to the replay; at every width, in every language.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { look } from "./look.mjs";
import { press, tableOf } from "./player.mjs";

const GAME = "hadrians_wall"; // the shortest
const SEEN = [
  [1440, "en"],
  [1024, "ru"],
  [390, "uk"],
];

/** The page of today's deal, once everything is there. */
async function open(page, scene) {
  await page.goto(`${scene.url}/#/deal/${GAME}`);
  await page.locator(".deal-titles small").nth(4).waitFor();
  await page.locator(".seal code").first().waitFor();
  await page.locator(".deal-results p, .deal-table").first().waitFor();
}

test("a deal of the day, from the first look to the replay", async ({ scene }) => {
  const stranger = await scene.visitor();
  await open(stranger, scene);
  assert.deepEqual(await look(stranger, "en"), [], "nobody is signed in");

  const me = await scene.guest("Олена");
  const page = await scene.visitor({ as: me });
  await open(page, scene);
  await expect(page.locator(".deal-results")).toContainText("Nobody has played it");
  await press(page, page.getByRole("button", { name: "Play: one try" }));
  await page.locator(".table-main").waitFor();
  const id = tableOf(page);
  assert.equal(await page.getByRole("button", { name: /hint/i }).count(), 0);

  await open(page, scene);
  await press(page, page.getByRole("button", { name: "Go on playing" }));
  await page.waitForURL(`**/table/${id}`);
  await page.goto(`${scene.url}/#/settings`);
  await me.play(id, dice(5));

  const other = await scene.guest("Богдан");
  const before = await scene.visitor({ as: other });
  await open(before, scene);
  await before.getByRole("radio").first().check();
  await expect(before.locator(".deal-results")).toContainText("when you have played");
  assert.equal(await before.locator(".deal-table").count(), 0);

  for (const [px, lang] of SEEN) {
    const after = await scene.visitor({ px, lang, as: me });
    await open(after, scene);
    await after.locator(".today-deal .came").waitFor();
    await after.locator(".deal-table tr.mine").waitFor();
    await after.locator(".streak .days i").nth(13).waitFor();
    await press(after, after.locator(".seal summary"));
    assert.deepEqual(await look(after, lang), [], `${px} px, ${lang}`);
  }
  await open(page, scene);
  await press(page, page.locator(".deal-table tr.mine a.tool"));
  await page.getByRole("slider").waitFor();
});
