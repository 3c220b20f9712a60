// One click, one thought: a concrete place answers all questions that lead there.

import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import type { Scene } from "./support/scene.ts";
import { type Seated, seated } from "./support/seat.ts";
import type { TablePage } from "./support/table.ts";

const place = (page: Page, id: string): Locator => page.locator(`[data-place="${id}"] > .hit`).first();

/** Where so many questions of the pending decision are answered. */
const steps = (page: Page, n: number) => page.locator(`.prompt[data-steps="${n}"]`).waitFor();

/** Somebody alone at a table, as far as this question. */
async function alone(scene: Scene, game: string, asked: string): Promise<Seated> {
  const at = await seated(scene, { game, seats: 1 });
  await at.me.hurry(at.id, asked);
  return at;
}

/** The same, and the browser has heard what follows. */
async function ahead(scene: Scene, game: string, asked: string): Promise<Seated> {
  const at = await alone(scene, game, asked);
  const heard = at.page.waitForResponse((x) => x.url().includes("/ahead"));
  await at.table.open(at.id);
  await heard;
  return at;
}

/** All was chosen by one press: nothing of it is answered yet, and it is told from beginning to end. */
async function oneThought(table: TablePage): Promise<void> {
  await table.told();
  assert.equal(await table.prompt.getAttribute("data-steps"), "0");
  assert.match(await table.page.locator(".prompt .gist b").innerText(), /›/);
}

test("a citizen's track is one press, and one undo", async ({ scene }) => {
  const { me, id, page, table } = await ahead(scene, "hadrians_wall", "act");
  const before = (await me.view(id)).ask!;
  const decision = (n: number) => page.locator(`.prompt.own[data-token="${n}"]`).waitFor();
  await page.locator('[data-place^="citizen-"].legal > .hit').first().click();
  await oneThought(table);
  await table.commit.click();
  await decision(before.token + 2);
  await page.locator(".prompt .undo").click();
  await decision(before.token);
  assert.deepEqual((await me.view(id)).ask!.options, before.options);
});

test("gold in the Mines is one press", async ({ scene }) => {
  const { me, id, page, table } = await alone(scene, "architects", "place");
  await me.answer(id, (await me.view(id)).ask!.token, "mines"); // A5.3: gold needs a second worker there
  await me.hurry(id, "place");
  await table.open(id);
  await place(page, "mines-gold").click();
  await oneThought(table);
});

test("what an option asks next comes with its press, and can be taken back before it is sent", async ({ scene }) => {
  const { me, id, page, table } = await ahead(scene, "hamlet", "act");
  const { version } = await me.view(id);
  await place(page, "town-hall").click();
  await steps(page, 1);
  await page.keyboard.press("Escape");
  await steps(page, 0);
  await place(page, "town-hall").click();
  await steps(page, 1);
  await page.locator('[data-place^="row-"].legal > .hit, [data-place^="hire-"].legal > .hit').first().click();
  await table.told();
  assert.equal((await me.view(id)).version, version);
  await table.commit.click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".prompt.own")?.dataset.steps === "0");
  assert.equal((await me.view(id)).version, version + 1);
});

test("where a chain goes on in the same place, Enter chooses there, and then confirms", async ({ scene }) => {
  const { me, id, page, table } = await alone(scene, "architects", "place");
  const { token } = (await me.view(id)).ask!;
  await page.route("**/ahead*", () => undefined); // it has not come yet: questions are asked one by one
  await table.open(id);
  await table.prompt.waitFor();
  await place(page, "market-middle").press("Enter");
  await steps(page, 1);
  await table.told();
  const plans = page.locator('[data-place="market-middle"] > .hit:focus');
  await expect(plans).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Enter");
  await expect(plans).toHaveAttribute("aria-pressed", "true");
  assert.equal((await me.view(id)).ask!.token, token);
  await table.told();
  await page.keyboard.press("Enter");
  await table.passed(String(token));
});
