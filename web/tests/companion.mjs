// The companion on a phone, by touch, without a network and without a server: whole games.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { barriers } from "./barriers.mjs";
import { dice } from "./dice.mjs";
import { ALONE, expect, test } from "./fixtures.mjs";
import { look } from "./look.mjs";
import { press } from "./player.mjs";
import { strangeWords } from "./words.mjs";

const PATIENCE = 180_000; // Python wakes up slowly on a busy machine
const BACK = 3; // steps taken back, and given again

/** Nothing hinders a reader here, in either theme, and from farther away than usual. */
async function lookFar(page, lang, what) {
  const found = await look(page, lang);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".companion-page *")]
      .filter(
        (x) =>
          !x.closest(".opponent, .sr, .scores, .sketch") &&
          x.checkVisibility() &&
          [...x.childNodes].some((n) => n.nodeType === 3 && n.data.trim()),
      )
      .filter((x) => parseFloat(getComputedStyle(x).fontSize) < 15)
      .map((x) => `small: ${x.textContent.slice(0, 30)}`),
  );
  assert.deepEqual([...found, ...small], [], what);
}

/** Where one is: "ask", "tell" or "over", and after how many answers. */
const where = (page) => page.evaluate(() => ({ ...document.querySelector("main.companion[data-at]").dataset }));

/** Another screen than this one. */
const moved = (page, { at, answers }) =>
  page.waitForFunction(
    ([x, n]) => {
      const now = document.querySelector("main.companion[data-at]")?.dataset;
      return now && (now.at !== x || now.answers !== n) && !document.querySelector("[data-pick]:disabled");
    },
    [at, answers],
    { timeout: PATIENCE },
  );

/** Taps one card after another; returns how many taps it took. */
async function answer(page, roll, now) {
  const many = Number(await page.locator(".ask").getAttribute("data-many"));
  const picks = page.locator("[data-pick]:enabled");
  for (let i = 0; i < many; i++) {
    await picks.first().waitFor();
    await press(page, picks.nth(roll(await picks.count())));
  }
  await moved(page, now);
  return many;
}

/** Finds a card by what is on it and taps it: of cards with one name exactly this one. */
async function tell(page, face) {
  await page.locator(".find-card input").fill(face);
  await expect(page.locator("[data-pick]"), face).toHaveCount(1);
  await press(page, page.locator("[data-pick]"));
}

/** The first row of cards, one of them told by its face; the others are any. */
async function firstRow(page, roll, face) {
  const many = Number(await page.locator(".ask").getAttribute("data-many"));
  await tell(page, face);
  const picks = page.locator("[data-pick]:enabled");
  for (let i = 1; i < many; i++) await press(page, picks.nth(roll(await picks.count())));
  await page.locator("main.companion[data-answers='1']").waitFor();
}

/** The architect of the rulebook's example brings 1 provision at once. */
async function architect(page, roll) {
  await firstRow(page, roll, "архитектор сразу 1 припас");
  for (let n = 1; n < 3; n++) await answer(page, roll, await where(page)); // outsiders, an order
  const now = await where(page);
  await press(page, page.locator("[data-pick]", { hasText: "Архитектор" }).first());
  await moved(page, now);
  const gained = page.locator(".told-lines .own", { has: page.locator("[aria-label='припас']") });
  assert.match(await gained.textContent(), /\+1/, "1 provision at once");
  return 5 + 6 + 1 + 1;
}

/** Of five merchants the one who turns 2 silver into 1 gold, and works in stone. */
async function merchant(page, roll) {
  await firstRow(page, roll, "крамарка мурування 2 срібняки 1 золото");
  await press(page, page.locator(".act-show"));
  const lies = page.locator("dialog [data-place='row-0-0']");
  assert.equal(
    await lies.getAttribute("aria-label"),
    "Крамарка (мурування; у королівському складі: 2 срібняки → 1 золото)",
  );
  await press(page, page.locator("dialog header .tool"));
  return 4;
}

