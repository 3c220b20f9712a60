// Whole games of Architects, each played in another way.

import assert from "node:assert/strict";
import type { Answer } from "../src/generated/http.ts";
import type { Lang } from "../src/words/load.ts";
import { dice } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import { decideByKeys, nothingReached, tabTo } from "./support/keyboard.ts";
import { decideInTurns, mover } from "./support/pair.ts";
import { countPointers, noPointer } from "./support/pointers.ts";
import { HEADING, type TablePage } from "./support/table.ts";
import type { Visitor } from "./support/visitor.ts";
import { byMouse, byTouch } from "./support/whole.ts";
import { strangeWords } from "./support/words.ts";

byMouse("Architects", "architects");
byTouch("Architects", "architects");

test("solo, by keyboard only", async ({ scene }) => {
  const visitor = await scene.visitor({ before: countPointers });
  const { page, table } = visitor;
  await visitor.goto();
  await page.locator(".welcome").waitFor();
  await tabTo(page, "[autocomplete=username]");
  await page.keyboard.type("Olena");
  await page.keyboard.press("Enter");
  await page.locator(".yours").waitFor();
  await tabTo(page, "a[href='#/new/architects/solo']");
  await page.keyboard.press("Enter");
  await page.locator("form").waitFor();
  await tabTo(page, "form .btn.primary");
  await page.keyboard.press("Enter");
  const roll = dice(3);
  const used = nothingReached();
  const n = await table.playOn(() => decideByKeys(table, roll, used));
  await noPointer(page);
  for (const way of ["letters", "digits", "arrows"] as const) assert.ok(used[way], `no option by ${way}`);
  scene.note(`${n} decisions by ${JSON.stringify(used)}`);
});

test("begun in Ukrainian, finished in Russian", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk" });
  const { page, table } = visitor;
  await visitor.comeIn("Олена");
  await table.begin("architects");
  const roll = dice(31);
  const half = 25;
  let lang: Lang = "uk";
  const ownWords = async () => assert.deepEqual(await page.evaluate(strangeWords, lang), []);
  const n = await table.playOn(
    () => table.decide(roll),
    async (i) => {
      await ownWords();
      if (i !== half) return;
      await table.select(roll);
      const state = () =>
        page.evaluate(() => ({
          token: document.querySelector<HTMLElement>(".prompt.own")!.dataset.token,
          selected: [...document.querySelectorAll<HTMLElement>(".sel, .chip[aria-pressed=true], .option.on")].map(
            (x) => x.dataset.place ?? x.dataset.try,
          ),
          turns: document.querySelectorAll(".story .turn").length,
          address: location.href,
        }));
      const had = await state();
      await page.locator(".langs [lang=ru]").click();
      await page.locator(".prompt .commit", { hasText: "Подтвердить" }).waitFor();
      await expect.poll(state).toEqual(had);
      lang = "ru";
      await ownWords();
    },
  );
  await ownWords();
  scene.note(`${n} decisions`);
});

/** What a browser sent: answers by the decision they answer. They may be sent often. */
function listen({ page }: Visitor): Map<number, unknown> {
  const sent = new Map<number, unknown>();
  page.on("request", (x) => {
    if (x.method() !== "POST" || !x.url().endsWith("/answers")) return;
    const { ask, answer } = x.postDataJSON() as Answer;
    sent.set(ask, answer);
  });
  return sent;
}

/** The page sends by itself for a while; if that was too short, its reader presses once more. */
async function arrives(table: TablePage, token: string | undefined): Promise<void> {
  const gaveUp = table.page
    .locator(".prompt .complaint")
    .waitFor()
    .then(() => true);
  if (await Promise.race([table.passed(token).then(() => false), gaveUp])) {
    await table.commit.click();
    await table.passed(token);
  }
}

