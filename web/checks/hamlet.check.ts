// Whole games of Hamlet, and a tile laid by mouse and by keys.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameInfo, NewTable, TableInfo, TriedRecord } from "../src/generated/http.ts";
import { barriers } from "./support/barriers.ts";
import { recordsOf } from "./support/box.ts";
import { dice, type Roll } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import { ROOT } from "./support/house.ts";
import { decideByKeys, nothingReached, tabTo } from "./support/keyboard.ts";
import { decideInTurns } from "./support/pair.ts";
import { countPointers, noPointer } from "./support/pointers.ts";
import type { Scene } from "./support/scene.ts";
import { seated } from "./support/seat.ts";
import type { Visitor } from "./support/visitor.ts";

/** Dice are slow to fill the church: after so many decisions the middle is played at the speed of the
 * server, and the end by hand again. */
const BEGINNING = 40;

/** A whole game alone; `each` is run before every decision. Returns how many there were by hand. */
async function playBothEnds(visitor: Visitor, roll: Roll, each: () => Promise<void>): Promise<string> {
  const { page, table } = visitor;
  await visitor.comeIn("Olena");
  await table.begin("hamlet/solo");
  let n = 0;
  const decide = async (most: number) => {
    for (; n < most && (await table.turn()) === "ask"; n++) {
      await each();
      await table.decide(roll);
    }
  };
  await decide(BEGINNING);
  await (await visitor.guest()).hurry(table.id, "act", { church: 3 });
  await page.reload();
  await decide(Infinity);
  await table.totals.waitFor();
  return `${n} decisions`;
}

test("Hamlet, alone", async ({ scene }) => {
  const visitor = await scene.visitor();
  scene.note(await playBothEnds(visitor, dice(3), () => visitor.fits()));
});

test("Hamlet, two people", async ({ scene }) => {
  const people = await scene.meet("hamlet");
  await decideInTurns(people, [dice(1), dice(2)], BEGINNING);
  const { id } = people[0].table;
  const guest = await people[0].guest();
  // Nobody waits to hear what an option would do while the rest is played at the speed of the server.
  await Promise.all(people.map((visitor) => visitor.goto("health/ready")));
  await guest.finish(id);
  await Promise.all(people.map(({ table }) => table.open(id)));
  const [mine, theirs] = await Promise.all(people.map(({ table }) => table.totals.innerText()));
  assert.equal(mine, theirs);
  assert.match(scene.house.verify(await guest.record(id)), /^verified/m);
});

test("Hamlet, 390 px, by touch", async ({ scene }) => {
  const visitor = await scene.visitor({ px: 390 });
  const { page, table } = visitor;
  const roll = dice(8);
  const seen = new Set<string>();
  const played = await playBothEnds(visitor, roll, async () => {
    await visitor.fits();
    // What a villager can do is spread over pages: look around before deciding.
    const pages = await page.locator(".pages button:has(b)").all();
    await table.press(table.tabs.nth(roll(3) ? 0 : 1));
    if (!pages.length || !(await page.locator(".pages").isVisible())) return;
    const one = pages[roll(pages.length)]!;
    seen.add((await one.locator("span").first().textContent()) ?? "");
    await table.press(one);
  });
  assert.ok(seen.size > 1, `only ${[...seen].join(", ")}`);
  scene.note(played);
});

/** A table in a browser where a tile can be built now, and whoever sits there; `built`: there is one tile more. */
async function aboutToBuild(scene: Scene) {
  const at = await seated(scene, { game: "hamlet", seats: 1 });
  const { me, id, table } = at;
  const plan = (x: unknown) => (x as unknown[])[0] === "construct";
  await me.play(id, dice(12), ({ ask }) => ask?.kind === "act" && ask.options.some(plan));
  await table.open(id);
  await table.turn();
  const tiles = async () => (await me.state(id)).tiles.length as number;
  const before = await tiles();
  const built = async () => assert.equal(await tiles(), before + 1);
  return { ...at, built, asked: async () => (await me.view(id)).ask?.kind };
}

