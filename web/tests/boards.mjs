// Boards of real games at the sizes of ordinary screens: nothing sticks out, nothing lies on words.
// Nothing is stored: the sensible player comes to the same positions in every run, and fails to if a
// game has no such position any more.

import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { calm, misplaced } from "./layout.mjs";
import { visit } from "./screens.mjs";

const LANGS = ["uk", "ru"];
const HELD = ["390x844", "768x1024", "1024x768"]; // by hand: fingers need larger targets
const SIZES = [...HELD, "1280x720", "1366x650", "1366x768", "1440x900", "1536x730", "1920x1080", "2560x1440"];
const PHONE = 768;
/** What a game draws: its board, the own area, the counters of the players. */
const REGIONS = ".board-slot, .dock-slot, .players";

/** Where a game of two is looked at: what is asked, and how far its state is. Alone, at its end. */
const STAGES = {
  architects: {
    start: [],
    first: ["place"],
    middle: ["place", { hall: 5 }],
    end: ["place", { hall: 9 }],
  },
  paladins: {
    start: [],
    first: ["act", { round: 1 }],
    middle: ["act", { round: 4 }],
    tavern: ["tavern"],
    end: ["act", { round: 7 }],
  },
  viscounts: {
    start: ["pair"],
    first: ["play"],
    middle: ["move", { round: 8 }],
    hire: ["hire"],
    end: ["act", { last: 1 }],
  },
  hadrians_wall: {
    start: ["path"],
    first: ["act"],
    middle: ["act", { year: 3 }],
    end: ["act", { year: 6 }],
  },
  hamlet: {
    start: [],
    middle: ["act", { church: 1 }],
    laying: ["place"],
    end: ["act", { church: 3 }],
  },
  tithe: {
    start: [],
    end: ["bid", { spent: 1 }],
  },
};
const NOT_ALONE = ["tithe"];

async function take(page, size) {
  const [width, height] = size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await page.fingers.send("Emulation.setTouchEmulationEnabled", { enabled: HELD.includes(size) });
  return width;
}

/** Runs in the page: every count has just changed. Bots do that at any moment, or at none. Levels and
 * deeds of Paladins, icons at hand and what a viscount has done are only counted. */
function changed() {
  const counts =
    ":is(.dock-slot, .players) :is(.count, .changing):not(:has(.change), .fixed, .levels-line *, .viscounts-summary .minor *)";
  for (const count of document.querySelectorAll(counts)) {
    const mark = document.createElement("span");
    mark.className = "change minus tried";
    mark.textContent = "\u22122";
    count.append(mark);
  }
}

/** What is wrong at one size; a phone shows the board and the own area one after the other. */
async function look(page, size) {
  const width = await take(page, size);
  const measure = async () => {
    await page.evaluate(calm);
    const found = await page.evaluate(misplaced, REGIONS);
    await page.evaluate(changed);
    const then = await page.evaluate(misplaced, REGIONS);
    await page.evaluate(() => {
      for (const x of document.querySelectorAll(".tried")) x.remove();
    });
    return [...found, ...then.filter((x) => x.includes("change"))];
  };
  if (width >= PHONE) return measure();
  const wrong = [];
  for (const tab of [0, 1]) {
    await page.locator(".tabs button").nth(tab).click();
    await page.mouse.move(0, 0); // nothing is looked at
    wrong.push(...(await measure()));
  }
  return wrong;
}

/** Every position a game is looked at, one after another: a table, and what it is called. */
async function* positions(me, game) {
  const stages = Object.entries(STAGES[game]);
  for (const seats of NOT_ALONE.includes(game) ? [2] : [2, 1]) {
    const { id } = await me.table({ game, seats });
    for (const [stage, wished] of seats === 1 ? stages.slice(-1) : stages) {
      await me.hurry(id, ...wished);
      yield [id, `${stage}, ${seats}`];
    }
  }
}

for (const game of Object.keys(STAGES)) {
  test(`boards that hold, ${game}`, async ({ scene }) => {
    const me = await scene.guest("Олена");
    const pages = await Promise.all(LANGS.map((lang) => scene.visitor({ lang, as: me })));
    for (const page of pages) page.fingers = await page.context().newCDPSession(page);
    const found = new Map(); // each fault, and where it was seen
    const faults = Object.fromEntries(SIZES.map((size) => [size, 0]));
    let looks = 0;
    for await (const [id, name] of positions(me, game)) {
      for (const [i, page] of pages.entries()) {
        await take(page, SIZES[0]);
        await visit(page, scene.url, { at: `#/table/${id}`, ready: ".prompt.own h2" });
        for (const size of SIZES) {
          const where = `${name}, ${LANGS[i]}, ${size}`;
          const wrong = await look(page, size);
          looks += 1;
          faults[size] += wrong.length;
          for (const x of wrong) found.set(x, [...(found.get(x) ?? []), where]);
          if (wrong.length) await scene.keep(page, `${game} ${where}`);
        }
      }
    }
    const told = [...found].map(([x, where]) => `${x}\n        ${where.join("; ")}`);
    assert.ok(!told.length, `${JSON.stringify(faults)}\n${told.join("\n")}`);
    scene.note(`${looks} looks`);
  });
}
