// What an option would do covers no answer and nothing of the board, and the prompt keeps its height.
// MEASURED=300 npm run e2e -- -g "the prompt keeps its place" takes as many decisions of every game, each in
// two languages at every size; without it a few are enough to see that the rules of the layout hold.

import assert from "node:assert/strict";
import type { Page, ViewportSize } from "@playwright/test";
import type { Lang } from "../src/words/load.ts";
import { barriers } from "./support/barriers.ts";
import { dice } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Scene } from "./support/scene.ts";
import { MARKED } from "./support/table.ts";
import { TITLES, type Title } from "./support/titles.ts";

const MEASURED = Number(process.env.MEASURED ?? 0);
const PART = 25; // decisions in one check
const LAPTOPS: ViewportSize[] = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];
const PHONE: ViewportSize = { width: 390, height: 844 };

/** Runs in the page: selects one of the marked options, at random, and waits to be told what it would do. */
async function choose([marked, random]: readonly [string, number]): Promise<string> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const wait = async (ready: () => unknown) => {
    for (const end = Date.now() + 60_000; Date.now() < end; await frame()) if (ready()) return true;
    return false;
  };
  await wait(() => document.querySelector(".prompt.own, .scores"));
  if (document.querySelector(".scores")) return "over";
  await wait(() => document.querySelector(marked));
  const answers = [...document.querySelectorAll<HTMLElement>(marked)];
  const one = answers[Math.floor(random * answers.length)];
  if (!one) return "nothing to press";
  one.click();
  const told = await wait(() => document.querySelector(".commit:enabled") && document.querySelector(".outcome .then"));
  return told ? "told" : "not told";
}

/** What was measured of one outcome, in one language at one size. */
interface Measured {
  wrong: string[];
  height: number;
  top: number;
  folded: boolean;
}

/** Runs in the page: what the outcome lies on, and how high the prompt is. */
async function measure(): Promise<Measured> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  const box = (x: Element) => x.getBoundingClientRect();
  const seen = (x: Element) => x.checkVisibility({ visibilityProperty: true });
  const meet = (a: Edges, b: Edges) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const words = (x: Element) => x.textContent!.trim().replace(/\s+/g, " ").slice(0, 60);
  const prompt = document.querySelector(".prompt")!;
  const outcome = document.querySelector(".outcome")!;
  const wrong: string[] = [];
  // Beside the box itself all that it draws: what sticks out covers as well.
  const drawn = [outcome, ...outcome.querySelectorAll("*")].filter((x) => {
    const clipped = x !== outcome && x.closest(".gist") && getComputedStyle(x.closest(".gist")!).overflow === "hidden";
    return seen(x) && !clipped && !x.closest(".sr");
  });
  const covers = (what: Edges) => drawn.some((x) => meet(box(x), what));
  for (const slot of document.querySelectorAll(".board-slot, .dock-slot"))
    if (seen(slot) && covers(box(slot))) wrong.push(`over the ${slot.classList[0]}`);
  const list = document.querySelector(".chips")!;
  for (const chip of document.querySelectorAll(".chips .option")) {
    const [own, view] = [box(chip), box(list)];
    const part = {
      left: own.left,
      right: own.right,
      top: Math.max(own.top, view.top),
      bottom: Math.min(own.bottom, view.bottom),
    };
    if (part.bottom - part.top < 4) continue; // scrolled out of sight
    if (covers(part)) wrong.push("over an option");
    const at = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    if (!chip.contains(at)) wrong.push("an option cannot be pressed");
  }
  const head = document.querySelector(".prompt h2")!;
  const [h, p] = [box(head), box(prompt)];
  const under = [...prompt.children].filter((x) => x !== head.parentElement && seen(x)).map(box);
  if (h.top < p.top || under.some((x) => meet(x, h))) wrong.push(`no room for the question: ${words(head)}`);
  const foreseen = document.querySelector("aside .foreseen");
  if (
    foreseen &&
    [".prompt", ".board-slot", ".dock-slot"].some((x) => {
      const part = document.querySelector(x);
      return part && meet(box(foreseen), box(part));
    })
  )
    wrong.push("its steps lie over the board");
  return {
    wrong: wrong.map((x) => `${x} (${words(head)}: ${words(outcome)})`),
    height: Math.round(p.height * 10) / 10,
    top: Math.round(box(document.querySelector(".board-slot")!).top * 10) / 10,
    folded: Boolean(document.querySelector(".unfold")?.checkVisibility()),
  };
}

/** The page in another language; what is selected stays so. */
async function speak(page: Page, lang: Lang): Promise<void> {
  const question = page.locator(".prompt h2");
  const had = await question.innerText();
  await page.locator(`.langs [lang=${lang}]`).evaluate((x: HTMLElement) => x.click());
  await expect.poll(() => question.innerText(), `no ${lang}`).not.toBe(had);
}

const nameOf = ({ width, height }: ViewportSize) => `${width}x${height}`;

