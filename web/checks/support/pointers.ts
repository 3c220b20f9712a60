// That no pointer was used: what is shown by keys alone.

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    pointers: number;
  }
}

/** Runs in the page: counts what a mouse or a finger does from now on. */
export function countPointers(): void {
  window.pointers = 0;
  for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, () => (window.pointers += 1), true);
}

export async function noPointer(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => window.pointers), 0, "a pointer was used");
}
