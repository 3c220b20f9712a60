// Hints at the table and the review after it, by a person: asked for, read, followed.

import assert from "node:assert/strict";
import type { Hint, Preview } from "../src/generated/frames.ts";
import type { Lang } from "../src/words/load.ts";
import { dice } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Guest } from "./support/guest.ts";
import { look } from "./support/look.ts";
import { REVIEWED } from "./support/patience.ts";
import type { Px } from "./support/scene.ts";

const LOOKS: [Px, Lang][] = [
  [1440, "uk"],
  [1024, "ru"],
  [390, "uk"],
];

test("a hint is asked for, read and followed", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "viscounts", seats: 3 });
  await me.play(id, dice(4), ({ ask }) => ask !== null && ask.token >= 12 && ask.options.length > 3);
  for (const [px, lang] of LOOKS) {
    const visitor = await scene.visitor({ px, lang, as: me });
    const { page, table } = visitor;
    await table.open(id);
    await table.turn();
    await table.press(page.locator(".ask-hint"));
    const hinted = page.locator(".hinted");
    await hinted.first().waitFor();
    const n = await hinted.count();
    assert.ok(n >= 2 && n <= 3, `${n} options`);
    assert.ok(await page.locator(".hint .line li").count(), "what would follow");
    assert.deepEqual(await look(page, lang), [], `${px} px`);
    if (px === 390) {
      // Pressing it is choosing it, or leads to what it asks next.
      await table.press(hinted.first());
      await table.told();
      const chosen = ".hinted[aria-pressed=true], .prompt.own:not([data-steps='0'])";
      await expect(page.locator(chosen).first()).toBeVisible();
      await table.confirm(await table.token());
      await expect(page.locator(".hint"), "it was about the decision before").toHaveCount(0);
    }
    await visitor.leave();
  }
});

test("a hint by keys, and none where people meet", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "tithe", seats: 2 });
  const { page, table } = await scene.visitor({ as: me });
  await table.open(id);
  await table.turn();
  await page.keyboard.press("KeyH");
  await page.locator(".hinted").first().waitFor();
  await page.keyboard.press("KeyH");
  await page.locator(".hint").waitFor({ state: "detached" });
  const [{ page: one, table: theirs }] = await scene.meet("tithe");
  await theirs.turn();
  assert.equal(await one.locator(".ask-hint").count(), 0);
  await one.keyboard.press("KeyH");
  await one.getByRole("alert").filter({ hasText: "Hints are off" }).waitFor();
  await one.locator(".table-top > button.tool").last().click();
  await one.locator("dialog").getByText("Hints are off").waitFor();
});

/** Plays sensibly until an answer that ends the thought would give something away; returns it. */
async function temptation(me: Guest, id: string): Promise<unknown> {
  for (let n = 0; n < 12; n++) {
    const { token } = (await me.view(id)).ask!;
    const { costly } = await me.ask<Hint>("POST", `tables/${id}/hint`, { ask: token });
    for (const { option } of costly) {
      const wish = { option, further: [], ask: token };
      const { next } = await me.ask<Preview>("POST", `tables/${id}/preview`, wish);
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
    const { page, table } = await scene.visitor({ px, lang, as: me, coach: true });
    const heard = page.waitForResponse((x) => x.url().endsWith("/hint") && x.ok());
    await table.open(id);
    await table.turn();
    await heard;
    const token = await table.token();
    const choose = async () => {
      if (!(await page.locator(wrong).count())) await table.press(page.locator(".as-list"));
      await table.press(page.locator(wrong));
      await table.told();
      await table.press(table.commit);
    };
    await choose();
    await page.locator(".costly-choice").waitFor();
    assert.deepEqual(await look(page, lang), [], `${px} px`);
    // Taken back: nothing was sent, and nothing is chosen. Then it is played all the same.
    await table.press(page.locator(".costly-choice .primary"));
    await page.locator(`.prompt.own[data-token="${token}"] .commit:disabled`).waitFor();
    if (px !== 390) continue;
    await choose();
    await table.press(page.locator(".costly-choice .acts .btn").first());
    await table.passed(token);
  }
});

test("a review after the game, and from it into the replay", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "tithe", seats: 2 });
  await me.play(id, dice(5)); // anything at all: there is much to find
  let n = 0;
  for (const [px, lang] of LOOKS) {
    const visitor = await scene.visitor({ px, lang, as: me });
    const { page, table } = visitor;
    const costly = page.locator(".review .costly");
    await table.open(id);
    if (!n) {
      await table.press(page.locator(".review .btn"));
      await page.locator(".review progress").waitFor();
    }
    await costly.first().waitFor({ timeout: REVIEWED });
    n ||= await costly.count();
    assert.equal(await costly.count(), n, "it stays as it is");
    if (px === 390) assert.deepEqual(await look(page, lang), [], "score sheet");
    const [first, last] = await costly.evaluateAll((all: HTMLAnchorElement[]) =>
      [all[0], all.at(-1)].map((x) => x!.href.split("/").at(-1)!),
    );
    await table.press(costly.first());
    const slider = page.getByRole("slider");
    await slider.waitFor();
    await expect(slider).toHaveAttribute("aria-valuenow", first!);
    await costly.first().waitFor({ state: "attached" });
    await expect(page.locator(".ticks em"), "marks on the bar").toHaveCount(n);
    if (px === 390) await table.press(table.tabs.last());
    assert.deepEqual(await look(page, lang), [], `replay, ${px} px`);
    // From the list, in place.
    await slider.press("End");
    await table.press(costly.last());
    await expect(slider).toHaveAttribute("aria-valuenow", last!);
    await visitor.leave();
  }
  scene.note(`${n} costly decisions`);
});
