// A bot of a character: chosen on a phone, named at the table that gathers and at the one that plays.

import { expect, test } from "./fixtures.mjs";
import { button, tableOf } from "./player.mjs";

test("an opponent of a character", async ({ scene }) => {
  const ann = await scene.guest("Ann");
  const page = await scene.visitor({ as: ann, px: 390 });
  await page.goto(`${scene.url}/#/new/architects`);
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByLabel(/^Seat 2/).selectOption("person");
  await page.getByLabel(/^Seat 3/).selectOption("easy");
  await page.getByLabel("Style for seat 3").selectOption({ label: "The saint" });
  await page.getByText("Keeps virtue high, pays debts, works on the Cathedral.").waitFor();
  // Nothing of a choice is cut off.
  const cut = await page.locator(".other select").evaluateAll((all) => all.filter((x) => x.clientWidth < 200).length);
  expect(cut).toBe(0);
  await button(page, "Create table").click();
  await page.locator(".seats .tag", { hasText: "Easy bot, the saint" }).waitFor();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);

  const bob = await scene.guest("Bob");
  const { link } = await ann.ask("GET", `tables/${tableOf(page)}`);
  await bob.ask("POST", `tables/${tableOf(page)}/join`, { link });
  await page.locator(".btn.primary:enabled", { hasText: "Start the game" }).click();
  await button(page, "Players").click();
  await page.locator(".player .tag", { hasText: "bot, the saint" }).waitFor();
});
