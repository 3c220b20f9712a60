// How light and how quick the page is. Measured values are always printed; the limits that fail
// are far above the wished ones, because machines that run checks are busy.

import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { dice } from "./support/dice.ts";
import { ALONE, test } from "./support/fixtures.ts";
import type { Scene } from "./support/scene.ts";
import { seated } from "./support/seat.ts";
import { HEADING, type TablePage } from "./support/table.ts";

declare global {
  interface Window {
    previews: number[];
    updates: number[];
  }
}

/** In milliseconds. */
interface Limits {
  wish: number;
  most: number;
}

const FIRST_LOAD = 250 * 1024;
const PREVIEW: Limits = { wish: 100, most: 300 };
const UPDATE: Limits = { wish: 16, most: 50 };

function summary(list: number[], { wish, most }: Limits): string {
  const sorted = list.toSorted((a, b) => a - b);
  const [median, p95] = [0.5, 0.95].map((x) => sorted[Math.floor((sorted.length - 1) * x)]!) as [number, number];
  assert.ok(list.length >= 10, `only ${list.length} measured`);
  const told = `median ${median.toFixed(1)} ms, 95% ${p95.toFixed(1)} ms of ${list.length} (wished ${wish} ms)`;
  assert.ok(median < most, told);
  return told;
}

test("figures: the first load", async ({ scene }) => {
  const { page, url } = await scene.visitor();
  const sizes: Promise<number>[] = [];
  const size = (x: Response) =>
    x.body().then(
      (body) => (x.url().endsWith(".woff2") ? 0 : gzipSync(body).length),
      () => 0,
    );
  page.on("response", (x) => sizes.push(size(x)));
  await page.goto(url, { waitUntil: "networkidle" });
  const total = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
  assert.ok(total <= FIRST_LOAD, `${total} bytes`);
  scene.note(`${(total / 1024).toFixed(0)} KB gzip without fonts (at most 250)`);
});

/** In the middle of a game of four, in a browser that measures. */
async function middle(scene: Scene, before: () => void, token: number): Promise<TablePage> {
  const { me, id, table } = await seated(scene, { seats: 4 }, { before });
  await me.play(id, dice(1), ({ ask }) => ask?.kind === "place" && ask.token >= token);
  await table.open(id);
  return table;
}

/** Keeps in `window.previews` the time from a press to the painted outcome. */
function timePreviews(): void {
  window.previews = [];
  let pressed = 0;
  addEventListener("pointerdown", (e) => (pressed = e.timeStamp), true);
  new MutationObserver(() => {
    if (!pressed || !document.querySelector(".prompt .commit:enabled") || !document.querySelector(".outcome .then"))
      return;
    const began = pressed;
    pressed = 0;
    // A task after the next frame is asked for: what was changed has been painted.
    requestAnimationFrame(() => setTimeout(() => window.previews.push(performance.now() - began)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

test("figures: press to preview, 4 players", ALONE, async ({ scene }) => {
  const table = await middle(scene, timePreviews, 20);
  const { page } = table;
  const roll = dice(2);
  for (let i = 0; i < 8 && (await table.turn()) === "ask"; i++) {
    // An option may lead to another question: each is tried from the one that is asked.
    for (let k = 0; k < Math.min((await table.asked()).n, 4); k++) {
      const had = await page.evaluate(() => window.previews.length);
      await page.locator(`[data-try="${k}"]`).click(HEADING);
      await page.waitForFunction((x) => window.previews.length > x, had);
      await page.keyboard.press("Escape");
    }
    await table.decide(roll);
  }
  scene.note(summary(await page.evaluate(() => window.previews), PREVIEW));
});

/**
 * Keeps in `window.updates` what a new position costs: from when it is heard until React has changed
 * the page and the browser knows where everything stands. Waiting for a turn or a frame is left out;
 * those that are drawn together share what it took.
 */
function timeUpdates(): void {
  window.updates = [];
  let came = 0;
  const later = window.setTimeout;
  const timed = (work: () => void) =>
    later(() => {
      const began = performance.now();
      work();
      // React has queued its rendering meanwhile: this comes after it.
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        const each = (performance.now() - began) / came;
        window.updates.push(...Array<number>(came).fill(each));
        came = 0;
      });
    });
  window.WebSocket = class extends WebSocket {
    set onmessage(take: (e: MessageEvent<string>) => void) {
      super.onmessage = (e: MessageEvent<string>) => {
        // What comes is heard in a task of its own.
        if (e.data.includes('"op":"update"')) came += 1;
        window.setTimeout = timed as typeof later;
        take(e);
        window.setTimeout = later;
      };
    }
  };
}

test("figures: an update, 4 players", ALONE, async ({ scene }) => {
  const table = await middle(scene, timeUpdates, 16);
  const roll = dice(3);
  for (let i = 0; i < 10 && (await table.turn()) === "ask"; i++) await table.decide(roll);
  scene.note(summary(await table.page.evaluate(() => window.updates), UPDATE));
});
