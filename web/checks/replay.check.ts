// The end of a game and after: the score sheet, the proof, the replay, playing on, coming back.

import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import type { Lang } from "../src/words/load.ts";
import { barriers } from "./support/barriers.ts";
import { dice } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import { misplaced } from "./support/layout.ts";
import { look } from "./support/look.ts";
import { type Px, type Scene, SIZES, type VisitorOptions } from "./support/scene.ts";
import { type Seated, seated } from "./support/seat.ts";
import type { Visitor } from "./support/visitor.ts";

declare global {
  interface Window {
    given: ShareData;
  }
}

const value = (slider: Locator): Promise<number> => slider.getAttribute("aria-valuenow").then(Number);

/** Goes elsewhere in the page: a table that is watched asks about every decision. */
async function leave(visitor: Visitor): Promise<void> {
  await visitor.goto("#/settings");
  await visitor.page.getByRole("heading", { name: "Settings" }).waitFor();
}

async function ended(scene: Scene, seats: number, options: VisitorOptions = {}): Promise<Seated> {
  const at = await seated(scene, { seats }, options);
  await at.me.finish(at.id);
  return at;
}

for (const px of Object.keys(SIZES).map(Number) as Px[])
  test(`score sheet and replay have no barriers, ${px} px`, async ({ scene }) => {
    const { id, visitor, page, table } = await ended(scene, 3, { px });
    await table.open(id);
    await page.locator(".score-lines polyline").first().waitFor({ state: "attached" });
    for (const twin of await page.locator(".twin summary").all()) await twin.click();
    await page.locator(".twin tbody tr:visible").nth(20).waitFor();
    await visitor.button("Check now").click();
    await page.locator(".findings .good").nth(1).waitFor();
    assert.equal(await page.locator(".findings .bad").count(), 0);
    assert.deepEqual(await barriers(page), []);
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.getByRole("slider").waitFor();
    await page.getByRole("slider").press("PageUp");
    await page.locator(".replay-told .told").first().waitFor();
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(
      (await page.evaluate(misplaced, "body")).filter((x) => !/ in where: /.test(x)),
      [],
    );
  });

test("a replay by keys, link and eyes, and a game played on from it", async ({ scene }) => {
  const { me, id, visitor, page, table } = await ended(scene, 3);
  await visitor.goto(`#/replay/${id}/57`);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const at = (n: number) => expect(slider).toHaveAttribute("aria-valuenow", String(n));
  await at(57);
  await slider.press("ArrowRight");
  await at(58);
  await page.waitForURL(`**/${id}/58`);
  await slider.press("Home");
  await at(0);
  await slider.press("PageUp");
  await expect.poll(() => value(slider), "a turn on").toBeGreaterThan(0);
  const last = Number(await slider.getAttribute("aria-valuemax"));
  await slider.press("End");
  await at(last);
  await expect(visitor.button("Play on from here")).toBeDisabled();
  await slider.press("PageDown");
  await expect.poll(() => value(slider), "a turn back").toBeLessThan(last);
  // It plays by itself.
  await slider.press("Home");
  await visitor.button("4×").click();
  await visitor.button("Continue").click();
  await page.waitForFunction(() => Number(document.querySelector("[role=slider]")!.ariaValueNow) > 2);
  await visitor.button("Pause").click();
  // Others' hands are open now; a watcher has none.
  await visitor.goto(`#/replay/${id}/60`);
  await page.waitForFunction(() => document.querySelector("[role=slider]")?.ariaValueNow === "60");
  const own = await table.dock.innerText();
  await page.getByLabel("View as").selectOption({ index: 1 });
  await page.waitForFunction((text) => document.querySelector<HTMLElement>(".dock-slot")!.innerText !== text, own);
  await page.getByLabel("View as").selectOption("-1");
  await table.dock.waitFor({ state: "detached" });
  // And now otherwise.
  await visitor.button("Play on from here").click();
  await visitor.button("Start from here").click();
  await page.locator(".prompt").waitFor();
  const made = table.id;
  assert.notEqual(made, id);
  await leave(visitor);
  await me.play(made, dice(6));
  assert.match(scene.house.verify(await me.record(made)), /taken over from.*\nverified/s);
});

