// Somebody with the box of Architects beside the phone writes in its cards, by taps and by typing; then plays with it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { look } from "./look.mjs";
import { comeIn, press, tableOf } from "./player.mjs";

const PACK = new URL("../../tests/fixtures/packs/architects/content/schemes.json", import.meta.url);
const CARDS = JSON.parse(readFileSync(PACK, "utf8"));
/** `WHOLE_BOX=1` enters all of them; in the usual run some of every sort tell what all would take. */
const WHOLE = Boolean(process.env.WHOLE_BOX);
const SOME = ["H01", "H02", "H04", "H07", "H14", "H16", "H20", "H24", "H27"];
const SPEED = 200; // characters a minute
const MINUTES = 25;

/** Counts what a finger does. */
class Hand {
  constructor(page) {
    this.page = page;
    this.taps = 0;
    this.typed = 0;
  }

  async tap(locator) {
    await press(this.page, locator);
    this.taps += 1;
  }

  async type(locator, text) {
    await locator.pressSequentially(text);
    await locator.press("Enter");
    this.typed += text.length + 1;
  }

  get spent() {
    return this.taps + this.typed;
  }
}

/** What one types to find a step: the beginning of its name. */
async function typedName(page, step) {
  const words = await page.evaluate(async (game) => (await fetch(`api/games/${game}/words/uk`)).json(), "architects");
  const [, name] = new RegExp(`^step-${step.do} = «([^ »]+)`, "m").exec(words.text);
  const short = name.slice(0, 4).toLowerCase();
  return step.n > 1 ? `${short} ${step.n}` : short;
}

/** One card of the box: the form is the one of the card that is open. `typing`: steps are typed, else tapped. */
async function enter(page, hand, card, typing) {
  const form = page.locator(".box-form");
  await hand.tap(form.locator(`.box-opt:has([data-value="${card.place}"])`));
  for (const step of card.steps) {
    if (typing) {
      await hand.type(form.locator(".typed input"), await typedName(page, step));
      continue;
    }
    await hand.tap(form.locator(".every"));
    await hand.tap(form.locator(`.all-steps [data-value="${step.do}"]`));
    for (let n = 1; n < step.n; n++)
      await hand.tap(form.locator(".step-list li").last().locator(".box-number button").last());
  }
  const star = form.locator("[data-field=star] input");
  if ((await star.isChecked()) !== Boolean(card.star)) await hand.tap(star);
  assert.equal(await form.locator(".step-list li").count(), card.steps.length, `${card.id}: its steps`);
}

async function open(page, scene, card) {
  await page.goto(`${scene.url}/#/box/architects/schemes/${card.id}`);
  await page.locator(`.box-page[data-record="${card.id}"] .box-form`).waitFor();
}

/** Saved when the form has gone on to another card. */
async function save(page, hand, card) {
  await hand.tap(page.locator(".box-form footer .primary"));
  await page.waitForFunction((id) => document.querySelector(".box-page")?.dataset.record !== id, card.id);
}

test("box: the schemes of Architects on a phone, 390 px, uk", async ({ scene }) => {
  test.setTimeout(WHOLE ? 1_200_000 : 400_000);
  const page = await scene.visitor({ px: 390, lang: "uk" });
  await comeIn(page, scene.url, "Олена");
  await page.goto(`${scene.url}/#/box`);
  assert.deepEqual(await look(page, "uk"), [], "games");
  const hand = new Hand(page);
  await hand.tap(page.locator("a.box-game", { hasText: "Архітектори" }));
  await page.locator(".record").first().waitFor();
  assert.deepEqual(await look(page, "uk"), [], "records");
  await hand.tap(page.locator(".record").first());
  await page.locator(".box-form").waitFor();
  assert.deepEqual(await look(page, "uk"), [], "a card");
  const before = hand.spent;

  const cards = CARDS.filter((x) => WHOLE || SOME.includes(x.id));
  for (const [i, card] of cards.entries()) {
    if (!WHOLE && i) await open(page, scene, card);
    await enter(page, hand, card, i % 2 === 0);
    if (i < 2) {
      await page.locator(".in-order").waitFor();
      assert.deepEqual(await look(page, "uk"), [], `${card.id}, written`);
    }
    await save(page, hand, card);
  }
  const guest = await Guest.of(page.context(), scene);
  const box = await guest.ask("GET", "me/box/architects");
  const kept = box.kinds.find((x) => x.kind === "schemes").records.filter((x) => x.yours);
  assert.deepEqual(
    kept.map((x) => ({ star: false, ...x.value })),
    cards.map((x) => ({ star: false, ...x })),
    "as they were entered",
  );
  const all = Math.round(before + ((hand.spent - before) * CARDS.length) / cards.length);
  scene.note(
    `${cards.length} cards: ${hand.typed} characters and ${hand.taps} taps; all ${CARDS.length}: ${all}, ` +
      `${(all / SPEED).toFixed(1)} minutes at ${SPEED} a minute`,
  );
  assert.ok(all / SPEED < MINUTES, `it takes ${all / SPEED} minutes`);

  await laid(page, scene, cards.at(-1));
});

