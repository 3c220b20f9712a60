// Somebody with the box of Architects beside the phone writes in its cards, by taps and by typing; then plays with it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import type { BoxGames, BoxInfo, CardsInfo, TableInfo, WordsInfo } from "../src/generated/http.ts";
import type { Lang } from "../src/words/load.ts";
import { recordsOf } from "./support/box.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Guest } from "./support/guest.ts";
import { look } from "./support/look.ts";
import type { Px } from "./support/scene.ts";
import type { Visitor } from "./support/visitor.ts";

interface Step {
  do: string;
  n: number;
}

interface Scheme {
  id: string;
  place: string;
  steps: Step[];
  star?: boolean;
}

const PACK = new URL("../../tests/fixtures/packs/architects/content/schemes.json", import.meta.url);
const CARDS: Scheme[] = JSON.parse(readFileSync(PACK, "utf8"));
/** `WHOLE_BOX=1` enters all of them; in the usual run some of every sort tell what all would take. */
const WHOLE = Boolean(process.env.WHOLE_BOX);
const SOME = ["H01", "H02", "H04", "H07", "H14", "H16", "H20", "H24", "H27"];
const SPEED = 200; // characters a minute
const MINUTES = 25;

/** Counts what a finger does. */
class Hand {
  taps = 0;
  typed = 0;

  constructor(private readonly visitor: Visitor) {}

  async tap(locator: Locator): Promise<void> {
    await this.visitor.press(locator);
    this.taps += 1;
  }

  async type(locator: Locator, text: string): Promise<void> {
    await write(locator, text);
    this.typed += text.length + 1;
  }

  get spent(): number {
    return this.taps + this.typed;
  }
}

async function write(input: Locator, text: string): Promise<void> {
  await input.pressSequentially(text);
  await input.press("Enter");
}

/** What one types to find a step: the beginning of its name. */
function typedName({ text }: WordsInfo, step: Step): string {
  const [, name] = new RegExp(`^step-${step.do} = «([^ »]+)`, "m").exec(text)!;
  const short = name!.slice(0, 4).toLowerCase();
  return step.n > 1 ? `${short} ${step.n}` : short;
}