/** The memory of the largest renderer, in MB. */
async function memory(browser) {
  const line = await browser.newBrowserCDPSession();
  const { processInfo } = await line.send("SystemInfo.getProcessInfo");
  await line.detach();
  const sizes = processInfo
    .filter((x) => x.type === "renderer")
    .map((x) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${x.id}/status`, "utf8"))?.[1] ?? 0));
  return Math.round(Math.max(...sizes) / 1024);
}

/** The rules in the browser run lessons, too. */
async function offlineLesson(page, url) {
  await page.goto(`${url}/#/learn/architects/crowd`);
  const step = (n) => page.locator(`.lesson-card[data-step="${n}"]`);
  await step(0).waitFor({ timeout: PATIENCE });
  await press(page, step(0).locator(".acts .primary"));
  await step(1).waitFor();
}

/** Ways of playing: all is told, also of one's own board. */
const keepScore = (page) =>
  press(page, page.locator(".pick label", { hasText: /my score, too|вести й мій рахунок|вести и мой счёт/ }));

/** `first`: the first answers, by faces; `ours`: what only the app deals, and never asks for. */
function companion(title, name, lang, seed, { first: begin, answers: begun, ours }) {
  test(`companion: ${title}, 390 px, by touch, offline, ${lang}`, ALONE, async ({ scene }) => {
    const house = await scene.ownHouse();
    const page = await scene.visitor({ px: 390, lang });
    const roll = dice(seed);
    let began = Date.now();
    await page.goto(`${scene.url}/#/companion`);
    await press(page, page.locator(".pick label", { hasText: name }));
    await page.locator(".own-decks").waitFor();
    await keepScore(page);
    await press(page, page.locator(".form .btn.primary"));
    await page.locator(".ask").waitFor({ timeout: PATIENCE });
    const first = Date.now() - began;
    await press(page, page.locator(".companion-page .top a"));
    await page.locator(".companion-list[data-kept=ready][data-awake=true]").waitFor({ timeout: PATIENCE });
    await lookFar(page, lang, "the list");

    await page.context().setOffline(true);
    await house.kill();
    await offlineLesson(page, scene.url);
    began = Date.now();
    await page.goto(`${scene.url}/#/companion`);
    await page.reload();
    await press(page, page.locator(".my-table .btn.primary"));
    await page.locator(".ask").waitFor({ timeout: PATIENCE });
    const again = Date.now() - began;
    await lookFar(page, lang, "a question with a row");

    let [taps, answers, slowest] = [await begin(page, roll), begun, 0];
    const heads = new Set();
    const looked = new Set();
    for (;;) {
      const now = await where(page);
      if (now.at === "over") break;
      heads.add(await page.locator(".now-line b").textContent());
      const kind = now.at === "tell" ? "tell" : await page.locator(".ask").getAttribute("data-kind");
      if (!looked.has(kind)) await lookFar(page, lang, kind);
      looked.add(kind);
      began = Date.now();
      if (now.at === "tell") {
        await press(page, page.locator(".act-done"));
        await moved(page, now);
        taps += 1;
        continue;
      }
      assert.doesNotMatch(await page.locator(".ask h2").textContent(), ours, "in no box");
      taps += await answer(page, roll, now);
      answers += 1;
      slowest = Math.max(slowest, Date.now() - began);
      if (answers === 25) await backAndOn(page);
      if (answers === 30) await showMe(page, lang);
    }
    await page.locator(".scores tfoot").waitFor();
    await lookFar(page, lang, "the score");
    const size = await memory(scene.browser);
    await press(page, page.locator(".companion-page .top a"));
    await page.locator(".score-bars a").waitFor();
    await page.locator(".companion-list[data-kept=ready]").waitFor(); // still, after a reload offline
    await lookFar(page, lang, "the list with a result");
    const each = (taps / heads.size).toFixed(1);
    scene.note(
      `${answers} answers, ${taps} taps, ${each} a round or turn; first question after ${(first / 1000).toFixed(1)} s, ` +
        `offline ${(again / 1000).toFixed(1)} s; slowest answer ${(slowest / 1000).toFixed(1)} s; renderer ${size} MB`,
    );
  });
}

/** Several steps back lead to where one was, and the same cards on again. */
async function backAndOn(page) {
  const began = await where(page);
  for (let i = 0; i < BACK; i++) {
    const now = await where(page);
    await press(page, page.locator(".act-back"));
    await page.waitForFunction(
      (n) => document.querySelector("main.companion[data-at]").dataset.answers === String(n),
      Number(now.answers) - 1,
    );
  }
  assert.equal(Number((await where(page)).answers), Number(began.answers) - BACK);
}

/** The table as it should look, and a clause above it. */
async function showMe(page, lang) {
  await press(page, page.locator(".act-show"));
  await page.locator("dialog .table-now .place, dialog .table-now svg").first().waitFor();
  assert.deepEqual(await barriers(page), []);
  if (lang !== "en") assert.deepEqual(await page.evaluate(strangeWords, lang), []);
  await press(page, page.locator("dialog header .tool"));
  await press(page, page.locator("main.companion .clause").first());
  await page.locator("dialog .one-clause.here").waitFor();
  await press(page, page.locator("dialog header .tool"));
  await page.locator("dialog").waitFor({ state: "detached" });
}

companion("Paladins", "Паладины", "ru", 11, { first: architect, answers: 4, ours: /интриг/ });
companion("Architects", "Архітектори", "uk", 12, { first: merchant, answers: 1, ours: /задум/ });

/** Small drawings in what is asked or told now: how many, and how many of them differ. */
const sketches = (page, within) =>
  page.evaluate((root) => {
    const found = [...document.querySelectorAll(`${root} .sketch svg`)].map(
      (x) => x.getAttribute("viewBox") + x.innerHTML,
    );
    return { n: found.length, different: new Set(found).size };
  }, within);

test("companion: Hamlet draws where tiles and roads go, 390 px, uk", async ({ scene }) => {
  const page = await scene.visitor({ px: 390, lang: "uk" });
  const roll = dice(5);
  await page.goto(`${scene.url}/#/companion`);
  await press(page, page.locator(".pick label", { hasText: "Hamlet" }));
  await keepScore(page);
  await press(page, page.locator(".form .btn.primary"));
  await page.locator("main.companion[data-at]").waitFor({ timeout: PATIENCE });
  let [asked, told] = [0, 0];
  while (asked < 2 || told < 3) {
    const now = await where(page);
    assert.notEqual(now.at, "over", `drawn: ${asked} questions, ${told} steps`);
    const tale = await sketches(page, now.at === "tell" ? ".hand-steps" : ".told-lines");
    if (tale.n) {
      if (!told) await lookFar(page, "uk", "a drawn step");
      told += tale.n;
      assert.ok(
        await page.locator(":is(.hand-steps, .told-lines) .sketch :is(.ghost, .built-here)").count(),
        "what is meant",
      );
    }
    if (now.at === "tell") {
      await press(page, page.locator(".act-done"));
      await moved(page, now);
      continue;
    }
    const drawn = await sketches(page, ".card-picks.drawn");
    if (drawn.n) {
      if (!asked) await lookFar(page, "uk", "a drawn question");
      asked += 1;
      assert.deepEqual(
        drawn,
        { n: await page.locator("[data-pick]").count(), different: drawn.n },
        "one each, all different",
      );
    }
    await answer(page, roll, now);
  }
});

test("companion: by keyboard only, found by the wrong layout", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  await page.goto(`${scene.url}/#/companion`);
  await page.locator(".pick label", { hasText: "Архітектори" }).click();
  await keepScore(page);
  await page.locator(".form .btn.primary").focus();
  await page.keyboard.press("Enter");
  await page.locator(".ask").waitFor({ timeout: PATIENCE });
  // "Прислужник" in another language, and on Latin keys; four cards make the row.
  for (const wish of ["acolyte", "ghbcke;"]) {
    await page.keyboard.press("Slash");
    await page.keyboard.type(wish);
    await expect(page.locator("[data-pick]"), wish).toHaveCount(3); // three of that name
    if (wish === "acolyte") await page.keyboard.press("Escape");
    else await page.keyboard.press("Enter");
  }
  await page.locator(".card-row .full").waitFor();
  await page.locator(".ask h2").focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("1");
  const one = () => page.locator("main.companion[data-answers='1']").waitFor();
  await one();
  for (let i = 0; i < 4; i++) await page.keyboard.press("2");
  await page.locator("main.companion[data-answers='2']").waitFor();
  await page.keyboard.press("Backspace");
  await one();
  assert.deepEqual(await barriers(page), []);
});

