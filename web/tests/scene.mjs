// What one check has: a house, and visitors with browsers of their own.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { belongsTo, Guest } from "./guest.mjs";
import { openHouse } from "./house.mjs";

export const SIZES = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 768 },
  390: { width: 390, height: 844, touch: true },
};
const PATIENCE = 60_000; // the machine may be busy

let folder = "";

function pictures() {
  folder ||= mkdtempSync(join(tmpdir(), "ludorum-pictures-"));
  return folder;
}

export class Scene {
  constructor(browser, house, name) {
    this.browser = browser;
    this.house = house;
    this.name = name;
    this.pages = [];
    this.own = [];
  }

  get url() {
    return this.house.url;
  }

  /** A house that can be pulled down without harm to other checks. */
  async ownHouse(set) {
    this.house = await openHouse(set);
    this.own.push(this.house);
    return this.house;
  }

  /** A new browser profile. `as`: a guest who is signed in already; `before`: run in every page. */
  async visitor({ px = 1440, theme = "light", lang = "en", as = null, before = null } = {}) {
    const { width, height, touch = false } = SIZES[px];
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: "reduce",
      extraHTTPHeaders: belongsTo(this.name),
    });
    context.setDefaultTimeout(PATIENCE);
    if (as) await context.addCookies([as.cookie]);
    await context.addInitScript((prefs) => {
      const had = localStorage.getItem("ludorum.prefs");
      if (!had) localStorage.setItem("ludorum.prefs", JSON.stringify(prefs));
    }, { lang, theme });
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    page.touch = touch;
    page.complaints = [];
    page.on("pageerror", (e) => page.complaints.push(String(e)));
    page.on("console", (m) => m.type() === "error" && page.complaints.push(`${m.text()} ${m.location().url}`));
    this.pages.push(page);
    return page;
  }

  guest(name, check = this.name) {
    return Guest.come(this.url, name, check);
  }

  /** Nothing went wrong in any page, but for what a server that is away explains. */
  complaints() {
    const away = this.own.length ? /Failed to load resource|WebSocket connection/ : /^$/;
    return this.pages.flatMap((page) => page.complaints.filter((x) => !away.test(x)));
  }

  /** A picture of what went wrong. */
  async keep(page, name) {
    const path = join(pictures(), `${name.replace(/[^\p{L}\d]+/gu, "-")}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
  }

  /** Where everybody stands, with pictures. */
  async testimony(name) {
    const out = [];
    for (const [i, page] of this.pages.entries()) {
      if (page.isClosed()) continue;
      const question = await page.evaluate(() => document.querySelector(".prompt h2")?.textContent ?? "").catch(() => "?");
      out.push(`at ${page.url()}`, ...(question ? [`asked: ${question}`] : []), ...page.complaints.map((x) => `page: ${x}`));
      await this.keep(page, `${name} ${i + 1}`);
    }
    return [...out, `pictures: ${pictures()}`];
  }

  async close() {
    await Promise.all(this.pages.map((page) => page.context().close()));
    await Promise.all(this.own.map((house) => house.close()));
  }
}