/** A new table is laid with the box, says so, and shows its cards. */
async function laid(page, scene, card) {
  await page.goto(`${scene.url}/#/new/architects/solo`);
  await press(page, page.getByLabel("З моєю коробкою"));
  await press(page, page.locator("form .btn.primary"));
  await page.locator(".table-main").waitFor();
  const guest = await Guest.of(page.context(), scene);
  const { content, box } = await guest.ask("GET", `tables/${tableOf(page)}`);
  assert.equal(box.by, "Олена");
  const { cards } = await guest.ask("GET", `tables/${tableOf(page)}/cards`);
  assert.ok(content && cards.some((x) => x.id === card.id));
  await press(page, page.locator(".table-top .box-tool"));
  const dialog = page.locator("dialog.overlay");
  await expect(dialog.locator(".box-cards li")).toHaveCount(cards.length);
  assert.deepEqual(await look(page, "uk"), [], "its cards at the table");
}

test("box: what cannot be is told where it is written, uk", async ({ scene }) => {
  const guest = await scene.guest("Олена");
  const page = await scene.visitor({ lang: "uk", as: guest });
  await page.goto(`${scene.url}/#/box/architects/schemes/H05`);
  const input = page.locator(".typed input");
  await input.waitFor();
  for (const text of ["арешт", "мито 2", "мармур", "собор"]) {
    await input.pressSequentially(text);
    await input.press("Enter");
  }
  await expect(page.locator("[data-field=steps] .complaint")).toHaveText("Кроків щонайбільше 3.");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(".box-form")).toBeVisible();
  assert.deepEqual(await look(page, "uk"), [], "a card that cannot be");
  await press(page, page.locator(".step-list .remove").last());
  await page.locator(".in-order").waitFor();
  await input.press("Control+Enter");
  await page.locator('.box-page[data-record="H06"]').waitFor();
  const [record] = (await guest.ask("GET", "me/box/architects")).kinds
    .find((x) => x.kind === "schemes")
    .records.filter((x) => x.yours);
  assert.deepEqual(
    record.value.steps.map((x) => [x.do, x.n]),
    [
      ["capture", 1],
      ["toll", 2],
      ["marble", 1],
    ],
  );
});

test("box: an effect is written part by part, by keyboard, ru", async ({ scene }) => {
  const guest = await scene.guest("Ольга");
  const page = await scene.visitor({ lang: "ru", as: guest });
  await page.goto(`${scene.url}/#/box/paladins/outsiders/saracen-vigilante`);
  const attack = page.locator("[data-field=attack] .typed input").first();
  await attack.waitFor();
  for (const text of ["влия", "припас 2"]) {
    await attack.pressSequentially(text);
    await attack.press("Enter");
  }
  await expect(page.locator("[data-field=attack] .step-list > li")).toHaveCount(2);
  await page.locator(".in-order").waitFor();
  assert.deepEqual(await look(page, "ru"), [], "effects");
  await attack.press("Control+Enter");
  await expect
    .poll(async () => {
      const { kinds } = await guest.ask("GET", "me/box/paladins");
      return kinds.find((x) => x.kind === "outsiders").records.find((x) => x.yours)?.value.attack;
    })
    .toEqual({ gain: { influence: 1, provision: 2 } });
});

/** Every kind of records of every game. */
for (const [px, lang] of [
  [390, "ru"],
  [1024, "uk"],
])
  test(`box: every form can be read, ${px} px, ${lang}`, async ({ scene }) => {
    const guest = await scene.guest("Ольга");
    const page = await scene.visitor({ px, lang, as: guest });
    const { games } = await guest.ask("GET", "me/box");
    let forms = 0;
    for (const { game } of games.filter((x) => x.ours > 0)) {
      const { kinds } = await guest.ask("GET", `me/box/${game}`);
      for (const { kind, records } of kinds) {
        await page.goto(`${scene.url}/#/box/${game}/${kind}/${records[0].id}`);
        await page.locator(`.box-page[data-record="${records[0].id}"] .box-form .field`).first().waitFor();
        assert.deepEqual(await look(page, lang), [], `${game}, ${kind}`);
        const raw = await page.locator(".box-page").evaluate((x) => x.innerText.match(/(web-)?box-[a-z_-]+/));
        assert.equal(raw, null, `${game}, ${kind}: no words`);
        forms += 1;
      }
    }
    scene.note(`${forms} forms`);
  });
