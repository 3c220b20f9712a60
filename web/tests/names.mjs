// Everything that is drawn has a name card in words: asked by mouse, finger and keys.
// POSITIONS: how many positions of each game (2 if it is not set); one position in 5 is looked at in
// Ukrainian, one in Russian.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { calm } from "./layout.mjs";

const POSITIONS = Number(process.env.POSITIONS ?? 2);
const GAMES = {
  architects: 3,
  hadrians_wall: 2,
  hamlet: 2,
  paladins: 2,
  tithe: 3,
  viscounts: 3,
};

/** Runs in the page. Asks of every drawn thing that has not been asked about what it is. */
async function crawl(known) {
  const LETTERS = /\p{L}{2,}/u;
  const SMALL = 64; // px: what is larger is a drawing, not a sign
  const seen = (x) => x.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const slots = [...document.querySelectorAll(".board-slot, .dock-slot, .players")];
  const signature = (x, sort) => {
    const owner = x.closest("[data-sign], [data-name], [data-seat], [aria-label]");
    const place = x.closest("[data-place]")?.dataset.place?.replace(/\d+/g, "0") ?? "";
    const named = owner?.dataset?.sign ?? "";
    return [sort, x.closest("[class]")?.getAttribute("class"), named, place].join(" | ");
  };
  /** Scrolled out of sight: what lies at that point is something else. */
  const clipped = (x, cx, cy) => {
    for (let up = x.parentElement; up && !slots.includes(up); up = up.parentElement) {
      const r = up.getBoundingClientRect();
      const outside = cx < r.left || cx > r.right || cy < r.top || cy > r.bottom;
      if (outside && getComputedStyle(up).overflow !== "visible") return true;
    }
    return false;
  };
  const found = [];
  for (const slot of slots) {
    for (const x of slot.querySelectorAll("svg, [role=img], .cardface")) {
      const { width, height } = x.getBoundingClientRect();
      const sort = x.matches(".cardface") ? "card" : "sign";
      if (sort === "sign" && (width > SMALL || height > SMALL || width < 4)) continue;
      found.push([x, x.getBoundingClientRect(), sort]);
    }
    const texts = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent.trim();
      if (!/\d/.test(text) || /\p{L}/u.test(text) || node.parentElement.closest(".sr, kbd")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push([node.parentElement, range.getBoundingClientRect(), "number"]);
    }
  }
  const out = { asked: 0, nameless: [], placeOnly: [], known: [] };
  for (const [x, box, sort] of found) {
    if (!box.width || !seen(x)) continue;
    const key = signature(x, sort);
    if (known.includes(key) || out.known.includes(key)) continue;
    const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
    const at = document.elementFromPoint(cx, cy);
    if (!at || !slots.some((slot) => slot.contains(at)) || clipped(x, cx, cy)) continue; // or covered
    if (at.closest("a, input, textarea")) continue;
    out.known.push(key);
    out.asked += 1;
    at.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: cx, clientY: cy }));
    await new Promise((done) => setTimeout(done));
    const card = document.querySelector("dialog[open]");
    const name = card?.querySelector("h2")?.textContent ?? "";
    if (!LETTERS.test(name)) out.nameless.push(`${key} (${x.textContent.trim().slice(0, 20)})`);
    // A sign of its own that only the place around it tells of, and does not name.
    const owner = x.closest("[data-sign], [data-name], [data-seat], [role=img][aria-label]");
    const place = x.closest("[data-place]");
    if (sort === "sign" && (!owner || (place && owner.contains(place)))) {
      out.placeOnly.push(`${key} → ${name}`);
    }
    card?.querySelector("header button")?.click();
    await new Promise((done) => setTimeout(done));
  }
  return out;
}

for (const [game, seats] of Object.entries(GAMES)) {
  test(`everything has a name, ${game}`, async ({ scene }) => {
    const guest = await scene.guest("Olena");
    const roll = dice(7);
    const known = [];
    const nameless = new Set();
    const placeOnly = new Set();
    let asked = 0;
    let page = null;
    let table = null;
    let left = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const lang = i % 5 === 1 ? "uk" : i % 5 === 3 ? "ru" : "en";
      const px = i % 5 === 4 ? 390 : 1440;
      if (left === 0) {
        table = await guest.table({ game, seats });
        left = 12;
      }
      left -= 1;
      let n = 2 + roll(7);
      const now = await guest.play(table.id, roll, (x) => x.ask && n-- <= 0);
      if (now.over) left = 0;
      page = await scene.visitor({ as: guest, lang, px });
      await page.goto(`${scene.url}/#/table/${table.id}`);
      await page.locator(".board-slot").waitFor();
      await page.evaluate(calm);
      const tabs = px === 390 ? await page.locator(".tabs button").count() : 1;
      for (let tab = 0; tab < tabs; tab++) {
        if (px === 390) await page.locator(".tabs button").nth(tab).click();
        const said = await page.evaluate(crawl, known);
        asked += said.asked;
        known.push(...said.known);
        for (const x of said.nameless) nameless.add(x);
        for (const x of said.placeOnly) placeOnly.add(x);
      }
      await page.context().close();
    }
    scene.note(
      `${asked} kinds of things asked about, ${nameless.size} nameless, ${placeOnly.size} by their place only`,
    );
    if (process.env.NAMES) console.log([...placeOnly].map((x) => `place only: ${x}`).join("\n"));
    assert.ok(asked > 3, "hardly anything was asked about");
    assert.deepEqual([...nameless], []);
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
