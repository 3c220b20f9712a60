// Boards of real games at the sizes of ordinary screens: nothing sticks out, nothing lies on words.
// Nothing is stored: the sensible player comes to the same positions in every run, and fails to if a
// game has no such position any more.

import assert from "node:assert/strict";
import type { CDPSession } from "@playwright/test";
import type { Lang } from "../src/words/load.ts";
import { test } from "./support/fixtures.ts";
import type { Guest } from "./support/guest.ts";
import { calm, misplaced } from "./support/layout.ts";
import { visit } from "./support/screens.ts";
import type { Visitor } from "./support/visitor.ts";

const LANGS: Lang[] = ["uk", "ru"];
const HELD = ["390x844", "768x1024", "1024x768"]; // by hand: fingers need larger targets
const SIZES = [...HELD, "1280x720", "1366x650", "1366x768", "1440x900", "1536x730", "1920x1080", "2560x1440"];
const PHONE = 768;
/** What a game draws: its board, the own area, the counters of the players. */
const REGIONS = ".board-slot, .dock-slot, .players";

/** What is asked there, and how far the state is. */
type Stage = [asked?: string, least?: Record<string, number>];

/** Where a game of two is looked at. Alone, at its end. */
const STAGES: Record<string, Record<string, Stage>> = {
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

/** Somebody whose screen is now of this size, now of that. */
interface Reader extends Visitor {
  lang: Lang;
  fingers: CDPSession;
}

async function take({ page, fingers }: Reader, size: string): Promise<number> {
  const [width, height] = size.split("x").map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  await fingers.send("Emulation.setTouchEmulationEnabled", { enabled: HELD.includes(size) });
  return width;
}

/** Runs in the page: every count has just changed. Bots do that at any moment, or at none. Levels and
 * deeds of Paladins, icons at hand and what a viscount has done are only counted. */
function changed(): void {
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
async function look(reader: Reader, size: string): Promise<string[]> {
  const { page, table } = reader;
  const width = await take(reader, size);
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
    await table.tabs.nth(tab).click();
    await page.mouse.move(0, 0); // nothing is looked at
    wrong.push(...(await measure()));
  }
  return wrong;
}

/** Every position a game is looked at, one after another: a table, and what it is called. */
async function* positions(me: Guest, game: string): AsyncGenerator<[id: string, name: string]> {
  const stages = Object.entries(STAGES[game]!);
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
    const come = async (lang: Lang): Promise<Reader> => {
      const visitor = await scene.visitor({ lang, as: me });
      return Object.assign(visitor, { lang, fingers: await visitor.page.context().newCDPSession(visitor.page) });
    };
    const readers = await Promise.all(LANGS.map(come));
    const found = new Map<string, string[]>(); // each fault, and where it was seen
    const faults = new Map(SIZES.map((size) => [size, 0]));
    let looks = 0;
    for await (const [id, name] of positions(me, game)) {
      for (const reader of readers) {
        await take(reader, SIZES[0]!);
        await visit(reader, { at: `#/table/${id}`, ready: ".prompt.own h2" });
        for (const size of SIZES) {
          const where = `${name}, ${reader.lang}, ${size}`;
          const wrong = await look(reader, size);
          looks += 1;
          faults.set(size, faults.get(size)! + wrong.length);
          for (const x of wrong) found.set(x, [...(found.get(x) ?? []), where]);
          if (wrong.length) await scene.keep(reader, `${game} ${where}`);
        }
      }
    }
    const told = [...found].map(([x, where]) => `${x}\n        ${where.join("; ")}`);
    assert.ok(!told.length, `${JSON.stringify(Object.fromEntries(faults))}\n${told.join("\n")}`);
    scene.note(`${looks} looks`);
  });
}
