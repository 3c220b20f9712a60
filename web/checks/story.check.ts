// The story follows the game: the newest turn is in sight, or one press away.

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Lang } from "../src/words/load.ts";
import { barriers } from "./support/barriers.ts";
import { dice } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import { tabTo } from "./support/keyboard.ts";
import type { Px, Scene } from "./support/scene.ts";
import { seated } from "./support/seat.ts";
import type { TablePage } from "./support/table.ts";

const READ = ".story .turn:nth-child(5) .turn-head";
const LOOKS: [Lang, Px][] = [
  ["uk", 1440],
  ["ru", 1024],
  ["uk", 390],
];

/** A table with a story of some length, where somebody sits twice: in a browser and beside it. `more` plays to the
 * reader's next turn. */
async function longStory(scene: Scene, lang: Lang, px: Px) {
  const { me, id, visitor, page, table } = await seated(scene, { seats: 3 }, { lang, px });
  for (let n = 0; n < 14; n++) {
    await me.hurry(id, "place");
    await me.goOn(id, 1);
  }
  await me.hurry(id, "place");
  const roll = dice(4);
  const more = async () => {
    const { ask } = await me.view(id);
    await me.play(id, roll, (now) => now.ask?.kind === "place" && now.ask.token !== ask!.token);
  };
  await table.open(id);
  await table.turn();
  return { visitor, page, table, more };
}

/** Is the whole heading of the newest turn seen, and is it the newest? */
const newestSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = (x: string) => document.querySelector(x)!.getBoundingClientRect();
    const [story, head, header] = [box(".story"), box(".story .turn-head"), box(".story > header")];
    return !document.querySelector(".newer") && head.top >= header.bottom - 1 && head.bottom <= story.bottom + 1;
  });
const first = ({ story }: TablePage) => story.locator(".turn-head b").first().innerText();
const follows = (table: TablePage, had: string, when: string) =>
  expect.poll(async () => (await first(table)) !== had && (await newestSeen(table.page)), when).toBe(true);
const scroll = ({ story }: TablePage, top: number) => story.evaluate((x, top) => x.scrollTo({ top }), top);

async function openStory(table: TablePage, px: Px): Promise<void> {
  if (px === 1024) await table.press(table.page.locator(".drawer-tab"));
  if (px === 390) await table.press(table.tabs.nth(3));
}

for (const [lang, px] of LOOKS) {
  test(`the story follows the game, ${lang}, ${px} px`, async ({ scene }) => {
    const { visitor, page, table, more } = await longStory(scene, lang, px);
    const pill = page.locator(".newer button");
    const read = page.locator(READ);
    const top = async () => (await read.boundingBox())!.y;
    await openStory(table, px);
    await expect.poll(() => newestSeen(page), "the newest is in sight when the story is opened").toBe(true);
    let had = await first(table);
    await more();
    await follows(table, had, "and at rest");

    // Scrolled: what is read stays where it is, and all that is new is one press away.
    await scroll(table, 92);
    const [place, words] = [await top(), await read.innerText()];
    await more();
    await pill.waitFor();
    await expect.poll(top, "what is read stays where it is").toBe(place);
    assert.equal(await read.innerText(), words);
    assert.deepEqual(await barriers(page, { colours: true }), []);
    assert.match(await pill.innerText(), lang === "uk" ? /^\d+ нов(ий|і|их) х/ : /^\d+ нов(ый|ых) ход/);
    if (visitor.touch) await table.press(pill);
    else {
      await table.story.locator("header button").focus();
      await tabTo(page, ".newer button");
      await page.keyboard.press("Enter");
      assert.equal(
        await page.evaluate(() => document.activeElement === document.querySelector(".story .turn-head")),
        true,
      );
    }
    await expect.poll(() => newestSeen(page), "the pill leads to the newest").toBe(true);

    // So it is for whoever has opened an older turn; to close it again is to follow again.
    had = await first(table);
    const older = table.story.locator(".turn-head").nth(2);
    await table.press(older);
    await more();
    await pill.waitFor();
    assert.equal(await first(table), had);
    await table.press(older);
    await follows(table, had, "closed again");
    assert.equal(await table.story.locator(".steps").count(), 1);

    // The next decision of the reader ends the reading.
    await scroll(table, 400);
    await more();
    await pill.waitFor();
    had = await first(table);
    if (px === 390) await table.press(table.tabs.nth(0));
    if (px === 1024) await table.press(page.locator(".drawer-tab")); // it lies over the board
    await table.decide(dice(9));
    await table.turn();
    if (px !== 1440) await openStory(table, px);
    await follows(table, had, "after a decision");
  });
}

test("a decision alone brings the newest back, 1440 px", async ({ scene }) => {
  const { page, table } = await longStory(scene, "ru", 1440);
  for (const seed of [2, 3, 5]) {
    await scroll(table, 300);
    await table.decide(dice(seed));
    await table.turn();
    await expect.poll(() => newestSeen(page), "after a decision").toBe(true);
  }
});
