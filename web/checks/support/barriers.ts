// axe-core: WCAG A and AA, and its best practices.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The only rules that a theme can break: it changes nothing but colours. */
const COLOURS: axe.RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** What axe finds; above the table only the dialog is new. */
export async function barriers(page: Page, { colours = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (options) => {
      const where = document.querySelector("dialog[open]") ?? document;
      const { violations } = await window.axe.run(where, { resultTypes: ["violations"], preload: false, ...options });
      return violations.map((x): [string, string[]] => [x.id, x.nodes.map((n) => n.target.join(" "))]);
    },
    colours ? COLOURS : {},
  );
  return found.map(([id, nodes]) => `${id}: ${nodes.slice(0, 3).join(" | ")}`);
}
