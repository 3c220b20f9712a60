// Paladins: alone against its bot, two people, a phone.

import assert from "node:assert/strict";
import { check } from "./checks.mjs";
import { dice } from "./dice.mjs";
import { Guest } from "./guest.mjs";
import { comeIn, decide, fits, newTable, turn } from "./player.mjs";

async function playOn(page, roll, each = () => undefined) {
  let n = 0;
  for (; (await turn(page)) === "ask"; n++) {
    await each();
    await decide(page, roll);
  }
  await page.locator(".scores tfoot").waitFor();
  assert.ok(n > 20, `only ${n} decisions`);
  return n;
}

check("Paladins, alone against the bot", async (scene) => {
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "paladins/solo");
  return `${await playOn(page, dice(3))} decisions`;
});

check("Paladins, two people", async (scene) => {
  const people = [await scene.visitor(), await scene.visitor()];
  const [one, two] = people;
  await comeIn(one, scene.url, "Olena");
  await one.goto(`${scene.url}/#/new/paladins`);
  await one.getByRole("radio", { name: "2", exact: true }).check();
  await one.getByLabel("Seat 2").selectOption("person");
  await one.getByRole("button", { name: "Make the table" }).click();
  const link = await one.getByLabel("Send this link").inputValue();
  await two.goto(link);
  await two.getByLabel("Your name").fill("Bohdan");
  await two.getByRole("button", { name: "Come in" }).click();
  await two.getByRole("button", { name: "Take a seat" }).click();
  await one.getByRole("button", { name: "Begin" }).click();
  const counts = await Promise.all(people.map((page, i) => playOn(page, dice(i + 1))));
  const guest = await Guest.of(one.context(), scene.url);
  assert.match(scene.house.verify(await guest.record(one.url().split("/").at(-1))), /^verified/m);
  return `${counts.join(" and ")} decisions`;
});

check("Paladins, 390 px, by touch", async (scene) => {
  const page = await scene.visitor({ px: 390 });
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "paladins");
  return `${await playOn(page, dice(5), () => fits(page))} decisions`;
});
