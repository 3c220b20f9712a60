// Puzzles that were answered in this browser: of who has no account nobody else knows it.

const KEY = "ludorum.puzzles";
const MOST = 300;

export function seen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((x): x is string => typeof x === "string") : [];
  } catch {
    return []; // kept by somebody else, or not to be read
  }
}

export function remember(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen().filter((x) => x !== id), id].slice(-MOST)));
  } catch {
    // no room: it may come again
  }
}

export function forget(): void {
  localStorage.removeItem(KEY);
}
