// The page against the real server: whole games by clicking, and no barriers on any screen.
//   node tests/play.mjs            everything
//   node tests/play.mjs axe        only the screens

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { openHouse } from "./house.mjs";
import { decide, dice, fits, turn } from "./player.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, touch: true };
const only = process.argv[2] ?? "";
const checks = [];
const check = (name, run) => checks.push([name, run]);

async function comeIn(page, url, name) {
  await page.goto(url);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
}

async function newTable(page, url, game) {
  await page.goto(`${url}/#/new/${game}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".table-main").waitFor();
}

for (const [kind, size] of Object.entries({ "1440": WIDE, "390": PHONE })) {
  check(`a whole game of Tithe, ${kind} px`, async (house) => {
    const page = await house.visitor(size);
    await comeIn(page, house.url, "Olena");
    await newTable(page, house.url, "tithe");
    const roll = dice(7);
    let n = 0;
    while ((await turn(page)) === "ask") {
      await decide(page, roll);
      await fits(page);
      n += 1;
    }
    assert.ok(n >= 8, `only ${n} decisions`);
    await page.locator(".scores tfoot").waitFor();
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  check(`ten turns of Architects, ${kind} px`, async (house) => {
    const page = await house.visitor(size);
    await comeIn(page, house.url, "Olena");
    await newTable(page, house.url, "architects");
    const roll = dice(11);
    let turns = 0;
    while (turns < 10) {
      assert.equal(await turn(page), "ask");
      const question = await decide(page, roll);
      await fits(page);
      if (question.startsWith("Place a worker")) turns += 1;
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

check("a game of Architects to its end, 1440 px", async (house) => {
  const page = await house.visitor(WIDE);
  await comeIn(page, house.url, "Olena");
  await newTable(page, house.url, "architects");
  const roll = dice(23);
  while ((await turn(page)) === "ask") await decide(page, roll);
  await page.locator(".scores tfoot").waitFor();
  assert.deepEqual(page.complaints, []);
  await barriers(page, "score sheet");
  await page.context().close();
});

check("a decision is taken back, and the story with it", async (house) => {
  const page = await house.visitor(WIDE);
  await comeIn(page, house.url, "Olena");
  await newTable(page, house.url, "architects");
  for (let i = 0; i < 3; i++) {
    await turn(page);
    await decide(page, dice(i));
  }
  const place = async (key) => {
    await turn(page);
    const token = await page.locator(".prompt.own").getAttribute("data-token");
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await page.locator(`.prompt:not([data-token="${token}"])`).waitFor();
  };
  await place("KeyQ");
  await place("KeyQ");
  // With stone to spare the Storehouse asks further: its worker can be taken back.
  await place("KeyK");
  await page.locator(".prompt h2", { hasText: /Storehouse/ }).waitFor();
  await page.locator(".story .turn-head b", { hasText: /^You/ }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("KeyZ");
  await page.locator(".prompt h2", { hasText: "Place a worker" }).waitFor();
  // The newest turn of which anything is told is another's again.
  const newest = page.locator(".story .turn-head b").first();
  await newest.filter({ hasNotText: /^You/ }).waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

check("the server is killed in mid-turn, and the game goes on", async (house) => {
  const page = await house.visitor(WIDE);
  await comeIn(page, house.url, "Olena");
  await newTable(page, house.url, "tithe");
  await turn(page);
  await decide(page, dice(3));
  await turn(page);
  const token = await page.locator(".prompt.own").getAttribute("data-token");
  await page.locator(".board-slot .legal > .hit").first().click();
  await house.kill();
  await page.locator(".offline").waitFor();
  // The command is sent again until somebody answers.
  await page.locator(".prompt .commit").click();
  await house.restart();
  await page.locator(".offline").waitFor({ state: "detached" });
  await page.locator(`.prompt:not([data-token="${token}"])`).waitFor();
  for (let i = 0; i < 3; i++) {
    await turn(page);
    await decide(page, dice(i));
  }
  await page.context().close();
});

check("two people by invitation, one watches", async (house) => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => house.visitor(WIDE)));
  await comeIn(one, house.url, "Olena");
  await one.goto(`${house.url}/#/new/tithe`);
  await one.getByRole("radio", { name: "2", exact: true }).check();
  await one.getByLabel("Seat 2").selectOption("person");
  await one.getByText("Public table").click();
  await one.getByRole("button", { name: "Make the table" }).click();
  const link = await one.getByLabel("Send this link").inputValue();
  await two.goto(link);
  await two.getByLabel("Your name").fill("Bohdan");
  await two.getByRole("button", { name: "Come in" }).click();
  await two.getByRole("button", { name: "Take a seat" }).click();
  await one.getByRole("button", { name: "Begin" }).click();
  await turn(one);
  await turn(two);
  await comeIn(three, house.url, "Iryna");
  await three.goto(`${house.url}/${new URL(one.url()).hash}`);
  await three.getByText("You are watching.").waitFor();
  await Promise.all([decide(one, dice(1)), decide(two, dice(2))]);
  await three.locator(".story .told").first().waitFor();
  await one.getByLabel("Write a line").fill("Well bid!");
  await one.keyboard.press("Enter");
  await two.locator(".lines", { hasText: "Well bid!" }).waitFor();
  for (const page of [one, two, three]) assert.deepEqual(page.complaints, []);
  for (const page of [one, two, three]) await page.context().close();
});

