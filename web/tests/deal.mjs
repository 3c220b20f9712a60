// The deal of the day from the first look to the replay; at every width, in every language.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { look } from "./look.mjs";
import { decide, press, tableOf, turn } from "./player.mjs";

const GAME = "hadrians_wall"; // the shortest
const REVIEWED = 300_000; // ms: it waits for whatever else the machine has to do
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
  await press(page, page.getByRole("button", { name: "Play your one try" }));
  await page.locator(".table-main").waitFor();
  const id = tableOf(page);
  assert.equal(await page.getByRole("button", { name: /hint/i }).count(), 0);

  await open(page, scene);
  await press(page, page.getByRole("button", { name: "Continue" }));
  await page.waitForURL(`**/table/${id}`);
  // The last year by clicks, and from the score sheet to the results.
  await me.hurry(id, "act", { year: 6 });
  await page.reload();
  const roll = dice(5);
  while ((await turn(page)) === "ask") await decide(page, roll);
  await press(page, page.locator(`.finish a[href="#/deal/${GAME}"]`));
  await page.locator(".today-deal .came").waitFor();

  const other = await scene.guest("Богдан");
  const before = await scene.visitor({ as: other });
  await open(before, scene);
  await before.getByRole("radio").first().check();
  await expect(before.locator(".deal-results")).toContainText("once you have played");
  assert.equal(await before.locator(".deal-table").count(), 0);

  // Another check may have played this deal in the same house meanwhile.
  const others = await page.locator(".deal-table tbody tr:not(.mine)").count();
  assert.equal(await page.locator(".deal-ways").count(), Math.min(others, 1), "compared with whom there is");

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

test("where the best went another way, from the wish to the replays", async ({ scene }) => {
  let me;
  for (const [name, roll] of [
    ["Богдан", dice(6)],
    ["Олена", (n) => n - 1], // stops every year at once: few decisions to review, and costly ones
  ]) {
    const guest = await scene.guest(name);
    const { id } = await guest.ask("POST", `deals/${await today(guest)}/${GAME}`);
    await guest.play(id, roll);
    me = { guest, id };
  }
  let n = 0;
  for (const [px, lang] of SEEN) {
    const page = await scene.visitor({ px, lang, as: me.guest });
    const ways = page.locator(".deal-ways");
    const found = ways.locator("li, > p:not(.note)");
    await open(page, scene);
    await ways.waitFor();
    if (!n) {
      await press(page, ways.locator(".btn"));
      await ways.locator("progress").waitFor();
    }
    await found.first().waitFor({ timeout: REVIEWED });
    n ||= await ways.locator("li").count();
    assert.equal(await ways.locator("li").count(), n, "it stays as it is");
    assert.deepEqual(await look(page, lang), [], `${px} px, ${lang}`);
    if (px !== 390 || !n) continue;
    for (const i of [0, 1]) {
      const way = ways.locator("li").first().locator(".way").nth(i);
      const [, id, step] = (await way.getAttribute("href")).match(/replay\/([\w-]+)\/(\d+)$/);
      assert.equal(id === me.id, i === 0); // the other is whoever has done best in this house
      await press(page, way);
      await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", step);
      await page.goBack();
      await found.first().waitFor();
    }
  }
  scene.note(`${n} of them`);
});

/** The day of the deal, as the server has it. */
const today = async (guest) => (await guest.ask("GET", "deals/")).day;
