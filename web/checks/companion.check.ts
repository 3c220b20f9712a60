// The companion on a phone, by touch, without a network and without a server: whole games.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { Lang } from "../src/words/load.ts";
import { barriers } from "./support/barriers.ts";
import { dice, type Roll } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import { look } from "./support/look.ts";
import type { Visitor } from "./support/visitor.ts";
import { strangeWords } from "./support/words.ts";

const PATIENCE = 180_000; // Python wakes up slowly on a busy machine
const BACK = 3; // steps taken back, and given again

/** Where one is, and after how many answers. */
interface Where {
  at: "ask" | "tell" | "over";
  answers: string;
}

/** Somebody with the companion. */
class Companion {
  readonly page: Page;
  /** What the open question offers. */
  readonly picks;
  /** What has been looked at. */
  readonly looked = new Set<string>();
  /** Rounds or turns there have been. */
  readonly rounds = new Set<string | null>();
  taps = 0;

  constructor(
    readonly visitor: Visitor,
    readonly lang: Lang,
    readonly roll: Roll = dice(0),
  ) {
    this.page = visitor.page;
    this.picks = this.page.locator("[data-pick]:enabled");
  }

  press(selector: string, hasText?: string | RegExp): Promise<void> {
    return this.visitor.press(this.page.locator(selector, { hasText }));
  }

  /** A game to begin; `score`: all is told, also of one's own board. */
  async choose(name: string, { score }: { score: boolean }): Promise<void> {
    await this.visitor.goto("#/companion");
    await this.press(".pick label", name);
    if (score) await this.press(".pick label", /my score, too|вести й мій рахунок|вести и мой счёт/);
  }

  async begin(): Promise<void> {
    await this.press(".form .btn.primary");
    await this.page.locator("main.companion[data-at]").waitFor({ timeout: PATIENCE });
  }

  where(): Promise<Where> {
    return this.page.evaluate(
      () => ({ ...document.querySelector<HTMLElement>("main.companion[data-at]")!.dataset }) as unknown as Where,
    );
  }

  /** So many answers are given. */
  answered(n: number): Promise<void> {
    return this.page.locator(`main.companion[data-answers='${n}']`).waitFor();
  }

  /** Another screen than this one. */
  async moved({ at, answers }: Where): Promise<void> {
    await this.page.waitForFunction(
      ([x, n]) => {
        const now = document.querySelector<HTMLElement>("main.companion[data-at]")?.dataset;
        return now && (now.at !== x || now.answers !== n) && !document.querySelector("[data-pick]:disabled");
      },
      [at, answers],
      { timeout: PATIENCE },
    );
  }

  /** How many cards are to be named now. */
  async many(): Promise<number> {
    return Number(await this.page.locator(".ask").getAttribute("data-many"));
  }

  /** Taps so many cards, one after another. */
  async pick(many: number): Promise<void> {
    for (let i = 0; i < many; i++) {
      await this.picks.first().waitFor();
      await this.visitor.press(this.picks.nth(this.roll(await this.picks.count())));
    }
  }

  /** Answers by any cards. */
  async answer(now: Where): Promise<void> {
    const many = await this.many();
    await this.pick(many);
    await this.moved(now);
    this.taps += many;
  }

  /** Nothing of these, or it is done: the button that is always in the same place. */
  async onward(now: Where): Promise<void> {
    await this.press(".act-done");
    await this.moved(now);
  }

  /** What sort of screen this is. */
  async kind({ at }: Where): Promise<string> {
    return at === "tell" ? at : (await this.page.locator(".ask").getAttribute("data-kind"))!;
  }

  /** Nothing hinders a reader here, in either theme, and from farther away than usual. */
  async lookFar(what: string): Promise<void> {
    const found = await look(this.page, this.lang);
    const small = await this.page.evaluate(() =>
      [...document.querySelectorAll(".companion-page *")]
        .filter(
          (x) =>
            !x.closest(".opponent, .sr, .scores, .sketch") &&
            x.checkVisibility() &&
            [...x.childNodes].some((n) => n.nodeType === 3 && (n as Text).data.trim()),
        )
        .filter((x) => parseFloat(getComputedStyle(x).fontSize) < 15)
        .map((x) => `small: ${x.textContent.slice(0, 30)}`),
    );
    assert.deepEqual([...found, ...small], [], what);
  }

