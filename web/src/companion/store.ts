// One's companion games, kept in this browser. A game is its answers.

import type { Message, Scores } from "../generated/frames";
import type { Frame } from "./desk";

export interface SavedGame {
  id: string;
  game: string;
  options: Record<string, string>;
  answers: unknown[][];
  /** The same as the rules keep it: quicker to go on from, but of no use to other rules. */
  saved: string;
  /** Only the opponent is run. */
  only?: boolean;
  /** One's own box that lies over the game: a zip file as text. */
  pack?: string;
  /** What was last on the screen: there at once, while the rules wake up. */
  frame?: Frame;
  /** Milliseconds since 1970. */
  begun: number;
  last: number;
  /** What the opponents are called; null for the person. */
  names: (Message | null)[];
  /** Null until the game is over. */
  scores: Scores | null;
}

const NAME = "ludorum-companion";
const SHELF = "games";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("no storage"));
  });
}

async function run<T>(mode: IDBTransactionMode, work: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await opened();
  try {
    return await new Promise<T>((done, fail) => {
      const deal = base.transaction(SHELF, mode);
      const request = work(deal.objectStore(SHELF));
      deal.oncomplete = () => done(request.result);
      deal.onabort = deal.onerror = () => fail(deal.error ?? new Error("not stored"));
    });
  } finally {
    base.close();
  }
}

/** The latest first. */
export async function all(): Promise<SavedGame[]> {
  const list = await run<SavedGame[]>("readonly", (x) => x.getAll());
  return list.sort((a, b) => b.last - a.last);
}

export function find(id: string): Promise<SavedGame | undefined> {
  return run<SavedGame | undefined>("readonly", (x) => x.get(id));
}

export async function keep(game: SavedGame): Promise<void> {
  await run("readwrite", (x) => x.put(game));
}

export async function forget(id: string): Promise<void> {
  await run("readwrite", (x) => x.delete(id));
}

export function begin(game: string, options: Record<string, string>, only = false, now = Date.now()): SavedGame {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (x) => x.toString(16).padStart(2, "0")).join("");
  return { id, game, options, only, answers: [], saved: "", begun: now, last: now, names: [], scores: null };
}

/** One finished game in a line of them. */
export interface Result {
  id: string;
  at: number;
  points: number;
  /** Null: there was nobody to win against. */
  won: boolean | null;
}

/** The person's seat; a solo game has no other. */
const ME = 0;

/** Finished games by title, the oldest first. */
export function results(games: readonly SavedGame[]): Map<string, Result[]> {
  const out = new Map<string, Result[]>();
  for (const x of [...games].sort((a, b) => a.last - b.last)) {
    if (!x.scores || x.only) continue; // who counts their own points has told us none
    const points = (x.scores.lines[ME] ?? []).reduce((n, [, , line]) => n + line, 0);
    const list = out.get(x.game) ?? [];
    const won = x.scores.headline ? null : x.scores.winners.includes(ME);
    list.push({ id: x.id, at: x.last, points, won });
    out.set(x.game, list);
  }
  return out;
}
