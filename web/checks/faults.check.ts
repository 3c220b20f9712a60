// A page that fails says so, tells the server once, and loads itself anew where a part of it is gone.

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Fault } from "../src/generated/http.ts";
import { expect, test } from "./support/fixtures.ts";
import { strangeWords } from "./support/words.ts";

/** What a page has told the server of its faults, and goes on to tell. */
function reportsOf(page: Page): Fault[] {
  const reports: Fault[] = [];
  page.on("request", (x) => x.url().endsWith("/api/faults") && reports.push(x.postDataJSON()));
  return reports;
}

test("a part of the page that is gone", async ({ scene }) => {
  const me = await scene.guest("Олена");
  const visitor = await scene.visitor({ lang: "uk", px: 390, as: me });
  const { page } = visitor;
  const reports = reportsOf(page);
  let loads = 0;
  page.on("load", () => loads++);
  const part = "**/assets/Settings-*.js";
  await page.route(part, (route) => route.fulfill({ status: 404, body: "" }));
  await visitor.goto();
  await page.locator(".yours h1").waitFor();
  assert.equal(loads, 1);
  // The page may be of a build that is gone: it is loaded anew, and once only.
  await visitor.goto("#/settings");
  await expect.poll(() => loads).toBe(2);
  const failed = page.locator(".failed-screen", { hasText: "На цій сторінці щось зламалося" });
  await failed.waitFor();
  await expect.poll(() => reports.filter((x) => x.slot === "screen").length).toBeGreaterThan(0);
  assert.deepEqual(await page.evaluate(strangeWords, "uk" as const), []);
  await visitor.fits();
  // All else stands; and it is there when it can be had again.
  await failed.getByRole("link", { name: "Головна" }).tap();
  await page.locator(".yours h1").waitFor();
  await visitor.goto("#/settings");
  await failed.waitFor();
  assert.equal(loads, 2, "it does not load again and again");
  await page.unroute(part);
  await failed.getByRole("button", { name: "Завантажити ще раз" }).tap();
  await page.locator(".panel.form").first().waitFor();
  visitor.complaints = [];
});

test("faults that nobody has caught", async ({ scene }) => {
  const visitor = await scene.visitor();
  const { page } = visitor;
  const reports = reportsOf(page);
  await visitor.goto();
  await page.locator(".welcome").waitFor();
  await page.evaluate(() => {
    const fault = (name: string, address: string) =>
      Object.assign(new RangeError(`of ${name}, whom it is about`), {
        stack: `RangeError\n    at f (${address}:3:14)`,
      });
    const own = (name: string) => fault(name, `${location.origin}/assets/a-0.js?of=${name}`);
    const thrown = (error: unknown) => dispatchEvent(new ErrorEvent("error", { error }));
    for (let i = 0; i < 5; i++) thrown(own("Ada"));
    thrown(fault("Bob", "chrome-extension://of-theirs/b.js"));
    thrown(null);
    const promise = Promise.resolve();
    dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: own("Eve") }));
    dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: "gone" }));
  });
  await expect.poll(() => reports.length).toBe(2);
  const [{ build, ...one }, two] = reports as [Fault, Fault];
  assert.deepEqual(one, { slot: "script", kind: "RangeError", game: "", frames: ["assets/a-0.js:3:14"] });
  assert.equal(two.slot, "promise");
  assert.match(build, /^index-/);
  assert.doesNotMatch(JSON.stringify(reports), /Ada|Eve|Bob/);
  visitor.complaints = [];
});