check("back after an absence", async (house) => {
  const page = await house.visitor(WIDE);
  await comeIn(page, house.url, "Olena");
  await newTable(page, house.url, "architects");
  for (let i = 0; i < 4; i++) {
    await turn(page);
    await decide(page, dice(i));
  }
  await turn(page);
  const look = (hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.keyboard.press("KeyQ");
  await page.keyboard.press("Enter");
  await look(true);
  await turn(page);
  await page.waitForTimeout(300);
  await look(false);
  const note = page.locator(".handover");
  await note.waitFor();
  assert.match(await note.innerText(), /2 turns, \d+ steps/);
  await note.getByRole("button", { name: "Show" }).click();
  await page.locator(".replaying h2").waitFor();
  await page.locator(".board-slot .lit").first().waitFor();
  await page.getByRole("button", { name: "To the game" }).click();
  await page.locator(".prompt.own").waitFor();
  assert.equal(await note.count(), 0);
  // A reload keeps the story.
  const told = await page.locator(".story .turn").count();
  await page.reload();
  await turn(page);
  assert.equal(await page.locator(".story .turn").count(), told);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

check("a decision without a mouse, on a Cyrillic layout", async (house) => {
  const page = await house.visitor(WIDE);
  await comeIn(page, house.url, "Olena");
  await newTable(page, house.url, "tithe");
  await turn(page);
  const token = await page.locator(".prompt.own").getAttribute("data-token");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.match(focused ?? "", /grain worth/);
  await page.keyboard.press("Enter");
  await page.locator(".outcome .then").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(`.prompt:not([data-token="${token}"])`).waitFor();
  await turn(page);
  // "я" stands where Z does: the reason why nothing can be taken back is told.
  const press = { code: "KeyZ", key: "я", bubbles: true };
  await page.evaluate((e) => document.body.dispatchEvent(new KeyboardEvent("keydown", e)), press);
  await page.locator(".prompt .complaint").waitFor();
  await page.context().close();
});

check("the first load is light", async (house) => {
  const page = await house.visitor(WIDE);
  const sizes = [];
  page.on("response", (x) =>
    sizes.push(
      x.body().then(
        (body) => (x.url().endsWith(".woff2") ? 0 : gzipSync(body).length),
        () => 0,
      ),
    ),
  );
  await page.goto(house.url, { waitUntil: "networkidle" });
  const total = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
  console.log(`      first load without fonts: ${(total / 1024).toFixed(0)} KB gzip`);
  assert.ok(total <= 250 * 1024, `${total} bytes`);
  await page.context().close();
});

const SCREENS = {
  home: "",
  "new table": "#/new/architects",
  rules: "#/rules/architects/A7.3",
  settings: "#/settings",
  "sign-in": "#/sign-in",
  replays: "#/replays",
};

async function barriers(page, name) {
  await page.waitForTimeout(250); // words and fonts
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const told = found.violations.map(
    (x) => `${name}: ${x.id}: ${x.nodes.map((n) => n.target.join(" ")).slice(0, 3).join(" | ")}`,
  );
  assert.deepEqual(told, []);
}

/** Words that are cut off, or stick out of the screen; lines that may end in dots are left out. */
function clipped() {
  const MAY = ".sr, .when-wide, .short, .last-line, .crumb, .who, .player h3, svg, option";
  const out = [];
  for (const x of document.querySelectorAll("body *")) {
    const own = [...x.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || x.closest(MAY) || !x.checkVisibility()) continue;
    const style = getComputedStyle(x);
    if (style.clipPath !== "none") continue; // only to be heard
    const cut = style.overflowX !== "visible" && x.scrollWidth > x.clientWidth + 1;
    const scroller = x.closest(".scroller, .contents nav, .top-nav, .board-slot");
    const beyond = !scroller && x.getBoundingClientRect().right > innerWidth + 1;
    if (cut || beyond) out.push(`${x.className || x.tagName}: ${x.textContent.slice(0, 40)}`);
  }
  return out;
}

for (const lang of ["uk", "ru"]) {
  for (const size of [WIDE, { width: 1024, height: 768 }, PHONE]) {
    check(`no words are cut off, ${lang}, ${size.width} px`, async (house) => {
      const page = await house.visitor({ ...size, lang });
      await page.request.post(`${house.url}/api/guest`, { data: { name: "Олександра-Марія" } });
      for (const hash of Object.values(SCREENS)) {
        await page.goto(`${house.url}/${hash}`);
        await page.locator("h1").waitFor();
        await page.waitForTimeout(300);
        assert.deepEqual(await page.evaluate(clipped), []);
        await fits(page);
      }
      await page.goto(`${house.url}/#/new/architects`);
      await page.locator("form .btn.primary").click();
      for (let i = 0; i < 5; i++) {
        await turn(page);
        assert.deepEqual(await page.evaluate(clipped), []);
        await fits(page);
        await decide(page, dice(i));
      }
      await page.context().close();
    });
  }
}

for (const theme of ["light", "dark"]) {
  for (const size of [WIDE, { width: 1024, height: 768 }, PHONE]) {
    check(`axe, ${theme}, ${size.width} px`, async (house) => {
      const page = await house.visitor({ ...size, theme });
      await page.goto(house.url);
      await page.getByLabel("Your name").waitFor();
      await barriers(page, "welcome");
      await comeIn(page, house.url, "Olena");
      for (const [name, hash] of Object.entries(SCREENS)) {
        await page.goto(`${house.url}/${hash}`);
        await page.locator("h1").waitFor();
        await barriers(page, name);
        await fits(page);
      }
      for (const game of ["tithe", "architects"]) {
        await newTable(page, house.url, game);
        await turn(page);
        await barriers(page, `${game}, first decision`);
        for (let i = 0; i < 3; i++) {
          await decide(page, dice(i));
          await turn(page);
        }
        await barriers(page, `${game}, later`);
      }
      await page.context().close();
    });
  }
}

const house = await openHouse();
let failed = 0;
try {
  for (const [name, run] of checks.filter(([x]) => x.includes(only))) {
    const began = Date.now();
    try {
      await run(house);
      console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (e) {
      failed += 1;
      console.log(`FAIL  ${name}\n${e.stack}`);
    }
  }
} finally {
  await house.close();
}
process.exitCode = failed ? 1 : 0;
