// A game in a package of its own, installed beside Ludorum, with wrong packages at its side.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { dice } from "./dice.mjs";
import { test } from "./fixtures.mjs";
import { PYTHON, ROOT } from "./house.mjs";
import { comeIn, decide, fits, newTable, playOn, turn } from "./player.mjs";
import { strangeWords } from "./words.mjs";

/** Checks in a house that has a game from outside: Ford, with wrong ones beside it, or Delta. */
function withGame(game) {
  return test.extend({
    scene: async ({ scene }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `ludorum-${game}-`));
      const site = execFileSync(PYTHON, ["-m", "tests.packages.install", game, folder], {
        cwd: ROOT,
        encoding: "utf8",
      });
      const path = [site, process.env.PYTHONPATH ?? ""].join(delimiter);
      await scene.ownHouse(() => ({ PYTHONPATH: path }));
      await use(scene);
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

const withFord = withGame("ford");
const withDelta = withGame("delta");
const withPlainDelta = withGame("delta-plain");
const withBrokenDelta = withGame("delta-broken");
const withFaultyDelta = withGame("delta-faulty");

/** What the page itself says, by id. */
function messagesOf(lang) {
  const text = readFileSync(join(ROOT, `src/ludorum/words/${lang}.ftl`), "utf8");
  return Object.fromEntries([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, said]) => [id, said]));
}

const card = (page, title) =>
  page.locator(".game-card", { has: page.getByRole("heading", { name: title, exact: true }) });

withFord("a game from outside, alone, in Ukrainian", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  const clean = async () => assert.deepEqual(await page.evaluate(strangeWords, "uk"), []);
  await comeIn(page, scene.url, "Олена");
  const about = await card(page, "Брід").innerText();
  assert.match(about, /Камінь за каменем через річку/);
  assert.match(about, /тиха річка, повінь/);
  assert.equal(await page.locator(".game-card").count(), 7, "ours and Ford, none of the wrong ones");
  await clean();
  await page.goto(`${scene.url}/#/new/ford/solo`);
  await page.getByText("Повінь: 19 очок").waitFor();
  await page.getByText("Каменів у руці").waitFor();
  await clean();
  await newTable(page, scene.url, "ford/solo");
  await page.locator("h1", { hasText: "Брід" }).waitFor();
  const roll = dice(7);
  const n = await playOn(
    page,
    () => decide(page, roll),
    async () => {
      await clean();
      await fits(page);
    },
  );
  assert.ok(n >= 30, `only ${n} decisions`);
  await page.goto(`${scene.url}/#/rules/ford/F2.3`);
  await page.locator("#F2\\.3", { hasText: "змиває" }).waitFor();
  const heads = await page.locator(".clauses h2").allInnerTexts();
  assert.deepEqual(
    heads.map((x) => x.replace(/\s+/g, " ")),
    ["F1 Підготовка", "F2 Хід", "F3 Кінець"],
  );
  await clean();
  scene.note(`${n} decisions`);
});

withFord("a game from outside whose words are missing", async ({ scene }) => {
  const page = await scene.visitor({ lang: "ru", px: 390 });
  await comeIn(page, scene.url, "Ольга");
  await card(page, "Ford").waitFor(); // there are none in Russian: it speaks English, and says so
  await page.goto(`${scene.url}/#/new/ford`);
  await page.getByText("нет на русском").waitFor();
  await newTable(page, scene.url, "ford");
  await page.getByRole("heading", { name: "Which stone do you lay?" }).waitFor();
  assert.equal(await page.locator(".table-page").getAttribute("lang"), "en");
  await page.goto(`${scene.url}/#/rules/ford`);
  await page.getByText("нет на русском").waitFor();
  await page.getByRole("heading", { name: "F2 A turn" }).waitFor();
  // They cannot be had at all: their ids are shown, until they come.
  const other = await scene.visitor({ lang: "uk" });
  await comeIn(other, scene.url, "Олена");
  await newTable(other, scene.url, "ford");
  const words = "**/api/games/ford/words/**";
  await other.route(words, (route) => route.fulfill({ status: 500, body: "" }));
  await other.reload();
  await other.getByRole("heading", { name: "ask-lay" }).waitFor();
  assert.ok((await other.locator(".generic-card").count()) > 1, "no cards to choose from");
  await other.unroute(words);
  await other.getByRole("heading", { name: "Який камінь ви кладете?" }).waitFor();
});

