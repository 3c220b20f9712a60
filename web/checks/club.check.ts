// A club: founded, joined by its link, with a table of the deal among its members.

import assert from "node:assert/strict";
import type { DayInfo, TableInfo } from "../src/generated/http.ts";
import { expect, test } from "./support/fixtures.ts";
import { Guest } from "./support/guest.ts";
import { look } from "./support/look.ts";

const DEAL = "hadrians_wall"; // the shortest
const PASSWORD = "long enough";

test("a club is founded, joined by its link, and compares its deals", async ({ scene }) => {
  // Who can come back: only they are in clubs.
  const account = (name: string) => Guest.register(scene.url, { name, password: PASSWORD }, scene.name);
  const olena = await account("Олена");
  const taras = await account("Тарас");
  const founding = await scene.visitor({ lang: "uk", as: olena });
  const founder = founding.page;
  await founding.goto("#/clubs");
  await founder.getByRole("link", { name: "Заснувати клуб" }).click();
  await founder.getByLabel("Назва").fill("Вівторковий клуб");
  await founder.getByRole("radio", { name: "За запрошенням" }).check();
  assert.deepEqual(await look(founder, "uk"), [], "the form");
  await founder.getByRole("button", { name: "Заснувати", exact: true }).click();
  await founder.locator(".club-deals").waitFor();
  const link = await founder.getByLabel("Посилання-запрошення").inputValue();
  const id = link.split("/").at(-3);

  // To whoever has no link it is not there, and a guest is told what to do first.
  assert.deepEqual(await taras.ask("GET", "clubs/found?name=%D0%B2%D1%96%D0%B2"), []);
  await assert.rejects(taras.ask("GET", `clubs/${id}`), /no-club/);
  const coming = await scene.visitor({ px: 390, lang: "ru", as: await scene.guest("Гость") });
  const guest = coming.page;
  await guest.goto(link);
  await guest.locator(".club-door").waitFor();
  assert.deepEqual(await look(guest, "ru"), [], "a guest at the door");
  await guest.getByRole("link", { name: "Создать её за минуту" }).tap();
  await guest.getByLabel("Пароль").first().fill(PASSWORD);
  await coming.button("Сохранить").tap();
  await coming.button("Вступить в клуб").waitFor(); // back at the same door
  await coming.leave();

  const joining = await scene.visitor({ px: 390, lang: "ru", as: taras });
  const member = joining.page;
  await member.goto(link);
  await joining.button("Вступить в клуб").tap();
  await member.locator(".club-deals").waitFor();
  await expect(member.locator(".club-members .club-people li")).toHaveCount(2);

  // Who has tried a deal is told by name; what they had not before one's own try is over.
  const { day } = await taras.ask<DayInfo>("GET", "deals/");
  const { id: table } = await taras.ask<TableInfo>("POST", `deals/${day}/${DEAL}`);
  await taras.finish(table);
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
