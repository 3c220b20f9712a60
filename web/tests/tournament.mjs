// A tournament from its announcement to its winners; at both ends of widths, in every language.

import assert from "node:assert/strict";
import { expect, test } from "./fixtures.mjs";
import { look } from "./look.mjs";
import { press } from "./player.mjs";

const NAMES = ["Богдан", "Соломія", "Тарас", "Віра"];
const NEVER = 100_000; // decisions: further than any game goes

/** What is wrong with a tournament as two readers see it. */
async function seen(scene, me, path, readers, ready) {
  for (const [px, lang] of readers) {
    const page = await scene.visitor({ px, lang, as: me });
    await page.goto(`${scene.url}/#/${path}`);
    await page.locator(ready).first().waitFor();
    assert.deepEqual(await look(page, lang), [], `${path}, ${px} px, ${lang}`);
    await page.context().close();
    scene.pages.splice(scene.pages.indexOf(page), 1);
  }
}

test("a tournament is announced, shown, and called off", async ({ scene }) => {
  const stranger = await scene.visitor({ lang: "uk" });
  await stranger.goto(`${scene.url}/#/tournaments`);
  await stranger.locator(".tour-empty").waitFor();
  assert.deepEqual(await look(stranger, "uk"), [], "nobody is signed in, and none is held");

  const me = await scene.guest("Олена");
  await seen(scene, me, "tournaments/new", [[390, "uk"]], ".tour-kinds");
  const page = await scene.visitor({ px: 390, as: me });
  await page.goto(`${scene.url}/#/tournaments`);
  await press(page, page.getByRole("link", { name: "Run a tournament" }));
  await press(page, page.getByText("Same deal at every table"));
  await page.getByLabel("Name").fill("Autumn Swiss");
  await press(page, page.getByRole("button", { name: "Create tournament" }));
  await page.locator(".tour-count").waitFor();
  await expect(page.locator(".tour-joined li.mine")).toHaveText("Олена");
  await expect(page.locator(".tour-count b").first()).toHaveText(/^(29|30):\d\d$/);
  assert.deepEqual(await look(page, "en"), []);

  // Its maker waits for somebody, and does without somebody else.
  const id = page.url().split("/").at(-1);
  const unwelcome = await scene.guest("Тарас");
  await unwelcome.ask("POST", `tournaments/${id}/join`);
  await seen(
    scene,
    me,
    `tournaments/${id}`,
    [
      [1440, "ru"],
      [390, "uk"],
    ],
    ".tour-beginning",
  );
  await page.reload();
  await press(page, page.getByRole("button", { name: "15 min later" }));
  await expect(page.locator(".tour-count b").first()).toHaveText(/^4[345]:\d\d$/);
  await press(page, page.getByRole("button", { name: "Remove Тарас" }));
  await press(page, page.getByRole("button", { name: "Remove", exact: true }));
  await expect(page.locator(".tour-joined li")).toHaveText(["Олена"]);
  await assert.rejects(unwelcome.ask("POST", `tournaments/${id}/join`), /"removed"/);
  const theirs = await scene.visitor({ px: 390, as: unwelcome });
  await theirs.goto(`${scene.url}/#/tournaments/${id}`);
  await expect(theirs.locator(".tour-own")).toContainText("removed you");
  await expect(theirs.getByRole("button", { name: "Join" })).toHaveCount(0);

  await page.goto(`${scene.url}/#/tournaments`);
  await expect(page.locator(".tour-card", { hasText: "Autumn Swiss" })).toContainText("in 4");
  await press(page, page.getByRole("link", { name: "Autumn Swiss" }).first());
  await press(page, page.getByRole("button", { name: "Actions" }));
  await press(page, page.getByRole("button", { name: "Cancel the tournament" }));
  await press(page, page.getByRole("button", { name: "Go back" }));
  await press(page, page.getByRole("button", { name: "Cancel the tournament" }));
  await press(page, page.getByRole("button", { name: "Cancel the tournament" }).last());
  await page.locator(".tour-cancelled").waitFor();
});

