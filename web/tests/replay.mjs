// The end of a game and after: the score sheet, the proof, the replay, playing on, coming back.

import assert from "node:assert/strict";
import { barriers } from "./barriers.mjs";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { misplaced } from "./layout.mjs";
import { look } from "./look.mjs";
import { tableOf } from "./player.mjs";
import { SIZES } from "./scene.mjs";

const value = (page) => page.getByRole("slider").getAttribute("aria-valuenow").then(Number);

/** Goes elsewhere in the page: a table that is watched asks about every decision. */
async function leave(page, scene) {
  await page.goto(`${scene.url}/#/settings`);
  await page.getByRole("heading", { name: "Settings" }).waitFor();
}

async function ended(me, wish) {
  const table = await me.table(wish);
  await me.play(table.id, dice(5));
  return table;
}

for (const px of Object.keys(SIZES))
  test(`score sheet and replay have no barriers, ${px} px`, async ({ scene }) => {
    const me = await scene.guest("Olena");
    const { id } = await ended(me, { seats: 3 });
    const page = await scene.visitor({ px, as: me });
    await page.goto(`${scene.url}/#/table/${id}`);
    await page.locator(".score-lines polyline").first().waitFor({ state: "attached" });
    for (const twin of await page.locator(".twin summary").all()) await twin.click();
    await page.locator(".twin tbody tr:visible").nth(20).waitFor();
    await page.getByRole("button", { name: "Check now" }).click();
    await page.locator(".findings .good").nth(1).waitFor();
    assert.equal(await page.locator(".findings .bad").count(), 0);
    assert.deepEqual(await barriers(page), []);
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.getByRole("slider").waitFor();
    await page.getByRole("slider").press("PageUp");
    await page.locator(".replay-told .told").first().waitFor();
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(
      (await page.evaluate(misplaced)).filter((x) => !/ in where: /.test(x)),
      [],
    );
  });

