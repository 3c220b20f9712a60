// The page in Chromium against the real server.
//   npm run e2e                     everything
//   npm run e2e -- -g "keyboard"    checks with this in their name
//   LUDORUM_BRIEF=1 npm run e2e     what no other check shows, too

import { defineConfig } from "@playwright/test";
import { BROWSER } from "./checks/support/house.ts";

const PATIENCE = 60_000; // the machine may be busy

/** What shows in another game, width, language or by another hand what a check before it shows: left
 * out of a brief run. Each game is still played to its end, each width and language looked at. */
const AGAIN = [
  "boards that hold",
  ", 1024 px",
  "stays calm, (Paladins|Viscounts|Hadrian|Hamlet)",
  "the prompt keeps its place, (Architects|Paladins|Hadrian|Hamlet)",
  "everything has a name, (architects|hadrians_wall|tithe)",
  "an opponent's turn, (hadrians_wall|hamlet|paladins|tithe)",
  "lessons of (architects|hamlet|tithe), ru",
  "lessons of (hadrians_wall|paladins|viscounts), uk",
  "Architects, 390 px",
  "Hadrian's Wall, two people",
  "a solo year by keyboard",
  "Hamlet, (alone|390 px)",
  "(?<!companion: )Paladins, (alone|390 px)",
  "Viscounts, (alone|two people)",
  "begun in Ukrainian",
  "box: (an effect|every form)",
  "companion: (Architects|only the opponent|by keyboard)",
  "Delta on its own board, ru",
  "Delta without a board",
  "no barriers, 1440 px",
  "the story follows the game, uk, 390 px",
  "every screen, uk, 390 px",
  "figures: (press|an update)",
].map((name) => new RegExp(name));

export default defineConfig({
  testDir: "checks",
  testMatch: "*.check.ts",
  grepInvert: process.env.LUDORUM_BRIEF === "1" ? AGAIN : [],
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
