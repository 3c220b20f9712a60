// The pictures of docs/pictures: real positions of a real server, played by the sensible player.
//   npm run pictures

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const support = async (name) => (await runnerImport(`checks/support/${name}.ts`, { configFile: false })).module;
const { Guest } = await support("guest");
const { openBrowser, openHouse } = await support("house");

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OUT = join(ROOT, "docs/pictures");
const PYTHON = join(ROOT, ".venv/bin/python");
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

mkdirSync(OUT, { recursive: true });
const house = await openHouse();
const browser = await openBrowser();

function play(guest, table, decisions, kind = "place") {
  const script = fileURLToPath(new URL("sensible.py", import.meta.url));
  execFileSync(PYTHON, [script, house.url, guest.session, table, String(decisions), kind]);
}

async function picture(
  name,
  guest,
  hash,
  size,
  { lang = "en", theme = "light", act = () => {}, shows = ".player" } = {},
) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: "reduce" });
  await context.addCookies([guest.cookie]);
  const prefs = JSON.stringify({ lang, theme });
  await context.addInitScript((x) => localStorage.setItem("ludorum.prefs", x), prefs);
  const page = await context.newPage();
  await page.goto(`${house.url}/${hash}`, { waitUntil: "networkidle" });
  await page.locator(shows).first().waitFor();
  const skip = page.locator(".handover .btn").first();
  if (await skip.isVisible()) await skip.click();
  await act(page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300); // fonts
  await page.screenshot({ path: join(OUT, `${name}.png`) });
  await context.close();
}

const select = (place) => (page) => page.locator(`[data-place="${place}"] .hit`).first().click();

/** A game with the companion, as it asks for the first cards. */
async function accompany(page) {
  await page.locator(".pick label", { hasText: "Paladins" }).click();
  await page.locator(".form .btn.primary").click();
  await page.locator(".ask").waitFor();
}

try {
  const olena = await Guest.come(house.url, "Olena");
  const others = await Promise.all(["Bohdan", "Iryna"].map((x) => Guest.come(house.url, x)));
  await others[0].table({ seats: 4, bots: 1, open: true });
  await others[1].table({ seats: 3, open: true });
  const three = await olena.table({ seats: 3 });
  play(olena, three.id, 36);
  await picture("table", olena, `#/table/${three.id}`, WIDE, { act: select("quarry") });
  await picture("table-dark", olena, `#/table/${three.id}`, WIDE, { lang: "uk", theme: "dark" });
  await picture("phone", olena, `#/table/${three.id}`, PHONE, { act: select("quarry") });
  await olena.table({ game: "tithe", seats: 3 });
  await olena.table({ seats: 1, options: { solo: "helena" } });
  await picture("home", olena, "", WIDE, { shows: ".my-table" });
  play(olena, three.id, -1);
  await picture("score", olena, `#/table/${three.id}`, WIDE);
  await picture("replay", olena, `#/replay/${three.id}/40`, WIDE);
  const games = [
    ["viscounts", { seats: 3 }, 60, "move"],
    ["hamlet", { seats: 1 }, 60, "act"],
    ["paladins", { seats: 2 }, 60, "act"],
    ["hadrians_wall", { seats: 1 }, 60, "act"],
  ];
  for (const [game, how, decisions, kind] of games) {
    const { id } = await olena.table({ game, ...how });
    play(olena, id, decisions, kind);
    await picture(game, olena, `#/table/${id}`, WIDE);
  }
  await picture("companion", olena, "#/companion", PHONE, { shows: ".pick label", act: accompany });
} finally {
  await browser.close();
  await house.close();
}
