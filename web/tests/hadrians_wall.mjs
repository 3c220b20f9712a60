// Hadrian's Wall: everybody acts at the same time.

import assert from "node:assert/strict";
import { check } from "./checks.mjs";
import { dice } from "./dice.mjs";
import { Guest } from "./guest.mjs";
import { decideByKeys, tabTo } from "./keyboard.mjs";
import { comeIn, decide, fits, newTable, turn } from "./player.mjs";

/** To the end of the game; whoever has ended the year waits for the others. */
async function playOn(page, roll, each = () => undefined) {
  let n = 0;
  for (; (await turn(page)) === "ask"; n++) {
    await each();
    await decide(page, roll);
  }
  await page.locator(".scores tfoot").waitFor();
  return n;
}

check("Hadrian's Wall, a solo year by keyboard", async (scene) => {
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
  const guest = await Guest.of(page.context(), scene.url);
  await turn(page);
  const id = page.url().split("/").at(-1);
  let n = 0;
  for (; (await guest.view(id)).state.year < 2; n++) {
    await turn(page);
    await decideByKeys(page, roll, used);
  }
  assert.ok(n > 10, `only ${n} decisions`);
  return `${n} decisions by ${JSON.stringify(used)}`;
});

check("Hadrian's Wall, two people and a bot at once", async (scene) => {
  const people = [await scene.visitor(), await scene.visitor()];
  const [one, two] = people;
  await comeIn(one, scene.url, "Olena");
  await one.goto(`${scene.url}/#/new/hadrians_wall`);
  await one.getByRole("radio", { name: "3", exact: true }).check();
  await one.getByLabel("Seat 2").selectOption("person");
  await one.getByRole("button", { name: "Make the table" }).click();
  const link = await one.getByLabel("Send this link").inputValue();
  await two.goto(link);
  await two.getByLabel("Your name").fill("Bohdan");
  await two.getByRole("button", { name: "Come in" }).click();
  await two.getByRole("button", { name: "Take a seat" }).click();
  await one.getByRole("button", { name: "Begin" }).click();
  const counts = await Promise.all(people.map((page, i) => playOn(page, dice(i + 1))));
  const totals = await Promise.all(people.map((page) => page.locator(".scores tfoot").innerText()));
  assert.equal(totals[0], totals[1]);
  const guest = await Guest.of(one.context(), scene.url);
  assert.match(scene.house.verify(await guest.record(one.url().split("/").at(-1))), /^verified/m);
  return `${counts.join(" and ")} decisions`;
});

check("Hadrian's Wall, 390 px, by touch", async (scene) => {
  const page = await scene.visitor({ px: 390 });
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "hadrians_wall");
  return `${await playOn(page, dice(5), () => fits(page))} decisions`;
});
