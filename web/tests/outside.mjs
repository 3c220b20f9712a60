// What is outside a house: letters and messages that leave it, and where people sign in elsewhere.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { PYTHON, ROOT } from "./house.mjs";

/** A mail server, a push service and a provider, as the server's own tests have them. */
export async function outside() {
  const run = spawn(PYTHON, ["-m", "tests.server.outside"], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  const letters = [];
  const waiting = [];
  const lines = createInterface({ input: run.stdout });
  const first = new Promise((done, fail) => {
    lines.once("line", (line) => done(JSON.parse(line)));
    run.once("exit", () => fail(new Error("no mail server")));
  });
  const at = await first;
  lines.on("line", (line) => {
    letters.push(JSON.parse(line));
    for (const look of waiting) look();
  });
  return {
    ...at,
    /** What the n-th push message says to the browser that can read it. */
    pushed(n = 1) {
      return new Promise((done) => {
        const look = () => {
          const found = letters.filter((x) => x.push)[n - 1];
          if (found) done(found.push);
        };
        waiting.push(look);
        look();
      });
    },
    /** The link in the n-th letter to an address. */
    link(address, n = 1) {
      return new Promise((done) => {
        const look = () => {
          const mine = letters.filter((x) => x.to === address)[n - 1];
          const found = mine && /http\S+#\/mail\/\S+/.exec(mine.text);
          if (found) done(found[0]);
        };
        waiting.push(look);
        look();
      });
    },
    close: () => run.stdin.end(),
  };
}
