// Hints at the table and the review after it, by a person: asked for, read, followed.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { look } from "./look.mjs";
import { meet, passed, press, told, turn } from "./player.mjs";

const LOOKS = [
  [1440, "uk"],
  [1024, "ru"],
  [390, "uk"],
];
const REVIEWED = 300_000; // ms: it waits for whatever else the machine has to do

test("a hint is asked for, read and followed", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "viscounts", seats: 3 });
  await me.play(id, dice(4), (x) => x.ask?.token >= 12 && x.ask.options.length > 3);
  for (const [px, lang] of LOOKS) {
    const page = await scene.visitor({ px, lang, as: me });
    await page.goto(`${scene.url}/#/table/${id}`);
    await turn(page);
    await press(page, page.locator(".ask-hint"));
    const hinted = page.locator(".hinted");
    await hinted.first().waitFor();
    const n = await hinted.count();
    assert.ok(n >= 2 && n <= 3, `${n} options`);
    assert.ok(await page.locator(".hint .line li").count(), "what would follow");
    assert.deepEqual(await look(page, lang), [], `${px} px`);
    if (px === 390) {
      // Pressing it is choosing it, or leads to what it asks next.
      await press(page, hinted.first());
      await told(page);
      const chosen = ".hinted[aria-pressed=true], .prompt.own:not([data-steps='0'])";
      await expect(page.locator(chosen).first()).toBeVisible();
      const token = await page.locator(".prompt.own").getAttribute("data-token");
      await press(page, page.locator(".prompt .commit"));
      await passed(page, token);
      await expect(page.locator(".hint"), "it was about the decision before").toHaveCount(0);
    }
    await page.context().close();
  }
});

test("a hint by keys, and none where people meet", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "tithe", seats: 2 });
  const page = await scene.visitor({ as: me });
  await page.goto(`${scene.url}/#/table/${id}`);
  await turn(page);
  await page.keyboard.press("KeyH");
  await page.locator(".hinted").first().waitFor();
  await page.keyboard.press("KeyH");
  await page.locator(".hint").waitFor({ state: "detached" });
  const [one] = await meet(scene, "tithe");
  await turn(one);
  assert.equal(await one.locator(".ask-hint").count(), 0);
  await one.keyboard.press("KeyH");
  await one.getByRole("alert").filter({ hasText: "Hints are off" }).waitFor();
  await one.locator(".table-top > button.tool").last().click();
  await one.locator("dialog").getByText("Hints are off").waitFor();
});

/** Plays sensibly until an answer that ends the thought would give something away; returns it. */
async function temptation(me, id) {
  for (let n = 0; n < 12; n++) {
    const { ask } = await me.view(id);
    const { costly } = await me.ask("POST", `tables/${id}/hint`, { ask: ask.token });
    for (const { option } of costly) {
      const { next } = await me.ask("POST", `tables/${id}/preview`, { option, further: [], ask: ask.token });
      if (!next) return option;
    }
    await me.goOn(id, 1);
  }
  throw new Error("nothing that costs much in twelve decisions");
}

test("the coach has a word before a choice that gives something away", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "hamlet", seats: 2, coached: true });
  const wrong = `.option[data-option='${JSON.stringify(await temptation(me, id))}']`;
  for (const [px, lang] of LOOKS) {
    const page = await scene.visitor({ px, lang, as: me, coach: true });
    const heard = page.waitForResponse((x) => x.url().endsWith("/hint") && x.ok());
    await page.goto(`${scene.url}/#/table/${id}`);
    await turn(page);
    await heard;
    const token = await page.locator(".prompt.own").getAttribute("data-token");
    if (!(await page.locator(wrong).count())) await press(page, page.locator(".as-list"));
    await press(page, page.locator(wrong));
    await told(page);
    await press(page, page.locator(".prompt .commit"));
    await page.locator(".costly-choice").waitFor();
    assert.deepEqual(await look(page, lang), [], `${px} px`);
    // Taken back: nothing was sent, and nothing is chosen. Then it is played all the same.
    await press(page, page.locator(".costly-choice .primary"));
    await page.locator(`.prompt.own[data-token="${token}"] .commit:disabled`).waitFor();
    if (px !== 390) continue;
    if (!(await page.locator(wrong).count())) await press(page, page.locator(".as-list"));
    await press(page, page.locator(wrong));
    await told(page);
    await press(page, page.locator(".prompt .commit"));
    await press(page, page.locator(".costly-choice .acts .btn").first());
    await passed(page, token);
  }
});

test("a review after the game, and from it into the replay", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "tithe", seats: 2 });
  await me.play(id, dice(5)); // anything at all: there is much to find
  let n = 0;
  for (const [px, lang] of LOOKS) {
    const page = await scene.visitor({ px, lang, as: me });
    const costly = page.locator(".review .costly");
    await page.goto(`${scene.url}/#/table/${id}`);
    if (!n) {
      await press(page, page.locator(".review .btn"));
      await page.locator(".review progress").waitFor();
    }
    await costly.first().waitFor({ timeout: REVIEWED });
    n ||= await costly.count();
    assert.equal(await costly.count(), n, "it stays as it is");
    if (px === 390) assert.deepEqual(await look(page, lang), [], "score sheet");
    const [first, last] = await costly.evaluateAll((all) => [all[0], all.at(-1)].map((x) => x.href.split("/").at(-1)));
    await press(page, costly.first());
    const slider = page.getByRole("slider");
    await slider.waitFor();
    await expect(slider).toHaveAttribute("aria-valuenow", first);
    await costly.first().waitFor({ state: "attached" });
    await expect(page.locator(".ticks em"), "marks on the bar").toHaveCount(n);
    if (px === 390) await press(page, page.locator(".tabs button").last());
    assert.deepEqual(await look(page, lang), [], `replay, ${px} px`);
    // From the list, in place.
    await slider.press("End");
    await press(page, costly.last());
    await page.waitForFunction((x) => document.querySelector("[role=slider]").ariaValueNow === x, last);
    await page.context().close();
  }
  scene.note(`${n} costly decisions`);
});