test("a replay by keys, link and eyes, and a game played on from it", async ({ scene }) => {
  const me = await scene.guest("Olena");
  const { id } = await ended(me, { seats: 3 });
  const page = await scene.visitor({ as: me });
  await page.goto(`${scene.url}/#/replay/${id}/57`);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const at = (n) => expect(slider).toHaveAttribute("aria-valuenow", String(n));
  await at(57);
  await slider.press("ArrowRight");
  await at(58);
  await page.waitForURL(`**/${id}/58`);
  await slider.press("Home");
  await at(0);
  await slider.press("PageUp");
  await expect.poll(() => value(page), "a turn on").toBeGreaterThan(0);
  const last = Number(await slider.getAttribute("aria-valuemax"));
  await slider.press("End");
  await at(last);
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();
  await slider.press("PageDown");
  await expect.poll(() => value(page), "a turn back").toBeLessThan(last);
  // It plays by itself.
  await slider.press("Home");
  await page.getByRole("button", { name: "4×" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForFunction(() => Number(document.querySelector("[role=slider]").ariaValueNow) > 2);
  await page.getByRole("button", { name: "Pause" }).click();
  // Others' hands are open now; a watcher has none.
  await page.goto(`${scene.url}/#/replay/${id}/60`);
  await page.waitForFunction(() => document.querySelector("[role=slider]")?.ariaValueNow === "60");
  const hand = () => page.locator(".dock-slot").innerText();
  const own = await hand();
  await page.getByLabel("View as").selectOption({ index: 1 });
  await page.waitForFunction((text) => document.querySelector(".dock-slot").innerText !== text, own);
  await page.getByLabel("View as").selectOption("-1");
  await page.locator(".dock-slot").waitFor({ state: "detached" });
  // And now otherwise.
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Start from here" }).click();
  await page.locator(".prompt").waitFor();
  const made = tableOf(page);
  assert.notEqual(made, id);
  await leave(page, scene);
  await me.play(made, dice(6));
  assert.match(scene.house.verify(await me.record(made)), /taken over from.*\nverified/s);
});

test("the browser remembers the fingerprint it saw before the first card", async ({ scene }) => {
  const me = await scene.guest("Olena");
  const table = await me.table({ game: "tithe", seats: 2, bots: 0 });
  const page = await scene.visitor({ as: me });
  await page.goto(`${scene.url}/#/table/${table.id}`);
  await page.locator(".lobby, main.page").first().waitFor();
  await page.waitForFunction(() => localStorage.getItem("ludorum.promises"));
  await leave(page, scene);
  const other = await scene.guest("Bohdan");
  await other.join(table);
  await me.start(table.id);
  await Promise.all([me.play(table.id, dice(1)), other.play(table.id, dice(2))]);
  await page.goto(`${scene.url}/#/table/${table.id}`);
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByText("before the first card").waitFor();
  await expect(page.locator(".findings .good")).toHaveCount(3);
});

test("whoever comes back is told all turns since their last move", async ({ scene }) => {
  const me = await scene.guest("Olena");
  const { id } = await me.table({ seats: 3 });
  const page = await scene.visitor({ as: me });
  await me.play(id, dice(3), (x) => x.ask?.kind === "place" && x.ask.token > 6);
  await page.goto(`${scene.url}/#/table/${id}`);
  await page.locator(".prompt.own").waitFor();
  await page.waitForTimeout(1500); // it is kept
  await leave(page, scene);
  const roll = dice(4);
  const before = (await me.view(id)).version;
  // More than the house holds for those who are away.
  await me.play(id, roll, (x) => x.over || (x.version > before + 150 && x.ask?.kind === "place"));
  await page.goto(`${scene.url}/#/table/${id}`);
  await page.locator(".handover").waitFor();
  const text = await page.locator(".handover").innerText();
  const news = Number(/(\d+) turn/.exec(text)?.[1]);
  assert.ok(news >= 1 && news <= 3, text); // the two bots, once each
  assert.equal(await page.locator(".gap-line").count(), 0);
  const turns = await page.locator(".turn").count();
  assert.ok(turns > 30, `${turns} turns`);
});

/** What a stranger finds behind a link. */
async function tags(link) {
  const text = await fetch(link).then((x) => x.text());
  return Object.fromEntries(
    [...text.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map((m) => [m[1], m[2]]),
  );
}

test("a step given away as a link, and opened by a stranger", async ({ scene }) => {
  const me = await scene.guest("Олена");
  const { id } = await ended(me, { seats: 2 });
  for (const [px, lang] of [
    [1440, "en"],
    [1024, "ru"],
    [390, "uk"],
  ]) {
    const page = await scene.visitor({ px, lang, as: me, before: () => delete Navigator.prototype.share });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${scene.url}/#/replay/${id}/40`);
    await page.locator(".replay-bar .share").click();
    await page.locator(".shared").waitFor();
    assert.deepEqual(await look(page, lang), [], `${px} px, ${lang}`);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, new RegExp(`^${scene.url}/s/${id}/40/[\\w-]{16}${lang === "en" ? "" : `\\?lang=${lang}`}$`));
    const found = await tags(link);
    assert.match(found.description, /Олена/);
    assert.equal((await fetch(found.image)).headers.get("content-type"), "image/png");
    const stranger = await scene.visitor({ px, lang });
    await stranger.goto(link);
    await stranger.waitForURL(`${scene.url}/#/replay/${id}/40/*`);
    await expect(stranger.getByRole("slider")).toHaveAttribute("aria-valuenow", "40");
    await stranger.getByRole("slider").press("ArrowRight");
    await stranger.waitForURL(`${scene.url}/#/replay/${id}/41/*`);
    await expect(stranger.locator(".replay-bar .controls > .btn")).toHaveCount(1); // nothing to play on from
    assert.deepEqual(await look(stranger, lang), [], `${px} px, ${lang}, a stranger`);
  }
  // Without what the link held it is no replay of theirs.
  assert.equal((await tags(`${scene.url}/s/${id}/40`)).title, "Ludorum");
  // A phone has a sheet of its own; and the end has a button on the score sheet.
  const phone = await scene.visitor({
    px: 390,
    as: me,
    before: () => {
      Navigator.prototype.share = async (what) => {
        window.given = what;
      };
    },
  });
  await phone.goto(`${scene.url}/#/table/${id}`);
  await phone.getByRole("button", { name: "Share", exact: true }).click();
  const given = await phone.waitForFunction(() => window.given).then((x) => x.jsonValue());
  assert.match(given.url, new RegExp(`/s/${id}/end/[\\w-]{16}$`));
  await phone.goto(given.url);
  const slider = phone.getByRole("slider");
  await slider.waitFor();
  assert.equal(await slider.getAttribute("aria-valuenow"), await slider.getAttribute("aria-valuemax"));
});
