// A bot of a character: chosen on a phone, named at the table that gathers and at the one that plays.

import type { TableInfo } from "../src/generated/http.ts";
import { expect, test } from "./support/fixtures.ts";

test("an opponent of a character", async ({ scene }) => {
  const ann = await scene.guest("Ann");
  const visitor = await scene.visitor({ as: ann, px: 390 });
  const { page, table } = visitor;
  await visitor.goto("#/new/architects");
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByLabel(/^Seat 2/).selectOption("person");
  await page.getByLabel(/^Seat 3/).selectOption("easy");
  await page.getByLabel("Style for seat 3").selectOption({ label: "The saint" });
  await page.getByText("Keeps virtue high, pays debts, works on the Cathedral.").waitFor();
  // Nothing of a choice is cut off.
  const cut = await page.locator(".other select").evaluateAll((all) => all.filter((x) => x.clientWidth < 200).length);
  expect(cut).toBe(0);
  await visitor.button("Create table").click();
  await page.locator(".seats .tag", { hasText: "Easy bot, the saint" }).waitFor();
  await visitor.fits();

  const bob = await scene.guest("Bob");
  await bob.join(await ann.ask<TableInfo>("GET", `tables/${table.id}`));
  await page.locator(".btn.primary:enabled", { hasText: "Start the game" }).click();
  await visitor.button("Players").click();
  await page.locator(".player .tag", { hasText: "bot, the saint" }).waitFor();
});
