// Fingerprints of dealers' keys, noted when a table was first seen: a server cannot change these.

export interface Noted {
  commit: string;
  /** Before the first card, or while the game was under way. */
  when: "open" | "running";
}

const KEPT = "ludorum.promises";
const MOST = 300; // tables

function all(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Noted>;
  } catch {
    return {};
  }
}

export function noted(table: string): Noted | null {
  return all()[table] ?? null;
}

/** The first note stays; after the end there is nothing to promise. */
export function note(table: string, commit: string, status: string): void {
  if (status !== "open" && status !== "running") return;
  const known = all();
  if (known[table]) return;
  const kept = [...Object.entries(known), [table, { commit, when: status }] as const];
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
  } catch {
    // Full or forbidden: the check will say that nothing was noted.
  }
}
