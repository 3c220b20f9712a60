// One click, one thought: a concrete place answers all questions that lead there.

import assert from "node:assert/strict";
import { expect, test } from "./fixtures.mjs";
import { passed, told } from "./player.mjs";

const place = (page, id) => page.locator(`[data-place="${id}"] > .hit`).first();
const steps = (page) => page.locator(".prompt.own").getAttribute("data-steps");

/** A table of a game, as far as this question, in a browser. */
async function at(scene, game, asked, least) {
  const guest = await scene.guest("Olena");
  const { id } = await guest.table({ game, seats: 1 });
  await guest.hurry(id, asked, least);
  const page = await scene.visitor({ as: guest });
  const ahead = page.waitForResponse((x) => x.url().includes("/ahead"));
  await page.goto(`${scene.url}/#/table/${id}`);
  await ahead;
  return { guest, id, page };
}

test("a citizen's track is one press, and one undo", async ({ scene }) => {
  const { guest, id, page } = await at(scene, "hadrians_wall", "act");
  const before = (await guest.view(id)).ask;
  const track = page.locator('[data-place^="citizen-"].legal').first();
  await track.locator(":scope > .hit").click();
  await told(page);
  assert.equal(await steps(page), "0");
  assert.match(await page.locator(".prompt .gist b").innerText(), /›/);
  await page.locator(".prompt .commit").click();
  await page.waitForFunction(
    (x) => Number(document.querySelector(".prompt.own")?.dataset.token) === x,
    before.token + 2,
  );
  await page.locator(".prompt .undo").click();
  await page.waitForFunction((x) => Number(document.querySelector(".prompt.own")?.dataset.token) === x, before.token);
  assert.deepEqual((await guest.view(id)).ask.options, before.options);
});

test("gold in the Mines is one press", async ({ scene }) => {
  const guest = await scene.guest("Olena");
  const { id } = await guest.table({ game: "architects", seats: 1 });
  await guest.hurry(id, "place");
  await guest.answer(id, (await guest.view(id)).ask.token, "mines"); // A5.3: gold needs a second worker there
  await guest.hurry(id, "place");
  const page = await scene.visitor({ as: guest });
  await page.goto(`${scene.url}/#/table/${id}`);
  await place(page, "mines-gold").click();
  await told(page);
  assert.equal(await steps(page), "0");
  assert.match(await page.locator(".prompt .gist b").innerText(), /›/);
});

test("what an option asks next comes with its press, and can be taken back before it is sent", async ({ scene }) => {
  const { guest, id, page } = await at(scene, "hamlet", "act");
  const { version } = await guest.view(id);
  await place(page, "town-hall").click();
  await page.locator('.prompt[data-steps="1"]').waitFor();
  await page.keyboard.press("Escape");
  await page.locator('.prompt[data-steps="0"]').waitFor();
  await place(page, "town-hall").click();
  await page.locator('.prompt[data-steps="1"]').waitFor();
  await page.locator('[data-place^="row-"].legal > .hit, [data-place^="hire-"].legal > .hit').first().click();
  await told(page);
  assert.equal((await guest.view(id)).version, version);
  await page.locator(".prompt .commit").click();
  await page.waitForFunction(() => document.querySelector(".prompt.own")?.dataset.steps === "0");
  assert.equal((await guest.view(id)).version, version + 1);
});

test("where a chain goes on in the same place, Enter chooses there, and then confirms", async ({ scene }) => {
  const guest = await scene.guest("Olena");
  const { id } = await guest.table({ game: "architects", seats: 1 });
  await guest.hurry(id, "place");
  const { ask } = await guest.view(id);
  const page = await scene.visitor({ as: guest });
  await page.route("**/ahead*", () => undefined); // it has not come yet: questions are asked one by one
  await page.goto(`${scene.url}/#/table/${id}`);
  await page.locator(".prompt.own").waitFor();
  await place(page, "market-middle").press("Enter");
  await page.locator('.prompt[data-steps="1"]').waitFor();
  await told(page);
  const plans = page.locator('[data-place="market-middle"] > .hit:focus');
  await expect(plans).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Enter");
  await expect(plans).toHaveAttribute("aria-pressed", "true");
  assert.equal((await guest.view(id)).ask.token, ask.token);
  await told(page);
  await page.keyboard.press("Enter");
  await passed(page, String(ask.token));
});