withPlainDelta("Delta without a board of its own, ru, 390 px", async ({ scene }) => {
  const page = await scene.visitor({ lang: "ru", px: 390 });
  await comeIn(page, scene.url, "Олена");
  await newTable(page, scene.url, "delta/solo");
  const roll = dice(9);
  let marked = 0;
  const n = await playOn(
    page,
    () => decide(page, roll),
    async () => {
      assert.deepEqual(await page.evaluate(strangeWords, "ru"), []);
      await fits(page);
      marked += await page.locator(".generic-card.legal").count();
    },
  );
  assert.ok(marked > n, `${marked} cards were marked in ${n} decisions`);
  scene.note(`${n} decisions`);
});

/** What the board draws lies inside of what holds it: text, goods and pawns in their cards. */
function spilled() {
  const HOLD = ".delta-board .place, .delta-board .ground, .delta-dock .place, .delta-dock .dock, .delta-summary";
  const out = [];
  for (const x of document.querySelectorAll(HOLD)) {
    if (!x.checkVisibility()) continue;
    const own = x.getBoundingClientRect();
    for (const part of x.querySelectorAll("h3, h4, p, small, b, li, svg, .place")) {
      if (!part.checkVisibility() || part.closest(".full, .sr, .change, .touched, .delta-sight")) continue;
      const { left, right, width } = part.getBoundingClientRect();
      const wide =
        !part.querySelector(".change, .sr") && part.scrollWidth - part.clientWidth > 1 && part.clientWidth > 0;
      if (width && (left < own.left - 1 || right > own.right + 1 || wide))
        out.push(
          `${part.tagName} ${part.className.baseVal ?? part.className} "${part.textContent}" in ${x.dataset.place ?? x.className}`,
        );
    }
  }
  return out;
}

const TITLES = { en: "Delta", uk: "Дельта", ru: "Дельта" };

for (const [lang, px, game] of [
  ["en", 1440, "delta"],
  ["uk", 1024, "delta/solo"],
  ["ru", 390, "delta/solo"],
]) {
  withDelta(`Delta on its own board, ${lang}, ${px} px`, async ({ scene }) => {
    const page = await scene.visitor({ lang, px });
    await comeIn(page, scene.url, "Олена");
    await card(page, TITLES[lang]).locator("svg .tone3").first().waitFor(); // its poster
    await newTable(page, scene.url, game);
    const roll = dice(9);
    let marked = 0;
    const n = await playOn(
      page,
      () => decide(page, roll),
      async () => {
        await page.locator(".delta-board").waitFor({ state: "attached" });
        if (lang !== "en") assert.deepEqual(await page.evaluate(strangeWords, lang), []);
        await fits(page);
        assert.deepEqual(await page.evaluate(spilled), []);
        marked += await page.locator(":is(.delta-board, .delta-dock) .place.legal").count();
      },
    );
    assert.equal(await page.locator(".generic-card").count(), 0);
    assert.ok(marked > 2 * n, `${marked} places were marked in ${n} decisions`);
    scene.note(`${n} decisions`);
  });
}

withBrokenDelta("Delta with a board that is broken", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  await comeIn(page, scene.url, "Олена");
  await newTable(page, scene.url, "delta/solo");
  await page.locator(".generic").waitFor();
  await page.getByText("Власне поле цієї гри показати не вдалося").waitFor();
  const roll = dice(9);
  const n = await playOn(
    page,
    () => decide(page, roll),
    () => fits(page),
  );
  assert.ok(
    page.complaints.some((x) => x.includes("load delta") && x.includes("broken")),
    "it is told",
  );
  page.complaints.length = 0;
  scene.note(`${n} decisions`);
});

