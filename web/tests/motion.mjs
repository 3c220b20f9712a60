// Turns of opponents as they are shown: at a pace, in frames, and as a strip of pictures (FILM=1).

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { dice } from "./dice.mjs";
import { ALONE, expect, test } from "./fixtures.mjs";
import { select } from "./player.mjs";

const GAMES = ["architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts"];
const FILM = new URL("../test-results/film/", import.meta.url).pathname;
const LEAST = 30; // frames a second, on a machine that is busy; wished are 50
const DECISIONS = 10;
const IN_TURN = ["architects", "hamlet"]; // where these decisions end a turn, and nothing is drawn after them
const HELD = 1800; // ms: by then what was not taken back has been sent

/** Keeps in `window.runs` the times of frames while anything moves, in `window.rest` those of others. */
function countFrames() {
  window.runs = [];
  window.rest = [];
  let run = null;
  const count = (now) => {
    const moving = document.querySelector(".travelling") || document.getAnimations().length > 0;
    if (moving && !run) window.runs.push([]);
    run = moving ? window.runs.at(-1) : null;
    (run ?? window.rest).push(now);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Frames a second over all stretches that were long enough to measure. */
function framesPerSecond(runs) {
  const long = runs.filter((x) => x.length > 5);
  const ms = long.reduce((sum, x) => sum + x.at(-1) - x[0], 0);
  return ms ? (long.reduce((sum, x) => sum + x.length - 1, 0) * 1000) / ms : null;
}

/** Six pictures of the longest turn that was shown, as the screen showed it meanwhile. */
class Film {
  constructor(page) {
    this.page = page;
    this.best = [];
    this.frames = [];
  }

  async begin() {
    this.cdp ??= await this.page.context().newCDPSession(this.page);
    this.frames = [];
    this.cdp.on("Page.screencastFrame", ({ data, sessionId }) => {
      this.frames.push(data);
      this.cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await this.cdp.send("Page.startScreencast", { format: "png", everyNthFrame: 4 });
  }

  async end() {
    await this.cdp.send("Page.stopScreencast");
    this.cdp.removeAllListeners("Page.screencastFrame");
    if (this.frames.length > this.best.length) this.best = this.frames;
  }

  keep(game) {
    mkdirSync(FILM, { recursive: true });
    for (let i = 0; i < 6; i++) {
      const frame = this.best[Math.round((i * (this.best.length - 1)) / 5)];
      if (frame) writeFileSync(`${FILM}${game}-${i + 1}.png`, frame, "base64");
    }
  }
}

/** Confirms, without the moment to take it back; until something else is shown. */
async function commit(page, token) {
  await page.locator(".prompt .commit").click();
  const sent = (old) => {
    const bar = document.querySelector(".prompt");
    if (bar?.matches(".holding")) bar.querySelector(".commit").click();
    return !bar || bar.matches(".playing") || (bar.matches(".own[data-token]") && bar.dataset.token !== old);
  };
  await page.waitForFunction(sent, token);
}

/** Confirms; if that would be held, takes it back: true, and the same is asked as before. */
async function takeBack(page, token) {
  await page.locator(".prompt .commit").click();
  const seen = await page.waitForFunction((old) => {
    const bar = document.querySelector(".prompt");
    if (bar?.matches(".holding")) {
      bar.querySelector(".acts .btn:not(.commit)").click();
      return "held";
    }
    return !bar || bar.matches(".playing") || (bar.matches(".own[data-token]") && bar.dataset.token !== old)
      ? "sent"
      : null;
  }, token);
  if ((await seen.jsonValue()) === "sent") return false;
  await page.locator(`.prompt.own:not(.holding)[data-token="${token}"]`).waitFor();
  await page.waitForTimeout(HELD);
  return true;
}

for (const game of GAMES)
  test(`motion: an opponent's turn, ${game}`, ALONE, async ({ scene }) => {
    const me = await scene.guest("Olena");
    const alone = game === "hamlet";
    const { id } = await me.table({ game, seats: alone ? 1 : 2 });
    const page = await scene.visitor({ as: me, pace: "normal", before: countFrames, lang: "uk" });
    await page.goto(`${scene.url}/#/table/${id}`);
    const roll = dice(5);
    const told = [];
    let back = false; // an answer that ends the turn was held, and taken back
    const film = process.env.FILM ? new Film(page) : null;
    for (let i = 0; i < DECISIONS && told.length < 3; i++) {
      await page.locator(".prompt.own:not(.holding), .scores").first().waitFor();
      if (await page.locator(".scores").count()) break;
      const { token } = await select(page, roll);
      const began = Date.now();
      await film?.begin();
      if (!back) {
        back = await takeBack(page, token);
        if (back) {
          assert.equal(String((await me.view(id)).ask?.token), token, "it was sent");
          await select(page, roll);
        }
      }
      if (back) await commit(page, token);
      const playing = page.locator(".prompt.playing");
      if (!(await playing.count())) {
        await film?.end();
        continue;
      }
      while (await playing.count()) {
        const text = await page.evaluate(() => document.querySelector(".prompt.playing h2")?.innerText);
        if (text && told.at(-1) !== text) told.push(text);
        await page.waitForTimeout(100);
      }
      await film?.end();
      scene.note(`${((Date.now() - began) / 1000).toFixed(1)} s until the next question`);
    }
    assert.ok(told.length, "no turn of an opponent was shown");
    // Where all decide at once, or a card is drawn before others act, there is nothing to hold.
    if (IN_TURN.includes(game)) assert.ok(back, "no answer was held before others act");
    scene.note(back ? "an answer was held and taken back" : "no answer was held");
    film?.keep(game);
    const { runs, quiet } = await page.evaluate(async () => {
      const { runs } = window;
      window.rest = [];
      await new Promise((done) => setTimeout(done, 1500));
      return { runs, quiet: window.rest };
    });
    const [rate, most] = [framesPerSecond(runs), framesPerSecond([quiet]) ?? 60];
    const figure = `${rate?.toFixed(0) ?? "no"} frames a second (wished 50; ${most.toFixed(0)} where nothing moves)`;
    scene.note(`${told.length} parts shown; ${figure}`);
    // Taking pictures takes frames; a machine that draws no more where nothing moves says
    // nothing about motion.
    if (rate !== null && !process.env.FILM) assert.ok(rate >= Math.min(LEAST, most * 0.6), figure);
  });

test("motion: held, taken back, and skipped", async ({ scene }) => {
  const me = await scene.guest("Olena");
  const { id } = await me.table({ seats: 2 });
  await me.hurry(id, "place");
  const page = await scene.visitor({ as: me, pace: "slow" });
  await page.goto(`${scene.url}/#/table/${id}`);
  await page.locator(".prompt.own").waitFor();
  const { version } = await me.view(id);
  // A double click only chooses.
  await page
    .locator(".board-slot .legal > .hit")
    .first()
    .dblclick({ position: { x: 14, y: 12 } });
  await page.locator(".outcome .then").waitFor();
  await page.locator(".prompt .commit").click();
  await page.locator(".prompt.holding").waitFor();
  await page.keyboard.press("KeyZ");
  await page.locator(".prompt.own:not(.holding)").waitFor();
  await page.waitForTimeout(2700);
  assert.equal((await me.view(id)).version, version, "it was sent");
  // What was taken back is chosen no longer.
  await page.locator(".prompt .commit:disabled").waitFor();
  await page
    .locator(".board-slot .legal > .hit")
    .first()
    .click({ position: { x: 14, y: 12 } });
  await page.locator(".outcome .then").waitFor();
  await page.locator(".prompt .commit").click();
  await page.locator(".prompt.holding").waitFor();
  await page.keyboard.press("Space");
  await page.locator(".prompt.playing").waitFor();
  const board = await page.locator(".board-slot").boundingBox();
  await page.keyboard.press("Space");
  await page.locator(".prompt.own").waitFor({ timeout: 2000 });
  expect(await page.locator(".board-slot").boundingBox()).toEqual(board);
});

test("motion: nothing moves for those who want less of it", async ({ scene }) => {
  const me = await scene.guest("Olena");
  const { id } = await me.table({ seats: 2 });
  await me.hurry(id, "place");
  const page = await scene.visitor({ as: me, pace: "quick", before: countFrames });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${scene.url}/#/table/${id}`);
  await page.locator(".prompt.own").waitFor();
  const { token } = await select(page, dice(5));
  await commit(page, token);
  await page.locator(`.prompt.own:not(.holding):not([data-token="${token}"])`).waitFor();
  assert.deepEqual(await page.evaluate(() => window.runs), []);
});
