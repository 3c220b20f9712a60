// What an option would do covers no answer and nothing of the board, and the prompt keeps its height.
// MEASURED=300 npm run e2e -- -g "the prompt keeps its place" takes as many decisions of every game, each in
// two languages at every size; without it a few are enough to see that the rules of the layout hold.

import assert from "node:assert/strict";
import { barriers } from "./barriers.mjs";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { newTable, passed } from "./player.mjs";

const MEASURED = Number(process.env.MEASURED ?? 0);
const PART = 25; // decisions in one check
const GAMES = {
  architects: "Architects",
  paladins: "Paladins",
  viscounts: "Viscounts",
  hadrians_wall: "Hadrian's Wall",
  hamlet: "Hamlet",
};
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];
const PHONE = [{ width: 390, height: 844 }];

/** Runs in the page: selects one of the marked options, at random, and waits to be told what it would do. */
async function choose([marked, random]) {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const wait = async (ready) => {
    for (const end = Date.now() + 60_000; Date.now() < end; await frame()) if (ready()) return true;
    return false;
  };
  await wait(() => document.querySelector(".prompt.own, .scores"));
  if (document.querySelector(".scores")) return "over";
  await wait(() => document.querySelector(marked));
  const answers = [...document.querySelectorAll(marked)];
  const one = answers[Math.floor(random * answers.length)];
  if (!one) return "nothing to press";
  one.click();
  const told = await wait(() => document.querySelector(".commit:enabled") && document.querySelector(".outcome .then"));
  return told ? "told" : "not told";
}
const MARKED =
  ".board-slot .legal > .hit, .board-slot .chip, .dock-slot .legal > .hit, .dock-slot .chip, .chips .option";

/** Runs in the page: what the outcome lies on, and how high the prompt is. */
async function measure() {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const box = (x) => x.getBoundingClientRect();
  const seen = (x) => x.checkVisibility({ visibilityProperty: true });
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const words = (x) => x.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  const prompt = document.querySelector(".prompt");
  const outcome = document.querySelector(".outcome");
  const wrong = [];
  // Beside the box itself all that it draws: what sticks out covers as well.
  const drawn = [outcome, ...outcome.querySelectorAll("*")].filter((x) => {
    const clipped = x !== outcome && x.closest(".gist") && getComputedStyle(x.closest(".gist")).overflow === "hidden";
    return seen(x) && !clipped && !x.closest(".sr");
  });
  const covers = (what) => drawn.some((x) => meet(box(x), what));
  for (const slot of document.querySelectorAll(".board-slot, .dock-slot"))
    if (seen(slot) && covers(box(slot))) wrong.push(`over the ${slot.classList[0]}`);
  const list = document.querySelector(".chips");
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
  const head = document.querySelector(".prompt h2");
  const [h, p] = [box(head), box(prompt)];
  const under = [...prompt.children].filter((x) => x !== head.parentElement && seen(x)).map(box);
  if (h.top < p.top || under.some((x) => meet(x, h))) wrong.push(`no room for the question: ${words(head)}`);
  const foreseen = document.querySelector("aside .foreseen");
  if (
    foreseen &&
    [".prompt", ".board-slot", ".dock-slot"].some(
      (x) => document.querySelector(x) && meet(box(foreseen), box(document.querySelector(x))),
    )
  )
    wrong.push("its steps lie over the board");
  return {
    wrong: wrong.map((x) => `${x} (${words(head)}: ${words(outcome)})`),
    height: Math.round(p.height * 10) / 10,
    top: Math.round(box(document.querySelector(".board-slot")).top * 10) / 10,
    folded: Boolean(document.querySelector(".unfold")?.checkVisibility()),
  };
}

/** The page in another language; what is selected stays so. */
async function speak(page, lang) {
  const question = page.locator(".prompt h2");
  const had = await question.innerText();
  await page.locator(`.langs [lang=${lang}]`).evaluate((x) => x.click());
  await expect.poll(() => question.innerText(), `no ${lang}`).not.toBe(had);
}

const nameOf = ({ width, height }) => `${width}x${height}`;

