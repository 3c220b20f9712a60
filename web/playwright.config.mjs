// The page in Chromium against the real server.
//   npm run e2e                     everything
//   npm run e2e -- -g "keyboard"    checks with this in their name

import { defineConfig } from "@playwright/test";
import { BROWSER } from "./tests/house.mjs";

/** What checks have in common. Any other file holds checks: none is forgotten. */
const SHARED = [
  "barriers",
  "dice",
  "fixtures",
  "guest",
  "house",
  "keyboard",
  "layout",
  "look",
  "name-crawl",
  "outside",
  "player",
  "scene",
  "screens",
  "whole",
  "words",
];
const PATIENCE = 60_000; // the machine may be busy

export default defineConfig({
  testDir: "tests",
  testMatch: "*.mjs",
  testIgnore: SHARED.map((name) => `${name}.mjs`),
  fullyParallel: true,
  workers: 2,
  timeout: 400_000,
  expect: { timeout: PATIENCE },
  // What fails is tried once more, after all others and alone, in a new house with the same shuffles: a
  // fault of the page fails again, a machine that was busy does not. Two that fail again are enough.
  retries: 1,
  retryStrategy: "isolated",
  maxFailures: 2,
  reporter: "list",
  reportSlowTests: null,
  use: {
    launchOptions: BROWSER,
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
});
