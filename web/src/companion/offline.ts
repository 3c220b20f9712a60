// The companion without a network: a service worker that has fetched everything beforehand.

import { kept } from "virtual:python";
import { useEffect, useState } from "react";
import { rules } from "../rules/clauses";
import type { Lang } from "../words/load";
import { desk } from "./desk";

/** `part`: how much is here, from 0 to 1. */
export type Offline =
  | { state: "cannot" }
  | { state: "fetching"; part: number }
  | { state: "ready" }
  | { state: "failed" };

type Told = { part: number; done?: boolean };

/** Fetches all that is needed, once a page; `tell` hears how far it is. */
async function fetchAll(tell: (now: Offline) => void): Promise<void> {
  if (!kept || !("serviceWorker" in navigator)) return tell({ state: "cannot" });
  try {
    await desk().ready(); // then the browser has the largest files already
    await navigator.serviceWorker.register("service.js");
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return tell({ state: "failed" });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (e: MessageEvent<Told>) => {
      const { part, done } = e.data;
      tell(done === undefined ? { state: "fetching", part } : { state: done ? "ready" : "failed" });
    };
    active.postMessage("keep", [port2]);
  } catch {
    tell({ state: "failed" });
  }
}

let now: Offline = { state: "fetching", part: 0 };
let begun = false;
const listeners = new Set<(now: Offline) => void>();

export function useOffline(): Offline {
  const [seen, setSeen] = useState(now);
  useEffect(() => {
    listeners.add(setSeen);
    setSeen(now);
    if (!begun) {
      begun = true;
      void fetchAll((x) => {
        now = x;
        for (const listener of listeners) listener(x);
      });
    }
    return () => {
      listeners.delete(setSeen);
    };
  }, []);
  return seen;
}

/** The rules of a game are asked for, so that they are kept, too. */
export function useRulesKept(game: string, lang: Lang, offline: Offline): void {
  const ready = offline.state === "ready";
  useEffect(() => {
    if (ready && game) rules(game, lang).catch(() => undefined);
  }, [ready, game, lang]);
}
