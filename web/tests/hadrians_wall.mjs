import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { decideByKeys, tabTo } from "./keyboard.mjs";
import { comeIn, tableOf, turn } from "./player.mjs";
import { byTouch, twoPeople } from "./whole.mjs";

// Everybody acts at the same time, the bot too.
twoPeople("Hadrian's Wall", "hadrians_wall", 3);
byTouch("Hadrian's Wall", "hadrians_wall");

test("Hadrian's Wall, a solo year by keyboard", async ({ scene }) => {
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  await page.goto(`${scene.url}/#/new/hadrians_wall/solo`);
  await page.locator("form").waitFor();
  await tabTo(page, "form .btn.primary");
  await page.keyboard.press("Enter");
  // The first option of a year is to end it.
  const any = dice(4);
  const roll = (n) => (n > 1 ? 1 + any(n - 1) : 0);
  const used = { letters: 0, digits: 0, arrows: 0, tabs: 0, lists: 0 };
  const guest = await Guest.of(page.context(), scene);
  await turn(page);
  const id = tableOf(page);
  let n = 0;
  for (; (await guest.view(id)).state.year < 2; n++) {
    await turn(page);
    await decideByKeys(page, roll, used);
  }
  assert.ok(n > 10, `only ${n} decisions`);
  scene.note(`${n} decisions by ${JSON.stringify(used)}`);
});

test("Hadrian's Wall, cards to choose from lie in one place at any width", async ({ scene }) => {
  const me = await scene.guest("Olena");
  const { id } = await me.table({ game: "hadrians_wall", seats: 2 });
  const page = await scene.visitor({ as: me });
  await page.goto(`${scene.url}/#/table/${id}`);
  await page.locator(".prompt.own").waitFor();
  const wrong = [];
  for (let width = 1280; width <= 1400; width += 8) {
    await page.setViewportSize({ width, height: 768 });
    await page.waitForTimeout(150);
    const shown = await page.locator(".offer .hit:visible").count();
    if (shown !== 2) wrong.push(`${width} px: ${shown}`);
  }
  assert.deepEqual(wrong, []);
});
