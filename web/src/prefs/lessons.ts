// How far somebody has come in the courses of games, kept in this browser.

import { useSyncExternalStore } from "react";

export interface Progress {
  /** Lessons taken to their end. */
  done: string[];
  /** A lesson that was left, and the moves that lead to where. */
  left: { lesson: string; moves: unknown[][]; at: number } | null;
}

const KEPT = "ludorum.lessons";
const NONE: Progress = { done: [], left: null };
const listeners = new Set<() => void>();

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Progress>;
  } catch {
    return {}; // no storage, or not ours
  }
}

let all = read();

export function progressOf(game: string): Progress {
  return all[game] ?? NONE;
}

export function setProgress(game: string, change: Partial<Progress>): void {
  all = { ...read(), [game]: { ...progressOf(game), ...change } };
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // No room: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function finish(game: string, lesson: string): void {
  const { done } = progressOf(game);
  setProgress(game, { done: done.includes(lesson) ? done : [...done, lesson], left: null });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useProgress(game: string): Progress {
  return useSyncExternalStore(subscribe, () => progressOf(game));
}

/** The lesson to go on with: the one that was left, else the first that was not taken. */
export function nextOf(lessons: readonly { id: string }[], { done, left }: Progress): string {
  const open = lessons.find((x) => x.id === left?.lesson) ?? lessons.find((x) => !done.includes(x.id));
  return (open ?? lessons[0])?.id ?? "";
}
