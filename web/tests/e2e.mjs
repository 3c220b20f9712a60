// The page in Chromium against the real server.
//   npm run e2e              everything
//   npm run e2e keyboard     checks with this in their name

import { runChecks } from "./checks.mjs";
import { openBrowser, openHouse } from "./house.mjs";
import "./tour.mjs";
import "./games.mjs";
import "./hadrians_wall.mjs";
import "./paladins.mjs";
import "./hamlet.mjs";
import "./viscounts.mjs";
import "./table.mjs";
import "./story.mjs";
import "./prompt.mjs";
import "./replay.mjs";
import "./advice.mjs";
import "./companion.mjs";
import "./signin.mjs";
import "./your_move.mjs";
import "./together.mjs";
import "./packages.mjs";
import "./boards.mjs";
import "./figures.mjs";

const browser = await openBrowser();
const house = await openHouse();
try {
  process.exitCode = (await runChecks(browser, house, process.argv.slice(2).join(" "))) ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}
