// Somebody who plays by mouse or finger: looks at what is marked, presses it, confirms.

import assert from "node:assert/strict";

const MARKED =
  ".board-slot .legal > .hit, .board-slot .chip, .dock-slot .legal > .hit, .dock-slot .chip, .chips .option";

/** Say one's name at the door. */
export async function comeIn(page, url, name) {
  await page.goto(url);
  await page.locator(".welcome [autocomplete=username]").fill(name);
  await press(page, page.locator(".welcome .btn.primary"));
  await page.locator(".yours h1").waitFor();
}

/** A table against bots, as the form suggests it. */
export async function newTable(page, url, game) {
  await page.goto(`${url}/#/new/${game}`);
  await press(page, page.locator("form .btn.primary"));
  await page.locator(".table-main").waitFor();
}

/** Two people at a new table, the second by invitation; bots take the seats that are left. */
export async function meet(scene, game, seats = 2) {
  const people = [await scene.visitor(), await scene.visitor()];
  const [one, two] = people;
  await comeIn(one, scene.url, "Olena");
  await one.goto(`${scene.url}/#/new/${game}`);
  await one
    .getByRole("group", { name: "Players" })
    .getByRole("radio", { name: String(seats), exact: true })
    .check();
  await one.getByLabel("Seat 2").selectOption("person");
  await one.getByRole("button", { name: "Create table" }).click();
  await two.goto(await one.getByLabel("Send this link").inputValue());
  await two.getByLabel("Your name").fill("Bohdan");
  await two.getByRole("button", { name: "Continue" }).click();
  await two.getByRole("button", { name: "Join" }).click();
  await one.getByRole("button", { name: "Start the game" }).click();
  return people;
}

export const button = (page, name) => page.getByRole("button", { name });

/** The id of the table a page shows. */
export function tableOf(page) {
  return page.url().split("/").at(-1);
}

/** Waits for a decision or the end: "ask" or "over". */
export async function turn(page) {
  await page.locator(".prompt.own, .scores").first().waitFor();
  return (await page.locator(".scores").count()) ? "over" : "ask";
}

/** The pending decision; everything in view that answers it is numbered by `data-try`. */
export function asked(page) {
  return page.evaluate((marked) => {
    for (const x of document.querySelectorAll("[data-try]")) delete x.dataset.try;
    const seen = [...document.querySelectorAll(marked)].filter((x) => x.checkVisibility({ visibilityProperty: true }));
    for (const [i, x] of seen.entries()) x.dataset.try = i;
    const prompt = document.querySelector(".prompt.own");
    const { token, steps } = prompt?.dataset ?? {};
    const only = seen.length === 1 && prompt?.querySelector(".commit:enabled") !== null;
    return { token, steps, only, question: prompt?.querySelector("h2").textContent, n: seen.length };
  }, MARKED);
}

export function press(page, locator, how) {
  return page.touch ? locator.tap(how) : locator.click(how);
}

/** Selects one of the marked options and waits to be told what it would do. */
export async function select(page, roll) {
  let now = await asked(page);
  // On a phone what can be pressed may be under another tab.
  for (const tab of [0, 1]) {
    const button = page.locator(".tabs button").nth(tab);
    if (now.n || !(await button.isVisible())) break;
    await press(page, button);
    now = await asked(page);
  }
  assert.ok(now.n, `nothing to press: ${now.question}`);
  // At its heading: cards may lie on the middle of a place. The only option is selected already.
  if (!now.only) await press(page, page.locator(`[data-try="${roll(now.n)}"]`), { position: { x: 14, y: 12 } });
  await told(page);
  return now;
}

/** The outcome is shown, and can be confirmed. An option may have led to another question. */
export function told(page) {
  return page.waitForFunction(
    () => document.querySelector(".prompt .commit:enabled") && document.querySelector(".outcome .then"),
  );
}

/** Another decision, somebody else's turn, or the end. */
export function passed(page, token) {
  return page.waitForFunction(
    (old) => document.querySelector(".prompt.own")?.getAttribute("data-token") !== old,
    token,
  );
}

/** One decision: select, look at what it would do, confirm. Returns its question. */
export async function decide(page, roll) {
  const now = await select(page, roll);
  await press(page, page.locator(".prompt .commit"));
  await passed(page, now.token);
  return now.question;
}

/** To the end by `step`; `each` is run before every decision. Returns how many there were. */
export async function playOn(page, step, each = () => undefined) {
  let n = 0;
  for (; (await turn(page)) === "ask"; n++) {
    await each(n);
    await step();
  }
  await page.locator(".scores tfoot").waitFor();
  assert.ok(n > 20, `only ${n} decisions`);
  return n;
}

/** Nothing sticks out sideways. */
export async function fits(page) {
  const [wide, have] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= have, `the page is ${wide} px wide, the screen ${have}`);
}
