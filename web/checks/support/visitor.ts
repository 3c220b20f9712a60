// Somebody at a house: a browser profile, a mouse or a finger, and the table they come to.

import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { Guest } from "./guest.ts";
import { TablePage } from "./table.ts";

/** How something is pressed: where on it, or whatever covers it. */
export interface Press {
  position?: { x: number; y: number };
  force?: boolean;
  timeout?: number;
}

export class Visitor {
  readonly url: string;
  readonly touch: boolean;
  readonly table: TablePage;
  /** What the page said to its console, or threw; one that was meant to be is taken out. */
  complaints: string[] = [];
  private readonly check: string;

  constructor(
    readonly page: Page,
    { url, check, touch }: { url: string; check: string; touch: boolean },
  ) {
    this.url = url;
    this.check = check;
    this.touch = touch;
    this.table = new TablePage(this);
    page.on("pageerror", (e) => this.complaints.push(String(e)));
    page.on("console", (m) => m.type() === "error" && this.complaints.push(`${m.text()} ${m.location().url}`));
  }

  /** Goes to a screen of the house: `#/settings`. */
  async goto(screen = ""): Promise<void> {
    await this.page.goto(`${this.url}/${screen}`);
  }

  /** Says one's name at the door. */
  async comeIn(name: string): Promise<void> {
    await this.goto();
    await this.page.locator(".welcome [autocomplete=username]").fill(name);
    await this.press(this.page.locator(".welcome .btn.primary"));
    await this.page.locator(".yours h1").waitFor();
  }

  press(locator: Locator, how?: Press): Promise<void> {
    return this.touch ? locator.tap(how) : locator.click(how);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  /** The same person, who plays without looking. */
  guest(): Promise<Guest> {
    return Guest.of(this.page.context(), this.url, this.check);
  }

  /** Nothing sticks out sideways. */
  async fits(): Promise<void> {
    const [wide, have] = await this.page.evaluate((): [number, number] => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    assert.ok(wide <= have, `the page is ${wide} px wide, the screen ${have}`);
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