test("a tournament goes from its beginning to its winners by itself", async ({ scene }) => {
  const me = await scene.guest("Олена");
  const others = await Promise.all(NAMES.map((name) => scene.guest(name)));
  const { id } = await me.ask("POST", "tournaments/", {
    name: "Осінній турнір",
    game: "tithe",
    kind: "swiss",
    seats: 3,
    rounds: 2,
    duplicate: true,
    starts: Date.now() / 1000 + 600,
  });
  for (const x of others) await x.ask("POST", `tournaments/${id}/join`);

  const page = await scene.visitor({ as: me });
  await page.goto(`${scene.url}/#/tournaments`);
  await press(page, page.getByRole("button", { name: "Join Осінній турнір" }));
  await page.locator(".tour-card.mine").waitFor();
  await page.goto(`${scene.url}/#/tournaments/${id}`);
  await expect(page.locator(".tour-joined li")).toHaveCount(5);

  // It begins when its maker says so, and every table is there.
  await press(page, page.getByRole("button", { name: "Start now" }));
  await press(page, page.getByRole("button", { name: "Start now" }).last());
  await page.locator(".tour-table.mine").waitFor();
  await expect(page.locator(".tour-table")).toHaveCount(2);
  await expect(page.locator(".tour-same")).toContainText("the key comes with the last result");
  await seen(
    scene,
    me,
    `tournaments/${id}`,
    [
      [1440, "uk"],
      [390, "ru"],
    ],
    ".tour-table.mine",
  );
  const home = await scene.visitor({ as: me });
  await home.goto(scene.url);
  await press(home, home.getByRole("link", { name: "To my table" }));
  await home.locator(".prompt").waitFor();

  // The standings move as tables end.
  const tables = async () => (await me.ask("GET", `tournaments/${id}`)).tables;
  const playOn = async (table) => assert.equal(await me.goOn(table, NEVER), false);
  const everybody = [me, ...others];
  await Promise.all(everybody.map((x) => come(x, id)));
  const own = (await tables()).find((x) => x.seats.some((seat) => seat.mine));
  await playOn(own.table);
  await expect(page.locator(".tour-standings tr.mine .score").first()).toHaveText(/^\d/);
  await expect(page.locator(".tour-own")).toContainText("Round 2 is paired automatically");
  await press(home, home.getByRole("link", { name: "Back to the tournament" }));
  await home.waitForURL(`**/tournaments/${id}`);

  // The others end theirs: the key is told, and the next round begins.
  for (const table of await running(others, id)) await playOn(table);
  await page.locator(".tour-rounds .playing a", { hasText: "Round 2" }).waitFor();
  await press(page, page.locator(".tour-rounds a", { hasText: "Round 1" }));
  await expect(page.locator(".tour-same")).toContainText("matches its fingerprint");
  await press(page, page.getByRole("button", { name: "Compare tables" }));
  await expect(page.locator(".tour-compared tbody tr")).toHaveCount(2);
  await page.keyboard.press("Escape");

  await Promise.all(everybody.map((x) => come(x, id)));
  for (const table of await running(everybody, id)) await playOn(table);
  await page.locator(".tour-winners .first").waitFor();
  const { standings, winners } = await me.ask("GET", `tournaments/${id}`);
  assert.deepEqual(
    (await page.locator(".tour-winners .first a").allTextContents()).sort(),
    [...winners].sort(),
    "all who share the first place",
  );
  assert.deepEqual(
    await page.locator(".tour-standings tbody .points").allTextContents(),
    standings.map((x) => new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(x.points)),
  );
  await seen(
    scene,
    me,
    `tournaments/${id}`,
    [
      [1440, "ru"],
      [390, "uk"],
    ],
    ".tour-winners",
  );
});

/** Who answers once has come; for others a bot sits in. */
async function come(person, id) {
  const { mine } = await person.ask("GET", `tournaments/${id}`);
  const { ask } = await person.view(mine.table);
  if (ask) await person.answer(mine.table, ask.token, ask.options[0]);
}

/** The tables these people are to be at now: none is told to others where all play the same luck. */
async function running(people, id) {
  const mine = await Promise.all(people.map((x) => x.ask("GET", `tournaments/${id}`)));
  return new Set(mine.map((x) => x.mine?.table).filter(Boolean));
}