  /** The first screen of every sort. */
  async lookOnce(kind: string): Promise<void> {
    if (!this.looked.has(kind)) await this.lookFar(kind);
    this.looked.add(kind);
  }

  /** To the end, by `step` from screen to screen. */
  async playOn(step: (now: Where) => Promise<void>): Promise<void> {
    for (let now = await this.where(); now.at !== "over"; now = await this.where()) {
      this.rounds.add(await this.page.locator(".now-line b").textContent());
      await step(now);
    }
  }

  /** The first row of cards, one of them found by what is on it: of cards with one name exactly this one. The
   * others are any. */
  async firstRow(face: string): Promise<void> {
    const many = await this.many();
    await this.page.locator(".find-card input").fill(face);
    await expect(this.page.locator("[data-pick]"), face).toHaveCount(1);
    await this.press("[data-pick]");
    await this.pick(many - 1);
    await this.answered(1);
    this.taps += many;
  }
}

/** The architect of the rulebook's example brings 1 provision at once. */
async function architect(companion: Companion): Promise<void> {
  const { page } = companion;
  await companion.firstRow("архитектор сразу 1 припас");
  for (let n = 1; n < 3; n++) await companion.answer(await companion.where()); // outsiders, an order
  const now = await companion.where();
  await companion.press(":nth-match([data-pick]:has-text('Архитектор'), 1)");
  await companion.moved(now);
  companion.taps += 1;
  const gained = page.locator(".told-lines .own", { has: page.locator("[aria-label='припас']") });
  assert.match((await gained.textContent())!, /\+1/, "1 provision at once");
}

/** Of five merchants the one who turns 2 silver into 1 gold, and works in stone. */
async function merchant(companion: Companion): Promise<void> {
  await companion.firstRow("крамарка мурування 2 срібняки 1 золото");
  await companion.press(".act-show");
  const lies = companion.page.locator("dialog [data-place='row-0-0']");
  assert.equal(
    await lies.getAttribute("aria-label"),
    "Крамарка (мурування; у королівському складі: 2 срібняки → 1 золото)",
  );
  await companion.press("dialog header .tool");
}

