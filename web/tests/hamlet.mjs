// Whole games of Hamlet, and a tile laid by mouse and by keys.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { barriers } from "./barriers.mjs";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { ROOT } from "./house.mjs";
import { decideByKeys, tabTo } from "./keyboard.mjs";
import { comeIn, decide, fits, meet, newTable, passed, press, tableOf, told, turn } from "./player.mjs";

/** Dice are slow to fill the church: after the beginning the middle is played at the speed of the
 * server, and the end by hand again. */
const BEGINNING = 40;

async function playBothEnds(scene, page, step, each) {
  let n = 0;
  for (; n < BEGINNING && (await turn(page)) === "ask"; n++) {
    await each(n);
    await step();
  }
  const guest = await Guest.of(page.context(), scene);
  await guest.hurry(tableOf(page), "act", { church: 3 });
  await page.reload();
  for (; (await turn(page)) === "ask"; n++) {
    await each(n);
    await step();
  }
  await page.locator(".scores tfoot").waitFor();
  return `${n} decisions`;
}

test("Hamlet, alone", async ({ scene }) => {
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "hamlet/solo");
  const roll = dice(3);
  scene.note(
    await playBothEnds(
      scene,
      page,
      () => decide(page, roll),
      () => fits(page),
    ),
  );
});

/** Two who choose by dice are slow to fill the church: only the beginning is played by mouse. */
test("Hamlet, two people", async ({ scene }) => {
  const people = await meet(scene, "hamlet");
  const rolls = [dice(1), dice(2)];
  const mover = () =>
    Promise.any(
      people.map((page, i) =>
        page
          .locator(".prompt.own")
          .waitFor()
          .then(() => i),
      ),
    );
  for (let i = 0; i < 40; i++) {
    const who = await mover();
    await decide(people[who], rolls[who]);
  }
  const id = tableOf(people[0]);
  const guests = await Promise.all(people.map((page) => Guest.of(page.context(), scene)));
  // Nobody looks at the table while it is played on at the speed of the server, and nobody waits to
  // hear what an option would do.
  await Promise.all(people.map((page) => page.goto(`${scene.url}/#/rules/hamlet`)));
  await Promise.all(people.map((page) => page.reload({ waitUntil: "networkidle" })));
  await Promise.all(guests.map((guest, i) => guest.play(id, rolls[i])));
  await Promise.all(people.map((page) => page.goto(`${scene.url}/#/table/${id}`)));
  await Promise.all(people.map((page) => page.locator(".scores tfoot").waitFor()));
  const [mine, theirs] = await Promise.all(people.map((page) => page.locator(".scores tfoot").innerText()));
  assert.equal(mine, theirs);
  assert.match(scene.house.verify(await guests[0].record(id)), /^verified/m);
});

test("Hamlet, 390 px, by touch", async ({ scene }) => {
  const page = await scene.visitor({ px: 390 });
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "hamlet/solo");
  const roll = dice(8);
  const seen = new Set();
  const played = await playBothEnds(
    scene,
    page,
    () => decide(page, roll),
    async () => {
      await fits(page);
      // What a villager can do is spread over pages: look around before deciding.
      const pages = await page.locator(".pages button:has(b)").all();
      const tab = page.locator(".tabs button").nth(roll(3) ? 0 : 1);
      await press(page, tab);
      if (!pages.length || !(await page.locator(".pages").isVisible())) return;
      const one = pages[roll(pages.length)];
      seen.add((await one.locator("span").first().textContent()) ?? "");
      await press(page, one);
    },
  );
  assert.ok(seen.size > 1, `only ${[...seen].join(", ")}`);
  scene.note(played);
});

/** A table in a browser where a tile can be built now, and whoever sits there. */
async function aboutToBuild(scene) {
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  const guest = await Guest.of(page.context(), scene);
  const { id } = await guest.table({ game: "hamlet", seats: 1 });
  const plan = (now) => now.ask?.kind === "act" && now.ask.options.some((x) => x[0] === "construct");
  await guest.play(id, dice(12), plan);
  await page.goto(`${scene.url}/#/table/${id}`);
  await turn(page);
  return { page, guest, id, tiles: (await guest.view(id)).state.tiles.length };
}

const kindOf = async (guest, id) => (await guest.view(id)).ask?.kind;
const ghost = (page) => page.locator(".ghost .border").getAttribute("d");

test("Hamlet, a tile laid by mouse: it snaps, turns and is built", async ({ scene }) => {
  const { page, guest, id, tiles } = await aboutToBuild(scene);
  const token = () => page.locator(".prompt.own").getAttribute("data-token");
  const confirm = async () => {
    await told(page);
    const had = await token();
    await page.locator(".prompt .commit").click();
    await passed(page, had);
  };
  await page.locator(".own-plans .legal > .hit").first().click();
  await confirm();
  if ((await kindOf(guest, id)) === "host") {
    await page.locator(".tile-label.legal > .hit").first().click();
    await confirm();
  }
  if ((await kindOf(guest, id)) === "place") {
    // Beside a spot, not on it.
    const box = await page.locator(".spot").first().boundingBox();
    const beside = [box.x + box.width + 4, box.y + box.height + 4];
    await page.mouse.move(...beside);
    await page.locator(".ghost .border").waitFor();
    await page.mouse.click(...beside);
    await told(page);
    const before = await ghost(page);
    await page.mouse.move(0, 0);
    await page.locator(".layers .turn").click();
    const after = await ghost(page);
    await page.keyboard.press("e");
    const turns = new Set([before, after, await ghost(page)]);
    assert.ok(turns.size > 1 || before === after, "E turns as the button does");
    await confirm();
  }
  if ((await kindOf(guest, id)) === "turn") {
    await page.locator(".turns .chip").last().click();
    await confirm();
  }
  const roll = dice(1);
  while (["source", "sources", "batch"].includes(await kindOf(guest, id))) await decide(page, roll);
  assert.equal((await guest.view(id)).state.tiles.length, tiles + 1);
});