test("Hamlet, a tile laid by mouse: it snaps, turns and is built", async ({ scene }) => {
  const { page, table, asked, built } = await aboutToBuild(scene);
  const confirm = async () => {
    await table.told();
    await table.confirm(await table.token());
  };
  const ghost = () => page.locator(".ghost .border").getAttribute("d");
  await page.locator(".own-plans .legal > .hit").first().click();
  await confirm();
  if ((await asked()) === "host") {
    await page.locator(".tile-label.legal > .hit").first().click();
    await confirm();
  }
  if ((await asked()) === "place") {
    // Beside a spot, not on it.
    const { x, y, width, height } = (await page.locator(".spot").first().boundingBox())!;
    const beside = [x + width + 4, y + height + 4] as const;
    await page.mouse.move(...beside);
    await page.locator(".ghost .border").waitFor();
    await page.mouse.click(...beside);
    await table.told();
    const before = await ghost();
    await page.mouse.move(0, 0);
    await page.locator(".layers .turn").click();
    const after = await ghost();
    await page.keyboard.press("e");
    const turns = new Set([before, after, await ghost()]);
    assert.ok(turns.size > 1 || before === after, "E turns as the button does");
    await confirm();
  }
  if ((await asked()) === "turn") {
    await page.locator(".turns .chip").last().click();
    await confirm();
  }
  const roll = dice(1);
  while (["source", "sources", "batch"].includes((await asked()) ?? "")) await table.decide(roll);
  await built();
});

test("Hamlet, the map by keyboard alone", async ({ scene }) => {
  const { me, id, page, table, asked, built } = await aboutToBuild(scene);
  await page.evaluate(countPointers);
  const wide = () => page.locator(".map-ground").evaluate((x) => x.clientWidth);
  const before = await wide();
  await tabTo(page, ".zooms button");
  await page.keyboard.press("Enter");
  await expect.poll(wide, "zooming in").toBeGreaterThan(before);
  await tabTo(page, ".zooms button:last-child");
  await page.keyboard.press("Enter");
  await expect.poll(wide, "zooming out").toBe(before);
  assert.deepEqual(await barriers(page), []);

  const used = nothingReached();
  await page.keyboard.press("KeyB");
  await table.told();
  const token = await table.token();
  await page.keyboard.press("Enter");
  await table.passed(token);
  const roll = dice(2);
  let n = 1;
  for (; (await asked()) !== "act"; n++) {
    if (!(await me.view(id)).ask) break;
    await decideByKeys(table, roll, used);
  }
  await built();
  await noPointer(page);
  assert.equal(table.id, id);
  scene.note(`${n} decisions by ${JSON.stringify(used)}`);
});

test("Hamlet with the cards of a box: the board shows what is played", async ({ scene }) => {
  const folder = mkdtempSync(join(tmpdir(), "box-"));
  const sales: object[] = JSON.parse(readFileSync(join(ROOT, "src/ludorum/games/hamlet/content/sales.json"), "utf8"));
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/sales.json"), JSON.stringify(sales.map((x) => ({ ...x, coins: 9 }))));
  const games: GameInfo[] = await (await fetch(`${scene.url}/api/games/`)).json();
  const { epoch } = games.find((x) => x.name === "hamlet")!;
  writeFileSync(join(folder, "pack.json"), JSON.stringify({ ludorum: 1, game: "hamlet", epoch, name: "A box" }));
  await scene.ownHouse(() => ({ LUDORUM_CONTENT: folder }));
  const { id, page, table } = await seated(scene, { game: "hamlet", seats: 2 });
  await table.open(id);
  await table.turn();
  await expect(page.locator(".hamlet .sale").first()).toContainText("+9");
  rmSync(folder, { recursive: true });
});

test("Hamlet laid with one's own box: its table shows its cards, another those of the house", async ({ scene }) => {
  const me = await scene.guest("Марта");
  for (const { id, value } of await recordsOf(me, "hamlet", "sales")) {
    const record = { ...value, coins: 9 };
    const tried = await me.ask<TriedRecord>("PUT", `me/box/hamlet/sales/${id}`, { record });
    assert.deepEqual(tried.problems, []);
  }
  const wish: NewTable = { game: "hamlet", seats: 2, options: {}, bots: ["sensible"], box: true };
  const boxed = await me.ask<TableInfo>("POST", "tables/", wish);
  await me.start(boxed.id);
  const plain = await me.table({ game: "hamlet", seats: 2 });
  const { page, table } = await scene.visitor({ as: me });
  const lost: string[] = [];
  page.on("response", (x) => x.status() >= 400 && lost.push(x.url()));
  const sales = page.locator(".hamlet .sale");
  const shows = async ({ id }: TableInfo) => {
    await table.open(id);
    await table.turn();
    await sales.first().waitFor();
    return (await sales.allInnerTexts()).some((text) => text.includes("+9"));
  };
  assert.ok(await shows(boxed), "the board shows the box");
  assert.ok(!(await shows(plain)), "the house has its own cards");
  // What the box said was told to who sits there; it is nobody else's.
  const stranger = await scene.guest("Ева");
  await assert.rejects(stranger.ask("GET", `games/hamlet/words/uk?content=${boxed.content}`), /404/);
  assert.deepEqual(lost, []);
});
