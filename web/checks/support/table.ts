// A table as it is played by mouse or finger: looks at what is marked, presses it, confirms.

import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { Roll } from "./dice.ts";
import type { Visitor } from "./visitor.ts";

export const MARKED =
  ".board-slot .legal > .hit, .board-slot .chip, .dock-slot .legal > .hit, .dock-slot .chip, .chips .option";
/** At the heading of a place: cards may lie on its middle. */
export const HEADING = { position: { x: 14, y: 12 } };
const SOON = 5_000; // ms: until then something numbered is pressed, unless the machine is busy
const LEAST = 20; // decisions in a whole game

/** A pending decision: its token, how many questions of it are answered, and how much in view answers it. `only`:
 * the one option there is is selected already. */
export interface Decision {
  token: string | undefined;
  steps: string | undefined;
  only: boolean;
  question: string | undefined;
  n: number;
}

export class TablePage {
  constructor(private readonly visitor: Visitor) {}

  get page(): Page {
    return this.visitor.page;
  }

  /** The id of the table that is shown. */
  get id(): string {
    return this.page.url().split("/").at(-1)!;
  }

  /** The prompt, if the decision is one's own. */
  get prompt(): Locator {
    return this.page.locator(".prompt.own");
  }

  get question(): Locator {
    return this.page.locator(".prompt.own h2");
  }

  /** The button that confirms. */
  get commit(): Locator {
    return this.page.locator(".prompt .commit");
  }

  /** What the option that is selected would do. */
  get outcome(): Locator {
    return this.page.locator(".outcome .then");
  }

  get board(): Locator {
    return this.page.locator(".board-slot");
  }

  /** The own area. */
  get dock(): Locator {
    return this.page.locator(".dock-slot");
  }

  get story(): Locator {
    return this.page.locator(".story");
  }

  /** On a phone: the board, the own area, the players, the story, the talk. */
  get tabs(): Locator {
    return this.page.locator(".tabs button");
  }

  /** The last line of the score sheet: the game is over. */
  get totals(): Locator {
    return this.page.locator(".scores tfoot");
  }

  /** What names the pending decision. */
  token(): Promise<string | null> {
    return this.prompt.getAttribute("data-token");
  }

  /** A new table against bots, as the form suggests it: `architects`, or alone `architects/solo`. */
  async begin(game: string): Promise<void> {
    await this.visitor.goto(`#/new/${game}`);
    await this.press(this.page.locator("form .btn.primary"));
    await this.page.locator(".table-main").waitFor();
  }

  /** Goes to a table that is there. */
  open(id: string): Promise<void> {
    return this.visitor.goto(`#/table/${id}`);
  }

  press: Visitor["press"] = (locator, how) => this.visitor.press(locator, how);

  /** Waits for a decision or the end. */
  async turn(): Promise<"ask" | "over"> {
    await this.page.locator(".prompt.own, .scores").first().waitFor();
    return (await this.page.locator(".scores").count()) ? "over" : "ask";
  }

  /** The pending decision; everything in view that answers it is numbered by `data-try`, once the page has drawn it
   * all: two frames show the same. */
  asked(): Promise<Decision> {
    return this.page.evaluate(async (marked) => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const find = () =>
        [...document.querySelectorAll<HTMLElement>(marked)].filter((x) =>
          x.checkVisibility({ visibilityProperty: true }),
        );
      let seen = find();
      for (let had: HTMLElement[] | null = null; had?.length !== seen.length || had.some((x, i) => x !== seen[i]); ) {
        await frame();
        [had, seen] = [seen, find()];
      }
      for (const x of document.querySelectorAll<HTMLElement>("[data-try]")) delete x.dataset.try;
      for (const [i, x] of seen.entries()) x.dataset.try = String(i);
      const prompt = document.querySelector<HTMLElement>(".prompt.own");
      const { token, steps } = prompt?.dataset ?? {};
      const only = seen.length === 1 && prompt?.querySelector(".commit:enabled") !== null;
      return { token, steps, only, question: prompt?.querySelector("h2")?.textContent, n: seen.length };
    }, MARKED);
  }

  /** Selects one of the marked options and waits to be told what it would do. */
  async select(roll: Roll): Promise<Decision> {
    let now = await this.asked();
    // On a phone what can be pressed may be under another tab.
    for (const tab of [0, 1]) {
      const button = this.tabs.nth(tab);
      if (now.n || !(await button.isVisible())) break;
      await this.press(button);
      now = await this.asked();
    }
    assert.ok(now.n, `nothing to press: ${now.question}`);
    // The only option is selected already.
    if (!now.only) await this.pressOption(roll(now.n));
    await this.told();
    return now;
  }

  /** What the page draws anew has its number no longer: then it is numbered again. */
  private async pressOption(i: number): Promise<void> {
    const option = this.page.locator(`[data-try="${i}"]`);
    try {
      await this.press(option, { ...HEADING, timeout: SOON });
    } catch {
      if (await option.count()) {
        // It was pressed, and only the page was late: once more would take it back.
        if (await option.evaluate((x) => x.matches("[aria-pressed=true], .on, .sel"))) return;
        await this.press(option, HEADING);
      } else {
        const { n } = await this.asked();
        await this.press(this.page.locator(`[data-try="${i % n}"]`), HEADING);
      }
    }
  }

  /** The outcome is shown, and can be confirmed. An option may have led to another question. */
  async told(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector(".prompt .commit:enabled") && document.querySelector(".outcome .then"),
    );
  }

  /** Another decision, somebody else's turn, or the end. */
  async passed(token: string | null | undefined): Promise<void> {
    await this.page.waitForFunction(
      (old) => document.querySelector(".prompt.own")?.getAttribute("data-token") !== old,
      token,
    );
  }

  /** Confirms what is selected. */
  async confirm(token: string | null | undefined): Promise<void> {
    await this.press(this.commit);
    await this.passed(token);
  }

  /** One decision: selects, looks at what it would do, confirms. Returns its question. */
  async decide(roll: Roll): Promise<string | undefined> {
    const now = await this.select(roll);
    await this.confirm(now.token);
    return now.question;
  }

  /** To the end by `step`; `each` is run before every decision. Returns how many there were. */
  async playOn(step: () => Promise<unknown>, each: (n: number) => unknown = () => undefined): Promise<number> {
    let n = 0;
    for (; (await this.turn()) === "ask"; n++) {
      await each(n);
      await step();
    }
    await this.totals.waitFor();
    assert.ok(n > LEAST, `only ${n} decisions`);
    return n;
  }
}
