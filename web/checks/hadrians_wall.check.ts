import assert from "node:assert/strict";
import { dice } from "./support/dice.ts";
import { test } from "./support/fixtures.ts";
import { decideByKeys, nothingReached, tabTo } from "./support/keyboard.ts";
import { calm } from "./support/layout.ts";
import { seated } from "./support/seat.ts";
import { byTouch, twoPeople } from "./support/whole.ts";

// Everybody acts at the same time, the bot too.
twoPeople("Hadrian's Wall", "hadrians_wall", 3);
byTouch("Hadrian's Wall", "hadrians_wall");

test("Hadrian's Wall, a solo year by keyboard", async ({ scene }) => {
  const visitor = await scene.visitor();
  const { page, table } = visitor;
  await visitor.comeIn("Olena");
  await visitor.goto("#/new/hadrians_wall/solo");
  await page.locator("form").waitFor();
  await tabTo(page, "form .btn.primary");
  await page.keyboard.press("Enter");
  // The first option of a year is to end it.
  const any = dice(4);
  const roll = (n: number) => (n > 1 ? 1 + any(n - 1) : 0);
  const used = nothingReached();
  const guest = await visitor.guest();
  await table.turn();
  const { id } = table;
  let n = 0;
  for (; (await guest.state(id)).year < 2; n++) {
    await table.turn();
    await decideByKeys(table, roll, used);
  }
  assert.ok(n > 10, `only ${n} decisions`);
  scene.note(`${n} decisions by ${JSON.stringify(used)}`);
});

test("Hadrian's Wall, cards to choose from lie in one place at any width", async ({ scene }) => {
  const { id, page, table } = await seated(scene, { game: "hadrians_wall", seats: 2 });
  await table.open(id);
  await table.prompt.waitFor();
  const wrong: string[] = [];
  for (let width = 1280; width <= 1400; width += 8) {
    await page.setViewportSize({ width, height: 768 });
    await page.evaluate(calm);
    const shown = await page.locator(".offer .hit:visible").count();
    if (shown !== 2) wrong.push(`${width} px: ${shown}`);
  }
  assert.deepEqual(wrong, []);
});
