// A real `ludorum serve` in a folder of its own, and a browser to visit it.

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LUDORUM = process.env.LUDORUM ?? join(ROOT, ".venv/bin/ludorum");
export const PYTHON = join(dirname(LUDORUM), "python");
const SERVE = fileURLToPath(new URL("serve.py", import.meta.url));
const PATIENCE = 60_000;

/** Debian's Chromium: none is downloaded. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

export function openBrowser() {
  return chromium.launch(BROWSER);
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

async function serve(folder, port, more) {
  const env = {
    ...process.env,
    LUDORUM_COMMANDS_PER_SECOND: "1000",
    LUDORUM_SIGN_INS_PER_MINUTE: "6000",
    LUDORUM_TABLES_PER_MINUTE: "6000",
    LUDORUM_VIEWS_PER_SECOND: "1000",
    ...more,
  };
  const server = spawn(PYTHON, [SERVE, "--port", String(port)], { cwd: folder, env });
  let log = "";
  server.stdout.on("data", (x) => (log += x));
  server.stderr.on("data", (x) => (log += x));
  const end = Date.now() + PATIENCE;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (x) => x.ok,
      () => false,
    );
    if (ready) return server;
    if (server.exitCode !== null || Date.now() > end) throw new Error(`no server: ${log}`);
    await pause(100);
  }
}

async function stop(server, how) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once("exit", done));
  server.kill(how);
  await gone;
}

/** `set(port)`: settings beside the usual ones, as environment. */
export async function openHouse(set = () => ({})) {
  const folder = mkdtempSync(join(tmpdir(), "ludorum-house-"));
  const port = await freePort();
  let server = await serve(folder, port, set(port));
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => stop(server, "SIGKILL"),
    async restart() {
      server = await serve(folder, port, set(port));
    },
    /** What `ludorum verify` says of a record. */
    verify(record) {
      const file = join(folder, "record.jsonl");
      writeFileSync(file, record);
      return execFileSync(LUDORUM, ["verify", file], { encoding: "utf8" });
    },
    async close() {
      await stop(server, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