test("Hamlet, the map by keyboard alone", async ({ scene }) => {
  const { page, guest, id, tiles } = await aboutToBuild(scene);
  await page.evaluate(() => {
    window.pointers = 0;
    addEventListener("pointerdown", () => (window.pointers += 1), true);
  });
  const wide = () => page.locator(".map-ground").evaluate((x) => x.clientWidth);
  const before = await wide();
  await tabTo(page, ".zooms button");
  await page.keyboard.press("Enter");
  await expect.poll(wide, "zooming in").toBeGreaterThan(before);
  await tabTo(page, ".zooms button:last-child");
  await page.keyboard.press("Enter");
  await expect.poll(wide, "zooming out").toBe(before);
  assert.deepEqual(await barriers(page), []);

  const used = { letters: 0, digits: 0, arrows: 0, tabs: 0, lists: 0 };
  await page.keyboard.press("KeyB");
  await told(page);
  const token = await page.locator(".prompt.own").getAttribute("data-token");
  await page.keyboard.press("Enter");
  await passed(page, token);
  const roll = dice(2);
  let n = 1;
  for (; (await kindOf(guest, id)) !== "act"; n++) {
    if (!(await guest.view(id)).ask) break;
    await decideByKeys(page, roll, used);
  }
  assert.equal((await guest.view(id)).state.tiles.length, tiles + 1);
  assert.equal(await page.evaluate(() => window.pointers), 0, "a pointer was used");
  assert.equal(tableOf(page), id);
  scene.note(`${n} decisions by ${JSON.stringify(used)}`);
});

test("Hamlet with the cards of a box: the board shows what is played", async ({ scene }) => {
  const folder = mkdtempSync(join(tmpdir(), "box-"));
  const sales = JSON.parse(readFileSync(join(ROOT, "src/ludorum/games/hamlet/content/sales.json"), "utf8"));
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/sales.json"), JSON.stringify(sales.map((x) => ({ ...x, coins: 9 }))));
  const { epoch } = (await (await fetch(`${scene.url}/api/games/`)).json()).find((x) => x.name === "hamlet");
  writeFileSync(join(folder, "pack.json"), JSON.stringify({ ludorum: 1, game: "hamlet", epoch, name: "A box" }));
  await scene.ownHouse(() => ({ LUDORUM_CONTENT: folder }));
  const me = await scene.guest("Марта");
  const { id } = await me.table({ game: "hamlet", seats: 2 });
  const page = await scene.visitor({ as: me });
  await page.goto(`${scene.url}/#/table/${id}`);
  await turn(page);
  await expect(page.locator(".hamlet .sale").first()).toContainText("+9");
  rmSync(folder, { recursive: true });
});

test("Hamlet laid with one's own box: its table shows its cards, another those of the house", async ({ scene }) => {
  const me = await scene.guest("Марта");
  const { kinds } = await me.ask("GET", "me/box/hamlet");
  const { records } = kinds.find((x) => x.kind === "sales");
  for (const { id, value } of records) {
    const record = { ...value, coins: 9 };
    assert.deepEqual((await me.ask("PUT", `me/box/hamlet/sales/${id}`, { record })).problems, []);
  }
  const wish = { game: "hamlet", seats: 2, options: {}, bots: ["sensible"], box: true };
  const boxed = await me.ask("POST", "tables/", wish);
  await me.start(boxed.id);
  const plain = await me.table({ game: "hamlet", seats: 2 });
  const page = await scene.visitor({ as: me });
  const lost = [];
  page.on("response", (x) => x.status() >= 400 && lost.push(x.url()));
  const sales = page.locator(".hamlet .sale");
  const nines = (text) => text.includes("+9");
  await page.goto(`${scene.url}/#/table/${boxed.id}`);
  await turn(page);
  await sales.first().waitFor();
  assert.ok((await sales.allInnerTexts()).some(nines), "the board shows the box");
  await page.goto(`${scene.url}/#/table/${plain.id}`);
  await turn(page);
  await sales.first().waitFor();
  assert.ok(!(await sales.allInnerTexts()).some(nines), "the house has its own cards");
  // What the box said was told to who sits there; it is nobody else's.
  const stranger = await scene.guest("Ева");
  await assert.rejects(stranger.ask("GET", `games/hamlet/words/uk?content=${boxed.content}`), /404/);
  assert.deepEqual(lost, []);
});
