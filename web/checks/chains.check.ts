// One click, one thought: a concrete place answers all questions that lead there.

import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import type { Guest } from "./support/guest.ts";
import type { Scene } from "./support/scene.ts";
import type { TablePage } from "./support/table.ts";

const place = (page: Page, id: string): Locator => page.locator(`[data-place="${id}"] > .hit`).first();

/** Where so many questions of the pending decision are answered. */
const steps = (page: Page, n: number) => page.locator(`.prompt[data-steps="${n}"]`).waitFor();

/** Somebody alone at a table, as far as this question. */
async function alone(scene: Scene, game: string, asked: string): Promise<{ guest: Guest; id: string }> {
  const guest = await scene.guest("Olena");
  const { id } = await guest.table({ game, seats: 1 });
  await guest.hurry(id, asked);
  return { guest, id };
}

/** The same in a browser that has heard what follows. */
async function at(scene: Scene, game: string, asked: string) {
  const { guest, id } = await alone(scene, game, asked);
  const { page, table } = await scene.visitor({ as: guest });
  const ahead = page.waitForResponse((x) => x.url().includes("/ahead"));
  await table.open(id);
  await ahead;
  return { guest, id, page, table };
}

/** All was chosen by one press: nothing of it is answered yet, and it is told from beginning to end. */
async function oneThought(table: TablePage): Promise<void> {
  await table.told();
  assert.equal(await table.prompt.getAttribute("data-steps"), "0");
  assert.match(await table.page.locator(".prompt .gist b").innerText(), /›/);
}

test("a citizen's track is one press, and one undo", async ({ scene }) => {
  const { guest, id, page, table } = await at(scene, "hadrians_wall", "act");
  const before = (await guest.view(id)).ask!;
  const decision = (n: number) => page.locator(`.prompt.own[data-token="${n}"]`).waitFor();
  await page.locator('[data-place^="citizen-"].legal > .hit').first().click();
  await oneThought(table);
  await table.commit.click();
  await decision(before.token + 2);
  await page.locator(".prompt .undo").click();
  await decision(before.token);
  assert.deepEqual((await guest.view(id)).ask!.options, before.options);
});

test("gold in the Mines is one press", async ({ scene }) => {
  const { guest, id } = await alone(scene, "architects", "place");
  await guest.answer(id, (await guest.view(id)).ask!.token, "mines"); // A5.3: gold needs a second worker there
  await guest.hurry(id, "place");
  const { page, table } = await scene.visitor({ as: guest });
  await table.open(id);
  await place(page, "mines-gold").click();
  await oneThought(table);
});

test("what an option asks next comes with its press, and can be taken back before it is sent", async ({ scene }) => {
  const { guest, id, page, table } = await at(scene, "hamlet", "act");
  const { version } = await guest.view(id);
  await place(page, "town-hall").click();
  await steps(page, 1);
  await page.keyboard.press("Escape");
  await steps(page, 0);
  await place(page, "town-hall").click();
  await steps(page, 1);
  await page.locator('[data-place^="row-"].legal > .hit, [data-place^="hire-"].legal > .hit').first().click();
  await table.told();
  assert.equal((await guest.view(id)).version, version);
  await table.commit.click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".prompt.own")?.dataset.steps === "0");
  assert.equal((await guest.view(id)).version, version + 1);
});

test("where a chain goes on in the same place, Enter chooses there, and then confirms", async ({ scene }) => {
  const { guest, id } = await alone(scene, "architects", "place");
  const { token } = (await guest.view(id)).ask!;
  const { page, table } = await scene.visitor({ as: guest });
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
  assert.equal((await guest.view(id)).ask!.token, token);
  await table.told();
  await page.keyboard.press("Enter");
  await table.passed(String(token));
});
