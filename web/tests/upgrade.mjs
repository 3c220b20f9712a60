// Two nodes over one PostgreSQL and one NATS while one of them already has the next build of the page: whatever a
// page asks for, it asks the other node.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { dice } from "./dice.mjs";
import { test } from "./fixtures.mjs";
import { PYTHON, ROOT } from "./house.mjs";
import { comeIn, decide, newTable, turn } from "./player.mjs";

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

function sql(statement, url = POSTGRES) {
  return execFileSync(PYTHON, ["-c", ADMINISTER, url, statement], { encoding: "utf8" });
}

/** A database of its own for a check. */
const withStore = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  store: async ({}, use) => {
    const name = `ludorum_check_${process.pid}_upgrade`;
    sql(`CREATE DATABASE "${name}"`);
    await use(Object.assign(new URL(POSTGRES), { pathname: `/${name}` }).href);
    sql(`DROP DATABASE "${name}" WITH (FORCE)`);
  },
  /** The package with the page and the boards of another build: the same, by other names. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  next: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "ludorum-next-"));
    const filter = (path) => !path.includes("__pycache__");
    cpSync(join(ROOT, "src/ludorum"), join(folder, "ludorum"), { recursive: true, filter });
    rename(join(folder, "ludorum/server/page"));
    for (const game of ["tithe", "architects"]) touch(join(folder, "ludorum/games", game, "board"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Every name that has a hash in it gets another one, wherever it is said. */
function rename(page) {
  const names = readdirSync(join(page, "assets")).filter((x) => HASHED.test(x));
  const other = (name) => name.replace(HASHED, (_, stem, hash, end) => `${stem}${[...hash].reverse().join("")}x${end}`);
  const texts = [...names.map((x) => `assets/${x}`), "index.html", "service.js"].filter((x) =>
    TEXT.includes(extname(x)),
  );
  for (const file of texts) {
    const path = join(page, file);
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      text.replace(/[\w-]+-[\w-]{8}\.\w+/g, (x) => (names.includes(x) ? other(x) : x)),
    );
  }
  for (const name of names) renameSync(join(page, "assets", name), join(page, "assets", other(name)));
}

function touch(board) {
  for (const file of readdirSync(board).filter((x) => x.endsWith(".js")))
    writeFileSync(join(board, file), `${readFileSync(join(board, file), "utf8")}\n// the next build\n`);
}

/** What stands before the nodes; `route` says which of them a request goes to. */
async function openProxy() {
  const proxy = { route: () => "", asked: [] };
  const at = (path) => new URL(proxy.route(path));
  const server = createServer((given, answer) => {
    const { hostname, port } = at(given.url);
    const { method, headers, url } = given;
    const on = request({ hostname, port, path: url, method, headers }, (got) => {
      proxy.asked.push([given.url, got.statusCode, port]);
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    on.on("error", () => answer.writeHead(502).end());
    given.pipe(on);
  });
  server.on("upgrade", (given, socket) => {
    const { hostname, port } = at(given.url);
    const on = connect(port, hostname, () => {
      const head = given.rawHeaders.reduce((text, x, i) => text + x + (i % 2 ? "\r\n" : ": "), "");
      on.write(`GET ${given.url} HTTP/1.1\r\n${head}\r\n`);
      on.pipe(socket).pipe(on);
    });
    on.on("error", () => socket.destroy());
    socket.on("error", () => on.destroy());
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  proxy.url = `http://127.0.0.1:${server.address().port}`;
  proxy.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return proxy;
}

const PART = /^\/(assets|games)\//;

withStore("a rolling upgrade over two nodes, with pages open", async ({ scene, store, next }) => {
  const env = { LUDORUM_STORE: store, LUDORUM_BUS: NATS };
  const old = await scene.ownHouse(() => env);
  const proxy = await openProxy();
  proxy.route = () => old.url;
  const sent = [];
  const visit = async (name) => {
    const page = await scene.visitor();
    page.on("request", (x) => x.url().endsWith("/answers") && sent.push(x.postDataJSON().command_id));
    await comeIn(page, proxy.url, name);
    return page;
  };
  const roll = dice(5);
  const play = async (page, n) => {
    for (let i = 0; i < n && (await turn(page)) === "ask"; i++) await decide(page, roll);
  };
  const builds = (page) => page.evaluate(() => document.querySelector("script[type=module]").src.split("/").at(-1));

  // Two pages of the old build: one at a table, one that has not asked for more than the first screen yet.
  const seated = await visit("Olena");
  await newTable(seated, proxy.url, "architects");
  await play(seated, 2);
  const idle = await visit("Bohdan");

  // The new node comes. Whoever has the old page asks it for parts of the old build.
  const fresh = await scene.ownHouse(() => ({ ...env, PYTHONPATH: next }));
  proxy.route = () => fresh.url;
  proxy.asked.length = 0;
  const known = await builds(idle);
  await newTable(idle, proxy.url, "architects");
  await idle.locator(".board-slot .architects, .board-slot [data-place]").first().waitFor();
  await play(idle, 2);
  await play(seated, 1);
  assert.equal(await builds(idle), known, "it has not been loaded anew");
  const parts = proxy.asked.filter(([path]) => PART.test(path));
  assert.ok(parts.some(([path]) => path.startsWith("/assets/TableScreen-")) && parts.length > 5, `${parts}`);

  // A new page comes from the new node, and asks the old one for its parts.
  proxy.route = (path) => (PART.test(path) ? old.url : fresh.url);
  proxy.asked.length = 0;
  const late = await visit("Zoe");
  assert.notEqual(await builds(late), known);
  await newTable(late, proxy.url, "architects");
  await play(late, 2);
  assert.equal(await late.locator(".generic").count(), 0, "the game's own board");

  // The old node goes: its people land on the new one and go on.
  proxy.route = () => fresh.url;
  await old.kill();
  for (const page of [seated, idle, late]) await play(page, 2);
  const bad = proxy.asked.filter(([path, status]) => PART.test(path) && status !== 200);
  assert.deepEqual(bad, []);
  const ids = [...new Set(sent)];
  const stored = sql("SELECT command_id FROM commands", store);
  const kept = ids.filter((id) => stored.includes(`.${id}'`));
  assert.deepEqual(kept, ids, "every decision is stored");
  assert.ok(ids.length > 8);
  scene.note(`${ids.length} decisions`);
  proxy.close();
});
