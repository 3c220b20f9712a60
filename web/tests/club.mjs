// A club: founded, joined by its link, with a table of the deal among its members.

import assert from "node:assert/strict";
import { expect, test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { look } from "./look.mjs";
import { press } from "./player.mjs";

const DEAL = "hadrians_wall"; // the shortest

/** Somebody who can come back: only they are in clubs. */
async function account(scene, name) {
  const one = new Guest(scene.url, scene.name);
  one.csrf = (await one.ask("POST", "register", { name, password: "long enough" })).csrf;
  return one;
}

async function leave(scene, page) {
  await page.context().close();
  scene.pages.splice(scene.pages.indexOf(page), 1);
}

test("a club is founded, joined by its link, and compares its deals", async ({ scene }) => {
  const olena = await account(scene, "Олена");
  const taras = await account(scene, "Тарас");
  const founder = await scene.visitor({ lang: "uk", as: olena });
  await founder.goto(`${scene.url}/#/clubs`);
  await press(founder, founder.getByRole("link", { name: "Заснувати клуб" }));
  await founder.getByLabel("Назва").fill("Вівторковий клуб");
  await founder.getByRole("radio", { name: "За запрошенням" }).check();
  assert.deepEqual(await look(founder, "uk"), [], "the form");
  await press(founder, founder.getByRole("button", { name: "Заснувати", exact: true }));
  await founder.locator(".club-deals").waitFor();
  const link = await founder.getByLabel("Посилання-запрошення").inputValue();
  const id = link.split("/").at(-3);

  // To whoever has no link it is not there, and a guest is told what to do first.
  const found = await (await taras.request("GET", "clubs/found?name=%D0%B2%D1%96%D0%B2")).json();
  assert.deepEqual(found, []);
  await assert.rejects(taras.ask("GET", `clubs/${id}`), /no-club/);
  const guest = await scene.visitor({ px: 390, lang: "ru", as: await scene.guest("Гость") });
  await guest.goto(link);
  await guest.locator(".club-door").waitFor();
  assert.deepEqual(await look(guest, "ru"), [], "a guest at the door");
  await press(guest, guest.getByRole("link", { name: "Создать её за минуту" }));
  await guest.getByLabel("Пароль").first().fill("long enough");
  await press(guest, guest.getByRole("button", { name: "Сохранить" }));
  await guest.getByRole("button", { name: "Вступить в клуб" }).waitFor(); // back at the same door
  await leave(scene, guest);

  const member = await scene.visitor({ px: 390, lang: "ru", as: taras });
  await member.goto(link);
  await press(member, member.getByRole("button", { name: "Вступить в клуб" }));
  await member.locator(".club-deals").waitFor();
  await expect(member.locator(".club-members .club-people li")).toHaveCount(2);

  // Who has tried a deal is told by name; what they had not before one's own try is over.
  const { day } = await taras.ask("GET", "deals/");
  const { id: table } = await taras.ask("POST", `deals/${day}/${DEAL}`);
  assert.equal(await taras.goOn(table, 100_000), false);
  await member.reload();
  const row = member.locator(".club-week tbody tr", { hasText: "Тарас" });
  await expect(row.locator("td").last()).toHaveText(/\d/);
  assert.deepEqual(await look(member, "ru"), [], "the page of a member, 390 px");
  await founder.reload();
  const seen = founder.locator(".club-week tbody tr", { hasText: "Тарас" });
  await expect(seen.locator("td").last()).not.toHaveText(/\d/);
  await expect(founder.locator(".club-titles")).toContainText("Тарас");
  assert.deepEqual(await look(founder, "uk"), [], "the page of its founder, 1440 px");
});
