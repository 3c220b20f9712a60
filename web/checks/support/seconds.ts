// What every check costs, and what it goes by with: a row a check in build/checks/browser.jsonl, where `scripts/dearest`
// and `scripts/flakes` read.

import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";
import { ROOT } from "./house.ts";

const FILE = join(process.env.LUDORUM_RECORD ?? join(ROOT, "build/checks"), "browser.jsonl");

/** What a step of Playwright is for, by how it is called. */
const KINDS: readonly [string, RegExp][] = [
  ["servers and browsers", /^(fixture|Fixture|Launch|Create|Close|After Hooks|Worker Cleanup)/],
  ["loading pages", /^(Navigate|Reload|Go back|Wait for (load|navigation|URL))/],
  ["pressing", /^(Click|Tap|Fill|Type|Press|Check|Uncheck|Hover|Select|Mouse|Keyboard|Set input)/i],
  ["looking", /^(Evaluate|Screenshot|Get|Is |Query|Count|Inner|Text)/i],
  ["waiting for the page", /^(Wait|Expect)/i],
  ["waiting for the clock", /^Wait for timeout/i],
];

function kindOf(title: string): string | undefined {
  // The last that fits: the clock is a kind of waiting.
  return KINDS.findLast(([, called]) => called.test(title))?.[0];
}

/** Seconds by kind; of steps within one another the outermost that has a kind. */
function spent(steps: readonly TestStep[], into: Record<string, number> = {}): Record<string, number> {
  for (const step of steps) {
    const kind = kindOf(step.title);
    if (kind) into[kind] = (into[kind] ?? 0) + step.duration / 1000;
    else spent(step.steps, into);
  }
  return into;
}

export default class Seconds implements Reporter {
  onBegin(): void {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, "");
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const row = {
      file: `web/checks/${test.location.file.split("/").at(-1)}`,
      name: test.title,
      outcome: result.status === "timedOut" ? "failed" : result.status,
      seconds: result.duration / 1000,
      retry: result.retry,
      steps: spent(result.steps),
    };
    appendFileSync(FILE, `${JSON.stringify(row)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