/** Nothing of these, and on: the button that is always in the same place. */
async function onward(page, now) {
  await press(page, page.locator(".act-done"));
  await moved(page, now);
}

test("companion: only the opponent, a whole game, 390 px, uk", async ({ scene }) => {
  const page = await scene.visitor({ px: 390, lang: "uk" });
  const roll = dice(8);
  await page.goto(`${scene.url}/#/companion`);
  await press(page, page.locator(".pick label", { hasText: "Паладини" }));
  await press(page, page.locator(".form .btn.primary"));
  await page.locator("main.companion[data-at]").waitFor({ timeout: PATIENCE });
  await page.locator(".only-opponent").waitFor();
  await expect(page.locator(".act-show")).toHaveCount(0); // of one's own board nothing is known
  const looked = new Set();
  let [taps, ons] = [0, 0];
  const rounds = new Set();
  for (;;) {
    const now = await where(page);
    if (now.at === "over") break;
    rounds.add(await page.locator(".now-line b").textContent());
    const kind = now.at === "tell" ? "tell" : await page.locator(".ask").getAttribute("data-kind");
    const way = now.at === "ask" && (await page.locator(".act-done").count()) ? "with a way on" : kind;
    if (!looked.has(way)) await lookFar(page, "uk", way);
    looked.add(way);
    // A person's turn is told in one of three: the rest is nothing to the opponent.
    if (now.at === "tell" || (way === "with a way on" && roll(3))) {
      await onward(page, now);
      ons += 1;
    } else taps += await answer(page, roll, now);
  }
  assert.ok(looked.has("with a way on") && looked.has("reveal") && looked.has("tell"));
  await expect(page.locator(".scores tfoot")).toHaveCount(1); // the opponent's sheet alone
  await lookFar(page, "uk", "the opponent's points");
  await press(page, page.locator(".act-back"));
  await page.locator("main.companion[data-at=ask]").waitFor();
  scene.note(`${taps} taps and ${ons} times on in ${rounds.size} rounds`);
});

test("companion: without a network nothing is asked over and over", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  await page.goto(`${scene.url}/#/companion`);
  await page.locator(".companion-list[data-kept=ready]").waitFor({ timeout: PATIENCE });
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(".companion-list").waitFor();
  let asked = 0;
  page.on("request", (x) => {
    if (new URL(x.url()).pathname === "/api/me") asked += 1;
  });
  await page.waitForTimeout(10_000);
  assert.ok(asked <= 1, `asked ${asked} times in 10 s`);
  await page.context().setOffline(false);
  await expect.poll(() => asked, { timeout: 5_000 }).toBeGreaterThan(0); // the network is back
  page.complaints = page.complaints.filter((x) => !/Failed to load resource|WebSocket connection/.test(x));
});
