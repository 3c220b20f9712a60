// A game in a package of its own, installed beside Ludorum, with wrong packages at its side.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Fault } from "../src/generated/http.ts";
import type { Lang } from "../src/words/load.ts";
import { dice } from "./support/dice.ts";
import { test } from "./support/fixtures.ts";
import { PYTHON, ROOT } from "./support/house.ts";
import type { Px, Scene } from "./support/scene.ts";
import type { Visitor } from "./support/visitor.ts";
import { strangeWords } from "./support/words.ts";

const FEW = 8; // decisions: what a board without pictures shows to the end is seen where there is no other

declare global {
  interface Window {
    /** The part of Delta's board that is to fail. */
    fault: string;
  }
}

const sites = new Map<string, string>();

/** The folder a game from outside is installed in, with whatever lies beside it. */
function installed(game: string): string {
  const had = sites.get(game);
  if (had) return had;
  const folder = mkdtempSync(join(tmpdir(), `ludorum-${game}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const install = ["-m", "tests.packages.install", game, folder];
  const site = execFileSync(PYTHON, install, { cwd: ROOT, encoding: "utf8" });
  sites.set(game, site);
  return site;
}

/** Checks in a house that has a game from outside: Ford, with wrong ones beside it, or Delta. */
function withGame(game: string) {
  return test.extend({
    scene: async ({ scene }, use) => {
      const path = [installed(game), process.env.PYTHONPATH ?? ""].join(delimiter);
      await scene.ownHouse(() => ({ PYTHONPATH: path }));
      await use(scene);
    },
  });
}

const withFord = withGame("ford");
const withDelta = withGame("delta");
const withPlainDelta = withGame("delta-plain");
const withBrokenDelta = withGame("delta-broken");
const withFaultyDelta = withGame("delta-faulty");

/** What the page itself says, by id. */
function messagesOf(lang: Lang): Record<string, string> {
  const text = readFileSync(join(ROOT, `src/ludorum/words/${lang}.ftl`), "utf8");
  return Object.fromEntries([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, said]) => [id, said]));
}

const card = ({ page }: Visitor, title: string) =>
  page.locator(".game-card", { has: page.getByRole("heading", { name: title, exact: true }) });

/** Nothing is said in another language, and nothing sticks out. */
async function clean(visitor: Visitor, lang: Lang): Promise<void> {
  assert.deepEqual(await visitor.page.evaluate(strangeWords, lang), []);
  await visitor.fits();
}

withFord("a game from outside, alone, in Ukrainian", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk" });
  const { page, table } = visitor;
  await visitor.comeIn("Олена");
  const about = await card(visitor, "Брід").innerText();
  assert.match(about, /Камінь за каменем через річку/);
  assert.match(about, /тиха річка, повінь/);
  assert.equal(await page.locator(".game-card").count(), 7, "ours and Ford, none of the wrong ones");
  await clean(visitor, "uk");
  await visitor.goto("#/new/ford/solo");
  await page.getByText("Повінь: 19 очок").waitFor();
  await page.getByText("Каменів у руці").waitFor();
  await clean(visitor, "uk");
  await table.begin("ford/solo");
  await page.locator("h1", { hasText: "Брід" }).waitFor();
  const roll = dice(7);
  const n = await table.playOn(
    () => table.decide(roll),
    () => clean(visitor, "uk"),
  );
  assert.ok(n >= 30, `only ${n} decisions`);
  await visitor.goto("#/rules/ford/F2.3");
  await page.locator("#F2\\.3", { hasText: "змиває" }).waitFor();
  const heads = await page.locator(".clauses h2").allInnerTexts();
  assert.deepEqual(
    heads.map((x) => x.replace(/\s+/g, " ")),
    ["F1 Підготовка", "F2 Хід", "F3 Кінець"],
  );
  await clean(visitor, "uk");
  scene.note(`${n} decisions`);
});

withFord("a game from outside whose words are missing", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "ru", px: 390 });
  const { page, table } = visitor;
  await visitor.comeIn("Ольга");
  await card(visitor, "Ford").waitFor(); // there are none in Russian: it speaks English, and says so
  await visitor.goto("#/new/ford");
  await page.getByText("нет на русском").waitFor();
  await table.begin("ford");
  await page.getByRole("heading", { name: "Which stone do you lay?" }).waitFor();
  assert.equal(await page.locator(".table-page").getAttribute("lang"), "en");
  await visitor.goto("#/rules/ford");
  await page.getByText("нет на русском").waitFor();
  await page.getByRole("heading", { name: "F2 A turn" }).waitFor();
  // They cannot be had at all: their ids are shown, until they come.
  const other = await scene.visitor({ lang: "uk" });
  await other.comeIn("Олена");
  await other.table.begin("ford");
  const words = "**/api/games/ford/words/**";
  await other.page.route(words, (route) => route.fulfill({ status: 500, body: "" }));
  await other.page.reload();
  await other.page.getByRole("heading", { name: "ask-lay" }).waitFor();
  assert.ok((await other.page.locator(".generic-card").count()) > 1, "no cards to choose from");
  await other.page.unroute(words);
  await other.page.getByRole("heading", { name: "Який камінь ви кладете?" }).waitFor();
});

/** Plays Delta to its end, by `each` before every decision; `marked`: what can be chosen. */
async function delta(scene: Scene, { page, table }: Visitor, marked: string, each: () => Promise<unknown>) {
  const roll = dice(9);
  let seen = 0;
  const n = await table.playOn(
    () => table.decide(roll),
    async () => {
      await each();
      seen += await page.locator(marked).count();
    },
  );
  scene.note(`${n} decisions`);
  return { n, seen };
}

withPlainDelta("Delta without a board of its own, ru, 390 px", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "ru", px: 390 });
  await visitor.comeIn("Олена");
  await visitor.table.begin("delta/solo");
  const { n, seen } = await delta(scene, visitor, ".generic-card.legal", () => clean(visitor, "ru"));
  assert.ok(seen > n, `${seen} cards were marked in ${n} decisions`);
});

/** What the board draws lies inside of what holds it: text, goods and pawns in their cards. */
function spilled(): string[] {
  const HOLD = ".delta-board .place, .delta-board .ground, .delta-dock .place, .delta-dock .dock, .delta-summary";
  const out: string[] = [];
  for (const x of document.querySelectorAll<HTMLElement>(HOLD)) {
    if (!x.checkVisibility()) continue;
    const own = x.getBoundingClientRect();
    for (const part of x.querySelectorAll("h3, h4, p, small, b, li, svg, .place")) {
      if (!part.checkVisibility() || part.closest(".full, .sr, .change, .touched, .delta-sight")) continue;
      const { left, right, width } = part.getBoundingClientRect();
      const wide =
        !part.querySelector(".change, .sr") && part.scrollWidth - part.clientWidth > 1 && part.clientWidth > 0;
      if (width && (left < own.left - 1 || right > own.right + 1 || wide))
        out.push(
          `${part.tagName} ${part.getAttribute("class")} "${part.textContent}" in ${x.dataset.place ?? x.className}`,
        );
    }
  }
  return out;
}

const DELTAS: [Lang, Px, string, string][] = [
  ["en", 1440, "delta", "Delta"],
  ["uk", 1024, "delta/solo", "Дельта"],
  ["ru", 390, "delta/solo", "Дельта"],
];

for (const [lang, px, game, title] of DELTAS) {
  withDelta(`Delta on its own board, ${lang}, ${px} px`, async ({ scene }) => {
    const visitor = await scene.visitor({ lang, px });
    const { page, table } = visitor;
    await visitor.comeIn("Олена");
    await card(visitor, title).locator("svg .tone3").first().waitFor(); // its poster
    await table.begin(game);
    const { n, seen } = await delta(scene, visitor, ":is(.delta-board, .delta-dock) .place.legal", async () => {
      await page.locator(".delta-board").waitFor({ state: "attached" });
      if (lang !== "en") assert.deepEqual(await page.evaluate(strangeWords, lang), []);
      await visitor.fits();
      assert.deepEqual(await page.evaluate(spilled), []);
    });
    assert.equal(await page.locator(".generic-card").count(), 0);
    assert.ok(seen > 2 * n, `${seen} places were marked in ${n} decisions`);
  });
}

withBrokenDelta("Delta with a board that is broken", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk" });
  const { page, table } = visitor;
  await visitor.comeIn("Олена");
  await table.begin("delta/solo");
  await page.locator(".generic").waitFor();
  await page.getByText("Власне поле цієї гри показати не вдалося").waitFor();
  const roll = dice(9);
  for (let n = 0; n < FEW; n++) {
    assert.equal(await table.turn(), "ask");
    await visitor.fits();
    await table.decide(roll);
  }
  await (await visitor.guest()).finish(table.id);
  await table.totals.waitFor();
  assert.ok(
    visitor.complaints.some((x) => x.includes("load delta") && x.includes("broken")),
    "it is told",
  );
  visitor.complaints = [];
});

/** What an author exports, the slot its fault is told of, and what says so where. */
const FAULTS = {
  Board: ["board", ".board-slot", "web-fault-board"],
  Dock: ["dock", ".dock-slot", "web-fault-part"],
  Summary: ["summary", ".player", "web-fault-part"],
  placeOf: ["placeOf", ".board-slot", "web-fault-places"],
  placesOfEvent: ["placesOfEvent", ".board-slot", "web-fault-places"],
} as const;

withFaultyDelta("Delta with a board that fails in every part", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk" });
  const { page, table } = visitor;
  const reports: Fault[] = [];
  page.on("request", (x) => x.url().endsWith("/api/faults") && reports.push(x.postDataJSON()));
  await visitor.comeIn("Олена");
  await table.begin("delta/solo");
  const words = messagesOf("uk");
  const roll = dice(9);
  const fail = (part: string) => page.evaluate((x) => (window.fault = x), part);
  const own = table.board.locator(".delta-board");
  for (const [part, [slot, where, id]] of Object.entries(FAULTS)) {
    await page.reload(); // every fault is told once for a page
    await own.waitFor();
    reports.length = 0;
    await fail(part);
    const notes = page.locator(`${where} .fault-note`, { hasText: words[id] });
    for (let n = 0; n < 2; n++) {
      assert.equal(await table.turn(), "ask");
      await table.decide(roll);
    }
    await table.turn();
    if (part === "placesOfEvent") await page.locator(".rail li.told").first().hover();
    await notes.first().waitFor();
    assert.equal(await page.locator(".fault-note").count(), await notes.count(), `${part}: nothing else has failed`);
    assert.equal(await own.count(), part === "Board" ? 0 : 1);
    assert.equal(await table.board.locator(".generic").count(), part === "Board" ? 1 : 0);
    assert.deepEqual(
      reports.map((x) => [x.slot, x.game, x.kind]),
      [[slot, "delta", "TypeError"]],
    );
    const { build, frames } = reports[0]!;
    assert.match(build, /^index-/);
    assert.ok(
      frames.length > 1 && frames.every((x) => /^(assets|games\/delta)\/[\w./-]+:\d+:\d+$/.test(x)),
      `${frames}`,
    );
    await clean(visitor, "uk");
    // The next position is drawn by what does not fail any more.
    await fail("");
    await table.decide(roll);
    await table.turn();
    await own.waitFor();
    if (part !== "placesOfEvent") assert.equal(await page.locator(".fault-note").count(), 0, `${part} is back`);
  }
  const metrics = await (await fetch(`${scene.url}/metrics`)).text();
  for (const [slot] of Object.values(FAULTS))
    assert.match(metrics, new RegExp(`page_faults_total{slot="${slot}"} 1.0`));
  visitor.complaints = [];
});

withDelta("Delta in the companion, uk, 390 px", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk", px: 390 });
  const { page } = visitor;
  const companion = page.locator("main.companion");
  await visitor.comeIn("Олена");
  await visitor.goto("#/companion");
  await page.locator(".pick label", { hasText: "Дельта" }).click();
  await page.locator(".form .btn.primary").click();
  await page.locator(":is(.hand-steps, .told-lines)", { hasText: "гільдія" }).waitFor(); // it has dealt, as no box could
  // How the opponent stands is drawn over what it did.
  const tell = page.locator("main.companion[data-at=tell] .delta-summary");
  for (let i = 0; i < 60 && !(await tell.count()); i++) {
    const now = await companion.getAttribute("data-answers");
    await page.locator("[data-pick]:enabled").first().click();
    await page.locator(`main.companion:not([data-answers="${now}"])`).waitFor();
  }
  await tell.waitFor();
  await clean(visitor, "uk");
});
