// The deal of the day from the first look to the replay; at every width, in every language.

import assert from "node:assert/strict";
import type { DayInfo, TableInfo } from "../src/generated/http.ts";
import type { Lang } from "../src/words/load.ts";
import { dice, type Roll } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Guest } from "./support/guest.ts";
import { look } from "./support/look.ts";
import { REVIEWED } from "./support/patience.ts";
import type { Px } from "./support/scene.ts";
import type { Visitor } from "./support/visitor.ts";

const GAME = "hadrians_wall"; // the shortest
const SEEN: [Px, Lang][] = [
  [1440, "en"],
  [1024, "ru"],
  [390, "uk"],
];

/** The page of today's deal, once everything is there. */
async function open(visitor: Visitor): Promise<void> {
  await visitor.goto(`#/deal/${GAME}`);
  await visitor.page.locator(".deal-titles small").nth(4).waitFor();
  await visitor.page.locator(".seal code").first().waitFor();
  await visitor.page.locator(".deal-results p, .deal-table").first().waitFor();
}

test("a deal of the day, from the first look to the replay", async ({ scene }) => {
  const stranger = await scene.visitor();
  await open(stranger);
  assert.deepEqual(await look(stranger.page, "en"), [], "nobody is signed in");

  const me = await scene.guest("Олена");
  const visitor = await scene.visitor({ as: me });
  const { page, table } = visitor;
  await open(visitor);
  await expect(page.locator(".deal-results")).toContainText("Nobody has played it");
  await visitor.button("Play your one try").click();
  await page.locator(".table-main").waitFor();
  const { id } = table;
  assert.equal(await visitor.button(/hint/i).count(), 0);

  await open(visitor);
  await visitor.button("Continue").click();
  await page.waitForURL(`**/table/${id}`);
  // The last year by clicks, and from the score sheet to the results.
  await me.hurry(id, "act", { year: 6 });
  await page.reload();
  const roll = dice(5);
  while ((await table.turn()) === "ask") await table.decide(roll);
  await page.locator(`.finish a[href="#/deal/${GAME}"]`).click();
  await page.locator(".today-deal .came").waitFor();

  const before = await scene.visitor({ as: await scene.guest("Богдан") });
  await open(before);
  await before.page.getByRole("radio").first().check();
  await expect(before.page.locator(".deal-results")).toContainText("once you have played");
  assert.equal(await before.page.locator(".deal-table").count(), 0);

  // Another check may have played this deal in the same house meanwhile.
  const others = await page.locator(".deal-table tbody tr:not(.mine)").count();
  assert.equal(await page.locator(".deal-ways").count(), Math.min(others, 1), "compared with whom there is");

  for (const [px, lang] of SEEN) {
    const after = await scene.visitor({ px, lang, as: me });
    await open(after);
    await after.page.locator(".today-deal .came").waitFor();
    await after.page.locator(".deal-table tr.mine").waitFor();
    await after.page.locator(".streak .days i").nth(13).waitFor();
    await after.press(after.page.locator(".seal summary"));
    assert.deepEqual(await look(after.page, lang), [], `${px} px, ${lang}`);
  }
  await open(visitor);
  await page.locator(".deal-table tr.mine a.tool").click();
  await page.getByRole("slider").waitFor();
});

test("where the best went another way, from the wish to the replays", async ({ scene }) => {
  /** Plays today's deal. */
  const deal = async (me: Guest, roll: Roll) => {
    const { day } = await me.ask<DayInfo>("GET", "deals/");
    const { id } = await me.ask<TableInfo>("POST", `deals/${day}/${GAME}`);
    await me.play(id, roll);
    return id;
  };
  await deal(await scene.guest("Богдан"), dice(6));
  const me = await scene.guest("Олена");
  const mine = await deal(me, (n) => n - 1); // stops every year at once: few decisions to review, and costly ones
  let n = 0;
  for (const [px, lang] of SEEN) {
    const visitor = await scene.visitor({ px, lang, as: me });
    const { page } = visitor;
    const ways = page.locator(".deal-ways");
    const found = ways.locator("li, > p:not(.note)");
    await open(visitor);
    await ways.waitFor();
    if (!n) {
      await visitor.press(ways.locator(".btn"));
      await ways.locator("progress").waitFor();
    }
    await found.first().waitFor({ timeout: REVIEWED });
    n ||= await ways.locator("li").count();
    assert.equal(await ways.locator("li").count(), n, "it stays as it is");
    assert.deepEqual(await look(page, lang), [], `${px} px, ${lang}`);
    if (px !== 390 || !n) continue;
    for (const i of [0, 1]) {
      const way = ways.locator("li").first().locator(".way").nth(i);
      const [, id, step] = (await way.getAttribute("href"))!.match(/replay\/([\w-]+)\/(\d+)$/)!;
      assert.equal(id === mine, i === 0); // the other is whoever has done best in this house
      await visitor.press(way);
      await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", step!);
      await page.goBack();
      await found.first().waitFor();
    }
  }
  scene.note(`${n} of them`);
});