test("the browser remembers the fingerprint it saw before the first card", async ({ scene }) => {
  const me = await scene.guest("Olena");
  const made = await me.table({ game: "tithe", seats: 2, bots: 0 });
  const visitor = await scene.visitor({ as: me });
  const { page, table } = visitor;
  await table.open(made.id);
  await page.locator(".lobby, main.page").first().waitFor();
  await page.waitForFunction(() => localStorage.getItem("ludorum.promises"));
  await leave(visitor);
  await (await scene.guest("Bohdan")).join(made);
  await me.start(made.id);
  await me.finish(made.id);
  await table.open(made.id);
  await visitor.button("Check now").click();
  await page.getByText("before the first card").waitFor();
  await expect(page.locator(".findings .good")).toHaveCount(3);
});

test("whoever comes back is told all turns since their last move", async ({ scene }) => {
  const { me, id, visitor, page, table } = await seated(scene, { seats: 3 });
  const { version } = await me.play(id, dice(3), (x) => x.ask?.kind === "place" && x.ask.token > 6);
  await table.open(id);
  await table.prompt.waitFor();
  // It is kept.
  await page.waitForFunction(
    ([id, version]) => JSON.parse(localStorage.getItem(`ludorum.story.${id}`) ?? "{}").version === version,
    [id, version] as const,
  );
  await leave(visitor);
  // More than the house holds for those who are away.
  await me.play(id, dice(4), (x) => x.over || (x.version > version + 150 && x.ask?.kind === "place"));
  await table.open(id);
  await page.locator(".handover").waitFor();
  const text = await page.locator(".handover").innerText();
  const news = Number(/(\d+) turn/.exec(text)?.[1]);
  assert.ok(news >= 1 && news <= 3, text); // the two bots, once each
  assert.equal(await page.locator(".gap-line").count(), 0);
  const turns = await page.locator(".turn").count();
  assert.ok(turns > 30, `${turns} turns`);
});

/** What a stranger finds behind a link. */
async function tags(link: string): Promise<Record<string, string>> {
  const text = await fetch(link).then((x) => x.text());
  return Object.fromEntries(
    [...text.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map((m) => [m[1], m[2]]),
  );
}

const SHARED: [Px, Lang][] = [
  [1440, "en"],
  [1024, "ru"],
  [390, "uk"],
];

test("a step given away as a link, and opened by a stranger", async ({ scene }) => {
  const { me, id } = await ended(scene, 2);
  for (const [px, lang] of SHARED) {
    const before = () => delete (Navigator.prototype as Partial<Navigator>).share;
    const own = await scene.visitor({ px, lang, as: me, before });
    const { page } = own;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await own.goto(`#/replay/${id}/40`);
    await page.locator(".replay-bar .share").click();
    await page.locator(".shared").waitFor();
    assert.deepEqual(await look(page, lang), [], `${px} px, ${lang}`);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, new RegExp(`^${scene.url}/s/${id}/40/[\\w-]{16}${lang === "en" ? "" : `\\?lang=${lang}`}$`));
    const found = await tags(link);
    assert.match(found.description!, /Олена/);
    assert.equal((await fetch(found.image!)).headers.get("content-type"), "image/png");
    const { page: stranger } = await scene.visitor({ px, lang });
    const slider = stranger.getByRole("slider");
    await stranger.goto(link);
    await stranger.waitForURL(`${scene.url}/#/replay/${id}/40/*`);
    await expect(slider).toHaveAttribute("aria-valuenow", "40");
    await slider.press("ArrowRight");
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
        window.given = what!;
      };
    },
  });
  const { page } = phone;
  await phone.table.open(id);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const given = await page.waitForFunction(() => window.given).then((x) => x.jsonValue());
  assert.match(given.url!, new RegExp(`/s/${id}/end/[\\w-]{16}$`));
  await page.goto(given.url!);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  assert.equal(await slider.getAttribute("aria-valuenow"), await slider.getAttribute("aria-valuemax"));
});
