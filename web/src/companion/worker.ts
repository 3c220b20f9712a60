// Runs the rules: Python in a thread of its own. A message in, a message out.

import { loadPyodide, type PyodideAPI } from "pyodide";
import type { GameInfo } from "../generated/http";

const RULES = "rules.bin";

/** Where things are: the runtime, what games stand on, and the list that names the rules of games. */
export interface Start {
  runtime: string;
  rules: string;
  games: string;
  page: string;
}

export interface Call {
  id: number;
  /** A function of the desk, or "lesson", and what it is given. */
  name: "ready" | "names" | "game" | "open" | "take" | "back" | "lesson";
  args: string[];
}

/** `wrong`: what was told cannot be ("misread"), or the rules failed. */
export type Answer = { id: number; value: string } | { id: number; wrong: "misread" | "fault"; text: string };

type Called = (...args: string[]) => string;

const plainFetch = fetch;

/** The heart of the runtime comes packed; it is unpacked while it comes. */
async function unpacked(url: string): Promise<Response> {
  const { body, ok, status } = await plainFetch(`${url}.bin`);
  if (!ok || !body) throw new Error(`${url}: ${status}`);
  const headers = { "content-type": "application/wasm" };
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

globalThis.fetch = (what, how) => (String(what).endsWith(".wasm") ? unpacked(String(what)) : plainFetch(what, how));

let python: Promise<PyodideAPI> | null = null;

async function archive(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The rules of every game that can be played alone; one that cannot be had harms no other. */
async function ofGames({ games, page }: Start): Promise<ArrayBuffer[]> {
  const list = (await (await fetch(games)).json()) as GameInfo[];
  const addresses = list
    .filter((x) => x.board.files.includes(RULES))
    .map((x) => new URL(x.board.folder + RULES, page).href);
  const answers = await Promise.allSettled(addresses.map(archive));
  return answers.flatMap((x) => (x.status === "fulfilled" ? [x.value] : []));
}

async function start(at: Start): Promise<PyodideAPI> {
  const archives = Promise.all([archive(at.rules), ofGames(at)]);
  const py = await loadPyodide({ indexURL: at.runtime });
  const [place] = py.runPython("import site; site.getsitepackages()").toJs() as string[];
  const [own, games] = await archives;
  for (const x of [own, ...games]) py.unpackArchive(x, "gztar", { extractDir: place ?? "" });
  py.runPython("import importlib; importlib.invalidate_caches()");
  py.runPython("from ludorum.companion.browser import browser as desk");
  py.runPython("from ludorum.lessons.browser import lesson");
  return py;
}

async function call({ id, name, args }: Call): Promise<Answer> {
  try {
    const py = await python!;
    if (name === "ready") return { id, value: "null" };
    if (name === "lesson") return { id, value: (py.globals.get("lesson") as Called)(...args) };
    const desk = py.globals.get("desk") as Record<string, Called>;
    return { id, value: desk[name]!(...args) };
  } catch (e) {
    const text = String(e);
    return { id, wrong: /Misread/.test(text) ? "misread" : "fault", text };
  }
}

addEventListener("message", (e: MessageEvent<Start | Call>) => {
  if ("runtime" in e.data) python = start(e.data);
  else void call(e.data).then((x) => postMessage(x));
});