/** One card of the box: the form is the one of the card that is open. With `words` steps are typed, else tapped. */
async function enter({ page }: Visitor, hand: Hand, card: Scheme, words: WordsInfo | null): Promise<void> {
  const form = page.locator(".box-form");
  await hand.tap(form.locator(`.box-opt:has([data-value="${card.place}"])`));
  for (const step of card.steps) {
    if (words) {
      await hand.type(form.locator(".typed input"), typedName(words, step));
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

/** Goes to the form of a record; returns its page. */
async function open(visitor: Visitor, game: string, kind: string, id: string): Promise<Locator> {
  await visitor.goto(`#/box/${game}/${kind}/${id}`);
  const screen = visitor.page.locator(`.box-page[data-record="${id}"]`);
  await screen.locator(".box-form").waitFor();
  return screen;
}

/** Saved when the form has gone on to another card. */
async function save({ page }: Visitor, hand: Hand, card: Scheme): Promise<void> {
  await hand.tap(page.locator(".box-form footer .primary"));
  await page.waitForFunction((id) => document.querySelector<HTMLElement>(".box-page")?.dataset.record !== id, card.id);
}

/** The records of a box that are its owner's. */
const kept = async (guest: Guest, game: string, kind: string) =>
  (await recordsOf(guest, game, kind)).filter((x) => x.yours).map((x) => x.value);

test("box: the schemes of Architects on a phone, 390 px, uk", async ({ scene }) => {
  test.setTimeout(WHOLE ? 1_200_000 : 400_000);
  const visitor = await scene.visitor({ px: 390, lang: "uk" });
  const { page } = visitor;
  await visitor.comeIn("Олена");
  await visitor.goto("#/box");
  assert.deepEqual(await look(page, "uk"), [], "games");
  const hand = new Hand(visitor);
  await hand.tap(page.locator("a.box-game", { hasText: "Архітектори" }));
  await page.locator(".record").first().waitFor();
  assert.deepEqual(await look(page, "uk"), [], "records");
  await hand.tap(page.locator(".record").first());
  await page.locator(".box-form").waitFor();
  assert.deepEqual(await look(page, "uk"), [], "a card");
  const before = hand.spent;

  const guest = await visitor.guest();
  const words = await guest.ask<WordsInfo>("GET", "games/architects/words/uk");
  const cards = CARDS.filter((x) => WHOLE || SOME.includes(x.id));
  for (const [i, card] of cards.entries()) {
    if (!WHOLE && i) await open(visitor, "architects", "schemes", card.id);
    await enter(visitor, hand, card, i % 2 === 0 ? words : null);
    if (i < 2) {
      await page.locator(".in-order").waitFor();
      assert.deepEqual(await look(page, "uk"), [], `${card.id}, written`);
    }
    await save(visitor, hand, card);
  }
  assert.deepEqual(
    (await kept(guest, "architects", "schemes")).map((x) => ({ star: false, ...x })),
    cards.map((x) => ({ star: false, ...x })),
    "as they were entered",
  );
  const all = Math.round(before + ((hand.spent - before) * CARDS.length) / cards.length);
  scene.note(
    `${cards.length} cards: ${hand.typed} characters and ${hand.taps} taps; all ${CARDS.length}: ${all}, ` +
      `${(all / SPEED).toFixed(1)} minutes at ${SPEED} a minute`,
  );
  assert.ok(all / SPEED < MINUTES, `it takes ${all / SPEED} minutes`);

  // A new table is laid with the box, says so, and shows its cards.
  await visitor.goto("#/new/architects/solo");
  await visitor.press(page.getByLabel("З моєю коробкою"));
  await visitor.press(page.locator("form .btn.primary"));
  await page.locator(".table-main").waitFor();
  const table = `tables/${visitor.table.id}`;
  const { content, box } = await guest.ask<TableInfo>("GET", table);
  assert.equal(box!.by, "Олена");
  const laid = await guest.ask<CardsInfo>("GET", `${table}/cards`);
  assert.ok(content && laid.cards.some((x) => x.id === cards.at(-1)!.id));
  await visitor.press(page.locator(".table-top .box-tool"));
  await expect(page.locator("dialog.overlay .box-cards li")).toHaveCount(laid.cards.length);
  assert.deepEqual(await look(page, "uk"), [], "its cards at the table");
});

test("box: what cannot be is told where it is written, uk", async ({ scene }) => {
  const guest = await scene.guest("Олена");
  const visitor = await scene.visitor({ lang: "uk", as: guest });
  const { page } = visitor;
  await open(visitor, "architects", "schemes", "H05");
  const input = page.locator(".typed input");
  for (const text of ["арешт", "мито 2", "мармур", "собор"]) await write(input, text);
  await expect(page.locator("[data-field=steps] .complaint")).toHaveText("Кроків щонайбільше 3.");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(".box-form")).toBeVisible();
  assert.deepEqual(await look(page, "uk"), [], "a card that cannot be");
  await visitor.press(page.locator(".step-list .remove").last());
  await page.locator(".in-order").waitFor();
  await input.press("Control+Enter");
  await page.locator('.box-page[data-record="H06"]').waitFor();
  const [record] = await kept(guest, "architects", "schemes");
  assert.deepEqual(
    (record!.steps as Step[]).map((x) => [x.do, x.n]),
    [
      ["capture", 1],
      ["toll", 2],
      ["marble", 1],
    ],
  );
});

test("box: an effect is written part by part, by keyboard, ru", async ({ scene }) => {
  const guest = await scene.guest("Ольга");
  const visitor = await scene.visitor({ lang: "ru", as: guest });
  const { page } = visitor;
  await open(visitor, "paladins", "outsiders", "saracen-vigilante");
  const attack = page.locator("[data-field=attack] .typed input").first();
  for (const text of ["влия", "припас 2"]) await write(attack, text);
  await expect(page.locator("[data-field=attack] .step-list > li")).toHaveCount(2);
  await page.locator(".in-order").waitFor();
  assert.deepEqual(await look(page, "ru"), [], "effects");
  await attack.press("Control+Enter");
  await expect
    .poll(async () => (await kept(guest, "paladins", "outsiders"))[0]?.attack)
    .toEqual({ gain: { influence: 1, provision: 2 } });
});

/** At these every kind of records of every game is looked at. */
const WIDTHS: [Px, Lang][] = [
  [390, "ru"],
  [1024, "uk"],
];
for (const [px, lang] of WIDTHS)
  test(`box: every form can be read, ${px} px, ${lang}`, async ({ scene }) => {
    const guest = await scene.guest("Ольга");
    const visitor = await scene.visitor({ px, lang, as: guest });
    const { games } = await guest.ask<BoxGames>("GET", "me/box");
    let forms = 0;
    for (const { game } of games.filter((x) => x.ours > 0)) {
      const { kinds } = await guest.ask<BoxInfo>("GET", `me/box/${game}`);
      for (const { kind, records } of kinds) {
        const screen = await open(visitor, game, kind, records[0]!.id);
        await screen.locator(".box-form .field").first().waitFor();
        assert.deepEqual(await look(visitor.page, lang), [], `${game}, ${kind}`);
        const raw = await screen.evaluate((x: HTMLElement) => x.innerText.match(/(web-)?box-[a-z_-]+/));
        assert.equal(raw, null, `${game}, ${kind}: no words`);
        forms += 1;
      }
    }
    scene.note(`${forms} forms`);
  });
