// Two nodes over one PostgreSQL and one NATS while one of them already has the next build of the page: whatever a
// page asks for, it asks the other node.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { dice } from "./support/dice.ts";
import { test } from "./support/fixtures.ts";
import { PYTHON, ROOT } from "./support/house.ts";
import type { Visitor } from "./support/visitor.ts";

const POSTGRES = process.env.LUDORUM_TEST_POSTGRES ?? "postgresql://root@127.0.0.1:5432/test";
const NATS = process.env.LUDORUM_TEST_NATS ?? "nats://127.0.0.1:4222";
const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/;
const TEXT = [".js", ".css", ".html"];
const ADMINISTER = `
import asyncio, asyncpg, sys
async def main():
    con = await asyncpg.connect(sys.argv[1])
    print(await con.fetch(sys.argv[2]) if sys.argv[2].startswith("SELECT") else await con.execute(sys.argv[2]))
asyncio.run(main())
`;

function sql(statement: string, url = POSTGRES): string {
  return execFileSync(PYTHON, ["-c", ADMINISTER, url, statement], { encoding: "utf8" });
}

/** A database of its own for a check, and the package with the page and the boards of another build: the same, by
 * other names. */
const withStore = test.extend<{ store: string; next: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  store: async ({}, use) => {
    const name = `ludorum_check_${process.pid}_upgrade`;
    sql(`CREATE DATABASE "${name}"`);
    await use(Object.assign(new URL(POSTGRES), { pathname: `/${name}` }).href);
    sql(`DROP DATABASE "${name}" WITH (FORCE)`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  next: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "ludorum-next-"));
    const filter = (path: string) => !path.includes("__pycache__");
    cpSync(join(ROOT, "src/ludorum"), join(folder, "ludorum"), { recursive: true, filter });
    rename(join(folder, "ludorum/server/page"));
    for (const game of ["tithe", "architects"]) touch(join(folder, "ludorum/games", game, "board"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Every name that has a hash in it gets another one, wherever it is said. */
function rename(page: string): void {
  const names = readdirSync(join(page, "assets")).filter((x) => HASHED.test(x));
  const other = (name: string) =>
    name.replace(HASHED, (_, stem, hash, end) => `${stem}${[...hash].reverse().join("")}x${end}`);
  const texts = [...names.map((x) => `assets/${x}`), "index.html", "service.js"];
  for (const file of texts.filter((x) => TEXT.includes(extname(x))))
    rewrite(join(page, file), (text) =>
      text.replace(/[\w-]+-[\w-]{8}\.\w+/g, (x) => (names.includes(x) ? other(x) : x)),
    );
  for (const name of names) renameSync(join(page, "assets", name), join(page, "assets", other(name)));
}

function touch(board: string): void {
  for (const file of readdirSync(board).filter((x) => x.endsWith(".js")))
    rewrite(join(board, file), (text) => `${text}\n// the next build\n`);
}

/** What stands before the nodes. */
class Gate {
  /** Which of them a path goes to. */
  route: (path: string) => string = () => "";
  /** What was asked of them, and what was answered. */
  asked: [path: string, status: number, port: string][] = [];
  private readonly server = createServer((given, answer) => {
    const { method, headers, url = "" } = given;
    const { hostname, port } = new URL(this.route(url));
    const on = request({ hostname, port, path: url, method, headers }, (got) => {
      this.asked.push([url, got.statusCode!, port]);
      answer.writeHead(got.statusCode!, got.headers);
      got.pipe(answer);
    });
    on.on("error", () => answer.writeHead(502).end());
    given.pipe(on);
  });

  async open(): Promise<string> {
    this.server.on("upgrade", ({ url = "", rawHeaders }, socket) => {
      const { hostname, port } = new URL(this.route(url));
      const on = connect(Number(port), hostname, () => {
        const head = rawHeaders.reduce((text, x, i) => text + x + (i % 2 ? "\r\n" : ": "), "");
        on.write(`GET ${url} HTTP/1.1\r\n${head}\r\n`);
        on.pipe(socket).pipe(on);
      });
      on.on("error", () => socket.destroy());
      socket.on("error", () => on.destroy());
    });
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const PART = /^\/(assets|games)\//;

withStore("a rolling upgrade over two nodes, with pages open", async ({ scene, store, next }) => {
  const env = { LUDORUM_STORE: store, LUDORUM_BUS: NATS };
  const old = await scene.ownHouse(() => env);
  const gate = new Gate();
  const url = await gate.open();
  gate.route = () => old.url;
  const sent = new Set<string>();
  const visit = async (name: string) => {
    const visitor = await scene.visitor({ url });
    visitor.page.on("request", (x) => x.url().endsWith("/answers") && sent.add(x.postDataJSON().command_id));
    await visitor.comeIn(name);
    return visitor;
  };
  const roll = dice(5);
  const play = async ({ table }: Visitor, n: number) => {
    for (let i = 0; i < n && (await table.turn()) === "ask"; i++) await table.decide(roll);
  };
  const build = ({ page }: Visitor) =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>("script[type=module]")!.src.split("/").at(-1));
  const parts = () => gate.asked.filter(([path]) => PART.test(path));

  // Two pages of the old build: one at a table, one that has not asked for more than the first screen yet.
  const seated = await visit("Olena");
  await seated.table.begin("architects");
  await play(seated, 2);
  const idle = await visit("Bohdan");

  // The new node comes. Whoever has the old page asks it for parts of the old build.
  const fresh = await scene.ownHouse(() => ({ ...env, PYTHONPATH: next }));
  gate.route = () => fresh.url;
  gate.asked = [];
  const known = await build(idle);
  await idle.table.begin("architects");
  await idle.page.locator(".board-slot .architects, .board-slot [data-place]").first().waitFor();
  await play(idle, 2);
  await play(seated, 1);
  assert.equal(await build(idle), known, "it has not been loaded anew");
  const given = parts();
  assert.ok(given.some(([path]) => path.startsWith("/assets/TableScreen-")) && given.length > 5, `${given}`);

  // A new page comes from the new node, and asks the old one for its parts.
  gate.route = (path) => (PART.test(path) ? old.url : fresh.url);
  gate.asked = [];
  const late = await visit("Zoe");
  assert.notEqual(await build(late), known);
  await late.table.begin("architects");
  await play(late, 2);
  assert.equal(await late.page.locator(".generic").count(), 0, "the game's own board");

  // The old node goes: its people land on the new one and go on.
  gate.route = () => fresh.url;
  await old.kill();
  for (const visitor of [seated, idle, late]) await play(visitor, 2);
  assert.deepEqual(
    parts().filter(([, status]) => status !== 200),
    [],
  );
  const stored = sql("SELECT command_id FROM commands", store);
  const kept = [...sent].filter((id) => stored.includes(`.${id}'`));
  assert.deepEqual(kept, [...sent], "every decision is stored");
  assert.ok(sent.size > 8);
  scene.note(`${sent.size} decisions`);
  gate.close();
});
