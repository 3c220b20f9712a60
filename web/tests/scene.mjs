// What one check has: a house, and visitors with browsers of their own.

import { belongsTo, Guest } from "./guest.mjs";
import { openHouse } from "./house.mjs";

export const SIZES = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 768 },
  390: { width: 390, height: 844, touch: true },
};

export class Scene {
  /** `info`: the test it is for. */
  constructor(browser, house, info) {
    this.browser = browser;
    this.house = house;
    this.info = info;
    this.name = info.title;
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

  /** A new browser profile. `as`: a guest who is signed in already; `before`: run in every page;
   * `pace`: of turns of others, shown with motion unless they come at once; `coach`: what is new is told. */
  async visitor({
    px = 1440,
    theme = "light",
    lang = "en",
    as = null,
    before = null,
    pace = "none",
    coach = false,
  } = {}) {
    const { width, height, touch = false } = SIZES[px];
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: pace === "none" ? "reduce" : "no-preference",
      extraHTTPHeaders: belongsTo(this.name),
    });
    if (as) await context.addCookies([as.cookie]);
    await context.addInitScript(
      (prefs) => {
        const had = localStorage.getItem("ludorum.prefs");
        if (!had) localStorage.setItem("ludorum.prefs", JSON.stringify(prefs));
      },
      { lang, theme, pace, coach },
    );
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    page.touch = touch;
    page.complaints = [];
    page.on("pageerror", (e) => page.complaints.push(String(e)));
    page.on("console", (m) => m.type() === "error" && page.complaints.push(`${m.text()} ${m.location().url}`));
    this.pages.push(page);
    return page;
  }

  guest(name) {
    return Guest.come(this.url, name, this.name);
  }

  /** Nothing went wrong in any page, but for what a server that is away explains. */
  complaints() {
    const away = this.own.length ? /Failed to load resource|WebSocket connection/ : /^$/;
    return this.pages.flatMap((page) => page.complaints.filter((x) => !away.test(x)));
  }

  /** Told beside the outcome: how much was seen or done, what was measured. */
  note(text) {
    console.log(`      ${this.name}: ${text}`);
  }

  /** A picture of what went wrong, in the folder of the failed check. */
  async keep(page, name) {
    const path = this.info.outputPath(`${name.replace(/[^\p{L}\d]+/gu, "-")}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
  }

  async close() {
    await Promise.all(this.pages.map((page) => page.context().close()));
    await Promise.all(this.own.map((house) => house.close()));
  }
}
