// The story follows the game: the newest turn is in sight, or one press away.

import assert from "node:assert/strict";
import { barriers } from "./barriers.mjs";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { tabTo } from "./keyboard.mjs";
import { decide, press, turn } from "./player.mjs";

const READ = ".story .turn:nth-child(5) .turn-head";

/** A table with a story of some length, and whoever sits there, twice: in a browser and beside it. */
async function longStory(scene, { lang, px }) {
  const guest = await scene.guest("Olena");
  const { id } = await guest.table({ seats: 3 });
  const roll = dice(4);
  /** Plays to the reader's next turn, and so on. */
  const more = async (n) => {
    for (; n; n--) {
      const { ask } = await guest.view(id);
      await guest.play(id, roll, (now) => now.ask?.kind === "place" && now.ask.token !== ask.token);
    }
  };
  await guest.play(id, roll, (now) => now.ask?.kind === "place");
  await more(14);
  const page = await scene.visitor({ as: guest, lang, px });
  await page.goto(`${scene.url}/#/table/${id}`);
  await turn(page);
  return { page, more, guest, id };
}

/** Is the whole heading of the newest turn seen, and is it the newest? */
const newestSeen = (page) =>
  page.evaluate(() => {
    const [story, head] = [".story", ".story .turn-head"].map((x) => document.querySelector(x).getBoundingClientRect());
    const header = document.querySelector(".story > header").getBoundingClientRect();
    return !document.querySelector(".newer") && head.top >= header.bottom - 1 && head.bottom <= story.bottom + 1;
  });
const first = (page) => page.locator(".story .turn-head b").first().innerText();
const top = async (page, what) => (await page.locator(what).boundingBox()).y;
const pill = (page) => page.locator(".newer button");

async function openStory(page, px) {
  if (px === 1024) await press(page, page.locator(".drawer-tab"));
  if (px === 390) await press(page, page.locator(".tabs button").nth(3));
}

for (const [lang, px] of [
  ["uk", 1440],
  ["ru", 1024],
  ["uk", 390],
]) {
  test(`the story follows the game, ${lang}, ${px} px`, async ({ scene }) => {
    const { page, more } = await longStory(scene, { lang, px });
    await openStory(page, px);
    await expect.poll(() => newestSeen(page), "the newest is in sight when the story is opened").toBe(true);
    let had = await first(page);
    await more(1);
    await expect.poll(async () => (await first(page)) !== had && (await newestSeen(page)), "and at rest").toBe(true);

    // Scrolled: what is read stays where it is, and all that is new is one press away.
    await page.locator(".story").evaluate((x) => x.scrollTo({ top: 92 }));
    const place = await top(page, READ);
    const words = await page.locator(READ).innerText();
    await more(1);
    await pill(page).waitFor();
    await expect.poll(() => top(page, READ), "what is read stays where it is").toBe(place);
    assert.equal(await page.locator(READ).innerText(), words);
    assert.deepEqual(await barriers(page, { colours: true }), []);
    assert.match(await pill(page).innerText(), lang === "uk" ? /^\d+ нов(ий|і|их) х/ : /^\d+ нов(ый|ых) ход/);
    if (page.touch) await press(page, pill(page));
    else {
      await page.locator(".story header button").focus();
      await tabTo(page, ".newer button");
      await page.keyboard.press("Enter");
      assert.equal(
        await page.evaluate(() => document.activeElement === document.querySelector(".story .turn-head")),
        true,
      );
    }
    await expect.poll(() => newestSeen(page), "the pill leads to the newest").toBe(true);

    // So it is for whoever has opened an older turn; to close it again is to follow again.
    had = await first(page);
    const older = page.locator(".story .turn-head").nth(2);
    await press(page, older);
    await more(1);
    await pill(page).waitFor();
    assert.equal(await first(page), had);
    await press(page, older);
    await expect.poll(async () => (await first(page)) !== had && (await newestSeen(page)), "closed again").toBe(true);
    assert.equal(await page.locator(".story .steps").count(), 1);

    // The next decision of the reader ends the reading.
    await page.locator(".story").evaluate((x) => x.scrollTo({ top: 400 }));
    await more(1);
    await pill(page).waitFor();
    had = await first(page);
    if (px === 390) await press(page, page.locator(".tabs button").nth(0));
    if (px === 1024) await press(page, page.locator(".drawer-tab")); // it lies over the board
    await decide(page, dice(9));
    await turn(page);
    if (px !== 1440) await openStory(page, px);
    await expect
      .poll(async () => (await first(page)) !== had && (await newestSeen(page)), "after a decision")
      .toBe(true);
  });
}

test("a decision alone brings the newest back, 1440 px", async ({ scene }) => {
  const { page } = await longStory(scene, { lang: "ru", px: 1440 });
  for (const seed of [2, 3, 5]) {
    await page.locator(".story").evaluate((x) => x.scrollTo({ top: 300 }));
    await decide(page, dice(seed));
    await turn(page);
    await expect.poll(() => newestSeen(page), "after a decision").toBe(true);
  }
});