/** What is measured: so many decisions by dice, at every size in every language. */
interface Wish {
  langs: Lang[];
  sizes: ViewportSize[];
  n: number;
  seed: number;
}

/** All that was measured; `sizes`: heights of the prompt, how often each, and where the board began. */
class Found {
  decisions = 0;
  measured = 0;
  folded = 0;
  readonly wrong = new Set<string>();
  private readonly sizes: Record<string, { heights: Map<number, number>; tops: Set<number> }> = {};

  add(size: string, lang: Lang, { wrong, height, top, folded }: Measured): void {
    this.measured += 1;
    this.folded += Number(folded);
    for (const x of wrong) this.wrong.add(`${size}, ${lang}: ${x}`);
    this.sizes[size] ??= { heights: new Map(), tops: new Set() };
    const { heights, tops } = this.sizes[size];
    heights.set(height, (heights.get(height) ?? 0) + 1);
    tops.add(top);
  }

  /** A phone's sheet is as high as what it says; elsewhere the board never moves. */
  judge(): string[] {
    const wrong = [...this.wrong];
    for (const [name, { heights, tops }] of Object.entries(this.sizes)) {
      if (name === nameOf(PHONE)) continue;
      if (heights.size > 1)
        wrong.push(`${name}: the prompt is ${[...heights].map(([h, n]) => `${h} px (${n})`).join(", ")} high`);
      if (tops.size > 1) wrong.push(`${name}: the board begins at ${[...tops].join(", ")} px`);
    }
    return wrong;
  }

  toString(): string {
    const high = Object.entries(this.sizes).map(([name, { heights }]) => {
      const px = [...heights.keys()].sort((a, b) => a - b);
      return `${name}: ${px.length > 2 ? `${px[0]}…${px.at(-1)}` : px.join(", ")} px`;
    });
    const { decisions, measured, wrong, folded } = this;
    return `${decisions} decisions, ${measured} outcomes, ${wrong.size} in the way, ${folded} folded; ${high.join("; ")}`;
  }
}

/** Decides `n` times; one option is selected each time, and measured. */
async function decisions(scene: Scene, game: Title, { langs, sizes, n, seed }: Wish): Promise<Found> {
  const guest = await scene.guest("Олена");
  const visitor = await scene.visitor({ as: guest, lang: langs[0], px: sizes.includes(LAPTOPS[0]!) ? 1440 : 390 });
  const { page, table } = visitor;
  await table.begin(game);
  const roll = dice(seed);
  const found = new Found();
  let unfolded = 0;
  for (let i = 0; i < n; i++) {
    const what = await page.evaluate(choose, [MARKED, roll(1e6) / 1e6] as const);
    if (what === "over") {
      await table.begin(game);
      continue;
    }
    assert.equal(what, "told", await page.locator(".prompt h2").innerText());
    found.decisions += 1;
    for (const lang of i % 2 ? langs.toReversed() : langs) {
      if (langs.length > 1 && !(await page.locator(`.langs [lang=${lang}][aria-pressed=true]`).count()))
        await speak(page, lang);
      for (const size of sizes) {
        await page.setViewportSize(size);
        found.add(nameOf(size), lang, await page.evaluate(measure));
      }
    }
    if (i % 5 === 0 && (await page.locator(".unfold").isVisible())) {
      await page.locator(".unfold").click();
      const { wrong } = await page.evaluate(measure);
      if (!unfolded++) wrong.push(...(await barriers(page, { colours: true })));
      for (const x of wrong) found.wrong.add(x);
      await page.locator(".foreseen .tool, .overlay .tool").first().click();
    }
    const token = await table.token();
    await page.locator(".commit").evaluate((x: HTMLElement) => x.click());
    await table.passed(token);
  }
  await visitor.leave();
  return found;
}

for (const [i, game] of (Object.keys(TITLES) as Title[]).entries()) {
  const one = (name: string, how: Wish[]) =>
    test(`the prompt keeps its place, ${TITLES[game]}${name}`, async ({ scene }) => {
      const notes: string[] = [];
      const wrong: string[] = [];
      for (const wish of how) {
        const found = await decisions(scene, game, wish);
        notes.push(`${wish.langs.join(" and ")}: ${found}`);
        wrong.push(...found.judge());
      }
      assert.ok(!wrong.length, `${notes.join("; ")}\n${wrong.slice(0, 12).join("\n")}`);
      scene.note(notes.join("; "));
    });
  const parts = Math.ceil(MEASURED / PART);
  for (let part = 1; part <= parts; part++)
    one(`, part ${part} of ${parts}`, [
      { langs: ["ru", "uk"], sizes: [...LAPTOPS, PHONE], n: MEASURED / parts, seed: 100 * part + i },
    ]);
  if (!parts) {
    const [first, second]: [Lang, Lang] = i % 2 ? ["uk", "ru"] : ["ru", "uk"];
    one("", [
      { langs: [first], sizes: LAPTOPS, n: 8, seed: 40 + i },
      { langs: [second], sizes: [PHONE], n: 4, seed: 50 + i },
    ]);
  }
}
