// What a table does beside playing: take back, talk, watch, tell what was missed.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { comeIn, decide, fits, newTable, passed, told, turn } from "./player.mjs";

for (const px of [1440, 390]) {
  test(`a game without a drawn board, ${px} px`, async ({ scene }) => {
    const page = await scene.visitor({ px });
    await comeIn(page, scene.url, "Olena");
    await newTable(page, scene.url, "tithe");
    const roll = dice(7);
    let n = 0;
    for (; (await turn(page)) === "ask"; n++) {
      await decide(page, roll);
      await fits(page);
    }
    assert.ok(n >= 8, `only ${n} decisions`);
    await page.locator(".scores tfoot").waitFor();
    scene.note(`${n} decisions`);
  });
}

test("a decision is taken back, and the story with it", async ({ scene }) => {
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "architects");
  const question = page.locator(".prompt.own h2");
  while (!/Place a worker/.test(await question.innerText())) {
    await decide(page, dice(1));
    await turn(page);
  }
  const place = async (key) => {
    await turn(page);
    const token = await page.locator(".prompt.own").getAttribute("data-token");
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await passed(page, token);
  };
  await place("KeyQ");
  await place("KeyQ");
  // With stone to spare the Storehouse asks further: its worker can be taken back.
  await place("KeyK");
  await question.filter({ hasText: /Storehouse/ }).waitFor();
  await page.locator(".story .turn-head b", { hasText: /^You/ }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("KeyZ");
  await question.filter({ hasText: "Place a worker" }).waitFor();
  // The newest turn of which anything is told is another's again.
  await page.locator(".story .turn-head b").first().filter({ hasNotText: /^You/ }).waitFor();
});

test("one plays, one watches, both talk", async ({ scene }) => {
  const [one, two] = [await scene.visitor(), await scene.visitor()];
  await comeIn(one, scene.url, "Olena");
  await one.goto(`${scene.url}/#/new/tithe`);
  await one.getByText("Open table").click();
  await one.getByRole("button", { name: "Start the game" }).click();
  await turn(one);
  await comeIn(two, scene.url, "Iryna");
  await two.goto(`${scene.url}/${new URL(one.url()).hash}`);
  await two.getByText("You are watching this game.").waitFor();
  await decide(one, dice(1));
  await two.locator(".story .told").first().waitFor();
  await one.getByLabel("Write a message").fill("Well bid!");
  await one.keyboard.press("Enter");
  await two.locator(".chat-lines", { hasText: "Well bid!" }).waitFor();
});

test("back after an absence", async ({ scene }) => {
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "architects");
  for (let i = 0; i < 4; i++) {
    await turn(page);
    await decide(page, dice(i));
  }
  await turn(page);
  const look = (hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const token = await page.locator(".prompt.own").getAttribute("data-token");
  await page.keyboard.press("KeyQ");
  await look(true);
  await page.keyboard.press("Enter");
  await passed(page, token);
  await turn(page);
  await look(false);
  const note = page.locator(".handover");
  await note.waitFor();
  assert.match(await note.innerText(), /2 turns, \d+ steps/);
  await note.getByRole("button", { name: "Show" }).click();
  // The board goes back to before these turns, with nothing to decide, and comes forward again.
  const pawns = () => page.locator(".board-slot .pawn").count();
  const after = await pawns();
  await page.locator(".replaying h2").waitFor();
  await expect.poll(pawns, "the board goes back").toBeLessThan(after);
  assert.equal(await page.locator(".board-slot .legal").count(), 0);
  const on = page.locator(".replaying").getByRole("button", { name: "Next" });
  await on.click();
  await page.locator(".board-slot .lit").first().waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".prompt.own").waitFor();
  await note.waitFor({ state: "detached" });
  // A reload keeps the story.
  const turns = await page.locator(".story .turn").count();
  await page.reload();
  await turn(page);
  await expect(page.locator(".story .turn")).toHaveCount(turns);
});

test("keys on a Cyrillic layout", async ({ scene }) => {
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "architects");
  await turn(page);
  // "я" stands where Z does: the reason why nothing can be taken back is told.
  const press = { code: "KeyZ", key: "я", bubbles: true };
  await page.evaluate((e) => document.body.dispatchEvent(new KeyboardEvent("keydown", e)), press);
  await page.locator(".prompt .complaint").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await told(page);
});
