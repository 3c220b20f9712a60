// The page in Chromium against the real server.
//   npm run e2e                     a drawing: all kinds, not all of every kind (checks/support/drawing.ts)
//   npm run e2e -- -g "keyboard"    checks with this in their name
//   LUDORUM_WHOLE=1 npm run e2e     everything

import { defineConfig } from "@playwright/test";
import { BROWSER } from "./checks/support/house.ts";

const PATIENCE = 60_000; // the machine may be busy

export default defineConfig({
  testDir: "checks",
  testMatch: "*.check.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 400_000,
  expect: { timeout: PATIENCE },
  // What fails is tried once more, after all others and alone, in a new house with the same shuffles: a
  // fault of the page fails again, a machine that was busy does not. Two that fail again are enough.
  retries: 1,
  retryStrategy: "isolated",
  maxFailures: process.env.LUDORUM_KEEP_GOING === "1" ? 0 : 2,
  reporter: [["./checks/support/drawing.ts"], ["./checks/support/seconds.ts"], ["list"]],
  reportSlowTests: null,
  use: {
    launchOptions: BROWSER,
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
});
