// A real `ludorum serve` in a folder of its own, and a browser to visit it.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const LUDORUM = process.env.LUDORUM ?? join(ROOT, ".venv/bin/ludorum");
export const PYTHON = join(dirname(LUDORUM), "python");
const SERVE = fileURLToPath(new URL("serve.py", import.meta.url));
const PATIENCE = 60_000;

/** Debian's Chromium without its windows: none is downloaded. It costs less than the whole one, and knows no push
 * messages. */
export const BROWSER: LaunchOptions = {
  executablePath: process.env.CHROMIUM_SHELL ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

const WHOLE_BROWSER: LaunchOptions = { ...BROWSER, executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" };

/** Settings beside the usual ones, as environment, of a server at this port. */
export type Settings = (port: number) => Record<string, string>;

export interface House {
  url: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** What `ludorum verify` says of a record. */
  verify(record: string): string;
  close(): Promise<void>;
}

/** `whole`: with everything that the usual one has not. */
export function openBrowser({ whole = false } = {}): Promise<Browser> {
  return chromium.launch(whole ? WHOLE_BROWSER : BROWSER);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function serve(folder: string, port: number, more: Record<string, string>): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PYTHONDONTWRITEBYTECODE: "", // every house would compile every module anew
    LUDORUM_COMMANDS_PER_SECOND: "1000",
    LUDORUM_SIGN_INS_PER_MINUTE: "6000",
    LUDORUM_TABLES_PER_MINUTE: "6000",
    LUDORUM_VIEWS_PER_SECOND: "1000",
    ...more,
  };
  const server = spawn(PYTHON, [SERVE, "--port", String(port)], { cwd: folder, env });
  let log = "";
  const hear = (text: Buffer) => {
    log += text;
  };
  server.stdout.on("data", hear);
  server.stderr.on("data", hear);
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

async function stop(server: ChildProcess, how: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once("exit", done));
  server.kill(how);
  await gone;
}

/** `host`: what it is visited by; passkeys and push messages are bound to a name. */
export async function openHouse(set: Settings = () => ({}), host = "127.0.0.1"): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "ludorum-house-"));
  const port = await freePort();
  let server = await serve(folder, port, set(port));
  return {
    url: `http://${host}:${port}`,
    kill: () => stop(server, "SIGKILL"),
    async restart() {
      server = await serve(folder, port, set(port));
    },
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
