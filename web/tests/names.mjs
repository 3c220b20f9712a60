// Everything that is drawn has a name card in words: asked by mouse, finger and keys.
//   npm run e2e -- -g "has a name"               a position of each game and language
//   POSITIONS=60 npm run e2e -- -g "has a name"  so many, spread over whole games
// NAMES=1 tells what is found as it is found.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { calm } from "./layout.mjs";
import { crawl } from "./name-crawl.mjs";

const WHOLE = process.env.POSITIONS !== undefined;
const POSITIONS = Number(process.env.POSITIONS ?? 3);
const LANGS = ["en", "uk", "ru"];
const PHONE = 390;
const DESK = 1440;

/** Tables of each game by how many sit there, and how many decisions one of them makes in a whole game. */
const GAMES = {
  architects: { seats: [3, 1, 2], decisions: 48 },
  hadrians_wall: { seats: [2, 1, 3], decisions: 180 },
  hamlet: { seats: [2, 1], decisions: 120 },
  paladins: { seats: [2, 1, 3], decisions: 165 },
  tithe: { seats: [3, 2, 3, 2, 3, 2], decisions: 10 },
  viscounts: { seats: [3, 1, 2], decisions: 110 },
};

/** Where a position is looked at: languages take turns; on both screens in a whole crawl, else on one. */
function looks(i) {
  const lang = LANGS[i % LANGS.length];
  return (WHOLE ? [DESK, PHONE] : [i % 2 ? PHONE : DESK]).map((px) => ({ lang, px }));
}

/** All that can be asked about on this page; `known` by language and way. */
async function askAll(page, { lang, px }, known, found) {
  const tabs = px === PHONE ? await page.locator(".tabs button").count() : 1;
  for (let tab = 0; tab < tabs; tab++) {
    if (px === PHONE) await page.locator(".tabs button").nth(tab).click();
    for (const way of px === PHONE ? ["finger"] : ["mouse", "keys"]) {
      const had = known[`${lang} ${way}`] ?? [];
      const said = await page.evaluate(crawl, { way, known: had });
      known[`${lang} ${way}`] = [...had, ...said.known];
      for (const x of said.faults) found.faults.add(x);
      for (const x of said.placeOnly) found.placeOnly.add(x);
      if (process.env.NAMES) for (const x of [...said.faults, ...said.placeOnly]) console.log(x);
    }
  }
  if (px === PHONE) await page.locator(".tabs button").first().click();
}

for (const [game, { seats, decisions }] of Object.entries(GAMES)) {
  test(`everything has a name, ${game}`, async ({ scene }) => {
    test.setTimeout(WHOLE ? 0 : 400_000);
    const guest = await scene.guest("Olena");
    const known = {};
    const found = { faults: new Set(), placeOnly: new Set() };
    const pages = {};
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
          pages[name] ??= await scene.visitor({ as: guest, ...look });
          const page = pages[name];
          await page.goto(`${scene.url}/#/table/${id}`);
          await page.locator(`.prompt.own[data-token="${ask.token}"]`).waitFor({ state: "attached" });
          await page.evaluate(calm);
          await askAll(page, look, known, found);
        }
        positions += 1;
        if (process.env.NAMES) console.log(`position ${positions}`);
      }
    }
    const kinds = Object.entries(known).map(([key, x]) => `${key} ${x.length}`);
    const { faults, placeOnly } = found;
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
  const guest = await scene.guest("Olena");
  const { id } = await guest.table({ game: "architects", seats: 3 });
  await guest.play(id, dice(1), (x) => x.ask?.kind === "place");
  const page = await scene.visitor({ as: guest, lang: "uk" });
  await page.goto(`${scene.url}/#/table/${id}`);
  await page.locator(".board-slot [data-place=prison]").hover();
  const card = page.getByRole("tooltip");
  await expect(card.getByRole("heading")).toHaveText("В’язниця");
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  await page.locator(".board-slot [data-place=quarry] .hit").focus();
  await page.keyboard.press("ArrowRight");
  await expect(card).toBeVisible();
  await page.keyboard.press("KeyR");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("KeyL");
  await expect(page.getByRole("dialog", { name: "Легенда" })).toBeVisible();
  const phone = await scene.visitor({ as: guest, px: 390, lang: "uk" });
  await phone.goto(`${scene.url}/#/table/${id}`);
  await phone.locator(".board-slot [data-place=prison]").tap();
  await expect(phone.getByRole("dialog", { name: "В’язниця" })).toBeVisible();
});