/** Decides `n` times by dice; one option is selected each time, and measured at every size in every language. */
async function decisions(scene, { game, langs, sizes, n, seed }) {
  const guest = await scene.guest("Олена");
  const page = await scene.visitor({ as: guest, lang: langs[0], px: sizes === PHONE ? 390 : 1440 });
  await newTable(page, scene.url, game);
  const roll = dice(seed);
  const found = { decisions: 0, measured: 0, wrong: [], folded: 0, unfolded: 0, sizes: new Map() };
  for (const size of sizes) found.sizes.set(nameOf(size), { heights: new Map(), tops: new Set() });
  const see = async (lang, size) => {
    await page.setViewportSize(size);
    const now = await page.evaluate(measure);
    found.measured += 1;
    found.folded += now.folded;
    found.wrong.push(...now.wrong.map((x) => `${nameOf(size)}, ${lang}: ${x}`));
    const { heights, tops } = found.sizes.get(nameOf(size));
    heights.set(now.height, (heights.get(now.height) ?? 0) + 1);
    tops.add(now.top);
  };
  for (let i = 0; i < n; i++) {
    const what = await page.evaluate(choose, [MARKED, roll(1e6) / 1e6]);
    if (what === "over") {
      await newTable(page, scene.url, game);
      continue;
    }
    assert.equal(what, "told", await page.locator(".prompt h2").innerText());
    found.decisions += 1;
    for (const lang of i % 2 ? langs.toReversed() : langs) {
      if (langs.length > 1 && !(await page.locator(`.langs [lang=${lang}][aria-pressed=true]`).count()))
        await speak(page, lang);
      for (const size of sizes) await see(lang, size);
    }
    if (i % 5 === 0 && (await page.locator(".unfold").isVisible())) {
      await page.locator(".unfold").click();
      found.wrong.push(...(await page.evaluate(measure)).wrong);
      if (!found.unfolded++) found.wrong.push(...(await barriers(page, { colours: true })));
      await page.locator(".foreseen .tool, .overlay .tool").first().click();
    }
    const token = await page.locator(".prompt.own").getAttribute("data-token");
    await page.locator(".commit").evaluate((x) => x.click());
    await passed(page, token);
  }
  await page.context().close();
  return found;
}

/** A phone's sheet is as high as what it says; elsewhere the board never moves. */
function judge(found) {
  const wrong = [...new Set(found.wrong)];
  for (const [name, { heights, tops }] of found.sizes) {
    if (name === nameOf(PHONE[0])) continue;
    if (heights.size > 1)
      wrong.push(`${name}: the prompt is ${[...heights].map(([h, n]) => `${h} px (${n})`).join(", ")} high`);
    if (tops.size > 1) wrong.push(`${name}: the board begins at ${[...tops].join(", ")} px`);
  }
  return wrong;
}

function told({ decisions, measured, wrong, folded, sizes }) {
  const high = [...sizes].map(([name, { heights }]) => {
    const px = [...heights.keys()].sort((a, b) => a - b);
    return `${name}: ${px.length > 2 ? `${px[0]}…${px.at(-1)}` : px.join(", ")} px`;
  });
  return `${decisions} decisions, ${measured} outcomes, ${wrong.length} in the way, ${folded} folded; ${high.join("; ")}`;
}

for (const [i, [game, title]] of Object.entries(GAMES).entries()) {
  const one = (name, how) =>
    test(`the prompt keeps its place, ${title}${name}`, async ({ scene }) => {
      const notes = [];
      const wrong = [];
      for (const x of how) {
        const found = await decisions(scene, { game, ...x });
        notes.push(`${x.langs.join(" and ")}: ${told(found)}`);
        wrong.push(...judge(found));
      }
      assert.ok(!wrong.length, `${notes.join("; ")}\n${wrong.slice(0, 12).join("\n")}`);
      scene.note(notes.join("; "));
    });
  const parts = Math.ceil(MEASURED / PART);
  for (let part = 1; part <= parts; part++)
    one(`, part ${part} of ${parts}`, [
      { langs: ["ru", "uk"], sizes: [...LAPTOPS, ...PHONE], n: MEASURED / parts, seed: 100 * part + i },
    ]);
  if (!parts) {
    const [first, second] = i % 2 ? ["uk", "ru"] : ["ru", "uk"];
    one("", [
      { langs: [first], sizes: LAPTOPS, n: 8, seed: 40 + i },
      { langs: [second], sizes: PHONE, n: 4, seed: 50 + i },
    ]);
  }
}
