// Everything that is drawn has a name card in words: asked by mouse, finger and keys.
//   npm run e2e -- -g "has a name"               a position of each game and language
//   POSITIONS=60 npm run e2e -- -g "has a name"  so many, spread over whole games
// NAMES=1 tells what is found as it is found.

import assert from "node:assert/strict";
import type { Lang } from "../src/words/load.ts";
import { type Crawl, crawl } from "./support/crawl.ts";
import { expect, test } from "./support/fixtures.ts";
import type { GAMES } from "./support/games.ts";
import { calm } from "./support/layout.ts";
import type { Px } from "./support/scene.ts";
import { seated } from "./support/seat.ts";
import type { Visitor } from "./support/visitor.ts";

const WHOLE = process.env.POSITIONS !== undefined;
const POSITIONS = Number(process.env.POSITIONS ?? 3);
const LANGS: Lang[] = ["en", "uk", "ru"];

/** Tables of each game by how many sit there, and how many decisions one of them makes in a whole game. */
const TABLES: Record<(typeof GAMES)[number], { seats: number[]; decisions: number }> = {
  architects: { seats: [3, 1, 2], decisions: 48 },
  hadrians_wall: { seats: [2, 1, 3], decisions: 180 },
  hamlet: { seats: [2, 1], decisions: 120 },
  paladins: { seats: [2, 1, 3], decisions: 165 },
  tithe: { seats: [3, 2, 3, 2, 3, 2], decisions: 10 },
  viscounts: { seats: [3, 1, 2], decisions: 110 },
};

interface Look {
  lang: Lang;
  px: Px;
}

/** What is wrong, and kinds of things that were asked about, by language and way. */
class Found {
  readonly known: Record<string, string[]> = {};
  readonly faults = new Set<string>();
  readonly placeOnly = new Set<string>();

  async ask({ page }: Visitor, lang: Lang, way: Crawl["way"]): Promise<void> {
    const had = this.known[`${lang} ${way}`] ?? [];
    const said = await page.evaluate(crawl, { way, known: had });
    this.known[`${lang} ${way}`] = [...had, ...said.known];
    for (const x of said.faults) this.faults.add(x);
    for (const x of said.placeOnly) this.placeOnly.add(x);
    if (process.env.NAMES) for (const x of [...said.faults, ...said.placeOnly]) console.log(x);
  }
}

/** Where a position is looked at: languages take turns; on both screens in a whole crawl, else on one. */
function looks(i: number): Look[] {
  const lang = LANGS[i % LANGS.length]!;
  const sizes: Px[] = WHOLE ? [1440, 390] : [i % 2 ? 390 : 1440];
  return sizes.map((px) => ({ lang, px }));
}

/** All that can be asked about on this page. */
async function askAll(visitor: Visitor, lang: Lang, found: Found): Promise<void> {
  if (!visitor.touch) {
    for (const way of ["mouse", "keys"] as const) await found.ask(visitor, lang, way);
    return;
  }
  const tabs = await visitor.table.tabs.all();
  for (const tab of tabs) {
    await tab.click();
    await found.ask(visitor, lang, "finger");
  }
  await tabs[0]!.click();
}

for (const [game, { seats, decisions }] of Object.entries(TABLES)) {
  test(`everything has a name, ${game}`, async ({ scene }) => {
    if (WHOLE) test.setTimeout(0);
    const guest = await scene.guest("Olena");
    const found = new Found();
    const visitors: Record<string, Visitor> = {};
    const each = Math.ceil(POSITIONS / seats.length);
    let positions = 0;
    for (const players of seats) {
      const { id } = await guest.table({ game, seats: players });
      for (let i = 0; i < each && positions < POSITIONS; i++) {
        const step = decisions / each;
        if (!(await guest.goOn(id, Math.max(1, Math.round(i ? step : step / 2))))) break;
        const { ask } = await guest.view(id);
        for (const look of looks(positions)) {
          const name = `${look.lang} ${look.px}`;
          visitors[name] ??= await scene.visitor({ as: guest, ...look });
          const { page, table } = visitors[name];
          await table.open(id);
          await page.locator(`.prompt.own[data-token="${ask!.token}"]`).waitFor({ state: "attached" });
          await page.evaluate(calm);
          await askAll(visitors[name], look.lang, found);
        }
        positions += 1;
        if (process.env.NAMES) console.log(`position ${positions}`);
      }
    }
    const { known, faults, placeOnly } = found;
    const kinds = Object.entries(known).map(([key, x]) => `${key} ${x.length}`);
    scene.note(
      `${positions} positions; kinds asked about: ${kinds.join(", ")}; ${faults.size} faults, ${placeOnly.size} by their place only`,
    );
    assert.ok(
      Object.values(known).every((x) => x.length > 3),
      "hardly anything was asked about",
    );
    assert.deepEqual([...faults], []);
    assert.deepEqual([...placeOnly], []);
  });
}

test("a card beside what one points at, by mouse, focus and finger", async ({ scene }) => {
  const { me, id, page, table } = await seated(scene, { seats: 3 }, { lang: "uk" });
  await me.hurry(id, "place");
  await table.open(id);
  await table.board.locator("[data-place=prison]").hover();
  const card = page.getByRole("tooltip");
  await expect(card.getByRole("heading")).toHaveText("В’язниця");
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  await table.board.locator("[data-place=quarry] .hit").focus();
  await page.keyboard.press("ArrowRight");
  await expect(card).toBeVisible();
  await page.keyboard.press("KeyR");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("KeyL");
  await expect(page.getByRole("dialog", { name: "Легенда" })).toBeVisible();
  const phone = await scene.visitor({ as: me, px: 390, lang: "uk" });
  await phone.table.open(id);
  await phone.table.board.locator("[data-place=prison]").tap();
  await expect(phone.page.getByRole("dialog", { name: "В’язниця" })).toBeVisible();
});
