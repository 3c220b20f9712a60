// A real `ludorum serve` in a folder of its own, and browsers to visit it.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LUDORUM = process.env.LUDORUM ?? join(ROOT, ".venv/bin/ludorum");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

async function serve(folder, port) {
  const env = { ...process.env, LUDORUM_COMMANDS_PER_SECOND: "1000", LUDORUM_SIGN_INS_PER_MINUTE: "6000" };
  const server = spawn(LUDORUM, ["serve", "--port", String(port)], { cwd: folder, env });
  let log = "";
  server.stdout.on("data", (x) => (log += x));
  server.stderr.on("data", (x) => (log += x));
  const end = Date.now() + 40_000;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then((x) => x.ok, () => false);
    if (ready) return server;
    if (server.exitCode !== null || Date.now() > end) throw new Error(`no server: ${log}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function stop(server, how) {
  const gone = new Promise((done) => server.once("exit", done));
  if (server.exitCode === null && server.signalCode === null) {
    server.kill(how);
    await gone;
  }
}

export async function openHouse() {
  const folder = mkdtempSync(join(tmpdir(), "ludorum-web-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await serve(folder, port);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET });
  return {
    url,
    browser,
    /** A visitor with a browser of their own; whatever the page complains of is kept. */
    async visitor({ width, height, theme = "light", lang = "en", touch = false }) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: "reduce",
      });
      await context.addInitScript((prefs) => {
        const had = localStorage.getItem("ludorum.prefs");
        if (!had) localStorage.setItem("ludorum.prefs", JSON.stringify(prefs));
      }, { lang, theme });
      const page = await context.newPage();
      page.complaints = [];
      page.on("pageerror", (e) => page.complaints.push(String(e)));
      page.on("console", (m) => m.type() === "error" && page.complaints.push(m.text()));
      return page;
    },
    kill: () => stop(server, "SIGKILL"),
    async restart() {
      server = await serve(folder, port);
    },
    async close() {
      await browser.close();
      await stop(server, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