test("two people, and the server is killed in mid-turn", async ({ scene }) => {
  const house = await scene.ownHouse();
  const people = await scene.meet("architects");
  const rolls = [dice(1), dice(2)] as const;
  const sent = people.map(listen);
  const clicks = (n: number) => decideInTurns(people, rolls, n);
  /** Whoever is to decide has chosen, and not confirmed. */
  const chosen = async () => {
    const who = await mover(people);
    const { table } = people[who]!;
    return { table, token: (await table.select(rolls[who]!)).token };
  };
  const offline = (state: "visible" | "detached") =>
    Promise.all(people.map(({ page }) => page.locator(".offline").waitFor({ state })));

  await clicks(12);
  // Between choosing and confirming: the command is sent again until somebody answers.
  const { table, token } = await chosen();
  await house.kill();
  await offline("visible");
  await table.commit.click();
  await house.restart();
  await offline("detached");
  await arrives(table, token);
  await clicks(6);
  // While the command is on its way: stored or not, it counts once.
  for (let i = 0; i < 3; i++) {
    const { table, token } = await chosen();
    const leaving = table.page.waitForRequest((x) => x.url().endsWith("/answers"));
    await table.commit.click();
    await leaving;
    await house.kill();
    await house.restart();
    await offline("detached");
    await arrives(table, token);
    await clicks(2);
  }

  const { id } = people[0].table;
  const guest = await people[0].guest();
  await guest.finish(id);
  await Promise.all(people.map(({ table }) => table.totals.waitFor()));
  const record = await guest.record(id);
  assert.match(house.verify(record), /^verified/m);
  // A decision is named by how many answers its seat has given.
  const entries = record
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown)
    .filter((x) => Array.isArray(x));
  for (const [seat, commands] of sent.entries()) {
    assert.ok(commands.size > 8, `seat ${seat} sent ${commands.size} commands`);
    const given = entries.filter((x) => x[1] === seat).map((x) => x[2] as unknown);
    for (const [ask, answer] of commands) assert.deepEqual(given[ask], answer, `decision ${ask} of seat ${seat}`);
  }
  scene.note(`${sent[0]!.size} and ${sent[1]!.size} commands by mouse, ${entries.length} answers verified`);
});

test("an outcome that was lost is asked for again", async ({ scene }) => {
  const house = await scene.ownHouse();
  const visitor = await scene.visitor();
  const { page, table } = visitor;
  await visitor.comeIn("Olena");
  await table.begin("architects");
  await table.prompt.waitFor();
  await house.kill();
  await page.locator(".offline").waitFor();
  await table.asked();
  await page.locator("[data-try]").first().click(HEADING);
  await page.locator(".prompt .commit:enabled").waitFor();
  assert.equal(await table.outcome.count(), 0, "nobody could know");
  await house.restart();
  await table.told();
});

declare global {
  interface Window {
    held: MessageEvent<string>[] | null;
    letGo(): Promise<void>;
  }
}

/** Holds what the server tells while `window.held` is a list; `window.letGo` hears it without a pause. */
function holdBack(): void {
  let ear: (e: MessageEvent<string>) => unknown = () => undefined;
  window.held = null;
  window.letGo = async () => {
    const all = window.held!;
    window.held = null;
    for (const told of all) {
      ear(told);
      await null; // a page that has no time for anything in between
    }
  };
  window.WebSocket = class extends WebSocket {
    set onmessage(hear: (e: MessageEvent<string>) => unknown) {
      ear = hear;
      super.onmessage = (e: MessageEvent<string>) => (window.held ? window.held.push(e) : hear(e));
    }
  };
}

test("a whole game that comes at once is taken in", async ({ scene }) => {
  const visitor = await scene.visitor({ before: holdBack });
  const { page, table } = visitor;
  await visitor.comeIn("Olena");
  await table.begin("architects");
  await table.prompt.waitFor();
  await page.evaluate(() => {
    window.held = [];
  });
  const guest = await visitor.guest();
  const { version } = await guest.play(table.id, dice(5));
  await page.waitForFunction((n) => window.held!.at(-1)?.data.includes(`"version":${n},`), version);
  await page.evaluate(() => window.letGo());
  await table.totals.waitFor();
  await expect(page.locator(".sr[role=log] p"), "the last steps are told aloud").toHaveCount(12);
  assert.ok(version > 60, `only ${version} answers`);
  scene.note(`${version} answers`);
});
