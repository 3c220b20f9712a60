// What a table does beside playing: take back, talk, watch, tell what was missed.

import assert from "node:assert/strict";
import { dice } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import { seated } from "./support/seat.ts";

for (const px of [1440, 390] as const) {
  test(`a game without a drawn board, ${px} px`, async ({ scene }) => {
    const visitor = await scene.visitor({ px });
    const { table } = visitor;
    await visitor.comeIn("Olena");
    await table.begin("tithe");
    const roll = dice(7);
    let n = 0;
    for (; (await table.turn()) === "ask"; n++) {
      await table.decide(roll);
      await visitor.fits();
    }
    assert.ok(n >= 8, `only ${n} decisions`);
    await table.totals.waitFor();
    scene.note(`${n} decisions`);
  });
}

test("a decision is taken back, and the story with it", async ({ scene }) => {
  const visitor = await scene.visitor();
  const { page, table } = visitor;
  await visitor.comeIn("Olena");
  await table.begin("architects");
  while (!/Place a worker/.test(await table.question.innerText())) {
    await table.decide(dice(1));
    await table.turn();
  }
  const place = async (key: string) => {
    await table.turn();
    const token = await table.token();
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await table.passed(token);
  };
  await place("KeyQ");
  await place("KeyQ");
  // With stone to spare the Storehouse asks further: its worker can be taken back.
  await place("KeyK");
  await table.question.filter({ hasText: /Storehouse/ }).waitFor();
  const newest = table.story.locator(".turn-head b");
  await newest.filter({ hasText: /^You/ }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("KeyZ");
  await table.question.filter({ hasText: "Place a worker" }).waitFor();
  // The newest turn of which anything is told is another's again.
  await newest.first().filter({ hasNotText: /^You/ }).waitFor();
});

test("one plays, one watches, both talk", async ({ scene }) => {
  const [one, two] = [await scene.visitor(), await scene.visitor()];
  await one.comeIn("Olena");
  await one.goto("#/new/tithe");
  await one.page.getByText("Open table").click();
  await one.button("Start the game").click();
  await one.table.turn();
  await two.comeIn("Iryna");
  await two.table.open(one.table.id);
  await two.page.getByText("You are watching this game.").waitFor();
  await one.table.decide(dice(1));
  await two.table.story.locator(".told").first().waitFor();
  await one.page.getByLabel("Write a message").fill("Well bid!");
  await one.page.keyboard.press("Enter");
  await two.page.locator(".chat-lines", { hasText: "Well bid!" }).waitFor();
});

test("back after an absence", async ({ scene }) => {
  const { me, id, visitor, page, table } = await seated(scene, { seats: 3 });
  await me.hurry(id, "place");
  await table.open(id);
  await table.turn();
  const look = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const token = await table.token();
  await page.keyboard.press("KeyQ");
  await table.told();
  await look(true);
  await page.keyboard.press("Enter");
  await table.passed(token);
  await table.turn();
  await look(false);
  const note = page.locator(".handover");
  await note.waitFor();
  assert.match(await note.innerText(), /2 turns, \d+ steps/);
  await note.getByRole("button", { name: "Show" }).click();
  // The board goes back to before these turns, with nothing to decide, and comes forward again.
  const pawns = () => table.board.locator(".pawn").count();
  const after = await pawns();
  await page.locator(".replaying h2").waitFor();
  await expect.poll(pawns, "the board goes back").toBeLessThan(after);
  assert.equal(await table.board.locator(".legal").count(), 0);
  await page.locator(".replaying").getByRole("button", { name: "Next" }).click();
  await table.board.locator(".lit").first().waitFor();
  await visitor.button("Back to the game").click();
  await table.prompt.waitFor();
  await note.waitFor({ state: "detached" });
  // A reload keeps the story.
  const turns = await table.story.locator(".turn").count();
  await page.reload();
  await table.turn();
  await expect(table.story.locator(".turn")).toHaveCount(turns);
});

test("keys on a Cyrillic layout", async ({ scene }) => {
  const { id, page, table } = await seated(scene, { seats: 3 });
  await table.open(id);
  await table.turn();
  // "я" stands where Z does: the reason why nothing can be taken back is told.
  const press = { code: "KeyZ", key: "я", bubbles: true };
  await page.evaluate((e) => document.body.dispatchEvent(new KeyboardEvent("keydown", e)), press);
  await page.locator(".prompt .complaint").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await table.told();
});
