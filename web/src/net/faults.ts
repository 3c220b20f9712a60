// Faults of the page, told to the server: what kind, and where in the code. Neither what an error says nor whose
// page it is goes with it.

import type { Fault } from "../generated/http";
import { Refusal } from "./api";

const MOST = 10; // of one page: what goes on failing is known by then
const DEEP = 6; // lines of a stack
const LONGEST = 180; // characters of a path
const reported = new Set<string>();

/** Which build of the page this is: the name of its first script changes with whatever it holds. */
export function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /([\w.-]+?)(\.\w+)?$/.exec(script ? new URL(script.src).pathname : "")?.[1] ?? "";
}

/** The lines of a stack that lie in files of this server, without what follows a path. */
export function placesIn(stack: string, base: string): string[] {
  const folder = new URL(".", base);
  const out: string[] = [];
  for (const [, address, line, column] of stack.matchAll(/(https?:\/\/[^\s()]+):(\d+):(\d+)/g)) {
    const url = new URL(address!);
    if (url.origin !== folder.origin || !url.pathname.startsWith(folder.pathname)) continue;
    const path = url.pathname.slice(folder.pathname.length).replace(/[^\w./-]/g, "_");
    out.push(`${path.slice(-LONGEST)}:${line}:${column}`);
  }
  return out.slice(0, DEEP);
}

/** Tells the server once, however often it happens. `game`: whose board it was. */
export function report(slot: Fault["slot"], error: unknown, game = ""): void {
  const failed = error instanceof Error ? error : null;
  const kind = (failed?.name ?? typeof error).replace(/[^A-Za-z]/g, "").slice(0, 40) || "Error";
  const frames = placesIn(failed?.stack ?? "", document.baseURI);
  const name = [slot, game, kind, frames[0]].join(" ");
  if (reported.has(name) || reported.size >= MOST) return;
  reported.add(name);
  console.error(`A fault of the page: ${slot} ${game}`, error);
  const fault: Fault = { slot, kind, game, build: buildName(), frames };
  fetch("api/faults", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined); // nobody waits for it
}

/** Faults of our own code: not of what a browser has been extended with, and not what the server has refused. */
function ours(error: unknown): boolean {
  return (
    error instanceof Error && !(error instanceof Refusal) && placesIn(error.stack ?? "", document.baseURI).length > 0
  );
}

/** Reports what nobody has caught, from now on. */
export function listenForFaults(): void {
  addEventListener("error", (e) => ours(e.error) && report("script", e.error));
  addEventListener("unhandledrejection", (e) => ours(e.reason) && report("promise", e.reason));
}
