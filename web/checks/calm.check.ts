// Nothing of the table moves while one person decides: from one question of a turn to the next, and
// while an option is selected. A sensible player answers in two windows of one table, in turns.
// CALM=whole npm run e2e -- -g "stays calm" plays whole games, also alone; CALM=40 so many decisions.

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Lang } from "../src/words/load.ts";
import { test } from "./support/fixtures.ts";
import { calm } from "./support/layout.ts";
import type { Scene } from "./support/scene.ts";
import { TITLES } from "./support/titles.ts";

const WHOLE = process.env.CALM === "whole";
const MOST = WHOLE ? Infinity : Number(process.env.CALM ?? 16);
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];
const SLACK = 2;
const WHOLE_GAME = 3_600_000; // ms, on a busy machine

/** Where something stands: its edges, what its rows consist of, and whether it is a part of the table. */
interface Place {
  at: readonly [left: number, top: number, right: number, bottom: number];
  rows: string;
  part: boolean;
}

type Places = Record<string, Place>;

/** Runs in the page: where everything stands that has a name of its own, by that name. */
function places(): Places {
  // Parts of the table, and places of the board. A map one pulls about is looked at where one is asked.
  const PARTS = ".table-top, .prompt-slot, .prompt, .board-slot, .dock-slot, .rail, .players, .player, .talk";
  const BOARD = ":is(.board-slot, .dock-slot) :is([data-place], section, .part, .goods, .bit)";
  const place = (x: Element | null) => (x as HTMLElement | null)?.dataset?.place;
  /** A sign belongs to the card it is on: another card in its place has others. */
  const card = (x: Element) => (x.matches(".bit") ? ` of ${x.closest("[data-place]")?.textContent.slice(0, 60)}` : "");
  const named = (x: Element) => place(x) ?? `${x.classList[0]}${card(x)}`;
  /** What comes and goes in a row moves the rest of it. */
  const rowOf = (x: Element) => {
    let row = x.parentElement!;
    while (row.children.length === 1 && !row.matches(PARTS)) row = row.parentElement!;
    return [...row.children].map((y) => (place(y) ?? place(y.querySelector("[data-place]"))) || "");
  };
  const found: Places = {};
  for (const x of document.querySelectorAll(`${PARTS}, ${BOARD}`)) {
    if (!x.checkVisibility({ visibilityProperty: true }) || x.closest(".map-ground, .full, .reason-pop")) continue;
    const box = x.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let [left, top, key] = [0, 0, named(x)];
    const rows: string[] = [];
    for (let y = x; y.parentElement; y = y.parentElement) {
      if (y !== x) [left, top] = [left + y.scrollLeft, top + y.scrollTop];
      if (y !== x && (place(y) || y.matches(PARTS))) key = `${named(y)} > ${key}`;
      if (place(y)) rows.push(rowOf(y).join());
    }
    let n = 1;
    while (found[n > 1 ? `${key} (${n})` : key]) n += 1;
    const at = [box.left + left, box.top + top, box.right + left, box.bottom + top] as const;
    found[n > 1 ? `${key} (${n})` : key] = { at, rows: rows.join("|"), part: x.matches(PARTS) };
  }
  return found;
}

/** Runs in the page: selects an option; false if it has no place to be pressed. */
async function choose(key: string): Promise<boolean> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // A stepper shows one number at a time.
  const value = () => document.querySelector<HTMLElement>(".stepper [role=spinbutton]");
  for (let n = 0; n < 50 && value() && value()!.dataset.option !== key && Number(key) >= 0; n++) {
    const [fewer, more] = document.querySelectorAll<HTMLElement>(".stepper button");
    (Number(key) < Number(value()!.ariaValueNow) ? fewer : more)!.click();
    await frame();
  }
  const marks = [...document.querySelectorAll<HTMLElement>("[data-option]")].filter((x) => x.dataset.option === key);
  const seen = marks.filter((x) => x.checkVisibility({ visibilityProperty: true }) && !x.closest(".hint"));
  if (!seen.length) return false;
  const chosen = seen.some((x) => x.matches(".sel, .on, [aria-pressed=true]"));
  const hit = seen.map((x): Element => x.querySelector(":scope > .hit") ?? x).at(0);
  if (!chosen && hit instanceof HTMLElement) hit.click();
  else if (!chosen) hit!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (const end = Date.now() + 20_000; Date.now() < end; await frame())
    if (document.querySelector(".commit:enabled") && document.querySelector(".outcome .then")) return true;
  return false;
}

/** How far something has moved along one axis: it may grow at an edge, or about its middle, where it is. */
const shift = (a: number, b: number, c: number, d: number) =>
  Math.min(Math.abs(c - a), Math.abs(d - b), Math.abs(c + d - a - b) / 2);