/** The memory of the largest renderer, in MB. */
async function memory(browser: Browser): Promise<number> {
  const line = await browser.newBrowserCDPSession();
  const { processInfo } = await line.send("SystemInfo.getProcessInfo");
  await line.detach();
  const sizes = processInfo
    .filter((x) => x.type === "renderer")
    .map((x) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${x.id}/status`, "utf8"))?.[1] ?? 0));
  return Math.round(Math.max(...sizes) / 1024);
}

/** The rules in the browser run lessons, too. */
async function offlineLesson({ visitor, page }: Companion): Promise<void> {
  await visitor.goto("#/learn/architects/crowd");
  const step = (n: number) => page.locator(`.lesson-card[data-step="${n}"]`);
  await step(0).waitFor({ timeout: PATIENCE });
  await visitor.press(step(0).locator(".acts .primary"));
  await step(1).waitFor();
}

interface Played {
  name: string;
  lang: Lang;
  seed: number;
  /** Gives the first answers, by faces: so many. */
  first: (companion: Companion) => Promise<void>;
  answers: number;
  /** What only the app deals, and never asks for. */
  ours: RegExp;
}

function companion(title: string, { name, lang, seed, first, answers: begun, ours }: Played): void {
  test(`companion: ${title}, 390 px, by touch, offline, ${lang}`, async ({ scene }) => {
    const house = await scene.ownHouse();
    const companion = new Companion(await scene.visitor({ px: 390, lang }), lang, dice(seed));
    const { visitor, page } = companion;
    const since = (then: number) => Date.now() - then;
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    const began = Date.now();
    await companion.choose(name, { score: true });
    await page.locator(".own-decks").waitFor();
    await companion.begin();
    await page.locator(".ask").waitFor({ timeout: PATIENCE });
    const online = since(began);
    await companion.press(".companion-page .top a");
    await page.locator(".companion-list[data-kept=ready][data-awake=true]").waitFor({ timeout: PATIENCE });
    await companion.lookFar("the list");

    await page.context().setOffline(true);
    await house.kill();
    await offlineLesson(companion);
    const again = Date.now();
    await visitor.goto("#/companion");
    await page.reload();
    await companion.press(".my-table .btn.primary");
    await page.locator(".ask").waitFor({ timeout: PATIENCE });
    const offline = since(again);
    await companion.lookFar("a question with a row");

    await first(companion);
    let [answers, slowest] = [begun, 0];
    await companion.playOn(async (now) => {
      await companion.lookOnce(await companion.kind(now));
      const asked = Date.now();
      if (now.at === "tell") {
        await companion.onward(now);
        companion.taps += 1;
        return;
      }
      assert.doesNotMatch((await page.locator(".ask h2").textContent())!, ours, "in no box");
      await companion.answer(now);
      answers += 1;
      slowest = Math.max(slowest, since(asked));
      if (answers === 25) await back(companion);
      if (answers === 30) await showMe(companion);
    });
    await page.locator(".scores tfoot").waitFor();
    await companion.lookFar("the score");
    const size = await memory(scene.browser);
    await companion.press(".companion-page .top a");
    await page.locator(".score-bars a").waitFor();
    await page.locator(".companion-list[data-kept=ready]").waitFor(); // still, after a reload offline
    await companion.lookFar("the list with a result");
    const { taps, rounds } = companion;
    scene.note(
      `${answers} answers, ${taps} taps, ${(taps / rounds.size).toFixed(1)} a round or turn; first question after ` +
        `${seconds(online)} s, offline ${seconds(offline)} s; slowest answer ${seconds(slowest)} s; renderer ${size} MB`,
    );
  });
}

/** Several steps back lead to where one was; then it is played on from there. */
async function back(companion: Companion): Promise<void> {
  const answers = Number((await companion.where()).answers);
  for (let i = 1; i <= BACK; i++) {
    await companion.press(".act-back");
    await companion.answered(answers - i);
  }
}

/** The table as it should look, and a clause above it. */
async function showMe(companion: Companion): Promise<void> {
  const { page, lang } = companion;
  await companion.press(".act-show");
  await page.locator("dialog .table-now .place, dialog .table-now svg").first().waitFor();
  assert.deepEqual(await barriers(page), []);
  if (lang !== "en") assert.deepEqual(await page.evaluate(strangeWords, lang), []);
  await companion.press("dialog header .tool");
  await companion.press(":nth-match(main.companion .clause, 1)");
  await page.locator("dialog .one-clause.here").waitFor();
  await companion.press("dialog header .tool");
  await page.locator("dialog").waitFor({ state: "detached" });
}

companion("Paladins", { name: "Паладины", lang: "ru", seed: 11, first: architect, answers: 4, ours: /интриг/ });
companion("Architects", { name: "Архітектори", lang: "uk", seed: 12, first: merchant, answers: 1, ours: /задум/ });

/** Small drawings in what is asked or told now: how many, and how many of them differ. */
const sketches = (page: Page, within: string) =>
  page.evaluate((root) => {
    const found = [...document.querySelectorAll(`${root} .sketch svg`)].map(
      (x) => x.getAttribute("viewBox") + x.innerHTML,
    );
    return { n: found.length, different: new Set(found).size };
  }, within);

test("companion: Hamlet draws where tiles and roads go, 390 px, uk", async ({ scene }) => {
  const companion = new Companion(await scene.visitor({ px: 390, lang: "uk" }), "uk", dice(5));
  const { page } = companion;
  await companion.choose("Hamlet", { score: true });
  await companion.begin();
  let [asked, told] = [0, 0];
  while (asked < 2 || told < 3) {
    const now = await companion.where();
    assert.notEqual(now.at, "over", `drawn: ${asked} questions, ${told} steps`);
    const tale = await sketches(page, now.at === "tell" ? ".hand-steps" : ".told-lines");
    if (tale.n) {
      await companion.lookOnce("a drawn step");
      told += tale.n;
      const meant = page.locator(":is(.hand-steps, .told-lines) .sketch :is(.ghost, .built-here)");
      assert.ok(await meant.count(), "what is meant");
    }
    if (now.at === "tell") {
      await companion.onward(now);
      continue;
    }
    const drawn = await sketches(page, ".card-picks.drawn");
    if (drawn.n) {
      await companion.lookOnce("a drawn question");
      asked += 1;
      const n = await page.locator("[data-pick]").count();
      assert.deepEqual(drawn, { n, different: drawn.n }, "one each, all different");
    }
    await companion.answer(now);
  }
});

test("companion: by keyboard only, found by the wrong layout", async ({ scene }) => {
  const companion = new Companion(await scene.visitor({ lang: "uk" }), "uk");
  const { page } = companion;
  await companion.choose("Архітектори", { score: true });
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
  await companion.answered(1);
  for (let i = 0; i < 4; i++) await page.keyboard.press("2");
  await companion.answered(2);
  await page.keyboard.press("Backspace");
  await companion.answered(1);
  assert.deepEqual(await barriers(page), []);
});

test("companion: only the opponent, a whole game, 390 px, uk", async ({ scene }) => {
  const companion = new Companion(await scene.visitor({ px: 390, lang: "uk" }), "uk", dice(8));
  const { page, looked, roll } = companion;
  await companion.choose("Паладини", { score: false });
  await companion.begin();
  await page.locator(".only-opponent").waitFor();
  await expect(page.locator(".act-show")).toHaveCount(0); // of one's own board nothing is known
  let ons = 0;
  await companion.playOn(async (now) => {
    const open = now.at === "ask" && (await page.locator(".act-done").count());
    const way = open ? "with a way on" : await companion.kind(now);
    await companion.lookOnce(way);
    // A person's turn is told in one of three: the rest is nothing to the opponent.
    if (now.at === "tell" || (open && roll(3))) {
      await companion.onward(now);
      ons += 1;
    } else await companion.answer(now);
  });
  assert.ok(looked.has("with a way on") && looked.has("reveal") && looked.has("tell"));
  await expect(page.locator(".scores tfoot")).toHaveCount(1); // the opponent's sheet alone
  await companion.lookFar("the opponent's points");
  await companion.press(".act-back");
  await page.locator("main.companion[data-at=ask]").waitFor();
  scene.note(`${companion.taps} taps and ${ons} times on in ${companion.rounds.size} rounds`);
});

test("companion: without a network nothing is asked over and over", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk" });
  const { page } = visitor;
  await visitor.goto("#/companion");
  await page.locator(".companion-list[data-kept=ready]").waitFor({ timeout: PATIENCE });
  await page.context().setOffline(true);
  await page.clock.install();
  await page.reload();
  await page.locator(".companion-list").waitFor();
  let asked = 0;
  page.on("request", (x) => {
    if (new URL(x.url()).pathname === "/api/me") asked += 1;
  });
  // Two minutes by the clock of the page; whatever is asked has failed before the next part of them.
  for (let i = 0; i < 12; i++) {
    await page.clock.runFor(10_000);
    await page.evaluate(() => fetch("health/ready").catch(() => undefined));
  }
  assert.ok(asked <= 1, `asked ${asked} times in two minutes`);
  const before = asked;
  await page.context().setOffline(false);
  await expect.poll(() => asked, { timeout: 5_000 }).toBeGreaterThan(before); // the network is back
  visitor.complaints = visitor.complaints.filter((x) => !/Failed to load resource|WebSocket connection/.test(x));
});
