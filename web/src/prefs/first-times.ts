// What has come up in somebody's games already, by game and kind of decision: kept in this browser.

export interface FirstTimes {
  /** Kinds of decisions, by game. */
  known: Readonly<Record<string, string[]>>;
  /** When all of them were forgotten last, in milliseconds; 0: never. */
  since: number;
}

const KEPT = "ludorum.first";
const FORGOTTEN = "ludorum.first-since";
const listeners = new Set<() => void>();

export function firstTimes(): FirstTimes {
  try {
    const known = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string[]>;
    return { known, since: Number(localStorage.getItem(FORGOTTEN)) };
  } catch {
    return { known: {}, since: 0 }; // no storage, or not ours
  }
}

export function replaceFirstTimes({ known, since }: FirstTimes): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(known));
    localStorage.setItem(FORGOTTEN, String(since));
  } catch {
    // No room: it is said once more another time.
  }
  for (const listener of listeners) listener();
}

export function isKnown(game: string, kind: string): boolean {
  return firstTimes().known[game]?.includes(kind) ?? false;
}

/** Has nothing of it come up yet? */
export function isNew(game: string): boolean {
  return !firstTimes().known[game]?.length;
}

export function remember(game: string, kind: string): void {
  if (isKnown(game, kind)) return;
  const { known, since } = firstTimes();
  replaceFirstTimes({ known: { ...known, [game]: [...(known[game] ?? []), kind] }, since });
}

/** All of them are said again. */
export function forgetFirstTimes(): void {
  replaceFirstTimes({ known: {}, since: Math.max(Date.now(), firstTimes().since + 1) });
}

export function onFirstTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