interface Step {
  key: string;
  px: number;
  edges: string;
}

/** Every step between two looks, the largest first. Parts of the table keep their size as well. */
function moved(before: Places, after: Places): Step[] {
  const steps: Step[] = [];
  for (const [key, { at, rows, part }] of Object.entries(before)) {
    const then = after[key];
    if (!then || then.rows !== rows) continue;
    const [[l, t, r, b], [l2, t2, r2, b2]] = [at, then.at];
    const edges = at.map((x, i) => then.at[i]! - x);
    const px = part ? Math.max(...edges.map(Math.abs)) : Math.max(shift(l, r, l2, r2), shift(t, b, t2, b2));
    steps.push({ key, px, edges: edges.map((x) => Math.round(x)).join(" ") });
  }
  return steps.sort((x, y) => y.px - x.px);
}

/** The next own question, once nothing changes any more. */
async function question(pages: Page[], last: number): Promise<boolean> {
  const come = async (page: Page) => {
    await page.waitForFunction(
      (old) =>
        document.querySelector(".scores") ??
        (document.querySelector<HTMLElement>(".prompt.own")?.dataset.token ?? old) !== old,
      String(last),
    );
    await page.evaluate(calm);
    return !(await page.locator(".scores").count());
  };
  return (await Promise.all(pages.map(come))).every(Boolean);
}

/** What moved most at one size, and everything that moved too far, by its name. */
interface Found {
  size: string;
  px: number;
  text: string;
  beyond: Map<string, { px: number; text: string }>;
}

async function play(scene: Scene, { game, seats, lang }: { game: string; seats: number; lang: Lang }) {
  const me = await scene.guest("Олена");
  const { id } = await me.table({ game, seats });
  const pages: Page[] = [];
  const found: Found[] = [];
  for (const size of SIZES) {
    const { page, table } = await scene.visitor({ lang, as: me });
    await page.setViewportSize(size);
    await table.open(id);
    pages.push(page);
    found.push({ size: `${size.width}x${size.height}`, px: 0, text: "nothing", beyond: new Map() });
  }
  const look = () => Promise.all(pages.map((page) => page.evaluate(places)));
  const compare = (had: Places[], now: Places[], what: string) => {
    for (const [i, x] of found.entries()) {
      const steps = moved(had[i]!, now[i]!);
      const [first] = steps;
      if (first && first.px > x.px) Object.assign(x, { px: first.px, text: `${first.key} (${what})` });
      for (const { key, px, edges } of steps.filter((y) => y.px > SLACK))
        if (px > (x.beyond.get(key)?.px ?? 0)) x.beyond.set(key, { px, text: `${key}: ${edges} (${what})` });
    }
  };
  let [n, pairs, unplaced] = [0, 0, 0];
  let had: { version: number; kind: string; shown: Places[] } | null = null;
  for (let last = -1; n < MOST && (await question(pages, last)); n++) {
    const { version, ask } = await me.view(id);
    const { token, kind } = ask!;
    const shown = await look();
    if (had?.version === version - 1) {
      pairs += 1;
      compare(had.shown, shown, `${had.kind} → ${kind}`);
    }
    had = { version, kind, shown };
    const answer = await me.advice(id);
    const page = pages[n % pages.length]!;
    if (await page.evaluate(choose, JSON.stringify(answer))) {
      await page.evaluate(calm);
      compare(shown, await look(), `${kind}, selected`);
      await page.locator(".commit").evaluate((x: HTMLElement) => x.click());
    } else {
      unplaced += 1;
      await me.answer(id, token, answer);
    }
    last = token;
  }
  return { found, told: `${n} decisions, ${pairs} pairs, ${unplaced} without a place` };
}

for (const [game, title] of Object.entries(TITLES))
  for (const seats of WHOLE ? [2, 1] : [2])
    test(`stays calm, ${title}${seats === 1 ? ", alone" : ""}`, async ({ scene }) => {
      if (WHOLE) test.setTimeout(WHOLE_GAME);
      const { found, told } = await play(scene, { game, seats, lang: seats === 1 ? "ru" : "uk" });
      scene.note(told);
      for (const { size, px, text } of found) scene.note(`${size}: ${px.toFixed(1)} px, ${text}`);
      const wrong = found.flatMap(({ size, beyond }) =>
        [...beyond.values()].sort((x, y) => y.px - x.px).map(({ px, text }) => `${size}: ${px.toFixed(1)} px, ${text}`),
      );
      assert.ok(!wrong.length, `${wrong.length} moves\n${wrong.slice(0, 60).join("\n")}`);
    });
