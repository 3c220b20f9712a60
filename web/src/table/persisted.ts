// What is remembered of a table between visits, in this browser.

import type { Turn } from "./story";

export interface Persisted {
  /** The version the story goes up to. */
  version: number;
  turns: Turn[];
  /** The last turn that was there when the reader last decided something. */
  read: number;
}

const PREFIX = "ludorum.story.";
const MOST = 12; // tables

export function recall(table: string): Persisted | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    return text ? (JSON.parse(text) as Persisted) : null;
  } catch {
    return null;
  }
}

export function remember(table: string, persisted: Persisted): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(persisted));
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of ours.slice(0, Math.max(0, ours.length - MOST)))
      if (key !== PREFIX + table) localStorage.removeItem(key);
  } catch {
    // Full or forbidden: the story is there until the page is left.
  }
}