/** What an author exports, the slot its fault is told of, and what says so where. */
const FAULTS = {
  Board: ["board", ".board-slot", "web-fault-board"],
  Dock: ["dock", ".dock-slot", "web-fault-part"],
  Summary: ["summary", ".player", "web-fault-part"],
  placeOf: ["placeOf", ".board-slot", "web-fault-places"],
  placesOfEvent: ["placesOfEvent", ".board-slot", "web-fault-places"],
};

withFaultyDelta("Delta with a board that fails in every part", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  const reports = [];
  page.on("request", (x) => x.url().endsWith("/api/faults") && reports.push(x.postDataJSON()));
  await comeIn(page, scene.url, "Олена");
  await newTable(page, scene.url, "delta/solo");
  const words = messagesOf("uk");
  const roll = dice(9);
  const fail = (part) => page.evaluate((x) => (globalThis.fault = x), part);
  const own = page.locator(".board-slot .delta-board");
  for (const [part, [slot, where, id]] of Object.entries(FAULTS)) {
    await page.reload(); // every fault is told once for a page
    await own.waitFor();
    reports.length = 0;
    await fail(part);
    const notes = page.locator(`${where} .fault-note`, { hasText: words[id] });
    for (let n = 0; n < 2; n++) {
      assert.equal(await turn(page), "ask");
      await decide(page, roll);
    }
    await turn(page);
    if (part === "placesOfEvent") await page.locator(".rail li.told").first().hover();
    await notes.first().waitFor();
    assert.equal(await page.locator(".fault-note").count(), await notes.count(), `${part}: nothing else has failed`);
    assert.equal(await own.count(), part === "Board" ? 0 : 1);
    assert.equal(await page.locator(".board-slot .generic").count(), part === "Board" ? 1 : 0);
    assert.deepEqual(
      reports.map((x) => [x.slot, x.game, x.kind]),
      [[slot, "delta", "TypeError"]],
    );
    const { build, frames } = reports[0];
    assert.match(build, /^index-/);
    assert.ok(
      frames.length > 1 && frames.every((x) => /^(assets|games\/delta)\/[\w./-]+:\d+:\d+$/.test(x)),
      `${frames}`,
    );
    assert.deepEqual(await page.evaluate(strangeWords, "uk"), []);
    await fits(page);
    // The next position is drawn by what does not fail any more.
    await fail("");
    await decide(page, roll);
    await turn(page);
    await own.waitFor();
    if (part !== "placesOfEvent") assert.equal(await page.locator(".fault-note").count(), 0, `${part} is back`);
  }
  const metrics = await (await fetch(`${scene.url}/metrics`)).text();
  for (const [slot] of Object.values(FAULTS))
    assert.match(metrics, new RegExp(`page_faults_total{slot="${slot}"} 1.0`));
  page.complaints.length = 0;
});

withDelta("Delta in the companion, uk, 390 px", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk", px: 390 });
  await comeIn(page, scene.url, "Олена");
  await page.goto(`${scene.url}/#/companion`);
  await page.locator(".pick label", { hasText: "Дельта" }).click();
  await page.locator(".form .btn.primary").click();
  await page.locator(":is(.hand-steps, .told-lines)", { hasText: "гільдія" }).waitFor(); // it has dealt, as no box could
  // How the opponent stands is drawn over what it did.
  const tell = page.locator("main.companion[data-at=tell] .delta-summary");
  for (let i = 0; i < 60 && !(await tell.count()); i++) {
    const now = await page.locator("main.companion").getAttribute("data-answers");
    await page.locator("[data-pick]:enabled").first().click();
    await page.locator(`main.companion:not([data-answers="${now}"])`).waitFor();
  }
  await tell.waitFor();
  assert.deepEqual(await page.evaluate(strangeWords, "uk"), []);
});
