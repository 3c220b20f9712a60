// Turns of opponents as they are shown: at a pace, in frames, and as a strip of pictures (FILM=1).

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { dice } from "./support/dice.ts";
import { ALONE, expect, test } from "./support/fixtures.ts";
import { GAMES } from "./support/games.ts";
import { seated } from "./support/seat.ts";
import { HEADING, type TablePage } from "./support/table.ts";

const FILM = new URL("../test-results/film/", import.meta.url).pathname;
const LEAST = 30; // frames a second, on a machine that is busy; wished are 50
const DECISIONS = 10;
const IN_TURN = ["architects", "hamlet"]; // where these decisions end a turn, and nothing is drawn after them
const HELD = 1800; // ms: by then what was not taken back has been sent
const GLANCE = 100; // ms between looks at what is told: looking takes frames

declare global {
  interface Window {
    runs: number[][];
    rest: number[];
  }
}

/** Keeps in `window.runs` the times of frames while anything moves, in `window.rest` those of others. */
function countFrames(): void {
  window.runs = [];
  window.rest = [];
  let run: number[] | null = null;
  const count = (now: number) => {
    const moving = document.querySelector(".travelling") || document.getAnimations().length > 0;
    if (moving && !run) window.runs.push([]);
    run = moving ? window.runs.at(-1)! : null;
    (run ?? window.rest).push(now);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Frames a second over all stretches that were long enough to measure. */
function framesPerSecond(runs: readonly number[][]): number | null {
  const long = runs.filter((x) => x.length > 5);
  const ms = long.reduce((sum, x) => sum + x.at(-1)! - x[0]!, 0);
  return ms ? (long.reduce((sum, x) => sum + x.length - 1, 0) * 1000) / ms : null;
}

/** Six pictures of the longest turn that was shown, as the screen showed it meanwhile. */
class Film {
  private best: string[] = [];
  private frames: string[] = [];

  private constructor(private readonly cdp: CDPSession) {
    cdp.on("Page.screencastFrame", ({ data, sessionId }) => {
      this.frames.push(data);
      cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
  }

  static async of(page: Page): Promise<Film> {
    return new Film(await page.context().newCDPSession(page));
  }

  async begin(): Promise<void> {
    this.frames = [];
    await this.cdp.send("Page.startScreencast", { format: "png", everyNthFrame: 4 });
  }

  async end(): Promise<void> {
    await this.cdp.send("Page.stopScreencast");
    if (this.frames.length > this.best.length) this.best = this.frames;
  }

  keep(game: string): void {
    mkdirSync(FILM, { recursive: true });
    for (let i = 0; i < 6; i++) {
      const frame = this.best[Math.round((i * (this.best.length - 1)) / 5)];
      if (frame) writeFileSync(`${FILM}${game}-${i + 1}.png`, frame, "base64");
    }
  }
}

/** Runs in the page, after an answer was confirmed: is it held, or sent? With `go` it is not held for long. */
function whatBecame({ token, go }: { token: string | undefined; go: boolean }): "held" | "sent" | null {
  const bar = document.querySelector<HTMLElement>(".prompt");
  if (bar?.matches(".holding")) {
    bar.querySelector<HTMLElement>(go ? ".commit" : ".acts .btn:not(.commit)")!.click();
    if (!go) return "held";
  }
  const other = bar?.matches(".own[data-token]") && bar.dataset.token !== token;
  return !bar || bar.matches(".playing") || other ? "sent" : null;
}

/** Confirms, without the moment to take it back; until something else is shown. */
async function send({ page, commit }: TablePage, token: string | undefined): Promise<void> {
  await commit.click();
  await page.waitForFunction(whatBecame, { token, go: true });
}

/** Confirms; if that would be held, takes it back: true, and the same is asked as before. */
async function takeBack({ page, commit }: TablePage, token: string | undefined): Promise<boolean> {
  await commit.click();
  const seen = await page.waitForFunction(whatBecame, { token, go: false });
  if ((await seen.jsonValue()) === "sent") return false;
  await page.locator(`.prompt.own:not(.holding)[data-token="${token}"]`).waitFor();
  await page.waitForTimeout(HELD);
  return true;
}

/** What is told while a turn is shown, until it is over. */
async function hear(page: Page, told: string[]): Promise<void> {
  for (;;) {
    const news = await page.waitForFunction(
      (had) => {
        const bar = document.querySelector(".prompt.playing");
        const text = bar?.querySelector<HTMLElement>("h2")?.innerText;
        return !bar || (text && text !== had) ? { text } : null;
      },
      told.at(-1),
      { polling: GLANCE },
    );
    const { text } = (await news.jsonValue())!;
    if (!text) return;
    told.push(text);
  }
}

for (const game of GAMES)
  test(`motion: an opponent's turn, ${game}`, ALONE, async ({ scene }) => {
    const { me, id, page, table } = await seated(
      scene,
      { game, seats: game === "hamlet" ? 1 : 2 },
      { pace: "normal", before: countFrames, lang: "uk" },
    );
    await table.open(id);
    const roll = dice(5);
    const told: string[] = [];
    let back = false; // an answer that ends the turn was held, and taken back
    const film = process.env.FILM ? await Film.of(page) : null;
    for (let i = 0; i < DECISIONS && told.length < 3; i++) {
      await page.locator(".prompt.own:not(.holding), .scores").first().waitFor();
      if (await page.locator(".scores").count()) break;
      const { token } = await table.select(roll);
      const began = Date.now();
      await film?.begin();
      if (!back) {
        back = await takeBack(table, token);
        if (back) {
          assert.equal(String((await me.view(id)).ask?.token), token, "it was sent");
          await table.select(roll);
        }
      }
      if (back) await send(table, token);
      const shown = await page.locator(".prompt.playing").count();
      if (shown) await hear(page, told);
      await film?.end();
      if (shown) scene.note(`${((Date.now() - began) / 1000).toFixed(1)} s until the next question`);
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
  const { me, id, page, table } = await seated(scene, { seats: 2 }, { pace: "slow" });
  await me.hurry(id, "place");
  await table.open(id);
  await table.prompt.waitFor();
  const { version } = await me.view(id);
  const place = table.board.locator(".legal > .hit").first();
  const hold = async () => {
    await table.outcome.waitFor();
    await table.commit.click();
    await page.locator(".prompt.holding").waitFor();
  };
  // A double click only chooses.
  await place.dblclick(HEADING);
  await hold();
  await page.keyboard.press("KeyZ");
  await page.locator(".prompt.own:not(.holding)").waitFor();
  await page.waitForTimeout(2700);
  assert.equal((await me.view(id)).version, version, "it was sent");
  // What was taken back is chosen no longer.
  await page.locator(".prompt .commit:disabled").waitFor();
  await place.click(HEADING);
  await hold();
  await page.keyboard.press("Space");
  await page.locator(".prompt.playing").waitFor();
  const board = await table.board.boundingBox();
  await page.keyboard.press("Space");
  await table.prompt.waitFor({ timeout: 2000 });
  expect(await table.board.boundingBox()).toEqual(board);
});

test("motion: nothing moves for those who want less of it", async ({ scene }) => {
  const { me, id, page, table } = await seated(scene, { seats: 2 }, { pace: "quick", before: countFrames });
  await me.hurry(id, "place");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await table.open(id);
  await table.prompt.waitFor();
  const { token } = await table.select(dice(5));
  await send(table, token);
  await page.locator(`.prompt.own:not(.holding):not([data-token="${token}"])`).waitFor();
  assert.deepEqual(await page.evaluate(() => window.runs), []);
});
