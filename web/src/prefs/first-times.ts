// What has come up in somebody's games already, by game and kind of decision: kept in this browser.

const KEPT = "ludorum.first";

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string[]>;
  } catch {
    return {}; // no storage, or not ours
  }
}

export function isKnown(game: string, kind: string): boolean {
  return read()[game]?.includes(kind) ?? false;
}

/** Has nothing of it come up yet? */
export function isNew(game: string): boolean {
  return !read()[game]?.length;
}

export function remember(game: string, kind: string): void {
  if (isKnown(game, kind)) return;
  const all = read();
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: [...(all[game] ?? []), kind] }));
  } catch {
    // No room: it is said once more another time.
  }
}

/** All of them are said again. */
export function forgetFirstTimes(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // There is nothing to forget.
  }
}
