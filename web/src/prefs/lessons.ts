// How far somebody has come in the courses of games, kept in this browser.

import { useSyncExternalStore } from "react";

export interface Progress {
  /** Lessons taken to their end. */
  done: string[];
  /** A lesson that was left, and the moves that lead to where. */
  left: { lesson: string; moves: unknown[][]; at: number } | null;
  /** When `left` became what it is, in milliseconds. */
  left_at: number;
}

export type Courses = Readonly<Record<string, Progress>>;

const KEPT = "ludorum.lessons";
const NONE: Progress = { done: [], left: null, left_at: 0 };
const listeners = new Set<() => void>();

function read(): Courses {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Partial<Progress>>;
    return Object.fromEntries(Object.entries(found).map(([game, x]) => [game, { ...NONE, ...x }]));
  } catch {
    return {}; // no storage, or not ours
  }
}

let all = read();

/** Also what another page of this browser has done meanwhile. */
export function allProgress(): Courses {
  return { ...all, ...read() };
}

export function replaceProgress(next: Courses): void {
  all = next;
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // No room: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function progressOf(game: string): Progress {
  return all[game] ?? NONE;
}

export function setProgress(game: string, change: Partial<Omit<Progress, "left_at">>): void {
  const old = progressOf(game);
  const left = "left" in change ? (change.left ?? null) : old.left;
  // Later than all that has been seen, also where a clock is wrong; to begin a lesson leaves nothing.
  const left_at = "left" in change && (left || old.left) ? Math.max(Date.now(), old.left_at + 1) : old.left_at;
  replaceProgress({ ...read(), [game]: { done: change.done ?? old.done, left, left_at } });
}

export function finish(game: string, lesson: string): void {
  const { done } = progressOf(game);
  setProgress(game, { done: done.includes(lesson) ? done : [...done, lesson], left: null });
}

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useProgress(game: string): Progress {
  return useSyncExternalStore(onProgress, () => progressOf(game));
}

/** The lesson to go on with: the one that was left, else the first that was not taken. */
export function nextOf(lessons: readonly { id: string }[], { done, left }: Progress): string {
  const open = lessons.find((x) => x.id === left?.lesson) ?? lessons.find((x) => !done.includes(x.id));
  return (open ?? lessons[0])?.id ?? "";
}
