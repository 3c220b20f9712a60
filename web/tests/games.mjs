// Whole games of Architects, each played in another way.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { decideByKeys, tabTo } from "./keyboard.mjs";
import { asked, comeIn, decide, meet, newTable, passed, playOn, select, tableOf, told } from "./player.mjs";
import { byMouse, byTouch } from "./whole.mjs";
import { strangeWords } from "./words.mjs";

byMouse("Architects", "architects");
byTouch("Architects", "architects");

test("solo, by keyboard only", async ({ scene }) => {
  const before = () => {
    window.pointers = 0;
    for (const kind of ["pointerdown", "mousedown", "touchstart"])
      addEventListener(kind, () => (window.pointers += 1), true);
  };
  const page = await scene.visitor({ before });
  await page.goto(scene.url);
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
  const used = { letters: 0, digits: 0, arrows: 0, tabs: 0, lists: 0 };
  const n = await playOn(page, () => decideByKeys(page, roll, used));
  assert.equal(await page.evaluate(() => window.pointers), 0, "a pointer was used");
  for (const way of ["letters", "digits", "arrows"]) assert.ok(used[way], `no option by ${way}`);
  scene.note(`${n} decisions by ${JSON.stringify(used)}`);
});

test("begun in Ukrainian, finished in Russian", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  await comeIn(page, scene.url, "Олена");
  await newTable(page, scene.url, "architects");
  const roll = dice(31);
  const half = 25;
  let lang = "uk";
  const n = await playOn(
    page,
    () => decide(page, roll),
    async (i) => {
      assert.deepEqual(await page.evaluate(strangeWords, lang), []);
      if (i !== half) return;
      await select(page, roll);
      const state = () =>
        page.evaluate(() => ({
          token: document.querySelector(".prompt.own").dataset.token,
          selected: [...document.querySelectorAll(".sel, .chip[aria-pressed=true], .option.on")].map(
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
      assert.deepEqual(await page.evaluate(strangeWords, lang), []);
    },
  );
  assert.deepEqual(await page.evaluate(strangeWords, lang), []);
  scene.note(`${n} decisions`);
});

/** What a browser sent: answers by the decision they answer. They may be sent often. */
function listen(page) {
  const sent = new Map();
  page.on("request", (x) => {
    if (x.method() !== "POST" || !x.url().endsWith("/answers")) return;
    const { ask, answer } = x.postDataJSON();
    sent.set(ask, answer);
  });
  return sent;
}

/** The page sends by itself for a while; if that was too short, its reader presses once more. */
async function arrives(page, token) {
  const gaveUp = page
    .locator(".prompt .complaint")
    .waitFor()
    .then(() => true);
  if (await Promise.race([passed(page, token).then(() => false), gaveUp])) {
    await page.locator(".prompt .commit").click();
    await passed(page, token);
  }
}

test("two people, and the server is killed in mid-turn", async ({ scene }) => {
  const house = await scene.ownHouse();
  const people = await meet(scene, "architects");
  const rolls = [dice(1), dice(2)];
  const sent = people.map(listen);

  /** Whoever is to decide; both may be. */
  const mover = () =>
    Promise.any(
      people.map((page, i) =>
        page
          .locator(".prompt.own")
          .waitFor()
          .then(() => i),
      ),
    );
  const clicks = async (n) => {
    for (let i = 0; i < n; i++) {
      const who = await mover();
      await decide(people[who], rolls[who]);
    }
  };
  const bothOnline = () => Promise.all(people.map((page) => page.locator(".offline").waitFor({ state: "detached" })));

  await clicks(12);
  // Between choosing and confirming: the command is sent again until somebody answers.
  let who = await mover();
  let now = await select(people[who], rolls[who]);
  await house.kill();
  await Promise.all(people.map((page) => page.locator(".offline").waitFor()));
  await people[who].locator(".prompt .commit").click();
  await house.restart();
  await bothOnline();
  await arrives(people[who], now.token);
  await clicks(6);
  // While the command is on its way: stored or not, it counts once.
  for (let i = 0; i < 3; i++) {
    who = await mover();
    now = await select(people[who], rolls[who]);
    const leaving = people[who].waitForRequest((x) => x.url().endsWith("/answers"));
    await people[who].locator(".prompt .commit").click();
    await leaving;
    await house.kill();
    await house.restart();
    await bothOnline();
    await arrives(people[who], now.token);
    await clicks(2);
  }

  const id = tableOf(people[0]);
  const guests = await Promise.all(people.map((page) => Guest.of(page.context(), scene)));
  await Promise.all(guests.map((guest, i) => guest.play(id, rolls[i])));
  await Promise.all(people.map((page) => page.locator(".scores tfoot").waitFor()));
  const record = await guests[0].record(id);
  assert.match(house.verify(record), /^verified/m);
  // A decision is named by how many answers its seat has given.
  const entries = record
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(Array.isArray);
  for (const [seat, commands] of sent.entries()) {
    assert.ok(commands.size > 8, `seat ${seat} sent ${commands.size} commands`);
    const given = entries.filter((x) => x[1] === seat).map((x) => x[2]);
    for (const [ask, answer] of commands) assert.deepEqual(given[ask], answer, `decision ${ask} of seat ${seat}`);
  }
  scene.note(`${sent[0].size} and ${sent[1].size} commands by mouse, ${entries.length} answers verified`);
});

test("an outcome that was lost is asked for again", async ({ scene }) => {
  const house = await scene.ownHouse();
  const page = await scene.visitor();
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "architects");
  await page.locator(".prompt.own").waitFor();
  await house.kill();
  await page.locator(".offline").waitFor();
  await asked(page);
  await page
    .locator("[data-try]")
    .first()
    .click({ position: { x: 14, y: 12 } });
  await page.locator(".prompt .commit:enabled").waitFor();
  assert.equal(await page.locator(".outcome .then").count(), 0, "nobody could know");
  await house.restart();
  await told(page);
});

/** Holds what the server tells while `window.held` is a list; `window.letGo` hears it without a pause. */
function holdBack() {
  let ear = () => undefined;
  window.held = null;
  window.letGo = async () => {
    const all = window.held;
    window.held = null;
    for (const told of all) {
      ear(told);
      await null; // a page that has no time for anything in between
    }
  };
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      ear = hear;
      super.onmessage = (e) => (window.held ? window.held.push(e) : hear(e));
    }
  };
}

test("a whole game that comes at once is taken in", async ({ scene }) => {
  const page = await scene.visitor({ before: holdBack });
  await comeIn(page, scene.url, "Olena");
  await newTable(page, scene.url, "architects");
  await page.locator(".prompt.own").waitFor();
  await page.evaluate(() => {
    window.held = [];
  });
  const guest = await Guest.of(page.context(), scene);
  const { version } = await guest.play(tableOf(page), dice(5));
  await page.waitForFunction((n) => window.held.at(-1)?.data.includes(`"version":${n},`), version);
  await page.evaluate(() => window.letGo());
  await page.locator(".scores tfoot").waitFor();
  await expect(page.locator(".sr[role=log] p"), "the last steps are told aloud").toHaveCount(12);
  assert.ok(version > 60, `only ${version} answers`);
  scene.note(`${version} answers`);
});
