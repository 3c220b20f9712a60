// A tournament from its announcement to its winners; at both ends of widths, in every language.

import assert from "node:assert/strict";
import type { NewTournament, TournamentDetail } from "../src/generated/http.ts";
import type { Lang } from "../src/words/load.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Guest } from "./support/guest.ts";
import { look } from "./support/look.ts";
import type { Px, Scene } from "./support/scene.ts";

const NAMES = ["Богдан", "Соломія", "Тарас", "Віра"];

type Reader = [Px, Lang];

/** Nothing is wrong with a tournament as some readers see it. */
async function seen(scene: Scene, me: Guest, path: string, readers: Reader[], ready: string): Promise<void> {
  for (const [px, lang] of readers) {
    const visitor = await scene.visitor({ px, lang, as: me });
    await visitor.goto(`#/${path}`);
    await visitor.page.locator(ready).first().waitFor();
    assert.deepEqual(await look(visitor.page, lang), [], `${path}, ${px} px, ${lang}`);
    await visitor.leave();
  }
}

const ends = (one: Lang, other: Lang): Reader[] => [
  [1440, one],
  [390, other],
];

test("a tournament is announced, shown, and called off", async ({ scene }) => {
  const stranger = await scene.visitor({ lang: "uk" });
  await stranger.goto("#/tournaments");
  await stranger.page.locator(".tour-empty").waitFor();
  assert.deepEqual(await look(stranger.page, "uk"), [], "nobody is signed in, and none is held");

  const me = await scene.guest("Олена");
  await seen(scene, me, "tournaments/new", [[390, "uk"]], ".tour-kinds");
  const visitor = await scene.visitor({ px: 390, as: me });
  const { page } = visitor;
  const press = (name: string) => visitor.press(visitor.button(name));
  const count = page.locator(".tour-count b").first();
  await visitor.goto("#/tournaments");
  await visitor.press(page.getByRole("link", { name: "Run a tournament" }));
  await visitor.press(page.getByText("Same deal at every table"));
  await page.getByLabel("Name").fill("Autumn Swiss");
  await press("Create tournament");
  await page.locator(".tour-count").waitFor();
  await expect(page.locator(".tour-joined li.mine")).toHaveText("Олена");
  await expect(count).toHaveText(/^(29|30):\d\d$/);
  assert.deepEqual(await look(page, "en"), []);

  // Its maker waits for somebody, and does without somebody else.
  const id = page.url().split("/").at(-1);
  const unwelcome = await scene.guest("Тарас");
  await unwelcome.ask("POST", `tournaments/${id}/join`);
  await seen(scene, me, `tournaments/${id}`, ends("ru", "uk"), ".tour-beginning");
  await page.reload();
  await press("15 min later");
  await expect(count).toHaveText(/^4[345]:\d\d$/);
  await press("Remove Тарас");
  await visitor.press(page.getByRole("button", { name: "Remove", exact: true }));
  await expect(page.locator(".tour-joined li")).toHaveText(["Олена"]);
  await assert.rejects(unwelcome.ask("POST", `tournaments/${id}/join`), /"removed"/);
  const theirs = await scene.visitor({ px: 390, as: unwelcome });
  await theirs.goto(`#/tournaments/${id}`);
  await expect(theirs.page.locator(".tour-own")).toContainText("removed you");
  await expect(theirs.button("Join")).toHaveCount(0);

  await visitor.goto("#/tournaments");
  await expect(page.locator(".tour-card", { hasText: "Autumn Swiss" })).toContainText("in 4");
  await visitor.press(page.getByRole("link", { name: "Autumn Swiss" }).first());
  await press("Actions");
  await press("Cancel the tournament");
  await press("Go back");
  await press("Cancel the tournament");
  await visitor.press(visitor.button("Cancel the tournament").last());
  await page.locator(".tour-cancelled").waitFor();
});

test("a tournament goes from its beginning to its winners by itself", async ({ scene }) => {
  const me = await scene.guest("Олена");
  const others = await Promise.all(NAMES.map((name) => scene.guest(name)));
  const made: Partial<NewTournament> = {
    name: "Осінній турнір",
    game: "tithe",
    kind: "swiss",
    seats: 3,
    rounds: 2,
    duplicate: true,
    starts: Date.now() / 1000 + 600,
  };
  const { id } = await me.ask<TournamentDetail>("POST", "tournaments/", made);
  const path = `tournaments/${id}`;
  const now = (person = me) => person.ask<TournamentDetail>("GET", path);
  for (const x of others) await x.ask("POST", `${path}/join`);

  const visitor = await scene.visitor({ as: me });
  const { page } = visitor;
  await visitor.goto("#/tournaments");
  await visitor.button("Join Осінній турнір").click();
  await page.locator(".tour-card.mine").waitFor();
  await visitor.goto(`#/${path}`);
  await expect(page.locator(".tour-joined li")).toHaveCount(5);

  // It begins when its maker says so, and every table is there.
  await visitor.button("Start now").click();
  await visitor.button("Start now").last().click();
  await page.locator(".tour-table.mine").waitFor();
  await expect(page.locator(".tour-table")).toHaveCount(2);
  await expect(page.locator(".tour-same")).toContainText("the key comes with the last result");
  await seen(scene, me, path, ends("uk", "ru"), ".tour-table.mine");
  const home = await scene.visitor({ as: me });
  await home.goto();
  await home.page.getByRole("link", { name: "To my table" }).click();
  await home.page.locator(".prompt").waitFor();

  const everybody = [me, ...others];
  /** Who answers once has come; for others a bot sits in. */
  const come = async (person: Guest) => {
    const { table } = (await now(person)).mine!;
    const { ask } = await person.view(table);
    if (ask) await person.answer(table, ask.token, ask.options[0]);
  };
  /** The tables these people are to be at now: none is told to others where all play the same luck. */
  const running = async (people: Guest[]) => {
    const all = await Promise.all(people.map(now));
    return new Set(all.flatMap((x) => x.mine?.table || []));
  };

  // The standings move as tables end.
  await Promise.all(everybody.map(come));
  const own = (await now()).tables.find((x) => x.seats.some((seat) => seat.mine))!;
  await me.finish(own.table);
  await expect(page.locator(".tour-standings tr.mine .score").first()).toHaveText(/^\d/);
  await expect(page.locator(".tour-own")).toContainText("Round 2 is paired automatically");
  await home.page.getByRole("link", { name: "Back to the tournament" }).click();
  await home.page.waitForURL(`**/${path}`);

  // The others end theirs: the key is told, and the next round begins.
  for (const table of await running(others)) await me.finish(table);
  await page.locator(".tour-rounds .playing a", { hasText: "Round 2" }).waitFor();
  await page.locator(".tour-rounds a", { hasText: "Round 1" }).click();
  await expect(page.locator(".tour-same")).toContainText("matches its fingerprint");
  await visitor.button("Compare tables").click();
  await expect(page.locator(".tour-compared tbody tr")).toHaveCount(2);
  await page.keyboard.press("Escape");

  await Promise.all(everybody.map(come));
  for (const table of await running(everybody)) await me.finish(table);
  await page.locator(".tour-winners .first").waitFor();
  const { standings, winners } = await now();
  assert.deepEqual(
    (await page.locator(".tour-winners .first a").allTextContents()).sort(),
    winners.toSorted(),
    "all who share the first place",
  );
  assert.deepEqual(
    await page.locator(".tour-standings tbody .points").allTextContents(),
    standings.map((x) => new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(x.points)),
  );
  await seen(scene, me, path, ends("ru", "uk"), ".tour-winners");
});
