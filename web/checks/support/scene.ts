// What one check has: a house, and visitors with browsers of their own.

import type { Browser, TestInfo } from "@playwright/test";
import type { Lang } from "../../src/words/load.ts";
import { belongsTo, Guest } from "./guest.ts";
import { type House, openBrowser, openHouse, type Settings } from "./house.ts";
import { Visitor } from "./visitor.ts";

export const SIZES = {
  1440: { width: 1440, height: 900, touch: false },
  1024: { width: 1024, height: 768, touch: false },
  390: { width: 390, height: 844, touch: true },
} as const;

/** How wide a screen is, in pixels. */
export type Px = keyof typeof SIZES;

/** `as`: a guest who is signed in already; `before`: run in every page; `pace`: of turns of others, shown
 * with motion unless they come at once; `coach`: what is new is told; `url`: the house, by another address. */
export interface VisitorOptions {
  px?: Px;
  theme?: "light" | "dark";
  lang?: Lang;
  as?: Guest;
  before?: () => void;
  pace?: "none" | "quick" | "normal" | "slow";
  coach?: boolean;
  url?: string;
}

export class Scene {
  readonly name: string;
  private readonly visitors: Visitor[] = [];
  private readonly own: House[] = [];
  private whole: Browser | null = null;

  /** `info`: the test it is for. */
  constructor(
    readonly browser: Browser,
    public house: House,
    private readonly info: TestInfo,
  ) {
    this.name = info.title;
  }

  get url(): string {
    return this.house.url;
  }

  /** A house that can be pulled down without harm to other checks. */
  async ownHouse(set?: Settings, host?: string): Promise<House> {
    this.house = await openHouse(set, host);
    this.own.push(this.house);
    return this.house;
  }

  /** Visitors come with the whole of Chromium from now on: another process, so only for what the usual one has not. */
  async wholeBrowser(): Promise<void> {
    this.whole ??= await openBrowser({ whole: true });
  }

  /** Somebody with a new browser profile. */
  async visitor(options: VisitorOptions = {}): Promise<Visitor> {
    const { px = 1440, theme = "light", lang = "en", as, before, pace = "none", coach = false } = options;
    const { width, height, touch } = SIZES[px];
    const context = await (this.whole ?? this.browser).newContext({
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
    const visitor = new Visitor(page, { url: options.url ?? this.url, check: this.name, touch });
    this.visitors.push(visitor);
    return visitor;
  }

  /** Two people at a new table, the second by invitation; bots take the seats that are left. */
  async meet(game: string, seats = 2): Promise<[Visitor, Visitor]> {
    const [one, two] = [await this.visitor(), await this.visitor()];
    await one.comeIn("Olena");
    await one.goto(`#/new/${game}`);
    await one.page
      .getByRole("group", { name: "Players" })
      .getByRole("radio", { name: String(seats), exact: true })
      .check();
    await one.page.getByLabel("Seat 2").selectOption("person");
    await one.button("Create table").click();
    await two.page.goto(await one.page.getByLabel("Send this link").inputValue());
    await two.page.getByLabel("Your name").fill("Bohdan");
    await two.button("Continue").click();
    await two.button("Join").click();
    await one.button("Start the game").click();
    return [one, two];
  }

  guest(name: string): Promise<Guest> {
    return Guest.come(this.url, name, this.name);
  }

  /** Nothing went wrong in any page, but for what a server that is away explains. */
  complaints(): string[] {
    const away = this.own.length ? /Failed to load resource|WebSocket connection/ : /^$/;
    return this.visitors.flatMap(({ complaints }) => complaints.filter((x) => !away.test(x)));
  }

  /** Told beside the outcome: how much was seen or done, what was measured. */
  note(text: string): void {
    console.log(`      ${this.name}: ${text}`);
  }

  /** A picture of what went wrong, in the folder of the failed check. */
  async keep({ page }: Visitor, name: string): Promise<void> {
    const path = this.info.outputPath(`${name.replace(/[^\p{L}\d]+/gu, "-")}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all(this.visitors.map((visitor) => visitor.leave()));
    await this.whole?.close();
    await Promise.all(this.own.map((house) => house.close()));
  }
}
